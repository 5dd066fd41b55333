"""The outline of a palace and the longest outer wall on it (A-71).

A legal palace is connected and has no hole, so its outline is one closed line that never touches itself: going
round it once, clockwise, meets every outer side.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, i64, vec
from alhambra.palace.geometry.building import CAMP, COUNT, GATE
from alhambra.palace.geometry.plan import Plan

Segment = tuple[int, int]  # a place, and a side: N 0, E 1, S 2, W 3; long sides of gatehouses NE 4, SE 5, SW 6, NW 7

SEGMENTS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
LONG_SIDES: Final = (3, 6, 12, 9)  # the sides that a free half looks at, for a long side to the NE, SE, SW, NW
LONG_SIDE: Final[vec[i64]] = vec[i64](  # by such sides, a bit for the segment
    [16 << LONG_SIDES.index(sides) if sides in LONG_SIDES else 0 for sides in range(16)]
)
SIDE: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])
# A line is one number: the best wall, 256 for each segment and one more for each that is manned, and all that are.
BEST: Final[i64] = (1 << 32) - 1
OUTSIDE: Final[i64] = 32  # from this bit on
SIDES: Final[i64] = 4  # of a tile, at most: a gatehouse has three

# Where there are gatehouses, the line is followed from corner to corner. Directions are eighths of a turn,
# clockwise from the east; the eight sectors at a corner begin at them. Quarters are numbered likewise: SE, SW, NW, NE.
HEADING: Final[vec[i64]] = vec[i64]([0, 2, 4, 6, 1, 3, 5, 7])  # by segment
SEGMENT: Final[vec[i64]] = vec[i64]([0, 4, 1, 5, 2, 6, 3, 7])  # by heading
# By segment, from its square to the one south-east of the corner where it ends: columns, then rows.
ACROSS: Final[vec[i64]] = vec[i64]([1, 1, 0, 0, 1, 0, 0, 1])
DOWN: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, 1, 1, 0, 0])


def _covered(shape: int, quarter: int) -> int:
    """The sectors at a corner that a tile covers, as bits; of a gatehouse's three corners two are acute."""
    if shape & CAMP:
        return 0
    if not shape & GATE:
        return 3 << 2 * quarter
    if shape & 15 not in LONG_SIDES:
        return 0
    free = LONG_SIDES.index(shape & 15) + 1
    return (0, 1, 3, 2)[(quarter - free) & 3] << 2 * quarter


def _onward(sectors: int, heading: int) -> int:
    """The heading that keeps the same gap on the left: to where the first covered sector on that side begins."""
    behind = heading + 4
    return next(((behind + turn) & 7 for turn in range(8) if sectors >> ((behind + turn) & 7) & 1), 0)


COVERED: Final[vec[i64]] = vec[i64]([_covered(shape, quarter) for shape in range(64) for quarter in range(4)])
ONWARD: Final[vec[i64]] = vec[i64]([_onward(sectors, heading) for sectors in range(256) for heading in range(8)])
CAMP_BIT: Final[i64] = 0x10_0000  # of the number of a square, see `plan`


def longest_wall(plan: Plan) -> i64:
    """How many segments the longest unbroken outer wall has; gatehouses in it count 2 more (G-10)."""
    best: i64 = 0
    if plan.camps or plan.gates:
        for line in outlines(plan):
            best = max(best, _longest_run(plan, line))
    else:
        best = _longest_run(plan, outline(plan))
    return (best >> 8) + 2 * (best & 255)


def _longest_run(plan: Plan, line: vec[i64]) -> i64:
    """The longest wall on a line: 256 for each segment, and one more for each long side of a gatehouse."""
    grid = plan.grid
    best: i64 = 0
    run: i64 = 0
    first: i64 = -1  # the length of the run at the start of the line, which may go on at its end
    for edge in line:
        if edge & 4:
            run += 257
        elif (
            grid[edge >> 3] >> (16 + (edge & 3)) & 1
        ):  # never a leg: a gatehouse's shape has the sides of its free half
            run += 256
        else:
            if first < 0:
                first = run
            if run > best:
                best = run
            run = 0
    if first > 0:
        run += first
    return run if run > best else best


def longest_walls(plan: Plan) -> list[list[Segment]]:
    """Every wall of the greatest length, each as its segments in order; none if there is no wall."""
    walls = [wall for line in outlines(plan) for wall in _walls_on(plan, line)]
    length = max([len(wall) for wall in walls], default=0)
    return [wall for wall in walls if len(wall) == length]


def gatehouses_in(wall: list[Segment]) -> int:
    """How many long sides of gatehouses a wall has."""
    return len([side for _, side in wall if side > 3])


def _walls_on(plan: Plan, line: vec[i64]) -> list[list[Segment]]:
    """The unbroken walls on one closed line."""
    walled = [bool(edge & 4 or plan.grid[edge >> 3] >> (16 + (edge & 3)) & 1) for edge in line]
    segments = [(int(plan.place(edge >> 3)), int(edge & 7)) for edge in line]
    if all(walled):
        return [segments]
    gap = walled.index(False)
    walls: list[list[Segment]] = [[]]
    for at in [*range(gap, len(segments)), *range(gap)]:
        if walled[at]:
            walls[-1].append(segments[at])
        elif walls[-1]:
            walls.append([])
    return [wall for wall in walls if wall]


