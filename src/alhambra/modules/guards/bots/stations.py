"""Where the guards of a palace stand, as it is and after a change: worked out once and kept with its plan."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.bots.heuristic.palace.prospect import WIDTH, Prospect
from alhambra.core.packed import append, i64, vec
from alhambra.modules.guards.board import guards_on_line
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.building import COUNT
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.rim import ELSEWHERE, SEGMENT, Rim
from alhambra.palace.geometry.wall import BEST, OUTSIDE, longest_walls, outer_sides, outline, outlines

# Where a guard stands
LONGEST: Final[i64] = 0
OUTER: Final[i64] = 1
INNER: Final[i64] = 2
RESERVE: Final[i64] = 3

# How many stand on the longest wall, on other outer walls and on inner walls is one number, so many bits for each.
WIDE: Final[i64] = 8


class Watch:
    """The guards in one palace."""

    def __init__(self, prospect: Prospect, guards: bytes) -> None:
        self.plan: Plan = prospect.trial
        self.sides: vec[i64] = vec[i64]([0] * len(guards))  # by tile of the palace, where guards stand
        self.total: i64 = 0
        for cell in self.plan.cells:
            tile: i64 = self.plan.tile_on(cell)
            self.sides[tile] = guards[tile]
            self.total += COUNT[guards[tile]]
        self._rim: Rim = self._manned(prospect.rim)
        self.now: i64 = stations(self._rim.now, self.total)
        self._guards = guards  # for which this is known to hold
        self._lays: dict[int, vec[i64]] = {}
        self._changes: dict[int, int] = {}
        self._longest: list[int] | None = None

    def holds(self, guards: bytes) -> bool:
        """Whether they still stand where they did."""
        if guards is self._guards:
            return True
        for cell in self.plan.cells:
            tile: i64 = self.plan.tile_on(cell)
            if self.sides[tile] != guards[tile]:
                return False
        self._guards = guards
        return True

    def lays(self, prospect: Prospect, tile: i64, shape: i64, sides: i64) -> vec[i64]:
        """How many stand where, with a tile of this shape and guards on these sides of it, at each of its places."""
        key = int(shape | sides << 6)
        known = self._lays.get(key)
        if known is None:
            known = self._found(prospect.lays(shape), tile, shape, sides)
            self._lays[key] = known
        return known

    def _found(self, lays: vec[i64], tile: i64, shape: i64, sides: i64) -> vec[i64]:
        count: i64 = len(lays) // WIDTH
        if self.total == 0 and sides == 0:
            return vec[i64]([0] * count)
        out = vec[i64]()
        self.sides[tile] = sides
        at: i64 = 0
        while at < count:
            out = append(out, self._laid(lays[at * WIDTH], tile, shape, sides))
            at += 1
        self.sides[tile] = 0
        return out

    def _laid(self, place: i64, tile: i64, shape: i64, sides: i64) -> i64:
        walls = self._rim.with_tile(self.plan, self.plan.cell(place), shape, sides)
        if walls != ELSEWHERE:
            return stations(walls, self.total + COUNT[sides])
        trial = self.plan.copy()
        trial.lay(place, tile, shape)
        return counted(trial, self.sides)

    def _manned(self, rim: Rim) -> Rim:
        """The lines of a palace with the guards on them; half squares have no sides for any."""
        grid = self.plan.grid
        edges = rim.edges
        counts = edges[:]
        at: i64 = 0
        while at < len(edges):
            known = grid[edges[at] >> 3]
            side: i64 = edges[at] & 3
            if edges[at] & 4:
                counts[at] = SEGMENT
            elif known >> (16 + side) & 1:
                counts[at] = SEGMENT + (self.sides[(known >> 22) - 1] >> side & 1)
            else:
                counts[at] = 0
            at += 1
        return Rim(edges, counts, rim.starts)

    def changed(self, place: i64, new: i64, shape: i64, sides: i64) -> i64:
        """The same after the tile at a place is removed, or a new one takes its place."""
        key = int(place | (shape if new != EMPTY else 63) << 16 | sides << 24)
        if key not in self._changes:
            self._changes[key] = int(self._after(place, new, shape, sides))
        return self._changes[key]

    def _after(self, place: i64, new: i64, shape: i64, sides: i64) -> i64:
        trial = self.plan.copy()
        old: i64 = trial.remove(place) if new == EMPTY else trial.swap(place, new, shape)
        left = self.sides[old]
        self.sides[old] = 0
        if new != EMPTY:
            self.sides[new] = sides
        after = counted(trial, self.sides)
        if new != EMPTY:
            self.sides[new] = 0
        self.sides[old] = left
        return after

    def station(self, spot: i64) -> i64:
        """Where a guard stands, or would stand, on the side of a tile: tile * 4 + side."""
        place = self.plan.find(spot >> 2)
        if place < 0:
            return RESERVE
        if self._longest is None:
            self._longest = manned_wall(self.plan, self.sides)
        if int(spot) in self._longest:
            return LONGEST
        cell = self.plan.cell(place)
        walls: i64 = self.plan.shape_on(cell) & outer_sides(self.plan, cell)
        return OUTER if walls >> (spot & 3) & 1 else INNER


def watch_of(prospect: Prospect, guards: bytes, index: int) -> Watch:
    """What is known of the guards in a palace; `index` is that of the module."""
    known = prospect.notes.get(index)
    if known is not None:
        assert isinstance(known, Watch)
        if known.holds(guards):
            return known
    made = Watch(prospect, guards)
    prospect.notes[index] = made
    return made


def counted(plan: Plan, sides: vec[i64]) -> i64:
    """How many guards stand where; of several longest walls the one with most of them counts (R-63)."""
    best: i64 = 0
    outside: i64 = 0
    if plan.camps or plan.gates:
        for line in outlines(plan):
            found = guards_on_line(plan, line, sides)
            best = max(best, found & BEST)
            outside += found >> OUTSIDE
    else:
        found = guards_on_line(plan, outline(plan), sides)
        best = found & BEST
        outside = found >> OUTSIDE
    total: i64 = 0
    for cell in plan.cells:
        total += COUNT[sides[(plan.grid[cell] >> 22) - 1]]
    return stations(outside << OUTSIDE | best, total)


def stations(walls: i64, total: i64) -> i64:
    """How many stand where, by the best wall on a line and everybody on it (see `Rim`)."""
    most: i64 = walls & 255
    outside: i64 = walls >> OUTSIDE
    return most | (outside - most) << WIDE | (total - outside) << 2 * WIDE


def manned_wall(plan: Plan, sides: vec[i64]) -> list[int]:
    """The longest wall, by tile * 4 + side; where several are longest, the first of those with most guards."""
    if plan.camps or plan.gates:
        return _best_of(plan, sides)
    grid = plan.grid
    line = outline(plan)
    count: i64 = len(line)
    gap: i64 = 0  # where the first wall begins behind
    while gap < count and grid[line[gap] >> 3] >> (16 + (line[gap] & 3)) & 1:
        gap += 1
    best: list[int] = []
    wall: list[int] = []
    most: i64 = 0
    manned: i64 = 0
    at: i64 = 0
    while at <= count:  # the last is the gap again, unless there is none
        outer = line[(gap + at) % count]
        known = grid[outer >> 3]
        if known >> (16 + (outer & 3)) & 1 and at < count:
            spot: i64 = ((known >> 22) - 1) * 4 + (outer & 3)
            wall.append(int(spot))
            manned += sides[spot >> 2] >> (spot & 3) & 1
        else:
            if len(wall) > len(best) or (len(wall) == len(best) and manned > most):
                best = wall
                most = manned
            wall = []
            manned = 0
        at += 1
    return best


def _best_of(plan: Plan, sides: vec[i64]) -> list[int]:
    """The same where a palace has more than one outline; half squares have no sides for guards."""
    best: list[int] = []
    most = -1
    for wall in longest_walls(plan):
        spots = [int(plan.tile(place)) * 4 + side for place, side in wall if side < 4]
        count = 0
        for spot in spots:
            if sides[spot >> 2] >> (spot & 3) & 1:
                count += 1
        if count > most:
            best = spots
            most = count
    return best
