"""Strength as one number, for tables of any size.

A bot of strength s wins a table with the chance s / (sum of all strengths there): Bradley and Terry's model for two,
Luce's for more. The rating is 400 times the decimal logarithm, like Elo's, and the mean of all bots is 0. Before the
first game every two bots are taken to have met twice and won once each, so that who always wins has a rating, too. The
interval follows from how sharply the likelihood of the games falls off.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, log10, sqrt
from typing import Final

from alhambra.lab.arena.contest import Contest, Party
from alhambra.lab.arena.outcome import Outcome
from alhambra.lab.arena.standing import rounds_of
from alhambra.lab.summary import Estimate, Z

STEPS: Final = 1000
CLOSE: Final = 1e-9
SCALE: Final = 400 / log(10)


@dataclass(slots=True)
class Meetings:
    """Tables of the same party: how many, and how often each bot won."""

    games: float = 0.0
    wins: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))


def ratings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Estimate]:
    """The rating of each bot, in the order of the contest; none where nobody meets anybody."""
    games = [game for one in rounds_of(contest, outcomes) for game in one]
    count = len(contest.bots)
    if count < 2 or contest.config.seats < 2 or not games:
        return []
    met = meetings(count, games)
    strength = strengths(count, met)
    logs = [400 * log10(one) for one in strength]
    middle = sum(logs) / count
    errors = [SCALE * sqrt(one) for one in _variances(strength, met)]
    return [Estimate(one - middle, one - middle - Z * e, one - middle + Z * e) for one, e in zip(logs, errors)]


def meetings(count: int, games: Sequence[Outcome]) -> dict[Party, Meetings]:
    """All tables by their parties, and those that are assumed."""
    met: dict[Party, Meetings] = defaultdict(Meetings)
    for pair in combinations(range(count), 2):
        met[pair].games += 2
        for bot in pair:
            met[pair].wins[bot] += 1
    for game in games:
        party = tuple(sorted(game.lineup))
        if len(set(party)) == 1 or not game.winners:
            continue
        met[party].games += 1
        for seat in game.winners:
            met[party].wins[game.lineup[seat]] += game.share(seat)
    return met


def strengths(count: int, met: Mapping[Party, Meetings]) -> list[float]:
    """The likeliest strengths, found step by step (Hunter's minorisation)."""
    wins = [sum(one.wins[bot] for one in met.values()) for bot in range(count)]
    strength = [1.0] * count
    for _ in range(STEPS):
        expected = [0.0] * count
        for party, one in met.items():
            for_each = one.games / sum(strength[bot] for bot in party)
            for bot in party:
                expected[bot] += for_each
        new = [won / due for won, due in zip(wins, expected)]
        scale = count / sum(new)
        moved = max(abs(one * scale / before - 1) for one, before in zip(new, strength))
        strength = [one * scale for one in new]
        if moved < CLOSE:
            break
    return strength


def _variances(strength: Sequence[float], met: Mapping[Party, Meetings]) -> list[float]:
    """Of the natural logarithms of the strengths about their mean: the inverse of Fisher's information."""
    count = len(strength)
    matrix = [[1 / count] * count for _ in range(count)]  # which makes it invertible, and is taken off again
    for party, one in met.items():
        whole = sum(strength[bot] for bot in party)
        chance = {bot: party.count(bot) * strength[bot] / whole for bot in set(party)}
        for first in chance:
            for second in chance:
                matrix[first][second] += one.games * chance[first] * ((first == second) - chance[second])
    inverse = inverted(matrix)
    return [inverse[bot][bot] - 1 / count for bot in range(count)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * pivot for value, pivot in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]
