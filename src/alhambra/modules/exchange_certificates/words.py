"""Actions, events, view and reasons of exchange certificates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.refusal import Reasons
from alhambra.palace.cards import LETTERS


@dataclass(frozen=True, slots=True)
class Store:
    """Keep what was overpaid in a currency, or do not (X-2)."""

    FORM: ClassVar[str] = "store:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("currency",)
    what: str  # a letter of the currencies, or "none"

    def __post_init__(self) -> None:
        if self.what != "none" and (len(self.what) != 1 or self.what not in LETTERS):
            raise NotationError("nothing-to-store", text=self.what, letters=LETTERS)

    def word(self) -> str:
        return f"store:{self.what}"


@dataclass(frozen=True, slots=True)
class Stored(Event):
    """A seat stored what it overpaid on its certificate (X-2)."""

    seat: int
    currency: str
    amount: int


@dataclass(frozen=True, slots=True)
class CertificateVoided(Event):
    """What was stored on a certificate is lost (S-7); its pawn returns to the middle."""

    seat: int
    currency: str
    amount: int


@dataclass(frozen=True, slots=True)
class CertificateView:
    """What is stored on a certificate."""

    currency: str
    amount: int


@dataclass(frozen=True, slots=True)
class CertificatesView:
    """The pawns in the middle, the certificate of each seat, and what may be stored now (X-9)."""

    pawns: dict[str, int]  # by currency
    certificates: tuple[CertificateView | None, ...]
    over: int


class CertificateReason(Reasons):
    """What is wrong with storing, or with paying by certificate."""

    NO_CERTIFICATE = "no-certificate"
    NO_PAWN = "no-pawn"
    STORED = "stored"


ACTIONS: Final[tuple[type[Any], ...]] = (Store,)
EVENTS: Final[tuple[type[Any], ...]] = (Stored, CertificateVoided)
VERBS: Final[dict[str, Callable[[str], Store]]] = {"store": Store}
