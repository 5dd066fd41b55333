"""Points of Roll & Write: completing a type, the end, fictitious players (W-30, W-40 to W-57).

Players are numbered by their rows on the score sheet: the real ones first, then the fictitious ones. A history tells
who completed a type: one list of players for each round in which somebody did, the earliest round first.
"""

import json
from pathlib import Path

from tests.oracle.scoring import TABLE, TYPES

DATA = Path(__file__).parents[3] / "src/alhambra/data/roll_and_write.json"
CONTENT = json.loads(DATA.read_text(encoding="utf-8"))

GRID: list[list[str]] = CONTENT["grid"]
"""The type at each crossing: yellow value - 1, then blue value - 1 (W-1)."""

SIZES = {name: sum(row.count(name) for row in GRID) for name in TYPES}
"""How many buildings of each type there are, and boxes on the score sheet (W-1)."""

ROUNDS = {1: 18, 2: 18, 3: 18, 4: 15, 5: 12}
"""Rounds by the number of players, with the fictitious ones (W-15, W-56)."""

START_COINS: int = CONTENT["coins"]["start"]

DUEL_BONUS = {2: 21, 3: 18, 4: 15}
"""What a fictitious player of a duel has in place of lines and coins, by their number (W-57)."""

Square = tuple[int, int]
"""A crossing: the value of the yellow die, then of the blue one (W-1)."""

History = list[list[int]]
Points = dict[str, list[int]]


def type_at(square: Square) -> str:
    """Return the type of the building at a crossing (W-1)."""
    row, column = square
    return GRID[row - 1][column - 1]


def count(built: set[Square], type_name: str) -> int:
    """Return how many buildings of a type are built."""
    return sum(type_at(square) == type_name for square in built)


def share(type_name: str, ahead: int, together: int) -> int:
    """Return what each of some players gets who take the places after those ahead of them (W-30, W-40, W-41)."""
    worth = TABLE[type_name][2]
    return sum(worth[ahead : ahead + together]) // together


def completions(type_name: str, history: History, players: int) -> list[int]:
    """Return each player's points for completing a type (W-30)."""
    points, taken = [0] * players, 0
    for together in history:
        for player in together:
            points[player] = share(type_name, taken, len(together))
        taken += len(together)
    return points


def majority(type_name: str, history: History, counts: list[int]) -> list[int]:
    """Return each player's points at the end for a type, those of W-30 not counted (W-40)."""
    aside = [player for together in history for player in together]
    points = [0] * len(counts)
    for player, own in enumerate(counts):
        if player in aside or own == 0:
            continue
        rivals = [other for rival, other in enumerate(counts) if rival not in aside]
        ahead = len(aside) + sum(1 for other in rivals if other > own)
        points[player] = share(type_name, ahead, rivals.count(own))
    return points


def kept(points: list[int], real: int, duel: bool) -> list[int]:
    """Return points as they are gained: a fictitious player's are lost but in a duel (W-54, W-57)."""
    return [value if duel or player < real else 0 for player, value in enumerate(points)]


def lines(built: set[Square]) -> int:
    """Return the points of rows and columns (W-42)."""
    total = 0
    for number in range(1, 7):
        row = sum((number, column) in built for column in range(1, 7))
        column = sum((line, number) in built for line in range(1, 7))
        total += sum({4: 2, 5: 5, 6: 10}.get(length, 0) for length in (row, column))
    return total


def coin_points(coins: int) -> int:
    """Return the points of the coins left (W-43)."""
    return coins // 2


def winners(totals: list[int], real: int, duel: bool) -> list[int]:
    """Return who has the highest total; a fictitious player wins a duel only (W-44, W-54, W-57)."""
    rivals = range(len(totals) if duel else real)
    best = max(totals[player] for player in rivals)
    return [player for player in rivals if totals[player] == best]


class ScoreSheet:
    """The common score sheet, with what is on the sheets of the players."""

    def __init__(self, real: int, fictitious: int, duel: bool) -> None:
        """An empty one."""
        self.real, self.fictitious, self.duel = real, fictitious, duel
        self.players = real + fictitious
        self.built: list[set[Square]] = [set() for _ in range(real)]
        self.ticks = [dict.fromkeys(TYPES, 0) for _ in range(fictitious)]
        self.coins = [START_COINS] * real
        self.completed: dict[str, dict[int, int]] = {name: {} for name in TYPES}
        self.round, self.awarded, self.over = 1, 0, False

    def counts(self, name: str) -> list[int]:
        """Return the boxes of a type on the score sheet."""
        return [count(built, name) for built in self.built] + [row[name] for row in self.ticks]

    def history(self, name: str, until: int) -> History:
        """Return who completed a type, round by round."""
        rounds = range(1, until + 1)
        groups = [[p for p in range(self.players) if self.completed[name].get(p) == number] for number in rounds]
        return [group for group in groups if group]

    def completion_points(self, name: str, until: int) -> list[int]:
        """Return the points for completing a type, of the rounds so far (W-30, W-54, W-57)."""
        return kept(completions(name, self.history(name, until), self.players), self.real, self.duel)

    def end_points(self) -> Points:
        """Return the points of the end, if it came now: by type, lines, coins and bonus (W-40 to W-57)."""
        points = {}
        for name in TYPES:
            held = majority(name, self.history(name, self.round), self.counts(name))
            points[name] = kept(held, self.real, self.duel)
        none = [0] * self.fictitious
        points["lines"] = [lines(built) for built in self.built] + none
        points["coins"] = [coin_points(coins) for coins in self.coins] + none
        bonus = DUEL_BONUS[self.fictitious] if self.duel else 0
        points["bonus"] = [0] * self.real + [bonus] * self.fictitious
        return points

    def scores(self) -> list[int]:
        """Return the points awarded so far: W-30 during the game, everything at the end."""
        parts = [self.completion_points(name, self.awarded) for name in TYPES]
        if self.over:
            parts += self.end_points().values()
        return [sum(part) for part in zip(*parts, strict=True)]

    def winners(self) -> list[int]:
        """Return the players with the highest total, at the end (W-44, W-57)."""
        return winners(self.scores(), self.real, self.duel) if self.over else []
