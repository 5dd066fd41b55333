"""The palace of a seat that looks ahead: its walls and its room to grow, as it stands and after a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from alhambra.bots.face import Faces
from alhambra.bots.palace.catalogue import NUMBER, SHAPE, START, share_of_walls
from alhambra.bots.palace.once import Once
from alhambra.palace.geometry.building import CAMP, COUNT, fitting_with_camps, walls_mask
from alhambra.palace.geometry.places import CENTRE, parse_place
from alhambra.palace.geometry.plan import Plan, new_plan
from alhambra.palace.geometry.wall import Segment, longest_wall, longest_walls, outer_sides
from alhambra.palace.views import View

PLACES: Final = (0.6, 0.25, 0.15)  # what the first, the second and the third place for a tile count


class Shape(NamedTuple):
    """What counts about a palace."""

    wall: int  # the longest
    outer: int  # all outer walls
    room: float  # 0 if no tile finds a place, 1 if every tile has three
    seen: tuple[Any, ...]  # by faces that have a `look`, in their order


class Sight:
    """A palace as it would be with one change: at a place, the tile that is there then, "" for none."""

    __slots__ = ("_walls", "palace", "place", "plan", "tile")

    def __init__(self, palace: OwnPalace, plan: Plan, place: int | None, tile: str) -> None:
        self.palace = palace
        self.plan = plan
        self.place = place
        self.tile = tile
        self._walls: list[list[Segment]] | None = None

    @property
    def walls(self) -> list[list[Segment]]:
        """The longest walls."""
        if self._walls is None:
            self._walls = longest_walls(self.plan)
        return self._walls

    def wall(self) -> int:
        """What the longest wall counts; half squares count more (G-10)."""
        if self._walls is None or self.plan.gates:
            return int(longest_wall(self.plan))
        return len(self._walls[0]) if self._walls else 0


class OwnPalace(Once):
    """The palace of one seat. A change is looked at once."""

    def __init__(self, view: View, faces: Faces) -> None:
        super().__init__()
        assert view.seat is not None, "a spectator has no palace"
        self.faces = faces
        self.laid = view.palaces[view.seat].tiles
        self.marks = _marks(view, faces)
        self._shapes = {tile: shape for shapes in faces.shapes for tile, shape in shapes(view).items()}
        self.see(view)
        self.at = {one.tile: parse_place(one.place) for one in self.laid}
        self.plan = new_plan(START, fitting_with_camps())
        for tile, place in self.at.items():
            if place != CENTRE:
                self.plan.lay(place, NUMBER[tile], self.walls_of(tile))
        self._changed: dict[tuple[str, str, int, int, str | None], Shape] = {}
        self.shape = self.shape_of(self.plan)

    def stands(self, view: View) -> bool:
        """Whether the palace of a view is still the same."""
        assert view.seat is not None, "a spectator has no palace"
        return view.palaces[view.seat].tiles == self.laid and _marks(view, self.faces) == self.marks

    def see(self, view: View) -> None:
        """What the tiles are like now: those that are not laid yet may have changed."""
        self.types = view.types
        self._walls = view.walls

    def walls_of(self, tile: str) -> int:
        """The shape of a tile, with the walls that were added to it."""
        if tile in self._shapes:
            return self._shapes[tile]
        walls = self._walls.get(tile)
        return SHAPE[tile] if walls is None else walls_mask(walls)

    def places(self, tile: str, walls: int = 0) -> list[int]:
        """Where a tile may be laid, with further walls on it if some are given."""
        shape = self.walls_of(tile) | walls
        plan = self.plan
        return [int(plan.place(cell)) for cell in plan.front if plan.fits(cell) >> shape & 1]

    def with_tile(self, tile: str, place: int, walls: int = 0) -> Shape:
        """After a tile is laid there."""
        return self.with_shape(tile, place, self.walls_of(tile) | walls)

    def with_shape(self, tile: str, place: int, shape: int) -> Shape:
        """After something of this shape is laid there."""
        return self._after("lay", tile, place, shape, lambda plan: plan.lay(place, NUMBER[tile], shape))

    def without(self, tile: str) -> Shape:
        """After a tile is taken away."""
        place = self.at[tile]
        return self._after("remove", tile, place, 0, lambda plan: plan.remove(place))

    def with_instead(self, tile: str, old: str) -> Shape:
        """After a tile takes the place of another."""
        place, shape = self.at[old], self.walls_of(tile)
        return self._after("swap", tile, place, shape, lambda plan: plan.swap(place, NUMBER[tile], shape))

    def _after(self, verb: str, tile: str, place: int, shape: int, change: Callable[[Plan], object]) -> Shape:
        key = (verb, tile, place, shape, self.types.get(tile))
        if key not in self._changed:
            plan = self.plan.copy()
            change(plan)
            self._changed[key] = self.shape_of(plan, place, "" if verb == "remove" else tile)
        return self._changed[key]

    def shape_of(self, plan: Plan, place: int | None = None, tile: str = "") -> Shape:
        """What counts about the palace if this were its plan (see `Sight`), and what the faces see of it."""
        sight = Sight(self, plan, place, tile)
        seen = tuple([look.see(sight) for look in self.faces.looks])
        return Shape(sight.wall(), _all_outer_walls(plan), _room(plan), seen)


def _marks(view: View, faces: Faces) -> dict[str, Any]:
    """What the faces look at beside the tiles, by module."""
    return {name: marks(view) for name, marks in faces.marks.items()}


def _all_outer_walls(plan: Plan) -> int:
    walls = sum(int(COUNT[outer_walls(plan, int(cell))]) for cell in plan.cells if plan.shape_on(cell) < CAMP)
    return walls + int(plan.gates)  # their long sides


def outer_walls(plan: Plan, cell: int) -> int:
    """The outer walls of a tile, as bits."""
    return int(plan.shape_on(cell) & outer_sides(plan, cell))


def _room(plan: Plan) -> float:
    """How many of all tiles find a place, a second and a third."""
    once = twice = thrice = 0  # sets of walls, as in `FITTING`
    for cell in plan.front:
        fitting = int(plan.fits(cell) & 0xFFFF)
        thrice |= twice & fitting
        twice |= once & fitting
        once |= fitting
    return sum(part * share_of_walls(walls) for part, walls in zip(PLACES, (once, twice, thrice)))
