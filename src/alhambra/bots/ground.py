"""A palace as building ground: its walls and its room to grow, as it stands and after a change."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from alhambra.bots.catalogue import TILES, WALLS, share_of_walls
from alhambra.palace.building import COUNT, FITTING
from alhambra.palace.places import CENTRE, parse_place
from alhambra.palace.plan import Plan, new_plan
from alhambra.palace.wall import longest_wall

ENOUGH: Final = (0.6, 0.25, 0.15)  # what a first, a second and a third place for a tile count


class Shape(NamedTuple):
    """What counts about a palace."""

    wall: int  # the longest
    outer: int  # all outer walls
    room: float  # how likely a tile finds a place


class Ground:
    """The palace of one seat. Every change is looked at once only."""

    def __init__(self, laid: tuple[Any, ...]) -> None:
        self.laid = laid
        self._plan = _rebuilt(laid)
        self._at = {one.tile: parse_place(one.place) for one in laid}
        self._shapes: dict[tuple[str, str, int], Shape] = {}
        self.shape = shape_of(self._plan)

    def places(self, tile: str) -> list[int]:
        """Where a tile may be laid."""
        plan, walls = self._plan, WALLS[tile]
        return [int(plan.place(cell)) for cell in plan.front if FITTING[plan.grid[cell] & 0xFFF] >> walls & 1]

    def with_tile(self, tile: str, place: int) -> Shape:
        """After a tile is laid there."""
        key = (tile, "", place)
        if key not in self._shapes:
            plan = self._plan.copy()
            plan.lay(place, TILES.numbers[tile], WALLS[tile])
            self._shapes[key] = shape_of(plan)
        return self._shapes[key]

    def without(self, tile: str) -> Shape:
        """After a tile is taken away."""
        key = ("", tile, self._at[tile])
        if key not in self._shapes:
            plan = self._plan.copy()
            plan.remove(self._at[tile])
            self._shapes[key] = shape_of(plan)
        return self._shapes[key]

    def with_instead(self, new: str, old: str) -> Shape:
        """After a tile takes the place of another."""
        key = (new, old, self._at[old])
        if key not in self._shapes:
            plan = self._plan.copy()
            plan.swap(self._at[old], TILES.numbers[new], WALLS[new])
            self._shapes[key] = shape_of(plan)
        return self._shapes[key]


def shape_of(plan: Plan) -> Shape:
    """What counts about a plan."""
    return Shape(int(longest_wall(plan)), _outer_walls(plan), _room(plan))


def _outer_walls(plan: Plan) -> int:
    grid = plan.grid
    return sum(int(COUNT[grid[cell] >> 12 & ~grid[cell] & 15]) for cell in plan.cells)


def _room(plan: Plan) -> float:
    """How likely a tile finds one place, a second and a third, each for its part."""
    grid = plan.grid
    once = twice = thrice = 0  # sets of walls, as in `FITTING`
    for cell in plan.front:
        fitting = int(FITTING[grid[cell] & 0xFFF])
        thrice |= twice & fitting
        twice |= once & fitting
        once |= fitting
    return sum(part * share_of_walls(walls) for part, walls in zip(ENOUGH, (once, twice, thrice)))


def _rebuilt(laid: tuple[Any, ...]) -> Plan:
    plan = new_plan(TILES.start)
    for one in laid:
        place = parse_place(one.place)
        if place != CENTRE:
            plan.lay(place, TILES.numbers[one.tile], WALLS[one.tile])
    return plan
