"""What happened in a sheet game, all of it in the open.

Dice are written as words, `y3b5` for a pair. A player is a seat, or a fictitious player behind the seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alhambra.core.event import Event
from alhambra.sheet.explain import Gain


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """A start player was drawn (W-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Founded(Event):
    """A seat rolled a building of its set-up (W-11)."""

    seat: int
    square: str
    type: str


@dataclass(frozen=True, slots=True)
class DicePlaced(Event):
    """A seat rolled a pair of its set-up and put it on its sheet (W-12, W-13)."""

    seat: int
    pair: str


@dataclass(frozen=True, slots=True)
class Ticked(Event):
    """A fictitious player ticked a box (W-51, W-53). The last roll counts; a lazy chance has none to show."""

    player: int
    type: str
    rolls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is on turn with these dice (W-20)."""

    seat: int
    round: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed(Event):
    """A seat paid coins to change dice, which now are these (W-25)."""

    seat: int
    coins: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat built; `coins` is what a second building cost (W-21, W-26)."""

    seat: int
    square: str
    type: str
    coins: int


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """A seat earned coins; `crossings` is how many were built (W-23)."""

    seat: int
    crossings: int
    coins: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat built no second building (W-26)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A seat rolled these dice (W-22, W-24, W-26)."""

    seat: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat chose the pair that stays on its sheet (W-24, W-26)."""

    seat: int
    pair: str


@dataclass(frozen=True, slots=True)
class PassedOn(Event):
    """A seat passed a pair on, as it shows (W-22, W-24)."""

    seat: int
    to: int
    pair: str


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """A player built the last building of a type in this round (W-30, W-54)."""

    player: int
    round: int
    type: str


@dataclass(frozen=True, slots=True)
class Awarded(Event):
    """The types completed in a round were awarded (W-30)."""

    round: int
    gains: tuple[Gain, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The end of the game was scored (W-40 to W-43, W-57)."""

    gains: tuple[Gain, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over (W-44); in a duel a fictitious player may be among the winners (W-57)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS: Final[tuple[type[Any], ...]] = (
    StartDrawn,
    Founded,
    DicePlaced,
    Ticked,
    TurnBegan,
    Changed,
    Built,
    Earned,
    Declined,
    Rolled,
    Kept,
    PassedOn,
    Completed,
    Awarded,
    Scored,
    GameOver,
)
