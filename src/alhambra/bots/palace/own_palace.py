"""A palace as building ground: its walls, its guards and its room to grow, as it stands and after a change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, NamedTuple

from alhambra.bots.modules.bazaars import Around, bazaars_of
from alhambra.bots.modules.camps import camps_of
from alhambra.bots.modules.gates import GATE_SHAPE, gate_places
from alhambra.bots.modules.guards.garrison import INNER, LONGEST, NOBODY, OUTER, RESERVE, Watch, sides_of
from alhambra.bots.palace.catalogue import NUMBER, SHAPE, TILES, share_of_walls
from alhambra.palace.geometry.building import CAMP, COUNT, SIDES, fitting_with_camps, walls_mask
from alhambra.palace.geometry.places import CENTRE, parse_place
from alhambra.palace.geometry.plan import Plan, new_plan
from alhambra.palace.geometry.wall import Segment, longest_wall, longest_walls
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import LaidTile

PLACES: Final = (0.6, 0.25, 0.15)  # what the first, the second and the third place for a tile count

Posts = dict[int, int]  # place to the sides with a guard, as bits


class Shape(NamedTuple):
    """What counts about a palace."""

    wall: int  # the longest
    outer: int  # all outer walls
    room: float  # 0 if no tile finds a place, 1 if every tile has three
    bazaars: tuple[Around, ...] = ()
    camps: int = 0  # the buildings in line with them
    guards: tuple[int, int, int] = (0, 0, 0)  # on the longest wall, on other outer walls, on inner walls


class Ground:
    """The palace of one seat. A change is looked at once."""

    def __init__(
        self,
        laid: tuple[LaidTile, ...],
        types: Mapping[str, str] | None = None,
        walls: Mapping[str, str] | None = None,
        watch: Watch = NOBODY,
        corners: Mapping[str, str] | None = None,
    ) -> None:
        self.laid = laid
        self.watch = watch
        self._corners = corners or {}  # where laid gatehouses look
        self.see(types or {}, walls or {})
        self._at = {one.tile: parse_place(one.place) for one in laid}
        self._posts: Posts = {self._at[tile]: sides for tile, sides in watch.standing.items() if tile in self._at}
        self._plan = new_plan(TILES.start, fitting_with_camps())
        for tile, place in self._at.items():
            if place != CENTRE:
                self._plan.lay(place, NUMBER[tile], self.walls_of(tile))
        self._changed: dict[tuple[str, str, int, int, str | None], Shape] = {}
        self._gated: dict[tuple[str, int | None], list[Shape]] = {}
        self.shape = shape_of(self._plan, self._types, self._posts)

    def see(self, types: Mapping[str, str], walls: Mapping[str, str]) -> None:
        """What the tiles are like now: those that are not laid yet may have changed."""
        self._types = types
        self._walls = walls

    def walls_of(self, tile: str) -> int:
        """The shape of a tile, with a loose wall section if it has one."""
        if tile in self._corners:
            return GATE_SHAPE[self._corners[tile]]
        loose = self._walls.get(tile)
        return SHAPE[tile] if loose is None else walls_mask(loose)

    def places(self, tile: str, section: int = 0) -> list[int]:
        """Where a tile may be laid, with a further wall section on it if one is given."""
        shape = self.walls_of(tile) | section
        plan = self._plan
        return [int(plan.place(cell)) for cell in plan.front if plan.fits(cell) >> shape & 1]

    def with_tile(self, tile: str, place: int, section: int = 0) -> Shape:
        """After a tile is laid there."""
        shape = self.walls_of(tile) | section
        return self._after("lay", tile, place, shape, lambda plan: plan.lay(place, NUMBER[tile], shape))

    def with_gate(self, type_: str, place: int, corner: str) -> Shape:
        """After a gatehouse is laid there."""
        tile, shape = f"gatehouse-{type_}-1", GATE_SHAPE[corner]
        return self._after("lay", tile, place, shape, lambda plan: plan.lay(place, NUMBER[tile], shape))

    def with_gates(self, type_: int, tile: str, at: int | None) -> list[Shape]:
        """After a tile is laid at a place, or nowhere, and then a gatehouse of a type, wherever it fits."""
        key = (tile, at)
        if key not in self._gated:
            plan = self._plan.copy()
            if at is not None:
                plan.lay(at, NUMBER[tile], self.walls_of(tile))
            gate = NUMBER[f"gatehouse-{TYPES[type_]}-1"]
            self._gated[key] = []
            for place, shape in gate_places(plan, type_):
                then = plan.copy()
                then.lay(place, gate, shape)
                self._gated[key].append(shape_of(then, self._types, self._posts))
        return self._gated[key]

    def without(self, tile: str) -> Shape:
        """After a tile is taken away."""
        place = self._at[tile]
        return self._after("remove", tile, place, 0, lambda plan: plan.remove(place))

    def with_instead(self, tile: str, old: str) -> Shape:
        """After a tile takes the place of another."""
        place, shape = self._at[old], self.walls_of(tile)
        return self._after("swap", tile, place, shape, lambda plan: plan.swap(place, NUMBER[tile], shape))

    def _after(self, verb: str, tile: str, place: int, shape: int, change: Callable[[Plan], object]) -> Shape:
        key = (verb, tile, place, shape, self._types.get(tile))
        if key not in self._changed:
            plan = self._plan.copy()
            change(plan)
            posts = self._posts
            sides = 0 if verb == "remove" else self.watch.sides(tile)
            if sides or place in posts:
                posts = {**posts, place: sides}
            self._changed[key] = shape_of(plan, self._types, posts)
        return self._changed[key]

    @cached_property
    def stations(self) -> dict[str, int]:
        """Where each guard stands."""
        return {f"{tile}-{SIDES[side]}": self.station(tile, side) for tile, side in sides_of(self.watch.standing)}

    def station(self, tile: str, side: int) -> int:
        """Where a guard stands, or would stand, on the side of a tile."""
        place = self._at.get(tile)
        if place is None:
            return RESERVE
        if (place, side) in self._longest:
            return LONGEST
        return OUTER if _outer(self._plan, int(self._plan.cell(place))) >> side & 1 else INNER

    @cached_property
    def _longest(self) -> frozenset[Segment]:
        return frozenset(_best_wall(longest_walls(self._plan), self._posts)[0])


def shape_of(plan: Plan, types: Mapping[str, str], posts: Posts) -> Shape:
    """What counts about a palace."""
    if posts:
        wall, on_it = _best_wall(longest_walls(plan), posts)
        length, guards = len(wall), _guards(plan, posts, on_it)
    else:
        length, guards = int(longest_wall(plan)), (0, 0, 0)
    return Shape(length, _outer_walls(plan), _room(plan), bazaars_of(plan, types), camps_of(plan), guards)


def _best_wall(walls: list[list[Segment]], posts: Posts) -> tuple[list[Segment], int]:
    """The longest wall, and the guards on it; where several are longest, that with most of them (R-63)."""
    best: list[Segment] = []
    most = -1
    for wall in walls:
        count = sum(posts.get(place, 0) >> side & 1 for place, side in wall)
        if count > most:
            best, most = wall, count
    return best, max(most, 0)


def _guards(plan: Plan, posts: Posts, on_longest: int) -> tuple[int, int, int]:
    outside = everywhere = 0
    for place, sides in posts.items():
        if sides:
            outside += int(COUNT[_outer(plan, int(plan.cell(place))) & sides])
            everywhere += int(COUNT[sides])
    return on_longest, outside - on_longest, everywhere - outside


def _outer_walls(plan: Plan) -> int:
    walls = sum(int(COUNT[_outer(plan, int(cell))]) for cell in plan.cells if plan.shape_on(cell) < CAMP)
    return walls + int(plan.gates)  # their long sides


def _outer(plan: Plan, cell: int) -> int:
    """The outer walls of a tile; what a camp leans on is one (C-7)."""
    known = int(plan.grid[cell])
    return known >> 16 & ~(known & ~(known >> 12)) & 15


def _room(plan: Plan) -> float:
    """How many of all tiles find a place, a second and a third."""
    once = twice = thrice = 0  # sets of walls, as in `FITTING`
    for cell in plan.front:
        fitting = int(plan.fits(cell) & 0xFFFF)
        thrice |= twice & fitting
        twice |= once & fitting
        once |= fitting
    return sum(part * share_of_walls(walls) for part, walls in zip(PLACES, (once, twice, thrice)))
