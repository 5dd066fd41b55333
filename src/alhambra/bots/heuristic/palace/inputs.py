"""What a network is told of a palace game: a row for each seat, most of it compared with the seats on average."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.bots.heuristic.network import compare
from alhambra.bots.heuristic.palace.majorities import expected_points, lines_by_scoring
from alhambra.bots.heuristic.palace.prospect import prospect_of
from alhambra.bots.heuristic.palace.purses import excess_of, sums_of, worth_later
from alhambra.bots.heuristic.palace.standing import next_scoring
from alhambra.bots.heuristic.palace.value import counts_of
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import total
from alhambra.palace.display import EMPTY
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE

# Majorities are looked at three times: as they stand, as they may soon be, and as they may be much later.
LEADS: Final[vec[i64]] = vec[i64]([1, 4, 9])
LOOKS: Final[i64] = 3
FARTHEST: Final[i64] = 8000  # a margin of four tiles is as good as any larger one

NAMES: Final = (
    "score",
    *(f"majorities-{ahead}-{look}" for ahead in range(3) for look in range(3)),
    "majorities-last",
    "wall",
    "outer-walls",
    "room",
    "reserve",
    "tiles",
    "coins",
    "coins-later",
    "cards",
    "exact",
    "payable",
    "modules",
    # Up to here a seat is compared with the average.
    *(f"margin-{type_}" for type_ in range(6)),
    "behind-leader",
    "until-turn",
    "tiles-left",
    "money-left",
    *(f"next-{number}" for number in range(1, 4)),
    "ending",
    "seats",
)
WIDTH: Final[i64] = len(NAMES)
COMPARED: Final[i64] = 22
MAJORITIES: Final[i64] = 1
LAST: Final[i64] = 10


def inputs_of(state: PalaceState, senses: list[Sense]) -> vec[i64]:
    """The rows of all seats, one after the other."""
    seats: i64 = state.kit.seats
    rows = vec[i64]([0] * (seats * WIDTH))
    next_ = next_scoring(state)
    counts = counts_of(state)
    lines = lines_by_scoring(state)
    left = _left(state)
    seat: i64 = 0
    while seat < seats:
        row: i64 = seat * WIDTH
        rows[row] = state.scores[seat] * 1000
        _majorities(state, counts, lines, left, next_, seat, rows)
        _palace(state, seat, rows)
        _money(state, seat, rows)
        for sense in senses:
            rows[row + 21] += sense.worth(state, int(seat), next_)
        _margins(state, counts, seat, rows)
        _time(state, next_, seat, rows)
        seat += 1
    _lead(state, rows)
    compare(rows, seats, WIDTH, COMPARED)
    return rows


def _left(state: PalaceState) -> vec[i64]:
    """How many tiles of each type may still be bought."""
    left = vec[i64]([0] * 8)
    types = state.types
    at: i64 = state.supply_at
    while at < len(state.supply):
        type_: i64 = types[state.supply[at]]
        if type_ != NO_TYPE:
            left[type_] += 1
        at += 1
    for tile in state.market:
        if tile != EMPTY and types[tile] != NO_TYPE:
            left[types[tile]] += 1
    return left


def _majorities(
    state: PalaceState, counts: vec[i64], lines: vec[i64], left: vec[i64], next_: i64, seat: i64, rows: vec[i64]
) -> None:
    """What the types bring at each scoring to come."""
    players: i64 = state.kit.players
    row: i64 = seat * WIDTH
    number = next_
    while number < 4:
        at: i64 = row + MAJORITIES + (number - next_) * LOOKS
        type_: i64 = 0
        while type_ < 6:
            line = lines[(number - 1) * 6 + type_]
            first: i64 = type_ * players
            look: i64 = 0
            while look < LOOKS:
                rows[at + look] += expected_points(counts, first, players, seat, line, number, LEADS[look])
                look += 1
            if number == 3:
                rows[row + LAST] += expected_points(counts, first, players, seat, line, number, 1 + left[type_])
            type_ += 1
        number += 1


def _palace(state: PalaceState, seat: i64, rows: vec[i64]) -> None:
    row: i64 = seat * WIDTH
    plan = state.plans[seat]
    prospect = prospect_of(plan)
    rows[row + 11] = prospect.wall * 1000
    rows[row + 12] = (prospect.outer - prospect.wall) * 1000
    rows[row + 13] = prospect.room
    rows[row + 14] = len(state.reserves[seat]) * 1000
    rows[row + 15] = (len(plan.cells) + len(state.asides[seat])) * 1000


def _money(state: PalaceState, seat: i64, rows: vec[i64]) -> None:
    """What the cards are worth, and which tiles of the market they buy."""
    row: i64 = seat * WIDTH
    currency: i64 = 0
    while currency < 4:
        purse = state.hands[seat * 4 + currency]
        if purse:
            coins = total(purse)
            made = sums_of(purse)
            rows[row + 16] += coins * 1000
            rows[row + 17] += worth_later(made, coins)
            while purse:
                rows[row + 18] += (purse & 3) * 1000
                purse >>= 2
            tile = state.market[currency]
            if tile != EMPTY:
                price = state.kit.prices[tile]
                if coins >= price:
                    rows[row + 20] += 1000
                    if excess_of(made, price) == 0:
                        rows[row + 19] += 1000
        currency += 1


def _margins(state: PalaceState, counts: vec[i64], seat: i64, rows: vec[i64]) -> None:
    """By how much the seat is ahead of the best of the others in each type."""
    players: i64 = state.kit.players
    type_: i64 = 0
    while type_ < 6:
        best: i64 = 0
        other: i64 = 0
        while other < players:
            if other != seat and counts[type_ * players + other] > best:
                best = counts[type_ * players + other]
            other += 1
        margin: i64 = (counts[type_ * players + seat] - best) * 1000
        rows[seat * WIDTH + COMPARED + type_] = max(-FARTHEST, min(FARTHEST, margin))
        type_ += 1


def _time(state: PalaceState, next_: i64, seat: i64, rows: vec[i64]) -> None:
    """Where in the game this is, and how soon the seat is on turn."""
    seats: i64 = state.kit.seats
    at: i64 = seat * WIDTH + COMPARED + 7
    rows[at] = (seat - state.seat + seats) % seats * 1000
    rows[at + 1] = (len(state.supply) - state.supply_at) * 100
    rows[at + 2] = (len(state.money) - state.money_at) * 100
    if next_ < 4:
        rows[at + 2 + next_] = 1000
    if state.ending:
        rows[at + 6] = 1000
    rows[at + 7] = seats * 1000


def _lead(state: PalaceState, rows: vec[i64]) -> None:
    """By how much each seat is behind the best of the others."""
    seats: i64 = state.kit.seats
    seat: i64 = 0
    while seat < seats:
        best: i64 = -1000
        other: i64 = 0
        while other < seats:
            if other != seat and state.scores[other] > best:
                best = state.scores[other]
            other += 1
        rows[seat * WIDTH + COMPARED + 6] = (best - state.scores[seat]) * 1000
        seat += 1
