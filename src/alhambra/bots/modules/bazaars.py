"""What bazaars are worth: their surroundings at the end (B-6), and the purchase of one beside the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from alhambra.bots.face import Face, Look, Offer
from alhambra.bots.palace.catalogue import NAMES, NUMBER
from alhambra.bots.palace.money import spent
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.own_palace import Sight
from alhambra.bots.senses.bazaars import BazaarsSense
from alhambra.boxes.tiles import tiles_of
from alhambra.modules.bazaars.rules import AROUND
from alhambra.modules.bazaars.words import BazaarView, BuyBazaar
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.geometry.plan import Plan

TRUST: Final = 0.9  # what a point of the end counts
FILLED: Final = 0.25  # how many of the free squares around will hold what the bazaar wants
ANOTHER_TYPE: Final = 0.1  # how likely one of them brings a certain type that is missing
TYPICAL: Final = 6.0  # what a bazaar of the reserve may bring, once it is laid

WANTED: Final = {  # by tile number, the types that count around it
    NUMBER[name]: frozenset(str(type_) for type_ in tile["types"]) for name, tile in tiles_of("bazaars").items()
}


class Around(NamedTuple):
    """What a bazaar has around it."""

    found: int  # buildings of its types
    kinds: int  # of its three types
    free: int  # empty squares


def surroundings(sight: Sight) -> tuple[Around, ...]:
    """What each bazaar of a palace has around it."""
    plan, types = sight.plan, sight.palace.types
    laid = [(cell, tile) for cell in plan.cells if (tile := int(plan.tile_on(cell))) in WANTED]
    return tuple([around(plan, types, int(plan.place(cell)), WANTED[tile]) for cell, tile in laid])


def around(plan: Plan, types: Mapping[str, str], place: int, wanted: frozenset[str]) -> Around:
    """What a bazaar has, or would have, around a place."""
    near = [int(plan.tile(place + step)) for step in AROUND]
    found = [kind for kind in (types.get(NAMES[tile]) for tile in near if tile >= 0) if kind in wanted]
    return Around(len(found), len(set(found)), sum(tile < 0 for tile in near))


def bazaar_worth(bazaar: Around, later: float) -> float:
    """What a bazaar can expect; `later` is 1 while the end is far and 0 at the end."""
    missing = 3 - bazaar.kinds
    found = bazaar.found + FILLED * later * bazaar.free
    kinds = bazaar.kinds + missing * min(ANOTHER_TYPE * later * bazaar.free, 1.0)
    return TRUST * found * kinds


def worth_of_surroundings(outlook: Outlook, bazaars: tuple[Around, ...]) -> float:
    """The same for all bazaars of a palace."""
    return sum(bazaar_worth(bazaar, outlook.later) for bazaar in bazaars)


def in_reserve(outlook: Outlook) -> float:
    """What a bazaar that is not laid may bring."""
    return TYPICAL


def beside_the_board(outlook: Outlook, currency: int) -> Iterator[Offer]:
    """The bazaars beside the board that can be bought for a currency."""
    lying: tuple[BazaarView, ...] = outlook.view.modules["bazaars"].beside
    for one in lying:
        if one.price and one.currency == CURRENCIES[currency]:
            yield Offer(one.price, outlook.tile_worth(one.tile), True)


def weigh_buy_bazaar(outlook: Outlook, action: BuyBazaar) -> float:
    """A tile for its money, which is always paid exactly (B-3)."""
    lying: tuple[BazaarView, ...] = outlook.view.modules["bazaars"].beside
    currency = next(CURRENCIES.index(one.currency) for one in lying if one.tile == action.tile)
    return outlook.tile_worth(action.tile) - spent(outlook, currency, action.cards) + outlook.further


FACE: Final = Face(
    weighers={BuyBazaar: weigh_buy_bazaar},
    in_reserve=dict.fromkeys(tiles_of("bazaars"), in_reserve),
    offers=beside_the_board,
    look=Look(surroundings, worth_of_surroundings),
    sense=BazaarsSense,
)
