"""The outline of a palace and the longest outer wall on it (A-71).

A legal palace is connected and has no hole, so its outline is one closed line that never touches itself: going
round it once, clockwise, meets every outer side.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, i64, vec
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.plan import Plan

Segment = tuple[int, int]  # a place, and a side: N 0, E 1, S 2, W 3; long sides of gatehouses NE 4, SE 5, SW 6, NW 7

SEGMENTS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
LONG_SIDES: Final = (3, 6, 12, 9)  # the sides that a free half looks at, for a long side to the NE, SE, SW, NW
# By segment: its heading, in steps of 45 degrees, and the corners of its square where it starts and ends, clockwise.
HEADING: Final[vec[i64]] = vec[i64]([0, 2, 4, 6, 1, 3, 5, 7])
STARTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 0, 1, 2, 3])
ENDS: Final[vec[i64]] = vec[i64]([1, 2, 3, 0, 2, 3, 0, 1])
# From a cell to a cell whose north-west corner is the one meant: rows, then columns.
DOWN: Final[vec[i64]] = vec[i64]([0, 0, 1, 1])
ACROSS: Final[vec[i64]] = vec[i64]([0, 1, 1, 0])
LINE_END: Final[i64] = -1


def longest_wall(plan: Plan) -> i64:
    """How many segments the longest unbroken outer wall has; gatehouses in it count 2 more (G-10)."""
    if plan.camps or plan.gates:
        return _longest_on(plan, _outlines(plan))
    sides = outline(plan)
    grid = plan.grid
    best: i64 = 0
    run: i64 = 0
    first: i64 = -1  # the length of the run at the start of the line, which may go on at its end
    for outer in sides:
        if grid[outer >> 2] >> (16 + (outer & 3)) & 1:
            run += 1
        else:
            if first < 0:
                first = run
            if run > best:
                best = run
            run = 0
    if first < 0:
        return run
    return run + first if run + first > best else best


def _longest_on(plan: Plan, edges: vec[i64]) -> i64:
    """The same on several lines. A run is 256 for each segment, and one more for each long side of a gatehouse."""
    best: i64 = 0
    run: i64 = 0
    first: i64 = -1
    for edge in edges:
        if edge != LINE_END and _walled(plan, edge):
            run += 257 if edge & 4 else 256
            continue
        if edge == LINE_END and first > 0:
            run += first
        if run > best:
            best = run
        if edge == LINE_END:
            first = -1
        elif first < 0:
            first = run
        run = 0
    return (best >> 8) + 2 * (best & 255)


def _walled(plan: Plan, edge: i64) -> bool:
    """Legs of gatehouses are not: a gatehouse's shape has the sides of its free half."""
    return edge & 4 != 0 or plan.grid[edge >> 3] >> (16 + (edge & 3)) & 1 != 0


def longest_walls(plan: Plan) -> list[list[Segment]]:
    """Every wall of the greatest length, each as its segments in order; none if there is no wall."""
    walls: list[list[Segment]] = []
    line: list[int] = []
    for edge in _outlines(plan):
        if edge == LINE_END:
            walls += _walls_on(plan, line)
            line = []
        else:
            line.append(edge)
    length = max([len(wall) for wall in walls], default=0)
    return [wall for wall in walls if len(wall) == length]


def gatehouses_in(wall: list[Segment]) -> int:
    """How many long sides of gatehouses a wall has."""
    return len([side for _, side in wall if side > 3])


def _walls_on(plan: Plan, line: list[int]) -> list[list[Segment]]:
    """The unbroken walls on one closed line."""
    walled = [_walled(plan, edge) for edge in line]
    segments = [(int(plan.place(edge >> 3)), edge & 7) for edge in line]
    if all(walled):
        return [segments]
    gap = walled.index(False)
    walls: list[list[Segment]] = [[]]
    for at in [*range(gap, len(line)), *range(gap)]:
        if walled[at]:
            walls[-1].append(segments[at])
        elif walls[-1]:
            walls.append([])
    return [wall for wall in walls if wall]


def _outlines(plan: Plan) -> vec[i64]:
    """Every closed line around the buildings, clockwise: its edges as cell * 8 + segment, then `LINE_END`.

    Camps are ignored (C-7), so a court they fill has a line of its own.
    """
    edges = vec[i64]()
    for cell in plan.cells:
        edges = _edges(plan, cell, edges)
    count: i64 = len(edges)
    last = vec[i64]([-1] * len(plan.grid))  # by corner, the last of the edges that start there
    before = vec[i64]([-1] * count)  # by edge, the one before it that starts at the same corner
    met = vec[i64]([0] * count)
    number: i64 = 0
    while number < count:
        corner = _corner(plan, edges[number], STARTS)
        before[number] = last[corner]
        last[corner] = number
        number += 1
    lines = vec[i64]()
    number = 0
    while number < count:
        here = number
        while not met[here]:
            met[here] = 1
            lines = append(lines, edges[here])
            here = _following(edges, edges[here], last[_corner(plan, edges[here], ENDS)], before)
        if lines[len(lines) - 1] != LINE_END:
            lines = append(lines, LINE_END)
        number += 1
    return lines


def _corner(plan: Plan, edge: i64, corners: vec[i64]) -> i64:
    """The corner where an edge starts, or ends, as the cell behind it; no palace reaches the border of its grid."""
    corner = corners[edge & 7]
    return (edge >> 3) + (DOWN[corner] << plan.frame.shift) + ACROSS[corner]


def _following(edges: vec[i64], edge: i64, choice: i64, before: vec[i64]) -> i64:
    """The edge that goes on along the same gap: where several start at a corner, the one that turns left most."""
    best = choice
    if before[choice] >= 0:
        least: i64 = 8
        while choice >= 0:
            turn: i64 = HEADING[edges[choice] & 7] - HEADING[edge & 7] + 3 & 7
            if turn < least:
                least = turn
                best = choice
            choice = before[choice]
    return best


def _edges(plan: Plan, cell: i64, out: vec[i64]) -> vec[i64]:
    """Add the outer sides of a building, clockwise; of a gatehouse its free legs and its long side."""
    shape = plan.shape_on(cell)
    if shape & CAMP:
        return out
    free: i64 = shape & 15 if shape & GATE else 0
    outer: i64 = outer_sides(plan, cell) & ~free
    side: i64
    for side in range(4):
        if outer >> side & 1:
            out = append(out, cell * 8 + side)
    if free:
        out = append(out, cell * 8 + 4 + LONG_SIDES.index(int(free)))
    return out


def outer_sides(plan: Plan, cell: i64) -> i64:
    """The sides of a square that no building and no leg of a gatehouse touches; camps are ignored (C-7)."""
    known = plan.grid[cell]
    return ~(known & ~(known >> 12)) & 15


def outline(plan: Plan) -> vec[i64]:
    """The outer sides clockwise, each as cell * 4 + side, from the north side of the first tile on."""
    grid = plan.grid
    around = plan.frame.around
    start: i64 = plan.cells[0] * 4
    sides = vec[i64]()
    here = start
    while True:
        sides = append(sides, here)
        cell: i64 = here >> 2
        side: i64 = here & 3
        after: i64 = (side + 1) & 3
        known = grid[cell]
        if known >> (8 + side) & 1:  # a tile at the corner ahead: the line turns left along it
            here = (cell + around[4 + side]) * 4 + ((side + 3) & 3)
        elif known >> after & 1:
            here = (cell + around[after]) * 4 + side
        else:
            here = cell * 4 + after
        if here == start:
            return sides
