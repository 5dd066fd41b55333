"""What modules have on the table, as text, from a view only."""

from __future__ import annotations

from typing import Final

from alhambra.cli.text import wrapped
from alhambra.modules.bazaars.words import BazaarView
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.views import View

MARGIN: Final = 8  # as wide as the names of the rows of the market
SCORINGS: Final = ("first", "second", "third")


def bazaars(view: View) -> list[str]:
    """The bazaars beside the board: what each costs now, and which types count around it."""
    lying: tuple[BazaarView, ...] = view.modules.get("bazaars") or ()
    return [wrapped(_name("" if line else "Beside"), [_bazaar(one)]) for line, one in enumerate(lying)]


def _bazaar(bazaar: BazaarView) -> str:
    currency = bazaar.currency
    square = CURRENCIES.index(currency)
    price = f"{bazaar.price} {currency}" if bazaar.price else f"no price now, {currency}"
    return f"{bazaar.tile}: {price} {LETTERS[square]} ({', '.join(bazaar.types)})"


def score_tiles(view: View) -> list[str]:
    """The types from the least to the most, at each scoring to come."""
    orders: tuple[tuple[str, ...], ...] = view.modules.get("score-tiles") or ()
    coming = list(zip(SCORINGS, orders))[view.next_scoring - 1 :]
    return [
        wrapped(_name("" if line else "Order"), [f"{name + ':':<8}{' < '.join(order)}"])
        for line, (name, order) in enumerate(coming)
    ]


def _name(name: str) -> str:
    return name.ljust(MARGIN)
