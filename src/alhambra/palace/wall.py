"""The outline of a palace and the longest outer wall on it (A-71).

A legal palace is connected and has no hole, so its outline is one closed line that never touches itself: going
round it once, clockwise, meets every outer side.
"""

from __future__ import annotations

from alhambra.core.packed import append, i64, vec
from alhambra.palace.building import CAMP
from alhambra.palace.plan import Plan

Segment = tuple[int, int]  # a place, and a side: N 0, E 1, S 2, W 3


def longest_wall(plan: Plan) -> i64:
    """How many segments the longest unbroken outer wall has."""
    if plan.camps:
        walls = longest_walls(plan)
        return len(walls[0]) if walls else 0
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
    walls = [wall for line in _outlines(plan) for wall in _walls_on(plan, line)]
    length = max([len(wall) for wall in walls], default=0)
    return [wall for wall in walls if len(wall) == length]


def _walls_on(plan: Plan, sides: list[i64]) -> list[list[Segment]]:
    """The unbroken walls on one closed line."""
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
    return [wall for wall in walls if wall]


def _outlines(plan: Plan) -> list[list[i64]]:
    """Every closed line around the buildings. Camps are ignored (C-7), so a court filled by them has its own."""
    if not plan.camps:
        return [list(_outline(plan))]
    lines: list[list[i64]] = []
    left = {
        int(cell) * 4 + side
        for cell in plan.cells
        for side in range(4)
        if not plan.shape_on(cell) & CAMP and not _building(plan, cell + plan.frame.around[side])
    }
    while left:
        start = here = min(left)
        line: list[i64] = []
        while not line or here != start:
            line.append(here)
            left.remove(here)
            here = _next_side(plan, here)
        lines.append(line)
    return lines


def _building(plan: Plan, cell: i64) -> bool:
    return plan.tile_on(cell) >= 0 and not plan.shape_on(cell) & CAMP


def _next_side(plan: Plan, here: int) -> int:
    """The outer side that follows clockwise, along the same gap."""
    cell, side = here >> 2, here & 3
    after = (side + 1) & 3
    corner, ahead = int(cell + plan.frame.around[4 + side]), int(cell + plan.frame.around[after])
    if _building(plan, corner):
        return corner * 4 + (side + 3) % 4
    return ahead * 4 + side if _building(plan, ahead) else cell * 4 + after


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
