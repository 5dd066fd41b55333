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
Edge = tuple[int, int, int, int, bool]  # two corners, clockwise; a segment, and whether it is walled

SEGMENTS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
START: Final = (0, 1, 257, 256)  # from a place to the corner of its square where a side starts, clockwise
HEADING: Final = (0, 2, 4, 6, 1, 3, 5, 7)  # of each side, in steps of 45 degrees
LONG_SIDES: Final = (3, 6, 12, 9)  # the sides that a free half looks at, for a long side to the NE, SE, SW, NW


def longest_wall(plan: Plan) -> i64:
    """How many segments the longest unbroken outer wall has; gatehouses in it count 2 more (G-10)."""
    if plan.camps or plan.gates:
        return max([len(wall) + 2 * gatehouses_in(wall) for wall in longest_walls(plan)], default=0)
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


def longest_walls(plan: Plan) -> list[list[Segment]]:
    """Every wall of the greatest length, each as its segments in order; none if there is no wall."""
    walls = [wall for line in _outlines(plan) for wall in _walls_on(line)]
    length = max([len(wall) for wall in walls], default=0)
    return [wall for wall in walls if len(wall) == length]


def gatehouses_in(wall: list[Segment]) -> int:
    """How many long sides of gatehouses a wall has."""
    return len([side for _, side in wall if side > 3])


def _walls_on(line: list[Edge]) -> list[list[Segment]]:
    """The unbroken walls on one closed line."""
    walled = [edge[4] for edge in line]
    if all(walled):
        return [[(edge[2], edge[3]) for edge in line]]
    gap = walled.index(False)
    walls: list[list[Segment]] = [[]]
    for _, _, place, side, is_walled in line[gap:] + line[:gap]:
        if is_walled:
            walls[-1].append((place, side))
        elif walls[-1]:
            walls.append([])
    return [wall for wall in walls if wall]


def _outlines(plan: Plan) -> list[list[Edge]]:
    """Every closed line around the buildings, clockwise. Camps are ignored (C-7), so a court they fill has its own."""
    edges: list[Edge] = []
    for cell in plan.cells:
        edges += _edges(plan, cell)
    starting: dict[int, list[int]] = {}  # by corner
    for number, edge in enumerate(edges):
        starting.setdefault(edge[0], []).append(number)
    lines: list[list[Edge]] = []
    met = [False] * len(edges)
    for first in range(len(edges)):
        if not met[first]:
            line: list[Edge] = []
            here = first
            while not met[here]:
                met[here] = True
                line.append(edges[here])
                here = _following(edges, here, starting[edges[here][1]])
            lines.append(line)
    return lines


def _following(edges: list[Edge], here: int, choices: list[int]) -> int:
    """The edge that goes on along the same gap: where two meet at a corner, the one that turns left most."""
    best = choices[0]
    if len(choices) > 1:
        turns = [(HEADING[edges[other][3]] - HEADING[edges[here][3]] + 3) % 8 for other in choices]
        best = choices[turns.index(min(turns))]
    return best


def _edges(plan: Plan, cell: i64) -> list[Edge]:
    """The outer sides of a building, clockwise; of a gatehouse its free legs and its long side."""
    shape = int(plan.shape_on(cell))
    if shape & CAMP:
        return []
    place, outer = int(plan.place(cell)), int(outer_sides(plan, cell))
    edges = [
        (place + START[side], place + START[(side + 1) & 3], place, side, bool(shape >> side & 1) and shape < GATE)
        for side in range(4)
        if not (shape & GATE and shape >> side & 1) and outer >> side & 1
    ]
    if shape & GATE:
        corner = LONG_SIDES.index(shape & 15)
        edges.append((place + START[corner], place + START[(corner + 2) & 3], place, 4 + corner, True))
    return edges


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
