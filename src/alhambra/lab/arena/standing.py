"""What the games of a contest say of each bot: wins, points, and how sure that is.

Rounds are independent of one another, games of a round are not: they have their luck in common. So intervals are made
from rounds. For a share of wins that is Wilson's interval for as many independent games as tell as much; beside it
stands the interval of the same games taken as if they were independent, which shows what pairing is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.outcome import Outcome
from alhambra.lab.summary import Estimate, Z, wilson

ENOUGH: Final = 20  # rounds before their spread is believed
MOST_WORTH: Final = 8.0  # independent games that one game can tell as much as
ALPHA: Final = 0.05


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. `share` is of the games it sat in, for each of its seats; `ahead` its points above the other bots'."""

    bot: str
    games: int  # seats that it had, all games together
    wins: float
    share: Estimate
    unpaired: Estimate  # the share with the interval of independent games
    points: Estimate
    ahead: Estimate | None  # with the interval of rounds
    ahead_unpaired: Estimate | None


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot of a contest; only whole rounds count."""
    rounds = rounds_of(contest, outcomes)
    return [_standing(contest, rounds, bot) for bot in range(len(contest.bots))] if rounds else []


def rounds_of(contest: Contest, outcomes: Sequence[Outcome]) -> list[Sequence[Outcome]]:
    """The games, round by round; what was begun and not finished is left out."""
    size = contest.round_size
    return [outcomes[at : at + size] for at in range(0, len(outcomes) - size + 1, size)]


def _standing(contest: Contest, rounds: list[Sequence[Outcome]], bot: int) -> Standing:
    seats = [[(game, seat) for game in one for seat in _seats(game, bot)] for one in rounds]
    shares = [[game.share(seat) for game, seat in one] for one in seats]
    points = [[float(game.scores[seat]) for game, seat in one] for one in seats]
    others = [[float(points) for game in one for points in _others(game, bot)] for one in rounds]
    flat = [share for one in shares for share in one]
    mean = sum(flat) / len(flat)
    worth = _worth([_mean(one) for one in shares], mean, len(shares[0]))
    theirs = [points for one in others for points in one]
    return Standing(
        bot=contest.bots[bot],
        games=len(flat),
        wins=sum(flat),
        share=Estimate(mean, *wilson(mean * len(flat) * worth, len(flat) * worth)),
        unpaired=Estimate(mean, *wilson(sum(flat), len(flat))),
        points=interval([_mean(one) for one in points]),
        ahead=interval([_mean(ours) - _mean(rest) for ours, rest in zip(points, others)]) if theirs else None,
        ahead_unpaired=_difference([one for ours in points for one in ours], theirs) if theirs else None,
    )


def _seats(game: Outcome, bot: int) -> list[int]:
    return [seat for seat, one in enumerate(game.lineup) if one == bot]


def _others(game: Outcome, bot: int) -> list[int]:
    return [game.scores[seat] for seat, one in enumerate(game.lineup) if one != bot]


def _worth(rounds: Sequence[float], mean: float, size: int) -> float:
    """How many independent games a game of these rounds tells as much as."""
    spread = _variance(rounds)
    if len(rounds) < ENOUGH or not 0 < mean < 1:
        return 1.0
    return MOST_WORTH if not spread else min(MOST_WORTH, mean * (1 - mean) / size / spread)


def interval(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    mean = _mean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    spread = Z * sqrt(_variance(values) / len(values))
    return Estimate(mean, mean - spread, mean + spread)


def _difference(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """Between two means of independent values."""
    mean = _mean(ours) - _mean(theirs)
    if min(len(ours), len(theirs)) < 2:
        return Estimate(mean, None, None)
    spread = Z * sqrt(_variance(ours) / len(ours) + _variance(theirs) / len(theirs))
    return Estimate(mean, mean - spread, mean + spread)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1) if len(values) > 1 else 0.0


def clear_after(contest: Contest, outcomes: Sequence[Outcome]) -> int | None:
    """After how many games it was clear that the first bot wins more, or less, than its part; none if it never was.

    It may be asked after every round: the bound holds for all of them at once (a mixture of Gaussian bounds, for values
    between 0 and 1).
    """
    part, seats = 1 / contest.config.seats, contest.config.seats
    if seats == 1 or len(contest.bots) == 1:
        return None
    total = 0.0
    for number, one in enumerate(rounds_of(contest, outcomes), 1):
        shares = [game.share(seat) for game in one for seat in _seats(game, 0)]
        total += _mean(shares)
        if abs(total / number - part) > _bound(number):
            return number * contest.round_size
    return None


def _bound(rounds: int, tuned: float = 30.0) -> float:
    """How far a mean of values between 0 and 1 strays, at whatever time one looks; tightest at about `tuned` rounds."""
    prior = 1 / tuned
    scale = rounds * prior + 1
    return sqrt(scale / (2 * rounds * rounds * prior) * log(sqrt(scale) / ALPHA))
