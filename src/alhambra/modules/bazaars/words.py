"""Actions, events, view and reasons of bazaars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.event import Event
from alhambra.core.refusal import Reasons
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


@dataclass(frozen=True, slots=True)
class LaidBazaar:
    """A bazaar in a palace, with the buildings around it that count for it as the table stands (B-6)."""

    seat: int
    tile: str
    around: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BazaarsView:
    """The bazaars beside the board, and those in the palaces."""

    beside: tuple[BazaarView, ...]
    laid: tuple[LaidBazaar, ...]


class BazaarReason(Reasons):
    """What is wrong with the purchase of a bazaar."""

    NOT_ON_MARKET = "not-on-market"


ACTIONS: Final[tuple[type[Any], ...]] = (BuyBazaar,)
EVENTS: Final[tuple[type[Any], ...]] = (BazaarTurnedUp, BazaarBought)
VERBS: Final[dict[str, Callable[[str], BuyBazaar]]] = {"bazaar": BuyBazaar.parse}
