"""What each seat can expect at the end, by hand: points, walls, majorities, money and what waits in the reserve."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.majorities import expected_points, lines_by_scoring
from alhambra.bots.heuristic.palace.outlook import FAR_OFF
from alhambra.bots.heuristic.palace.prospect import prospect_of
from alhambra.bots.heuristic.palace.purses import sums_of, worth_later
from alhambra.bots.heuristic.palace.standing import next_scoring
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import total
from alhambra.palace.state import OVER, PalaceState
from alhambra.palace.tiles import NO_TYPE

if TYPE_CHECKING:
    from alhambra.bots.heuristic.sense import Sense

# For the next scoring, the one after it, and the last if three are to come.
LEAD: Final[vec[i64]] = vec[i64]([3, 6, 9])
COUNTS: Final[vec[i64]] = vec[i64]([1000, 700, 500])  # what a point counts
ROOM: Final[i64] = 8  # a palace where every tile finds a place; a point for each thousandth
OTHER_WALL: Final[i64] = 150
RESERVE: Final[i64] = 1000  # a tile that waits
MONEY: Final[i64] = 900  # of what cards are worth for tiles to come


def expectations(state: PalaceState, senses: list[Sense]) -> vec[i64]:
    """The points that each seat can expect at the end."""
    kit = state.kit
    seats: i64 = kit.seats
    out = vec[i64]([0] * seats)
    seat: i64 = 0
    while seat < seats:
        out[seat] = state.scores[seat] * 1000
        seat += 1
    if state.phase == OVER:
        return out
    next_ = next_scoring(state)
    later: i64 = later_of(state, senses)
    counts = counts_of(state)
    lines = lines_by_scoring(state)
    number = next_
    while number < 4:
        _add_scoring(state, counts, lines, number, number - next_, out)
        number += 1
    seat = 0
    while seat < seats:
        out[seat] += _held(state, seat, later, 4 - next_)
        seat += 1
    for sense in senses:
        seat = 0
        while seat < seats:
            out[seat] += sense.worth(state, int(seat), next_)
            seat += 1
    return out


def later_of(state: PalaceState, senses: list[Sense]) -> i64:
    """A thousand while the end is far, and nothing at the end."""
    if state.ending:
        return 0
    tiles: i64 = len(state.supply) - state.supply_at
    for sense in senses:
        tiles += sense.to_come(state)
    return min(1000 * tiles // (FAR_OFF * state.kit.seats), 1000)


def uncertainty(state: PalaceState) -> i64:
    """How far the points may be off: more, the more tiles are to come."""
    if state.phase == OVER:
        return 0
    tiles: i64 = len(state.supply) - state.supply_at
    return 4000 + 250 * tiles


def counts_of(state: PalaceState) -> vec[i64]:
    """Twice the tiles of each type and player; tiles set aside will be laid."""
    kit = state.kit
    players: i64 = kit.players
    types = state.types
    counts = vec[i64]([0] * 36)
    rows = [0] * (kit.players * 7)
    for module in kit.hooks.tallies:
        module.tallies(state, rows)
    seat: i64 = 0
    while seat < kit.seats:
        plan = state.plans[seat]
        grid = plan.grid
        for cell in plan.cells:
            type_: i64 = types[(grid[cell] >> 22) - 1]
            if type_ != NO_TYPE:
                counts[type_ * players + seat] += 2
        for tile in state.asides[seat]:
            if types[tile] != NO_TYPE:
                counts[types[tile] * players + seat] += 2
        seat += 1
    if kit.neutral:
        for tile in state.neutral:
            if types[tile] != NO_TYPE:
                counts[types[tile] * players + seat] += 2
    if kit.hooks.tallies:
        for player in range(kit.players):
            for row in range(6):
                counts[row * players + player] += rows[player * 7 + 1 + row]
    return counts


def _add_scoring(state: PalaceState, counts: vec[i64], lines: vec[i64], number: i64, ahead: i64, out: vec[i64]) -> None:
    """What a scoring to come brings, as the table stands."""
    players: i64 = state.kit.players
    counted = COUNTS[ahead]
    seat: i64 = 0
    while seat < state.kit.seats:
        points: i64 = prospect_of(state.plans[seat]).wall * 1000
        type_: i64 = 0
        while type_ < 6:
            line = lines[(number - 1) * 6 + type_]
            points += expected_points(counts, type_ * players, players, seat, line, number, LEAD[ahead])
            type_ += 1
        out[seat] += points * counted // 1000
        seat += 1


def _held(state: PalaceState, seat: i64, later: i64, scorings: i64) -> i64:
    """Room, walls that may join, money, and what waits in the reserve."""
    prospect = prospect_of(state.plans[seat])
    worth: i64 = ROOM * prospect.room + OTHER_WALL * scorings * (prospect.outer - prospect.wall)
    worth += RESERVE * len(state.reserves[seat])
    currency: i64 = 0
    while currency < 4:
        purse = state.hands[seat * 4 + currency]
        if purse:
            worth += MONEY * worth_later(sums_of(purse), total(purse)) // 1000
        currency += 1
    return worth * later // 1000
