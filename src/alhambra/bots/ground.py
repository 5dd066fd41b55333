"""A palace as building ground: its walls and its room to grow, as it stands and after a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from alhambra.bots.bazaars import Around, bazaars_of
from alhambra.bots.camps import camps_of
from alhambra.bots.catalogue import NUMBER, SHAPE, TILES, share_of_walls
from alhambra.palace.building import CAMP, COUNT, fitting_with_camps
from alhambra.palace.places import CENTRE, parse_place
from alhambra.palace.plan import Plan, new_plan
from alhambra.palace.views import LaidTile
from alhambra.palace.wall import longest_wall

PLACES: Final = (0.6, 0.25, 0.15)  # what the first, the second and the third place for a tile count


class Shape(NamedTuple):
    """What counts about a palace."""

    wall: int  # the longest
    outer: int  # all outer walls
    room: float  # 0 if no tile finds a place, 1 if every tile has three
    bazaars: tuple[Around, ...] = ()
    camps: int = 0  # the buildings in line with them


class Ground:
    """The palace of one seat. A change is looked at once."""

    def __init__(self, laid: tuple[LaidTile, ...]) -> None:
        self.laid = laid
        self._at = {one.tile: parse_place(one.place) for one in laid}
        self._plan = new_plan(TILES.start, fitting_with_camps())
        for tile, place in self._at.items():
            if place != CENTRE:
                self._plan.lay(place, NUMBER[tile], SHAPE[tile])
        self._changed: dict[tuple[str, str, int], Shape] = {}
        self.shape = shape_of(self._plan)

    def places(self, tile: str) -> list[int]:
        """Where a tile may be laid."""
        return [int(spot >> 32) for spot in self._plan.spots() if spot >> SHAPE[tile] & 1]

    def with_tile(self, tile: str, place: int) -> Shape:
        """After a tile is laid there."""
        return self._after("lay", tile, place, lambda plan: plan.lay(place, NUMBER[tile], SHAPE[tile]))

    def without(self, tile: str) -> Shape:
        """After a tile is taken away."""
        place = self._at[tile]
        return self._after("remove", tile, place, lambda plan: plan.remove(place))

    def with_instead(self, tile: str, old: str) -> Shape:
        """After a tile takes the place of another."""
        place = self._at[old]
        return self._after("swap", tile, place, lambda plan: plan.swap(place, NUMBER[tile], SHAPE[tile]))

    def _after(self, verb: str, tile: str, place: int, change: Callable[[Plan], None]) -> Shape:
        key = (verb, tile, place)
        if key not in self._changed:
            plan = self._plan.copy()
            change(plan)
            self._changed[key] = shape_of(plan)
        return self._changed[key]


def shape_of(plan: Plan) -> Shape:
    """What counts about a palace."""
    return Shape(int(longest_wall(plan)), _outer_walls(plan), _room(plan), bazaars_of(plan), camps_of(plan))


def _outer_walls(plan: Plan) -> int:
    return sum(int(COUNT[_outer(plan, int(cell))]) for cell in plan.cells if not plan.shape_on(cell) & CAMP)


def _outer(plan: Plan, cell: int) -> int:
    """The outer walls of a tile; what a camp leans on is one (C-7)."""
    key = int(plan.key(plan.place(cell)))
    return int(plan.shape_on(cell)) & ~(key & ~(key >> 12)) & 15


def _room(plan: Plan) -> float:
    """How many of all tiles find a place, a second and a third."""
    once = twice = thrice = 0  # sets of walls, as in `FITTING`
    for spot in plan.spots():
        fitting = int(spot & 0xFFFF)
        thrice |= twice & fitting
        twice |= once & fitting
        once |= fitting
    return sum(part * share_of_walls(walls) for part, walls in zip(PLACES, (once, twice, thrice)))
