"""Actions, events and view of bazaars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.event import Event
from alhambra.palace.actions import TilePurchase


@dataclass(frozen=True, slots=True)
class BuyBazaar(TilePurchase):
    """Buy a bazaar that lies beside the board (B-3)."""

    VERB: ClassVar[str] = "bazaar"


@dataclass(frozen=True, slots=True)
class BazaarTurnedUp(Event):
    """A bazaar was drawn for the market and lies beside the board (B-2)."""

    tile: str


@dataclass(frozen=True, slots=True)
class BazaarBought(Event):
    """A seat paid for a bazaar and set it aside (B-3)."""

    seat: int
    tile: str
    cards: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class BazaarView:
    """A bazaar beside the board, with what it costs now; 0 while it cannot be bought (B-4)."""

    tile: str
    currency: str
    types: tuple[str, ...]
    price: int


ACTIONS: Final[tuple[type[Any], ...]] = (BuyBazaar,)
EVENTS: Final[tuple[type[Any], ...]] = (BazaarTurnedUp, BazaarBought)
VERBS: Final[dict[str, Callable[[str], BuyBazaar]]] = {"bazaar": BuyBazaar.parse}
