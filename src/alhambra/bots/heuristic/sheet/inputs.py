"""What a network is told of a sheet game: a row for each seat, most of it compared with the seats on average."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.bots.heuristic.network import compare
from alhambra.bots.heuristic.sheet.outlook import COUNT, SheetOutlook, expected_points, time_of
from alhambra.core.packed import i64, vec
from alhambra.sheet.scoring import column_bits, lines, row_bits
from alhambra.sheet.state import ON_TURN, SheetState

LEADS: Final[vec[i64]] = vec[i64]([1000, 2000, 4000])  # majorities as they stand, and as they may be later
LOOKS: Final[i64] = 3

NAMES: Final = (
    "score",
    *(f"majorities-{look}" for look in range(3)),
    "lines",
    *(f"lines-of-{count}" for count in range(1, 7)),
    "coins",
    "coins-to-gain",
    "dice",
    *(f"count-{type_}" for type_ in range(6)),
    # Up to here a seat is compared with the average.
    "until-turn",
    "time",
    "late",
    "seats",
)
WIDTH: Final[i64] = len(NAMES)
COMPARED: Final[i64] = 20
LATE: Final[i64] = 300  # thousandths of the game


def inputs_of(state: SheetState) -> vec[i64]:
    """The rows of all seats, one after the other."""
    seats: i64 = state.kit.seats
    rows = vec[i64]([0] * int(seats * WIDTH))
    look = SheetOutlook(state)
    seat: i64 = 0
    while seat < seats:
        _sheet(state, look, seat, rows)
        _time(state, seat, rows)
        seat += 1
    compare(rows, seats, WIDTH, COMPARED)
    return rows


def _sheet(state: SheetState, look: SheetOutlook, seat: i64, rows: vec[i64]) -> None:
    kit = state.kit
    row: i64 = seat * WIDTH
    rows[row] = state.scores[seat] * 1000
    type_: i64 = 0
    while type_ < 6:
        at: i64 = 0
        while at < LOOKS and state.completed[seat * 6 + type_] == 0:
            rows[row + 1 + at] += expected_points(state, type_, seat, LEADS[at])
            at += 1
        rows[row + 14 + type_] = state.counts[seat * 6 + type_] * 1000
        type_ += 1
    built = state.built[seat]
    rows[row + 4] = lines(kit, built) * 1000
    line: i64 = 0
    while line < 6:
        _add_line(COUNT[row_bits(built, line)], row, rows)
        _add_line(COUNT[column_bits(built, line)], row, rows)
        line += 1
    rows[row + 11] = state.coins[seat] * 1000
    rows[row + 12] = (kit.most_coins - state.gained[seat]) * 1000
    if state.pairs[seat] != ON_TURN:
        rows[row + 13] = look.pair(state.pairs[seat], seat)


def _add_line(count: i64, row: i64, rows: vec[i64]) -> None:
    if count:
        rows[row + 4 + count] += 1000


def _time(state: SheetState, seat: i64, rows: vec[i64]) -> None:
    """Where in the game this is, and how soon the seat is on turn."""
    seats: i64 = state.kit.seats
    at: i64 = seat * WIDTH + COMPARED
    time = time_of(state)
    rows[at] = (seat - state.seat + seats) % seats * 1000
    rows[at + 1] = time
    rows[at + 2] = max(0, LATE - time)
    rows[at + 3] = seats * 1000
