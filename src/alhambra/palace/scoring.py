"""Scoring as numbers: the wall and the majorities (A-70 to A-75), and who has won. `explain` says why.

What a scoring looks at is its *census*: for each player the longest wall and twice the tiles of each type, seven bytes.
Twice, because a half-building counts a half (R-62).
The state keeps the census of every scoring held behind its number, so that each point can be explained for ever.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.palace.geometry.wall import longest_wall
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE

WIDTH: Final[i64] = 7  # of a census row: the wall, then the six types
OWN_LINES: Final = bytes(range(6))
BEST: Final[vec[i64]] = vec[i64]([1, 8, 16])  # A-73, first type: last place that scores, last but one, ...


def census(state: PalaceState) -> bytes:
    """For each player the longest wall and twice the tiles of each type in the palace."""
    kit = state.kit
    types: bytes = state.types
    rows = [0] * (kit.players * 7)
    seat: i64 = 0
    while seat < kit.seats:
        plan = state.plans[seat]
        rows[seat * WIDTH] = longest_wall(plan)
        for cell in plan.cells:
            type_: i64 = types[plan.tile_on(cell)]
            if type_ != NO_TYPE:
                rows[seat * WIDTH + 1 + type_] += 2
        seat += 1
    if kit.neutral:
        for tile in state.neutral:
            if types[tile] != NO_TYPE:
                rows[seat * WIDTH + 1 + types[tile]] += 2
    for accountant in kit.hooks.tallies:
        accountant.tallies(state, rows)
    return bytes(rows)


def lines_of(state: PalaceState, number: int) -> bytes:
    """For each type its line of A-73 at a scoring: its own, unless a module says otherwise."""
    lines = OWN_LINES
    for module in state.kit.hooks.lines:
        lines = module.lines(state, number, lines)
    return lines


def share(rows: bytes, players: i64, type_: i64, line: i64, player: i64, number: i64) -> i64:
    """A-72 to A-75: what a player gets for a type, which has this line of A-73, at a scoring."""
    mine: i64 = rows[player * WIDTH + 1 + type_]
    if mine < 2:  # a half alone is nothing
        return 0
    ahead: i64 = 0
    alike: i64 = 0
    other: i64 = 0
    while other < players:
        count: i64 = rows[other * WIDTH + 1 + type_]
        if count > mine:
            ahead += 1
        elif count == mine:
            alike += 1
        other += 1
    points: i64 = 0
    place: i64 = ahead
    while place < ahead + alike and place < number:
        points += BEST[number - 1 - place] + line
        place += 1
    return points // alike


def award(state: PalaceState, number: i64) -> None:
    """Hold a scoring: add its points to the scores and keep its census."""
    rows = census(state)
    lines = lines_of(state, number)
    players: i64 = state.kit.players
    player: i64 = 0
    while player < players:
        points: i64 = rows[player * WIDTH]
        type_: i64 = 0
        while type_ < NO_TYPE:
            points += share(rows, players, type_, lines[type_], player, number)
            type_ += 1
        state.scores[player] += points
        player += 1
    if state.kit.modules:
        gains = [gain for module in state.kit.modules for gain in module.scoring(state, int(number))]
        for gain in gains:
            state.scores[gain.player] += gain.points
        state.extras = (*state.extras, tuple(gains))
    state.past = (*state.past, bytes([number]) + rows)


def winners(state: PalaceState) -> list[int]:
    """A-84, A-95: the seats with the highest score; the neutral player cannot win."""
    scores = [int(state.scores[seat]) for seat in range(state.kit.seats)]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
