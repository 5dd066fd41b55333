"""What many games say: wins and scores of each seat, with intervals that hold the truth 95 times of 100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its interval; `low` and `high` are none where there are too few games to tell."""

    mean: float
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """The standard error of a mean, which the interval shows about twice on either side."""
        return None if self.low is None or self.high is None else (self.high - self.low) / (2 * Z)


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """One seat. A victory shared by n seats is 1/n of a win for each."""

    wins: float
    share: Estimate  # of the games, from 0 to 1
    score: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """All seats, and how many decisions a game took."""

    games: int
    seats: tuple[SeatSummary, ...]
    decisions: float


class Tally:
    """Counts games as they come; the order makes no difference, because every sum is exact."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self._decisions = 0
        self._wins = [Fraction(0)] * seats
        self._points = [0] * seats
        self._squares = [0] * seats

    def add(self, scores: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """One more game."""
        self.games += 1
        self._decisions += decisions
        for seat in winners:
            self._wins[seat] += Fraction(1, len(winners))
        for seat, points in enumerate(scores):
            self._points[seat] += points
            self._squares[seat] += points * points

    def summary(self) -> Summary:
        """What the games say; there must be one at least."""
        if not self.games:
            raise ValueError("There is no game to sum up.")
        return Summary(
            self.games,
            tuple(self._seat(seat) for seat in range(len(self._wins))),
            self._decisions / self.games,
        )

    def _seat(self, seat: int) -> SeatSummary:
        wins = self._wins[seat]
        share = Estimate(float(wins / self.games), *wilson(float(wins), self.games))
        return SeatSummary(float(wins), share, mean_estimate(self.games, self._points[seat], self._squares[seat]))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share. It stays within 0 and 1, also when nobody or everybody won."""
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_estimate(count: int, total: int, squares: int) -> Estimate:
    """The mean with its normal interval, from the sum and the sum of squares."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = (count * squares - total * total) / (count * (count - 1))
    spread = Z * sqrt(variance / count)
    return Estimate(mean, mean - spread, mean + spread)
