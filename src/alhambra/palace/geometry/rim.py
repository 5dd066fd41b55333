"""A walk round a palace, kept: what its walls become when something is laid, without laying it and walking again.

What may be laid touches the outline of a palace in one stretch (A-59, G-8): the edges of that stretch give way to the
free ones of what is laid, and all others stay. Where camps fill courts there are more lines, and it may be otherwise.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, extend, i64, vec
from alhambra.palace.geometry.building import CAMP, COUNT, GATE
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import BEST, CAMP_BIT, LONG_SIDES, OUTSIDE, outline, outlines

SEGMENT: Final[i64] = 256  # what a walled edge counts in a wall; one more if it is manned, or a gatehouse's
ELSEWHERE: Final[i64] = -1  # not known from the line


def _first(touched: int) -> int:
    """Of the touched sides of a square the one that the line meets first; -1 if they are not one stretch."""
    found = [side for side in range(4) if touched >> side & 1 and not touched >> (side + 1) % 4 & 1]
    return found[0] if len(found) == 1 else -1


def _free(touched: int, sides: int) -> int:
    """Those of some sides that nothing touches, as bits in the order in which the line then goes along them."""
    free = [side % 4 for side in range(_first(touched) + 1, _first(touched) + 4) if not touched >> side % 4 & 1]
    return sum(1 << at for at, side in enumerate(free) if sides >> side & 1)


def _free_of_gate(touched: int, corner: int) -> int:
    """The same for the long side of a gatehouse; a free leg is no wall."""
    return 2 if touched == 1 << (corner + 2) % 4 else 1


FIRST: Final[vec[i64]] = vec[i64]([_first(touched) for touched in range(16)])
FREE: Final[vec[i64]] = vec[i64]([_free(touched, sides) for touched in range(16) for sides in range(16)])
LONG: Final[vec[i64]] = vec[i64](
    [
        _free_of_gate(touched, LONG_SIDES.index(sides)) if sides in LONG_SIDES else 0
        for touched in range(16)
        for sides in range(16)
    ]
)


CORNER: Final[vec[i64]] = vec[i64](  # by the sides that a long side takes the place of, its segment
    [4 + LONG_SIDES.index(sides) if sides in LONG_SIDES else 0 for sides in range(16)]
)


class Rim:
    """The lines round a palace, clockwise, one behind the other, and what each edge counts: 0 if it is not walled."""

    __slots__ = ("_bests", "_counts", "_more", "edges", "now", "starts")

    def __init__(self, edges: vec[i64], counts: vec[i64], starts: vec[i64]) -> None:
        self.edges = edges
        self._counts = counts
        self.starts = starts  # of the lines, and the end of the last
        self._bests = vec[i64]()  # the best wall of each line
        self._more: i64 = 0
        for count in counts:
            self._more += count & 255
        best: i64 = 0
        line: i64 = 0
        while line + 1 < len(starts):
            self._bests = append(self._bests, self._best(line, starts[line], 0, 0, 0, 0))
            best = max(best, self._bests[line])
            line += 1
        self.now: i64 = self._more << OUTSIDE | best  # of the palace as it stands

    def with_tile(self, plan: Plan, cell: i64, shape: i64, manned: i64) -> i64:
        """The same with a tile on a square where it may be laid, with some of its walls manned."""
        if shape & CAMP:
            return self.now
        touched: i64 = built_around(plan, cell)
        first = self._find(plan, cell, touched)
        if first < 0:
            return ELSEWHERE
        hidden = COUNT[touched]
        more: i64 = self._more + COUNT[manned & shape & ~touched]
        if self._more:
            more -= self._hidden(first, hidden)
        free: i64 = touched << 4
        walls = FREE[free | shape]
        return more << OUTSIDE | self._replaced(first, hidden, walls, FREE[free | manned], 4 - hidden)

    def with_half(self, plan: Plan, cell: i64, shape: i64) -> i64:
        """The same with a gatehouse on half a square."""
        sides: i64 = shape & 15
        touched: i64 = built_around(plan, cell) & ~sides
        first = self._find(plan, cell, touched)
        if first < 0:
            return ELSEWHERE
        hidden = COUNT[touched]
        free = LONG[touched << 4 | sides]
        return (self._more + 1) << OUTSIDE | self._replaced(first, hidden, free, free, 3 - hidden)

    def grown(self, plan: Plan, cell: i64, shape: i64) -> Rim | None:
        """The line with something on a square; nothing if there are several, or it is not known from the line."""
        gate = shape & GATE != 0
        touched: i64 = built_around(plan, cell)
        if gate:
            touched &= ~shape
        first = self._find(plan, cell, touched)
        if first < 0 or shape & CAMP or len(self._bests) > 1:
            return None
        hidden = COUNT[touched]
        added: i64 = 4 - hidden
        if gate:
            added -= 1
        every: i64 = len(self.edges)
        edges = vec[i64]([0] * (every + added - hidden))
        counts = edges[:]
        side = FIRST[touched]
        at: i64 = 0
        while at < added:
            side = (side + 1) & 3
            if not gate:
                counts[at] = SEGMENT * (shape >> side & 1)
            elif shape >> side & 1:  # the long side takes the place of two
                side = (side + 1) & 3
                edges[at] = cell * 8 + CORNER[shape & 15]
                counts[at] = SEGMENT + 1
                at += 1
                continue
            edges[at] = cell * 8 + side
            at += 1
        first += hidden
        while at < len(edges):
            if first >= every:
                first -= every
            edges[at] = self.edges[first]
            counts[at] = self._counts[first]
            first += 1
            at += 1
        return Rim(edges, counts, vec[i64]([0, len(edges)]))

    def _find(self, plan: Plan, cell: i64, touched: i64) -> i64:
        """Where the edges at the touched sides of a square begin, if they are one stretch of a line; else -1."""
        side = FIRST[touched]
        if side < 0 or (plan.camps and _meets_at_corner(plan, cell, touched)):
            return ELSEWHERE
        edges = self.edges
        around = plan.frame.around
        edge: i64 = (cell + around[side]) * 8 + (side ^ 2)
        at: i64 = len(edges) - 1
        while at >= 0 and edges[at] != edge:
            at -= 1
        if at < 0:
            return ELSEWHERE
        side = (side - COUNT[touched] + 1) & 3
        last = self._onward(at, COUNT[touched] - 1)
        return at if edges[last] == (cell + around[side]) * 8 + (side ^ 2) else ELSEWHERE

    def _onward(self, at: i64, steps: i64) -> i64:
        """The index of an edge that comes some steps later on the same line."""
        starts = self.starts
        line: i64 = 0
        while starts[line + 1] <= at:
            line += 1
        return at + steps if at + steps < starts[line + 1] else at + steps - starts[line + 1] + starts[line]

    def _hidden(self, first: i64, hidden: i64) -> i64:
        """What stands on edges that are hidden."""
        more: i64 = 0
        step: i64 = 0
        while step < hidden:
            more += self._counts[self._onward(first, step)] & 255
            step += 1
        return more

    def _replaced(self, first: i64, hidden: i64, walls: i64, manned: i64, added: i64) -> i64:
        """The best wall if some edges, hidden from the first on, give way to others, whose walls are bits."""
        best: i64 = 0
        line: i64 = 0
        while line < len(self._bests):
            if self.starts[line] <= first < self.starts[line + 1]:
                best = max(best, self._best(line, first, hidden, walls, manned, added))
            else:
                best = max(best, self._bests[line])
            line += 1
        return best

    def _best(self, line: i64, first: i64, hidden: i64, walls: i64, manned: i64, added: i64) -> i64:
        """The same of one line alone."""
        counts = self._counts
        end = self.starts[line + 1]
        every: i64 = end - self.starts[line]
        best: i64 = 0
        run: i64 = 0
        start: i64 = -1  # the wall at the start, which may go on at the end
        while added:
            if walls & 1:
                run += SEGMENT + (manned & 1)
            else:
                if start < 0:
                    start = run
                if run > best:
                    best = run
                run = 0
            walls >>= 1
            manned >>= 1
            added -= 1
        at: i64 = first + hidden
        stop = end  # from here on to the end of the line, then from its start to where the edges were replaced
        if at >= end:
            at -= every
            stop = first
        while at < stop:
            count = counts[at]
            if count:
                run += count
            else:
                if start < 0:
                    start = run
                if run > best:
                    best = run
                run = 0
            at += 1
            if at == end:
                at = end - every
                stop = first
        if start > 0:
            run += start
        return run if run > best else best


def rim_of(plan: Plan) -> Rim:
    """The lines round a palace; what a gatehouse counts more decides between walls as long (G-10)."""
    grid = plan.grid
    edges = vec[i64]()
    starts = vec[i64]([0])
    for line in outlines(plan) if plan.camps else [outline(plan)]:
        edges = extend(edges, line)
        starts = append(starts, len(edges))
    counts = edges[:]
    at: i64 = 0
    while at < len(edges):
        edge = edges[at]
        counts[at] = SEGMENT + 1 if edge & 4 else SEGMENT * (grid[edge >> 3] >> (16 + (edge & 3)) & 1)
        at += 1
    return Rim(edges, counts, starts)


def points_of(walls: i64) -> i64:
    """The points of the best wall on a line (see `Rim`)."""
    return (walls & BEST) // SEGMENT + 2 * (walls & SEGMENT - 1)


def built_around(plan: Plan, cell: i64) -> i64:
    """The sides of a square that buildings and legs of gatehouses touch; camps are ignored (C-7)."""
    known = plan.grid[cell]
    return known & ~(known >> 12) & 15


def _meets_at_corner(plan: Plan, cell: i64, touched: i64) -> bool:
    """Whether a building meets a square at a corner only, between two sides that none touches, as camps make it."""
    known = plan.grid[cell]
    if plan.frame.border[cell]:
        return True  # nobody knows what lies beyond
    side: i64
    for side in range(4):
        alone = touched >> side & 1 == 0 and touched >> ((side + 1) & 3) & 1 == 0
        if alone and known >> (8 + side) & 1 and not plan.grid[cell + plan.frame.around[4 + side]] & CAMP_BIT:
            return True
    return False
