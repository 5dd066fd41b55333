"""What counts about the shape of a palace, as it stands and after each change: worked out once and kept with its plan.

Copies of a state share plans, so what is known of a palace holds for every world that is played out from it.
"""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.boxes.tiles import printed
from alhambra.core.arrays import NOTHING
from alhambra.core.packed import i64, vec
from alhambra.palace.geometry.building import CAMP, COUNT, GATE, walls_mask
from alhambra.palace.geometry.frame import TOLD
from alhambra.palace.geometry.plan import UNTOUCHED, Plan
from alhambra.palace.geometry.rim import ELSEWHERE, Rim, built_around, points_of, rim_of
from alhambra.palace.geometry.wall import LONG_SIDES, longest_wall

WIDTH: Final[i64] = 4  # of what is known of a place: the place, the wall, all outer walls, the room
SHAPES: Final[i64] = 32  # of what can be laid on a whole square
GATES: Final[vec[i64]] = vec[i64]([GATE | sides for sides in LONG_SIDES])  # by the corner that a long side looks to
# What the first, the second and the third place for a tile count
FIRST: Final[i64] = 600
SECOND: Final[i64] = 250
THIRD: Final[i64] = 150


def _shares(shift: int) -> list[int]:
    """By a set of sets of walls, eight of the sixteen: how many of a thousand tiles have one of them."""
    tiles = [tile for tile in printed().values() if "module" not in tile]
    walls = [walls_mask(str(tile["walls"])) for tile in tiles]
    counts = [walls.count(mask) for mask in range(16)]
    return [sum(1000 * counts[bit + shift] for bit in range(8) if some >> bit & 1) // len(walls) for some in range(256)]


LOW: Final[vec[i64]] = vec[i64](_shares(0))
HIGH: Final[vec[i64]] = vec[i64](_shares(8))


class Sketch:
    """A palace with its outer walls: enough to see what it becomes with something more. The plan is its own."""

    __slots__ = ("outer", "rim", "scratch", "trial")

    def __init__(self, trial: Plan, rim: Rim, outer: i64, scratch: vec[i64]) -> None:
        self.trial = trial
        self.rim = rim
        self.outer: i64 = outer
        self.scratch: vec[i64] = scratch  # to write on, eight numbers

    def with_half_squares(self, positions: vec[i64]) -> vec[i64]:
        """For something on half a square, each position as place << 2 | corner: the position, and the palace then."""
        out = vec[i64]([0] * (WIDTH * len(positions)))
        at: i64 = 0
        for position in positions:
            cell = self.trial.cell(position >> 2)
            shape = GATES[position & 3]
            walls = self.rim.with_half(self.trial, cell, shape)
            self.see(cell, position, shape, walls, self.outer + 1, out, at)
            at += WIDTH
        return out

    def see(self, cell: i64, key: i64, shape: i64, walls: i64, outer: i64, out: vec[i64], at: i64) -> None:
        """Write down the palace with something on a square, whose walls are known unless they are `ELSEWHERE`."""
        trial = self.trial
        if walls == ELSEWHERE or trial.frame.border[cell]:
            laid = trial.copy()
            laid.lay(trial.place(cell), 0, shape)
            see(laid, key, out, at)
            return
        out[at] = key
        out[at + 1] = points_of(walls)
        out[at + 2] = outer
        out[at + 3] = room_with(trial, cell, shape, self.scratch)

    def outer_with(self, cell: i64, shape: i64) -> i64:
        """All outer walls with a tile of this shape on a square."""
        if shape & CAMP:
            return self.outer
        touched = built_around(self.trial, cell)
        return self.outer + COUNT[shape & ~touched] - COUNT[self.trial.grid[cell] >> 4 & touched]

    def with_tile(self, place: i64, tile: i64, shape: i64) -> Sketch:
        """The palace with a tile at a place; kept nowhere."""
        cell = self.trial.cell(place)
        laid = self.trial.copy()
        laid.lay(place, tile, shape)
        rim: Rim | None = None
        if laid.frame is self.trial.frame:
            rim = self.rim.grown(self.trial, cell, shape)
        if rim is None:
            return Sketch(laid, rim_of(laid), outer_walls(laid), self.scratch)
        return Sketch(laid, rim, self.outer_with(cell, shape), self.scratch)


class Prospect(Sketch):
    """One palace: the longest wall, all outer walls, and the room to grow, in thousandths."""

    __slots__ = ("_at", "_lays", "changes", "counts", "notes", "room", "types", "wall")

    def __init__(self, trial: Plan, rim: Rim) -> None:
        super().__init__(trial, rim, outer_walls(trial), vec[i64]([0] * 8))
        self.wall: i64 = points_of(self.rim.now)
        self.room: i64 = room(trial)
        self._at: vec[i64] = vec[i64]([0] * SHAPES)  # by shape, where in the list it is, counted from 1
        self._lays: list[vec[i64]] = []
        self.changes: dict[int, vec[i64]] = {}  # what others find out may be kept here, with keys from 1 << 32 on
        self.types = b""  # the types of tiles for which somebody has counted those of the palace, and the counts
        self.counts = NOTHING
        self.notes: dict[int, Any] = {}  # what senses have worked out, by the index of their module

    def lays(self, shape: i64) -> vec[i64]:
        """For each place where a tile of this shape may be laid: the place, and the palace then (see `WIDTH`)."""
        if not self._at[shape]:
            self._lays.append(self._found(shape))
            self._at[shape] = len(self._lays)
        return self._lays[self._at[shape] - 1]

    def _found(self, shape: i64) -> vec[i64]:
        grid = self.trial.grid
        fitting = self.trial.fitting
        count: i64 = 0
        for cell in self.trial.front:
            count += fitting[grid[cell]] >> shape & 1
        out = vec[i64]([0] * (WIDTH * count))
        at: i64 = 0
        for cell in self.trial.front:
            if fitting[grid[cell]] >> shape & 1:
                self._see_tile(cell, shape, out, at)
                at += WIDTH
        return out

    def _see_tile(self, cell: i64, shape: i64, out: vec[i64], at: i64) -> None:
        """Write down what is known of the palace with a tile of this shape on a square."""
        walls = self.rim.with_tile(self.trial, cell, shape, 0)
        self.see(cell, self.trial.place(cell), shape, walls, self.outer_with(cell, shape), out, at)

    def without(self, place: i64) -> vec[i64]:
        """The palace without the tile at a place."""
        key = int(place)
        if key not in self.changes:
            trial = self.trial.copy()
            trial.remove(place)
            self.changes[key] = seen(trial, place)
        return self.changes[key]

    def swapped(self, place: i64, shape: i64) -> vec[i64]:
        """The palace with a tile of another shape at a place."""
        key = int(place | (shape + 1) << 16)
        if key not in self.changes:
            trial = self.trial.copy()
            trial.swap(place, 0, shape)
            self.changes[key] = seen(trial, place)
        return self.changes[key]


def prospect_of(plan: Plan) -> Prospect:
    """What is known of a palace."""
    known: Any = plan.prospect
    if known is None:
        # Of a copy: who refers to the plan that refers to it stays until somebody collects the garbage.
        rim = _grown(plan)
        plan.former = None
        known = Prospect(plan.copy(), rim_of(plan) if rim is None else rim)
        plan.prospect = known
    assert isinstance(known, Prospect)
    return known


def _grown(plan: Plan) -> Rim | None:
    """The line round a palace, where all that has changed since somebody looked is a tile that was laid."""
    former: Any = plan.former
    if former is None:
        return None
    assert isinstance(former, Prospect)
    if former.trial.frame is not plan.frame:
        return None
    return former.rim.grown(former.trial, plan.latest, plan.shape_on(plan.latest))


def seen(plan: Plan, key: i64) -> vec[i64]:
    """What is known of a palace, behind a key (see `WIDTH`)."""
    out = vec[i64]([0] * WIDTH)
    see(plan, key, out, 0)
    return out


def see(plan: Plan, key: i64, out: vec[i64], at: i64) -> None:
    """Write down the same."""
    out[at] = key
    out[at + 1] = longest_wall(plan)
    out[at + 2] = outer_walls(plan)
    out[at + 3] = room(plan)


def outer_walls(plan: Plan) -> i64:
    """All outer walls; what lies on half a square has one, its long side."""
    grid = plan.grid
    count: i64 = plan.gates
    for cell in plan.cells:
        known = grid[cell]
        if known >> 16 & 63 < CAMP:
            count += COUNT[known >> 16 & ~(known & ~(known >> 12)) & 15]
    return count


def room(plan: Plan) -> i64:
    """How many of all tiles find a place, a second and a third."""
    return _room(plan, 0, 0, 0)


def room_with(plan: Plan, cell: i64, shape: i64, before: vec[i64]) -> i64:
    """The same with something on a square that is not at the border of the grid; `before` is to write on."""
    grid = plan.grid
    around = plan.frame.around
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    changed: i64 = 0
    way: i64 = 0
    while way < 8:
        beside: i64 = cell + around[way]
        known = grid[beside]
        told = TOLD[shape << 3 | way]
        if known & UNTOUCHED == 0:  # not on the front yet
            if told & 15:
                fits: i64 = plan.fitting[known | told] & 0xFFFF
                thrice |= twice & fits
                twice |= once & fits
                once |= fits
        elif known >> 22 == 0:
            before[way] = known
            grid[beside] = known | told
            changed |= 1 << way
        way += 1
    was = grid[cell]
    grid[cell] = 0  # nothing fits where nothing touches
    found = _room(plan, once, twice, thrice)
    grid[cell] = was
    way = 0
    while changed >> way:
        if changed >> way & 1:
            grid[cell + around[way]] = before[way]
        way += 1
    return found


def _room(plan: Plan, once: i64, twice: i64, thrice: i64) -> i64:
    """The same beside places that are known already, as sets of walls."""
    grid = plan.grid
    fitting = plan.fitting
    for cell in plan.front:
        fits: i64 = fitting[grid[cell]] & 0xFFFF
        thrice |= twice & fits
        twice |= once & fits
        once |= fits
    return (
        FIRST * (LOW[once & 255] + HIGH[once >> 8])
        + SECOND * (LOW[twice & 255] + HIGH[twice >> 8])
        + THIRD * (LOW[thrice & 255] + HIGH[thrice >> 8])
    ) // 1000
