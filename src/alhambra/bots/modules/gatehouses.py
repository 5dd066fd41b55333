"""What a gatehouse is worth: the wall that it lengthens, where it fits best."""

from __future__ import annotations

from alhambra.bots.modules.exchange_certificates import payment_weight
from alhambra.bots.palace.catalogue import PRICE, PRINTED
from alhambra.bots.palace.outlook import Outlook
from alhambra.modules.gatehouses.words import BuyWithGatehouse, GatehousesView, LayGatehouse
from alhambra.palace.geometry.places import parse_place


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
    places = outlook.ground.places(tile)
    place = max(places, key=lambda place: outlook.lay_gain(tile, place)) if places else None
    base = 0.0 if place is None else outlook.shape_gain(outlook.ground.with_tile(tile, place))
    shapes = outlook.ground.with_gates(PRINTED[tile], tile, place)
    return max((outlook.shape_gain(shape) - base for shape in shapes), default=0.0)


def weigh_lay_gatehouse(outlook: Outlook, action: LayGatehouse) -> float:
    """A gatehouse finds its place."""
    return outlook.shape_gain(outlook.ground.with_gate(action.type, parse_place(action.place), action.corner))
