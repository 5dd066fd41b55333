"""Actions, events, view and reasons of falconers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.refusal import Reasons
from alhambra.palace.cards import ordered
from alhambra.palace.geometry.places import parse_place

KINDS: Final[list[str]] = [
    str(kind["kind"]) for kind in load("components.json", "alhambra.modules.falconers")["falcons"]
]


@dataclass(frozen=True, slots=True)
class BuyFalcon:
    """Buy the open falcon of a kind, for the point at the south-east corner of a square (F-2)."""

    FORM: ClassVar[str] = "falcon:{}@{}"
    KINDS: ClassVar[tuple[str, ...]] = ("falcon", "corner")
    kind: str
    point: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise NotationError("no-kind-of-falcon", text=self.kind, known=KINDS)
        parse_place(self.point)

    def word(self) -> str:
        return f"falcon:{self.kind}@{self.point}"


@dataclass(frozen=True, slots=True)
class PayFalcon:
    """Pay for it, in any mixture of currencies."""

    FORM: ClassVar[str] = "pay:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))

    def word(self) -> str:
        return f"pay:{','.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class FalconTurnedUp(Event):
    """The next falcon of a pile lies open (F-1)."""

    kind: str
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FalconBought(Event):
    """A seat paid for a falcon and laid it (F-2, F-3)."""

    seat: int
    kind: str
    types: tuple[str, ...]
    point: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FalconView:
    """A falcon that sits in a palace, at the south-east corner of a square."""

    kind: str
    types: tuple[str, ...]
    point: str


@dataclass(frozen=True, slots=True)
class FalconersView:
    """The piles, by kind, and the falcons of each seat."""

    open: dict[str, tuple[str, ...] | None]  # the types of the falcon that lies open
    left: dict[str, int]  # below it
    falcons: tuple[tuple[FalconView, ...], ...]
    price: int
    points: tuple[int, ...] = ()  # for none, one, two and more falcons of a kind
    fits: dict[str, tuple[str, ...]] = field(default_factory=dict)  # where the viewer may set them
    chosen: FalconView | None = None  # what the actor has still to pay


def _parse_falcon(rest: str) -> BuyFalcon:
    kind, at, point = rest.partition("@")
    if not at:
        raise NotationError("falcon-where")
    return BuyFalcon(kind, point)


def _parse_payment(rest: str) -> PayFalcon:
    return PayFalcon(tuple(rest.split(",")))


class FalconReason(Reasons):
    """What is wrong with a falcon, or with moving a tile under one."""

    NO_FALCON = "no-falcon"
    NO_POINT = "no-point"
    UNDER_FALCON = "under-falcon"


ACTIONS: Final[tuple[type[Any], ...]] = (BuyFalcon, PayFalcon)
EVENTS: Final[tuple[type[Any], ...]] = (FalconTurnedUp, FalconBought)
VERBS: Final[dict[str, Callable[[str], Any]]] = {"falcon": _parse_falcon, "pay": _parse_payment}
