"""Actions, events, view and reasons of gatehouses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.refusal import Reasons
from alhambra.core.touches import Touching
from alhambra.palace.actions import MarketPurchase
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.geometry.wall import SEGMENTS
from alhambra.palace.tiles import TYPES

CORNERS: Final = SEGMENTS[4:]


@dataclass(frozen=True, slots=True)
class BuyWithGatehouse(MarketPurchase):
    """Buy the tile on a market square and a gatehouse of its type, in one payment (G-2, G-3)."""

    VERB: ClassVar[str] = "gatehouse"


@dataclass(frozen=True, slots=True)
class LayGatehouse:
    """Lay a gatehouse of a type on half of a square; its long side looks to a corner (G-4, G-5)."""

    type: str
    place: str
    corner: str

    def __post_init__(self) -> None:
        parse_place(self.place)
        if self.type not in TYPES:
            raise NotationError("no-type", text=self.type, known=TYPES)
        if self.corner not in CORNERS:
            raise NotationError("no-corner", text=self.corner, known=tuple(CORNERS))

    def word(self) -> str:
        return f"gate:{self.type}@{self.place}-{self.corner}"

    def touching(self) -> Touching:
        return "gate:{}@{}", ("type", "half-square"), (self.type, f"{self.place}-{self.corner}")


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


@dataclass(frozen=True, slots=True)
class GatehousesView:
    """The piles, and where gatehouses lie."""

    left: dict[str, int]  # of each type
    price: int  # of each, now
    to_lay: tuple[str, ...]  # types of those that the actor bought
    laid: dict[str, str]  # the corner that the long side of each looks to, in all palaces
    walls: dict[str, dict[str, int]] = field(default_factory=dict)  # the wall with it, by type and half square


def _parse_laying(rest: str) -> LayGatehouse:
    type_, at, where = rest.partition("@")
    place, dash, corner = where.partition("-")
    if not at or not dash:
        raise NotationError("gatehouse-where")
    return LayGatehouse(type_, place, corner)


class GatehouseReason(Reasons):
    """What is wrong with a gatehouse, or with moving a tile that holds one."""

    NO_GATEHOUSE = "no-gatehouse"
    HOLDS_GATEHOUSE = "holds-gatehouse"


ACTIONS: Final[tuple[type[Any], ...]] = (BuyWithGatehouse, LayGatehouse)
EVENTS: Final[tuple[type[Any], ...]] = (BoughtWithGatehouse, GatehouseLaid, GatehouseReturned)
VERBS: Final[dict[str, Callable[[str], Any]]] = {"gatehouse": BuyWithGatehouse.parse, "gate": _parse_laying}
