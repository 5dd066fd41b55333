"""What lies ahead, from what is open to all: the table of points, and how soon a scoring card can come."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.palace.cards import FIRST_SCORING
from alhambra.palace.explain import places_worth
from alhambra.palace.refill import scoring_window
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


@dataclass(frozen=True, slots=True)
class ScoringTime:
    """The next scoring card is at the soonest so many cards away, the next one being 1, and at the latest so many."""

    number: int
    soonest: int
    latest: int


def table_of_points(state: PalaceState) -> dict[str, tuple[tuple[int, ...], ...]]:
    """A-73: for each type and scoring the points of each place, the first place first."""
    scorings = [places_worth(state, number) for number in (1, 2, 3)]
    return {name: tuple(worth[name] for worth in scorings) for name in TYPES}


def scoring_time(state: PalaceState) -> ScoringTime | None:
    """How many cards of the money pile are turned up until the next scoring card is (A-15, A-17).

    The piles of A-15 and how many cards were drawn are known to all; where in its pile the card lies is not. None while
    no scoring card lies in the money pile: before the first turn, and when both have turned up.
    """
    drawn = int(state.money_at)
    ahead = state.money[drawn:]
    for number in (1, 2):
        if FIRST_SCORING + number - 1 in ahead:
            start, end = scoring_window(state, number)
            return ScoringTime(number, max(start - drawn, 0) + 1, end - drawn)
    return None
