"""What a sheet game is played with: the grid, the points, and who takes part."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.packed import i64, vec
from alhambra.sheet.squares import TYPES


class Kit:
    """The components for this many players. Fictitious players come behind the seats (W-50)."""

    def __init__(self, data: dict[str, Any], seats: int, fictitious: int, duel: bool) -> None:
        players = seats + fictitious
        self.seats: i64 = seats
        self.fictitious: i64 = fictitious
        self.players: i64 = players
        self.rounds: i64 = int(data["rounds"][str(players)])
        self.start_coins: i64 = int(data["coins"]["start"])
        self.most_coins: i64 = int(data["coins"]["on_sheet"])
        self.duel: bool = duel
        self.bonus: i64 = int(data["duel_bonus"][str(fictitious)]) if duel else 0
        types = [TYPES.index(name) for row in data["grid"] for name in row]
        self.types: vec[i64] = vec[i64](types)  # of each square
        self.sizes: vec[i64] = vec[i64]([types.count(type_) for type_ in range(len(TYPES))])
        self.places: vec[i64] = vec[i64]([points for name in TYPES for points in data["place_points"][name]])
        steps = data["line_points"]
        # By the squares built of a row or column, a bit for each.
        self.lines: vec[i64] = vec[i64]([int(steps.get(str(bits.bit_count()), 0)) for bits in range(64)])

    def scorers(self) -> int:
        """How many players can gain points: the seats, and in a duel everybody (W-54, W-57)."""
        return self.players if self.duel else self.seats
