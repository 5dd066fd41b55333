"""What counts about the shape of a palace, as it stands and after each change: worked out once and kept with its plan.

Copies of a state share plans, so what is known of a palace holds for every world that is played out from it.
"""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.boxes.tiles import printed
from alhambra.core.arrays import NOTHING
from alhambra.core.packed import append, i64, vec
from alhambra.palace.geometry.building import CAMP, COUNT, walls_mask
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import longest_wall

WIDTH: Final[i64] = 4  # of what is known of a place: the place, the wall, all outer walls, the room
SHAPES: Final[i64] = 64
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


class Prospect:
    """One palace: the longest wall, all outer walls, and the room to grow, in thousandths."""

    __slots__ = ("_known", "_lays", "changes", "notes", "outer", "room", "trial", "wall")

    def __init__(self, plan: Plan) -> None:
        # A copy: who refers to the plan that refers to it stays until somebody collects the garbage.
        self.trial = plan.copy()
        self.wall: i64 = longest_wall(plan)
        self.outer: i64 = outer_walls(plan)
        self.room: i64 = room(plan)
        self._known: vec[i64] = vec[i64]([0] * 64)
        self._lays: list[vec[i64]] = [NOTHING] * 64
        self.changes: dict[int, vec[i64]] = {}  # what others find out may be kept here, with keys from 1 << 32 on
        self.notes: dict[int, Any] = {}  # what senses have worked out, by the index of their module

    def lays(self, shape: i64) -> vec[i64]:
        """For each place where a tile of this shape may be laid: the place, and the palace then (see `WIDTH`)."""
        if not self._known[shape]:
            self._lays[shape] = self._found(shape)
            self._known[shape] = 1
        return self._lays[shape]

    def _found(self, shape: i64) -> vec[i64]:
        trial = self.trial
        places = vec[i64]()
        for cell in trial.front:
            if trial.fits(cell) >> shape & 1:
                places = append(places, trial.place(cell))
        out = vec[i64]()
        for place in places:
            trial.lay(place, 0, shape)
            out = seen(trial, place, out)
            trial.remove(place)
        return out

    def without(self, place: i64) -> vec[i64]:
        """The palace without the tile at a place."""
        key = int(place)
        if key not in self.changes:
            trial = self.trial.copy()
            trial.remove(place)
            self.changes[key] = seen(trial, place, vec[i64]())
        return self.changes[key]

    def swapped(self, place: i64, shape: i64) -> vec[i64]:
        """The palace with a tile of another shape at a place."""
        key = int(place | (shape + 1) << 16)
        if key not in self.changes:
            trial = self.trial.copy()
            trial.swap(place, 0, shape)
            self.changes[key] = seen(trial, place, vec[i64]())
        return self.changes[key]


def prospect_of(plan: Plan) -> Prospect:
    """What is known of a palace."""
    known: Any = plan.prospect
    if known is None:
        known = Prospect(plan)
        plan.prospect = known
    assert isinstance(known, Prospect)
    return known


def seen(plan: Plan, place: i64, out: vec[i64]) -> vec[i64]:
    """Add what is known of a palace after a change at a place (see `WIDTH`)."""
    out = append(out, place)
    out = append(out, longest_wall(plan))
    out = append(out, outer_walls(plan))
    return append(out, room(plan))


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
    grid = plan.grid
    fitting = plan.fitting
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
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