def outlines(plan: Plan) -> list[vec[i64]]:
    """Every closed line around the buildings, clockwise, its edges as cell * 8 + segment.

    Camps are ignored (C-7), so a court they fill has a line of its own.
    """
    lines: list[vec[i64]] = []
    left: i64 = 0  # edges that are on no line yet
    for cell in plan.cells:
        sides = _edges(plan, cell)
        left += COUNT[sides & 15] + COUNT[sides >> 4]
    for cell in plan.cells:
        if not left:
            break
        sides = _edges(plan, cell)
        segment: i64 = 0
        while left and sides >> segment:
            edge: i64 = cell * 8 + segment
            if sides >> segment & 1 and not _on_any(lines, edge):
                line = _line(plan, edge)
                lines.append(line)
                left -= len(line)
            segment += 1
    return lines


def _on_any(lines: list[vec[i64]], edge: i64) -> bool:
    for line in lines:
        for other in line:  # compiled, a loop is quicker than any()
            if other == edge:
                return True
    return False


def _edges(plan: Plan, cell: i64) -> i64:
    """The segments of a building that are outside, as bits; of a gatehouse its free legs and its long side."""
    shape = plan.shape_on(cell)
    if shape & CAMP:
        return 0
    sides = outer_sides(plan, cell)
    return sides & ~shape | LONG_SIDE[shape & 15] if shape & GATE else sides


def outer_sides(plan: Plan, cell: i64) -> i64:
    """The sides of a square that no building and no leg of a gatehouse touches; camps are ignored (C-7)."""
    known = plan.grid[cell]
    return ~(known & ~(known >> 12)) & 15


def outline(plan: Plan) -> vec[i64]:
    """The one line around a palace without camps, from the first edge of the first tile on."""
    first = plan.cells[0]
    if not plan.gates:
        return _around_buildings(plan, first * 8)
    sides = _edges(plan, first)
    segment: i64 = 0
    while sides >> segment & 1 == 0:
        segment += 1
    return _around_gatehouses(plan, first * 8 + segment)


def _line(plan: Plan, start: i64) -> vec[i64]:
    """The closed line that an edge is on, clockwise from that edge."""
    return _around_gatehouses(plan, start) if plan.gates else _around_buildings(plan, start)


def _around_buildings(plan: Plan, start: i64) -> vec[i64]:
    """Where there are no half squares, a look at two squares says how the line goes on."""
    grid = plan.grid
    around = plan.frame.around
    edges = vec[i64]()
    here = start
    most: i64 = SIDES * len(plan.cells)  # a palace that is spoilt has a line, too, but it may lead nowhere
    while most:
        most -= 1
        edges = append(edges, here)
        cell: i64 = here >> 3
        side: i64 = here & 3
        after: i64 = (side + 1) & 3
        known = grid[cell]
        corner: i64 = cell + around[4 + side]
        if known >> (8 + side) & 1 and not grid[corner] & CAMP_BIT:  # the line turns left along what is ahead
            here = corner * 8 + ((side + 3) & 3)
        elif known & ~(known >> 12) & SIDE[after]:
            here = (cell + around[after]) * 8 + side
        else:
            here = cell * 8 + after
        if here == start:
            break
    return edges


def _around_gatehouses(plan: Plan, start: i64) -> vec[i64]:
    """At each corner the four squares there say how the line goes on."""
    grid = plan.grid
    covered = COVERED
    shift = plan.frame.shift
    width: i64 = 1 << shift
    edges = vec[i64]()
    here = start
    most: i64 = SIDES * len(plan.cells)  # a palace that is spoilt has a line, too, but it may lead nowhere
    while most:
        most -= 1
        edges = append(edges, here)
        segment: i64 = here & 7
        ahead: i64 = (here >> 3) + ACROSS[segment] + (DOWN[segment] << shift)
        sectors: i64 = 0
        known = grid[ahead]  # in bits 16 to 21 the shape, from 22 on the tile if there is one (see `plan`)
        if known >> 22:
            sectors = covered[known >> 14 & 252]
        known = grid[ahead - 1]
        if known >> 22:
            sectors |= covered[known >> 14 & 252 | 1]
        known = grid[ahead - width - 1]
        if known >> 22:
            sectors |= covered[known >> 14 & 252 | 2]
        known = grid[ahead - width]
        if known >> 22:
            sectors |= covered[known >> 14 & 252 | 3]
        heading = ONWARD[sectors << 3 | HEADING[segment]]
        if heading >> 2 != 0:
            ahead -= width
        if heading >> 1 == 1 or heading >> 1 == 2:
            ahead -= 1
        here = ahead * 8 + SEGMENT[heading]
        if here == start:
            break
    return edges
