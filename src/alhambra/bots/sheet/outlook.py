"""What a building, a coin and a pair of dice are worth to a seat of a sheet game, in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from alhambra.core.data import load
from alhambra.sheet.squares import TYPES, parse_square

_DATA: Final = load("roll_and_write.json")
GRID: Final[tuple[int, ...]] = tuple(TYPES.index(name) for row in _DATA["grid"] for name in row)
PLACES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(_DATA["place_points"][name]) for name in TYPES)
SIZES: Final = tuple(GRID.count(type_) for type_ in range(len(TYPES)))
LINES: Final[tuple[int, ...]] = tuple(_DATA["line_points"].get(str(count), 0) for count in range(7))
ON_SHEET: Final[int] = _DATA["coins"]["on_sheet"]
LINES_TO_COME: Final = (0.0, 0.3, 0.9, 1.9, 3.6, 6.2, 10.0)  # what a line promises while there is time

SAFE_LEAD: Final = (1.0, 2.0)  # buildings at the end of the game, and more at its beginning
RIVALRY: Final = 0.4  # what the points of the rivals, on average, count against one's own
COIN: Final = (0.5, 0.7)  # at the end, and more at the beginning
NEXT: Final = 0.5  # what a building counts that dice promise for the next turn


class Outlook:
    """One look at the table by the seat that decides."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.me: int = view.seat
        self.time: float = (view.rounds - view.round) / view.rounds  # from nearly 1 to 0
        self.counts = [*(list(sheet.counts) for sheet in view.sheets), *(list(row) for row in view.ticks)]
        self.coin: float = COIN[0] + COIN[1] * self.time
        self._gains: dict[tuple[int, int], float] = {}
        self.built = [sum(1 << parse_square(square) for square in sheet.built) for sheet in view.sheets]

    def gain(self, square: int, seat: int) -> float:
        """What a building on a square brings to a seat; nothing if it is built already."""
        key = (square, seat)
        if key not in self._gains:
            free = not self.built[seat] >> square & 1
            self._gains[key] = self._type_gain(GRID[square], seat) + self._line_gain(square, seat) if free else 0.0
        return self._gains[key]

    def _type_gain(self, type_: int, player: int) -> float:
        counts = [row[type_] for row in self.counts]
        before = self._type_worth(type_, counts, player)
        counts[player] += 1
        return self._type_worth(type_, counts, player) - before

    def _type_worth(self, type_: int, counts: list[int], player: int) -> float:
        """What a type brings to a player, less what it brings to the rivals who can win."""
        lead = SAFE_LEAD[0] + SAFE_LEAD[1] * self.time
        rivals = range(self.view.players if self.view.duel else self.view.seats)
        points = [expected_points(type_, counts, other, lead) for other in rivals]
        theirs = (sum(points) - points[player]) / max(1, len(points) - 1)
        return points[player] - RIVALRY * theirs

    def _line_gain(self, square: int, seat: int) -> float:
        row = (self.built[seat] >> square // 6 * 6 & 63).bit_count()
        column = sum(self.built[seat] >> square % 6 + 6 * other & 1 for other in range(6))
        return self._step(row) + self._step(column)

    def _step(self, count: int) -> float:
        sure = LINES[count + 1] - LINES[count]
        promised = LINES_TO_COME[count + 1] - LINES_TO_COME[count]
        return sure + (promised - sure) * min(1.0, 2 * self.time)

    def coins(self, crossings: Sequence[int]) -> float:
        """What earning coins brings with these four crossings."""
        built = sum(self.built[self.me] >> square & 1 for square in crossings)
        room: int = ON_SHEET - self.view.sheets[self.me].gained
        return self.coin * min(built, room)

    def plays_again(self, seat: int) -> bool:
        """Whether a seat has a turn to come after this one."""
        seats, start = self.view.seats, self.view.start
        later = (seat - start) % seats > (self.me - start) % seats
        return later or bool(self.view.round < self.view.rounds)

    def pair(self, pair: int, seat: int) -> float:
        """What a pair of dice promises to a seat for its next turn, with two dice more that are not known."""
        if not self.plays_again(seat):
            return 0.0
        row, column = divmod(pair, 6)
        across = sum(self.gain(row * 6 + other, seat) for other in range(6)) / 6
        down = sum(self.gain(other * 6 + column, seat) for other in range(6)) / 6
        return NEXT * (self.gain(pair, seat) + 0.5 * (across + down))


def expected_points(type_: int, counts: list[int], player: int, lead: float) -> float:
    """What a player can expect of a type. A lead counts in full if it is safe; completed types are for certain."""
    mine = counts[player]
    if not mine:
        return 0.0
    if mine == SIZES[type_]:
        lead = 0.5
    ahead = -0.5  # the player itself is found half ahead below
    for count in counts:
        ahead += min(max(0.5 + 0.5 * (count - mine) / lead, 0.0), 1.0)
    return _between(type_, ahead)


@cache
def _between(type_: int, ahead: float) -> float:
    place = int(ahead)
    part = ahead - place
    points = (*PLACES[type_], 0, 0, 0)
    return points[place] * (1 - part) + points[place + 1] * part
