"""What bazaars are worth: their surroundings at the end (B-6), and the purchase of one beside the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from alhambra.bots.palace.catalogue import BAZAAR_TYPES, TILES
from alhambra.modules.bazaars.module import AROUND
from alhambra.modules.bazaars.words import BazaarView
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.views import View

TRUST: Final = 0.9  # what a point of the end counts
FILLED: Final = 0.25  # how many of the free squares around will hold what the bazaar wants
ANOTHER_TYPE: Final = 0.1  # how likely one of them brings a certain type that is missing
TYPICAL: Final = 6.0  # what a bazaar of the reserve may bring, once it is laid


class Around(NamedTuple):
    """What a bazaar has around it."""

    found: int  # buildings of its types
    kinds: int  # of its three types
    free: int  # empty squares


def bazaars_of(plan: Plan, types: Mapping[str, str]) -> tuple[Around, ...]:
    """The surroundings of each bazaar of a palace, whose tiles have these types."""
    laid = ((cell, int(plan.tile_on(cell))) for cell in plan.cells)
    return tuple(
        around(plan, types, int(plan.place(cell)), BAZAAR_TYPES[tile]) for cell, tile in laid if tile in BAZAAR_TYPES
    )


def around(plan: Plan, types: Mapping[str, str], place: int, wanted: frozenset[str]) -> Around:
    """What a bazaar has, or would have, around a place."""
    near = [int(plan.tile(place + step)) for step in AROUND]
    found = [kind for kind in (types.get(TILES.names[tile]) for tile in near if tile >= 0) if kind in wanted]
    return Around(len(found), len(set(found)), sum(tile < 0 for tile in near))


def bazaar_worth(bazaar: Around, later: float) -> float:
    """What a bazaar can expect; `later` is 1 while the end is far and 0 at the end."""
    missing = 3 - bazaar.kinds
    found = bazaar.found + FILLED * later * bazaar.free
    kinds = bazaar.kinds + missing * min(ANOTHER_TYPE * later * bazaar.free, 1.0)
    return TRUST * found * kinds


def currency_of_bazaar(view: View, tile: str) -> int:
    """The currency in which a bazaar beside the board is paid."""
    lying: tuple[BazaarView, ...] = view.modules["bazaars"]
    return next(CURRENCIES.index(one.currency) for one in lying if one.tile == tile)


def beside(view: View, currency: int) -> list[tuple[str, int]]:
    """The bazaars beside the board that can be bought for a currency, with their prices."""
    lying: tuple[BazaarView, ...] = view.modules.get("bazaars") or ()
    return [(one.tile, one.price) for one in lying if one.price and one.currency == CURRENCIES[currency]]
