"""What a gatehouse is worth: the wall that it lengthens, where it fits best (G-5, G-6, G-8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.palace.catalogue import NAMES, NUMBER, PRICE, PRINTED
from alhambra.bots.palace.money import payment_weight
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.own_palace import OwnPalace, Shape
from alhambra.bots.senses.gatehouses import GatehousesSense
from alhambra.modules.gatehouses.leaning import GROUND_WHOLE
from alhambra.modules.gatehouses.words import CORNERS, BuyWithGatehouse, GatehousesView, LayGatehouse
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.places import STEP, parse_place
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import LONG_SIDES
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

GATE_SHAPE: Final = {corner: GATE | LONG_SIDES[number] for number, corner in enumerate(CORNERS)}


def laid_shapes(view: View) -> Mapping[str, int]:
    """The shapes of all laid gatehouses, by where their long sides look."""
    part: GatehousesView = view.modules["gatehouses"]
    return {tile: GATE_SHAPE[corner] for tile, corner in part.laid.items()}


def weigh_buy_with_gatehouse(outlook: Outlook, action: BuyWithGatehouse) -> float:
    """A tile and its gatehouse for their money."""
    square = action.square - 1
    tile = outlook.view.market[square]
    assert tile is not None, "only what is on the market can be bought"
    part: GatehousesView = outlook.view.modules["gatehouses"]
    price = PRICE[tile] + part.price
    return outlook.tile_worth(tile) + gate_gain(outlook, tile) + payment_weight(outlook, square, action.cards, price)


def gate_gain(outlook: Outlook, tile: str) -> float:
    """What a gatehouse brings when its tile is laid where it fits best; nothing if it finds no place."""
    places = outlook.palace.places(tile)
    place = max(places, key=lambda place: outlook.lay_gain(tile, place)) if places else None
    base = 0.0 if place is None else outlook.shape_gain(outlook.palace.with_tile(tile, place))
    shapes = outlook.palace.once(Gates).shapes_with(PRINTED[tile], tile, place)
    return max((outlook.shape_gain(shape) - base for shape in shapes), default=0.0)


def weigh_lay_gatehouse(outlook: Outlook, action: LayGatehouse) -> float:
    """A gatehouse finds its place."""
    return outlook.shape_gain(with_gate(outlook.palace, action.type, parse_place(action.place), action.corner))


def with_gate(palace: OwnPalace, type_: str, place: int, corner: str) -> Shape:
    """A palace after a gatehouse is laid there."""
    return palace.with_shape(f"gatehouse-{type_}-1", place, GATE_SHAPE[corner])


class Gates:
    """A palace with one tile and one gatehouse more. What is asked is worked out once."""

    def __init__(self, palace: OwnPalace) -> None:
        self.palace = palace
        self._shapes: dict[tuple[str, int | None], list[Shape]] = {}

    def shapes_with(self, type_: int, tile: str, at: int | None) -> list[Shape]:
        """After a tile is laid at a place, or nowhere, and then a gatehouse of a type, wherever it fits."""
        key = (tile, at)
        if key not in self._shapes:
            plan = self.palace.plan.copy()
            if at is not None:
                plan.lay(at, NUMBER[tile], self.palace.walls_of(tile))
            gate = NUMBER[f"gatehouse-{TYPES[type_]}-1"]
            self._shapes[key] = []
            for place, shape in gate_places(plan, type_):
                then = plan.copy()
                then.lay(place, gate, shape)
                self._shapes[key].append(self.palace.shape_of(then))
        return self._shapes[key]


def gate_places(plan: Plan, type_: int) -> Iterator[tuple[int, int]]:
    """Each place for a gatehouse of a type, with its shape there."""
    for cell in plan.front:
        place = int(plan.place(cell))
        key = int(plan.key(place))
        touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
        own = _own_sides(plan, place, touched & ~walled, type_)
        if own:
            for corner in range(4):
                legs = 15 & ~LONG_SIDES[corner]
                if own & legs and not legs & (walled | camps) and GROUND_WHOLE[touched | key >> 4 & 0xF0][corner]:
                    yield place, GATE | LONG_SIDES[corner]


def _own_sides(plan: Plan, place: int, sides: int, type_: int) -> int:
    """Those of the sides that buildings of a type touch; an unfinished site is one (K-12)."""
    found = 0
    for side in range(4):
        if sides >> side & 1 and PRINTED[NAMES[int(plan.tile(place + int(STEP[side])))]] == type_:
            found |= 1 << side
    return found


FACE: Final = Face(
    weighers={BuyWithGatehouse: weigh_buy_with_gatehouse, LayGatehouse: weigh_lay_gatehouse},
    shapes=laid_shapes,
    sense=GatehousesSense,
)
