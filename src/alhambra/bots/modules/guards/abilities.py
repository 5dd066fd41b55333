"""What the abilities of the guard board bring (R-34 to R-42), less what they cost.

`GAINS` says what an ability brings, by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.modules.guards.garrison import Garrison
from alhambra.bots.modules.guards.halves import half_building_gain
from alhambra.bots.modules.guards.stations import LONGEST, Stations
from alhambra.bots.palace.catalogue import PRICE, TYPE_NUMBER
from alhambra.bots.palace.money import cards_gain, currency_of, exact_purchase, next_action, spent, value
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.purse import COIN, sums
from alhambra.boxes.tiles import tiles_of
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use, split_side
from alhambra.palace.geometry.building import CAMP

CLEAR_GAIN: Final = 0.5  # an ability has to bring more than this
IN_PALACE: Final = 0.6  # what a plaza or a wall section brings of what it promises: later tiles may hide it
LONG_WALL: Final = 4.0  # more than a loose section is likely to bring
FIRST: Final = 100.0  # what is paid for already comes before everything else
NEVER: Final = -100.0
PLAZAS: Final = tuple(tiles_of("guards"))

Gain = Callable[[Outlook, tuple[str, ...]], float]


def weigh_use(outlook: Outlook, action: Use) -> float:
    """An ability for its guards."""
    price = outlook.once(Garrison).offer(action.ability)
    return NEVER if price is None else GAINS[action.ability](outlook, action.details) - price - CLEAR_GAIN


def card_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-37: money, or the card that makes a purchase exact while there is an action left."""
    (card,) = details
    gain = cards_gain(outlook, (card,))
    return max(gain, exact_purchase(outlook, card)) if outlook.view.phase == "act" else gain


def plaza_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-38: ground to build on."""
    return IN_PALACE * outlook.tile_worth(PLAZAS[-outlook.once(Garrison).board.plazas])


def wall_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-36: the tile that gains most by a wall."""
    if outlook.once(Garrison).price(1) > LONG_WALL:
        return NEVER
    bought = outlook.view.asides[outlook.me]
    gains = [section_gain(outlook, tile, 1 << side) for tile in bought for side in _open_sides(outlook, tile)]
    return IN_PALACE * max(gains)


def _open_sides(outlook: Outlook, tile: str) -> list[int]:
    shape = outlook.palace.walls_of(tile)
    return [] if shape & CAMP else [side for side in range(4) if not shape >> side & 1]


def section_gain(outlook: Outlook, tile: str, section: int) -> float:
    """What a tile gains by a loose section."""
    return outlook.tile_worth(tile, section) - outlook.tile_worth(tile)


def exact_change_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-39: one action more."""
    return next_action(outlook)


def exchange_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-34: another type for a tile bought this turn, at the price of a card."""
    tile, square, card = details
    there = outlook.view.market[int(square) - 1]
    assert there is not None, "a token lies on the square"
    return _type_gain(outlook, tile, outlook.kind(there)) - spent(outlook, currency_of(card), (card,))


def _type_gain(outlook: Outlook, tile: str, kind: int) -> float:
    """What it brings if a tile I have bought becomes one of another type."""
    if kind == outlook.kind(tile):
        return 0.0
    return outlook.loss(tile) + outlook.majority_gain(kind, outlook.me)


def new_token_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-40: the purchase that follows, with what the bag may bring."""
    square = int(details[0])
    tile = outlook.view.market[square - 1]
    assert tile is not None, "a token lies on the square"
    here = outlook.best_buys.get(square)
    if here is None:
        return NEVER
    elsewhere = max((best for other, best in outlook.best_buys.items() if other != square), default=NEVER)
    now = outlook.majority_gain(outlook.kind(tile), outlook.me)
    bag: dict[str, int] = outlook.view.modules["tokens"].bag
    hopes = [
        count * max(here + outlook.majority_gain(TYPE_NUMBER[name], outlook.me) - now, elsewhere)
        for name, count in bag.items()
    ]
    return sum(hopes) / sum(bag.values())


def preview_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-35: the best building of the preview board that can be paid for exactly without the card."""
    (card,) = details
    currency = currency_of(card)
    left = outlook.purses[currency].copy()
    left.remove(value(card))
    payable = [sums(left) if other == currency else made for other, made in enumerate(outlook.payable)]
    tiles = [tile for tile in outlook.view.modules["preview"] if tile is not None]
    worths = [
        outlook.tile_worth(tile) - outlook.later * COIN * PRICE[tile]
        for tile in tiles
        if any(made >> PRICE[tile] & 1 for made in payable)
    ]
    return max(worths, default=NEVER) - spent(outlook, currency, (card,)) + outlook.further


def march_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-41: the cheapest guard is paid, the next one moves."""
    garrison = outlook.once(Garrison)
    moved = sorted(garrison.worth(guard) for guard in garrison.stations)[1]
    manned = sum(station == LONGEST for station in garrison.stations.values())
    return garrison.worths[LONGEST] - moved if manned < outlook.palace.shape.wall else NEVER


def half_gain(outlook: Outlook, details: tuple[str, ...]) -> float:
    """R-42: half a building at every scoring to come."""
    return half_building_gain(outlook, TYPE_NUMBER[details[0]])


GAINS: Final[dict[str, Gain]] = {
    "card": card_gain,
    "plaza": plaza_gain,
    "wall": wall_gain,
    "exact-change": exact_change_gain,
    "exchange": exchange_gain,
    "new-token": new_token_gain,
    "preview-purchase": preview_gain,
    "march": march_gain,
    "half-building": half_gain,
}


def weigh_pay(outlook: Outlook, action: Pay) -> float:
    """The least valuable guard goes."""
    return -outlook.once(Garrison).worth(action.guard)


def weigh_buy_preview(outlook: Outlook, action: BuyPreview) -> float:
    """The purchase that was paid for."""
    tile = outlook.view.modules["preview"][action.square - 1]
    return outlook.tile_worth(tile) - spent(outlook, currency_of(action.cards[0]), action.cards)


def weigh_march(outlook: Outlook, action: March) -> float:
    """A guard for a better place."""
    tile, side = split_side(action.to)
    garrison, there = outlook.once(Garrison), outlook.palace.once(Stations).station(tile, side)
    return garrison.worths[there] - garrison.worth(action.guard)


def weigh_put_wall(outlook: Outlook, action: PutWall) -> float:
    """The section goes where it brings most, before its tile is laid."""
    tile, side = split_side(action.side)
    return FIRST + section_gain(outlook, tile, 1 << side)
