"""What happens around guards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alhambra.core.event import Event


@dataclass(frozen=True, slots=True)
class GuardBoardSet(Event):
    """The guard board was set up: the squares of its placement tiles, 0 for unlimited, and its abilities (R-11)."""

    squares: tuple[int, ...]
    abilities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat uses an ability; `points` pay for missing guards, `card` is the money card it costs (R-30, R-32)."""

    seat: int
    ability: str
    details: tuple[str, ...]
    points: int
    card: str | None


@dataclass(frozen=True, slots=True)
class GuardPaid(Event):
    """A guard went from a building onto the placement tiles (R-31)."""

    seat: int
    guard: str


@dataclass(frozen=True, slots=True)
class GuardsStationed(Event):
    """Guards from the supply stand on the towers of a building that was laid or kept (R-50)."""

    seat: int
    guards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GuardsPosted(Event):
    """Guards from the supply went onto the placement tiles, for the neutral player's tiles (R-81, R-83)."""

    count: int


@dataclass(frozen=True, slots=True)
class GuardMarched(Event):
    """A guard moved onto another wall (R-41)."""

    seat: int
    guard: str
    to: str


@dataclass(frozen=True, slots=True)
class TokensSwapped(Event):
    """The tokens of a building bought this turn and of a market square changed places (R-34)."""

    seat: int
    tile: str
    type: str
    square: int
    market_tile: str
    market_type: str


@dataclass(frozen=True, slots=True)
class TokenReplaced(Event):
    """A new token lies on a market square; the old one is back in the bag (R-40)."""

    seat: int
    square: int
    tile: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class PreviewBought(Event):
    """A seat paid exactly for a building of the preview board and set it aside (R-35)."""

    seat: int
    square: int
    tile: str
    cards: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class PlazaTaken(Event):
    """A seat took a plaza and set it aside (R-38)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class WallPut(Event):
    """A seat put the loose wall section on a tile (R-36)."""

    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class WallReturned(Event):
    """The loose wall section went back to the supply: no tile was left to carry it (R-36)."""

    seat: int


EVENTS: Final[tuple[type[Any], ...]] = (
    GuardBoardSet,
    AbilityUsed,
    GuardPaid,
    GuardsStationed,
    GuardsPosted,
    GuardMarched,
    TokensSwapped,
    TokenReplaced,
    PreviewBought,
    PlazaTaken,
    WallPut,
    WallReturned,
)
