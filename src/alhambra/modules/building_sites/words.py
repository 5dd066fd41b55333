"""Actions, events, view and reasons of building sites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.refusal import Reasons
from alhambra.palace.actions import MarketPurchase, TilePurchase


@dataclass(frozen=True, slots=True)
class StartSite(MarketPurchase):
    """Take the tile of a market square for half its price, as a site (S-2)."""

    VERB: ClassVar[str] = "site"


@dataclass(frozen=True, slots=True)
class DrawMarkers:
    """Draw the markers for the site just started (S-3)."""

    def word(self) -> str:
        return "draw:markers"


@dataclass(frozen=True, slots=True)
class PutMarker:
    """Put the first or the second marker drawn on the site (S-3). The word does not say what is on its back."""

    FORM: ClassVar[str] = "marker:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("marker",)
    which: int

    def word(self) -> str:
        return f"marker:{self.which}"


@dataclass(frozen=True, slots=True)
class FinishSite(TilePurchase):
    """Pay the full price of a site in the currency of its marker (S-5)."""

    VERB: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class SiteStarted(Event):
    """A seat paid half the price of a tile and set it aside as a site."""

    seat: int
    square: int
    tile: str
    cards: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class MarkersDrawn(Event):
    """A seat drew markers for its site; only that seat sees their backs (S-8)."""

    seat: int
    count: int
    currencies: tuple[str, ...] | None

    def for_seat(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else MarkersDrawn(self.seat, self.count, None)


@dataclass(frozen=True, slots=True)
class MarkerPut(Event):
    """A marker lies on a site; only its owner knows the back."""

    seat: int
    tile: str
    currency: str | None

    def for_seat(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else MarkerPut(self.seat, self.tile, None)


@dataclass(frozen=True, slots=True)
class SiteFinished(Event):
    """A seat finished a site; its marker was shown and left the game (S-5)."""

    seat: int
    tile: str
    currency: str
    cards: tuple[str, ...]
    price: int
    exact: bool


@dataclass(frozen=True, slots=True)
class MarkerTurned(Event):
    """At the end of the game a marker was turned over, and its owner's money of that currency was lost (S-7)."""

    seat: int
    tile: str
    currency: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SitesView:
    """The markers and the sites, as far as a seat may know their backs (S-8)."""

    bag: int  # markers in it
    sites: dict[str, str | None]  # the currency of each; none where the viewer does not know it
    drawn: tuple[str, ...] | None  # by the viewer, who has to choose
    put_back: tuple[str, ...]  # by the viewer, in all
    started: str | None = None  # the site without a marker yet
    payable: dict[str, bool] = field(default_factory=dict)  # the actor's sites that can be finished; whether exactly


def _parse_draw(rest: str) -> DrawMarkers:
    if rest != "markers":
        raise NotationError("draw-what")
    return DrawMarkers()


def _parse_marker(rest: str) -> PutMarker:
    if rest not in ("1", "2"):
        raise NotationError("marker-to-write")
    return PutMarker(int(rest))


class SiteReason(Reasons):
    """What is wrong with a site."""

    NO_SITE = "no-site"


ACTIONS: Final[tuple[type[Any], ...]] = (StartSite, DrawMarkers, PutMarker, FinishSite)
EVENTS: Final[tuple[type[Any], ...]] = (SiteStarted, MarkersDrawn, MarkerPut, SiteFinished, MarkerTurned)
VERBS: Final[dict[str, Callable[[str], Any]]] = {
    "site": StartSite.parse,
    "draw": _parse_draw,
    "marker": _parse_marker,
    "finish": FinishSite.parse,
}
