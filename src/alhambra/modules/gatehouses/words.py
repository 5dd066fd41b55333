"""Actions and events of gatehouses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.palace.paying import ordered_payment
from alhambra.palace.places import parse_place
from alhambra.palace.tiles import TYPES
from alhambra.palace.wall import SEGMENTS

CORNERS: Final = SEGMENTS[4:]


@dataclass(frozen=True, slots=True)
class BuyWithGatehouse:
    """Buy the tile on a market square and a gatehouse of its type, in one payment (G-2, G-3)."""

    square: int
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.square not in (1, 2, 3, 4):
            raise NotationError(f"'{self.square}' is no market square: there are 1, 2, 3 and 4.")
        object.__setattr__(self, "cards", ordered_payment(self.cards))

    def word(self) -> str:
        return f"gatehouse:{self.square}:{','.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class LayGatehouse:
    """Lay a gatehouse of a type on half of a square; its long side looks to a corner (G-4, G-5)."""

    type: str
    place: str
    corner: str

    def __post_init__(self) -> None:
        parse_place(self.place)
        if self.type not in TYPES:
            raise NotationError(f"'{self.type}' is no type of building: there are {', '.join(TYPES)}.")
        if self.corner not in CORNERS:
            raise NotationError(f"'{self.corner}' is no position of a gatehouse: there are {', '.join(CORNERS)}.")

    def word(self) -> str:
        return f"gate:{self.type}@{self.place}-{self.corner}"


@dataclass(frozen=True, slots=True)
class BoughtWithGatehouse(Event):
    """A seat paid for a tile and a gatehouse of its type and set them aside."""

    seat: int
    square: int
    tile: str
    type: str
    cards: tuple[str, ...]
    price: int
    exact: bool


@dataclass(frozen=True, slots=True)
class GatehouseLaid(Event):
    """A seat laid a gatehouse."""

    seat: int
    tile: str
    place: str
    corner: str


@dataclass(frozen=True, slots=True)
class GatehouseReturned(Event):
    """A gatehouse without a legal place went back to its pile (G-4)."""

    seat: int
    type: str


def _parse_purchase(rest: str) -> BuyWithGatehouse:
    square, _, cards = rest.partition(":")
    if square not in ("1", "2", "3", "4"):
        raise NotationError(f"'{square}' is no market square: there are 1, 2, 3 and 4.")
    return BuyWithGatehouse(int(square), tuple(cards.split(",")))


def _parse_laying(rest: str) -> LayGatehouse:
    type_, at, where = rest.partition("@")
    place, dash, corner = where.partition("-")
    if not at or not dash:
        raise NotationError("A gatehouse is laid at a place, with a position: write gate:tower@n1-NE.")
    return LayGatehouse(type_, place, corner)


VERBS: Final[dict[str, Callable[[str], Any]]] = {"gatehouse": _parse_purchase, "gate": _parse_laying}
