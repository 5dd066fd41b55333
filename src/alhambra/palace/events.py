"""What happened, in an order that can be shown, told in any language, and replayed without the rules.

Everything in a palace game happens in the open, so most events are for everybody. `for_seat` cuts what only some
may see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alhambra.core.event import Event
from alhambra.palace.explain import Gain


@dataclass(frozen=True, slots=True)
class NeutralReceived(Event):
    """Tiles from the supply went to the neutral player (A-92, A-93)."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarketFilled(Event):
    """A tile from the supply came onto a square of the market (A-10, A-61)."""

    square: int
    tile: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got its start hand, face up (A-12)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is to act."""

    seat: int


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    """A card came onto a slot of the display (A-14, A-61)."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class MoneyTaken(Event):
    """A seat took cards of the display (A-30)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat paid for a tile of the market and set it aside (A-40, A-44)."""

    seat: int
    square: int
    tile: str
    cards: tuple[str, ...]
    price: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a tile in its palace; `source` is where it came from: bought, left-over or reserve."""

    seat: int
    tile: str
    place: str
    source: str


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat put a bought or left-over tile into its reserve (A-60, A-82)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Given(Event):
    """A seat gave a bought tile to the neutral player (A-94)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat moved a tile from its palace to its reserve (A-50)."""

    seat: int
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat swapped a tile of its palace with one of its reserve (A-50)."""

    seat: int
    old: str
    new: str
    place: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat took no further action (A-20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had no legal action (A-22)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiscardsShuffled(Event):
    """The discard pile became the new money pile (A-62)."""

    cards: int


@dataclass(frozen=True, slots=True)
class ScoringCardTurned(Event):
    """A scoring card turned up during the refill (A-63)."""

    number: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A scoring was held (A-70), with every point and its reason."""

    number: int
    gains: tuple[Gain, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndBegan(Event):
    """The supply could not fill the market (A-80); the hands are shown (A-81)."""

    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class LeftOverGiven(Event):
    """A tile left on the market went to the seat with most money of its currency; to none on a tie (A-81)."""

    square: int
    tile: str
    seat: int | None
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over (A-84)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS: Final[tuple[type[Any], ...]] = (
    NeutralReceived,
    MarketFilled,
    Dealt,
    TurnBegan,
    DisplayFilled,
    MoneyTaken,
    Bought,
    Laid,
    Kept,
    Given,
    Removed,
    Swapped,
    Declined,
    Passed,
    DiscardsShuffled,
    ScoringCardTurned,
    Scored,
    EndBegan,
    LeftOverGiven,
    GameOver,
)
