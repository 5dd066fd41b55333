"""The outline of a palace and the longest outer wall on it (A-71).

A legal palace is connected and has no hole, so its outline is one closed line that never touches itself: going
round it once, clockwise, meets every outer side.
"""

from __future__ import annotations

from alhambra.core.packed import append, i64, vec
from alhambra.palace.plan import Plan

Segment = tuple[int, int]  # a place, and a side: N 0, E 1, S 2, W 3


def longest_wall(plan: Plan) -> i64:
    """How many segments the longest unbroken outer wall has."""
    sides = _outline(plan)
    grid = plan.grid
    best: i64 = 0
    run: i64 = 0
    first: i64 = -1  # the length of the run at the start of the line, which may go on at its end
    for outer in sides:
        if grid[outer >> 2] >> (12 + (outer & 3)) & 1:
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
    sides = _outline(plan)
    walled = [bool(plan.grid[outer >> 2] >> (12 + (outer & 3)) & 1) for outer in sides]
    line = [(int(plan.place(outer >> 2)), int(outer & 3)) for outer in sides]
    if all(walled):
        return [line]
    gap = walled.index(False)
    walls: list[list[Segment]] = [[]]
    for at in [*range(gap, len(line)), *range(gap)]:
        if walled[at]:
            walls[-1].append(line[at])
        elif walls[-1]:
            walls.append([])
    length = max(len(wall) for wall in walls)
    return [wall for wall in walls if wall and len(wall) == length]


def _outline(plan: Plan) -> vec[i64]:
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
