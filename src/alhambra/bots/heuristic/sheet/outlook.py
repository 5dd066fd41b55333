"""What a building, a coin and a pair of dice are worth to the seat on turn of a sheet game."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.sheet.kit import Kit
from alhambra.sheet.scoring import column_bits, lines, row_bits
from alhambra.sheet.state import OVER, SheetState

LINES_TO_COME: Final[vec[i64]] = vec[i64]([0, 300, 900, 1900, 3600, 6200, 10000])  # what a line promises
SAFE_LEAD: Final[vec[i64]] = vec[i64]([1000, 2000])  # buildings at the end of the game, and more at its beginning
RIVALRY: Final[i64] = 400  # what the points of the rivals, on average, count against one's own
COIN: Final[vec[i64]] = vec[i64]([500, 700])  # at the end, and more at the beginning
NEXT_PAIR: Final[i64] = 500  # what a building counts that dice promise for the next turn
UNKNOWN: Final[i64] = -9_000_000
COUNT: Final[vec[i64]] = vec[i64]([bits.bit_count() for bits in range(64)])


class SheetOutlook:
    """One look at the table by the seat that decides."""

    def __init__(self, state: SheetState) -> None:
        kit = state.kit
        self.state = state
        self.me: i64 = state.seat
        self.seats: i64 = kit.seats
        self.time: i64 = time_of(state)
        self.coin: i64 = COIN[0] + COIN[1] * self.time // 1000
        self._gains: vec[i64] = vec[i64]([UNKNOWN] * int(36 * kit.seats))
        self._pairs: vec[i64] = vec[i64]([UNKNOWN] * int(36 * kit.seats))
        self._types: vec[i64] = vec[i64]([UNKNOWN] * int(6 * kit.seats))

    def gain(self, square: i64, seat: i64) -> i64:
        """What a building on a square brings to a seat; nothing if it is built already."""
        at: i64 = seat * 36 + square
        if self._gains[at] == UNKNOWN:
            if self.state.occupied(seat, square):
                self._gains[at] = 0
            else:
                self._gains[at] = self._type_gain(self.state.kit.types[square], seat) + self._line_gain(square, seat)
        return self._gains[at]

    def _type_gain(self, type_: i64, seat: i64) -> i64:
        at: i64 = seat * 6 + type_
        if self._types[at] == UNKNOWN:
            counts = self.state.counts
            before = self._type_worth(type_, seat)
            counts[at] += 1
            self._types[at] = self._type_worth(type_, seat) - before
            counts[at] -= 1
        return self._types[at]

    def _type_worth(self, type_: i64, player: i64) -> i64:
        """What a type brings to a player, less what it brings to the rivals who can win."""
        kit = self.state.kit
        lead: i64 = SAFE_LEAD[0] + SAFE_LEAD[1] * self.time // 1000
        rivals: i64 = kit.players if kit.duel else kit.seats
        theirs: i64 = 0
        other: i64 = 0
        while other < rivals:
            if other != player:
                theirs += expected_points(self.state, type_, other, lead)
            other += 1
        return expected_points(self.state, type_, player, lead) - RIVALRY * theirs // (1000 * max(1, rivals - 1))

    def _line_gain(self, square: i64, seat: i64) -> i64:
        built = self.state.built[seat]
        row = COUNT[row_bits(built, square // 6)]
        column = COUNT[column_bits(built, square % 6)]
        return self._step(row) + self._step(column)

    def _step(self, count: i64) -> i64:
        kit = self.state.kit
        full: i64 = (2 << count) - 1  # as many bits as squares
        sure: i64 = 1000 * (kit.lines[full] - kit.lines[full >> 1])
        promised: i64 = LINES_TO_COME[count + 1] - LINES_TO_COME[count]
        return sure + (promised - sure) * min(1000, 2 * self.time) // 1000

    def coins(self, dice: vec[i64]) -> i64:
        """What earning coins brings with these four dice."""
        state = self.state
        row = state.built[self.me]
        built: i64 = 0
        yellow: i64 = 0
        while yellow < 2:
            bits: i64 = row >> (dice[yellow] * 6)
            built += (bits >> dice[2] & 1) + (bits >> dice[3] & 1)
            yellow += 1
        return self.coin * min(built, state.kit.most_coins - state.gained[self.me])

    def plays_again(self, seat: i64) -> bool:
        """Whether a seat has a turn to come after this one."""
        start = self.state.start
        later = (seat - start) % self.seats > (self.me - start) % self.seats
        return later or self.state.round < self.state.kit.rounds

    def pair(self, pair: i64, seat: i64) -> i64:
        """What a pair of dice promises to a seat for its next turn, with two dice more that are not known."""
        at: i64 = seat * 36 + pair
        if self._pairs[at] == UNKNOWN:
            self._pairs[at] = self._promised(pair, seat) if self.plays_again(seat) else 0
        return self._pairs[at]

    def _promised(self, pair: i64, seat: i64) -> i64:
        row: i64 = pair // 6
        column: i64 = pair % 6
        beside: i64 = 0
        other: i64 = 0
        while other < 6:
            beside += self.gain(row * 6 + other, seat) + self.gain(other * 6 + column, seat)
            other += 1
        return NEXT_PAIR * (self.gain(pair, seat) + beside // 12) // 1000


def time_of(state: SheetState) -> i64:
    """From nearly a thousand to nothing."""
    rounds = state.kit.rounds
    return 1000 * (rounds - state.round) // rounds


def expected_points(state: SheetState, type_: i64, player: i64, lead: i64) -> i64:
    """What a player can expect of a type. A lead counts in full if it is safe; completed types are for certain."""
    kit = state.kit
    counts = state.counts
    mine = counts[player * 6 + type_]
    if mine == 0:
        return 0
    if mine == kit.sizes[type_]:
        lead = 500
    ahead: i64 = -500  # the player itself is found half ahead below
    other: i64 = 0
    while other < kit.players:
        more: i64 = 500 + 500_000 * (counts[other * 6 + type_] - mine) // lead
        ahead += 1000 if more > 1000 else more if more > 0 else 0
        other += 1
    place: i64 = ahead // 1000
    part: i64 = ahead - place * 1000
    return _points(kit, type_, place) * (1000 - part) + _points(kit, type_, place + 1) * part


def _points(kit: Kit, type_: i64, place: i64) -> i64:
    return kit.places[type_ * 3 + place] if place < 3 else 0


def expectations(state: SheetState) -> vec[i64]:
    """The points that each seat can expect at the end."""
    kit = state.kit
    out = vec[i64]([0] * int(kit.seats))
    time = time_of(state)
    lead: i64 = SAFE_LEAD[0] + SAFE_LEAD[1] * time // 1000
    seat: i64 = 0
    while seat < kit.seats:
        points: i64 = state.scores[seat] * 1000
        if state.phase != OVER:
            type_: i64 = 0
            while type_ < 6:
                if state.completed[seat * 6 + type_] == 0:
                    points += expected_points(state, type_, seat, lead)
                type_ += 1
            points += _lines_worth(state, seat, time) + (COIN[0] + COIN[1] * time // 1000) * state.coins[seat]
        out[seat] = points
        seat += 1
    return out


def _lines_worth(state: SheetState, seat: i64, time: i64) -> i64:
    """What rows and columns are worth: as they are at the end, and what they promise before."""
    built = state.built[seat]
    sure: i64 = 1000 * lines(state.kit, built)
    promised: i64 = 0
    line: i64 = 0
    while line < 6:
        promised += LINES_TO_COME[COUNT[row_bits(built, line)]] + LINES_TO_COME[COUNT[column_bits(built, line)]]
        line += 1
    return sure + (promised - sure) * min(1000, 2 * time) // 1000
