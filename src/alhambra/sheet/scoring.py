"""Points as numbers (W-30, W-40 to W-44, W-54, W-57), and who has won. `explain` says why.

Everything follows from the buildings of each player and the round in which each type was completed, so that every
point can be explained for ever.
"""

from __future__ import annotations  # compiled

from alhambra.core.packed import i64
from alhambra.sheet.kit import Kit
from alhambra.sheet.state import SheetState


def share(kit: Kit, type_: i64, place: i64, sharing: i64) -> i64:
    """What each of some players gets who share places from `place` on, 0 for the first."""
    points: i64 = 0
    last: i64 = min(place + sharing, 3)
    while place < last:
        points += kit.places[type_ * 3 + place]
        place += 1
    return points // sharing


def completion(state: SheetState, player: i64, type_: i64) -> i64:
    """W-30: what a player gets for completing a type, which he did."""
    kit = state.kit
    mine = state.completed[player * 6 + type_]
    earlier: i64 = 0
    sharing: i64 = 0
    other: i64 = 0
    while other < kit.players:
        when = state.completed[other * 6 + type_]
        if when == mine:
            sharing += 1
        elif 0 < when < mine:
            earlier += 1
        other += 1
    return share(kit, type_, earlier, sharing)


def majority(state: SheetState, player: i64, type_: i64) -> i64:
    """W-40: what a player who did not complete a type gets for it at the end."""
    kit = state.kit
    mine = state.counts[player * 6 + type_]
    if mine == 0:
        return 0
    ahead: i64 = 0
    sharing: i64 = 0
    other: i64 = 0
    while other < kit.players:
        count = state.counts[other * 6 + type_]
        if count > mine:  # those who completed it too
            ahead += 1
        elif count == mine:
            sharing += 1
        other += 1
    return share(kit, type_, ahead, sharing)


def row_bits(built: i64, row: i64) -> i64:
    """The squares built in a row, a bit for each."""
    return built >> (row * 6) & 63


def column_bits(built: i64, column: i64) -> i64:
    """The squares built in a column, likewise."""
    bits: i64 = 0
    row: i64 = 0
    while row < 6:
        bits |= (built >> (row * 6 + column) & 1) << row
        row += 1
    return bits


def lines(kit: Kit, built: i64) -> i64:
    """W-42: rows and columns."""
    points: i64 = 0
    line: i64 = 0
    while line < 6:
        points += kit.lines[row_bits(built, line)] + kit.lines[column_bits(built, line)]
        line += 1
    return points


def award_round(state: SheetState) -> None:
    """W-30: the types completed in this round."""
    scorers: i64 = state.kit.scorers()
    at: i64 = 0
    while at < scorers * 6:
        if state.completed[at] == state.round:
            state.scores[at // 6] += completion(state, at // 6, at % 6)
        at += 1


def award_end(state: SheetState) -> None:
    """W-40 to W-43: what the end of the game brings; for fictitious players in a duel W-57."""
    kit = state.kit
    scorers: i64 = kit.scorers()
    player: i64 = 0
    while player < scorers:
        if player < kit.seats:
            points: i64 = lines(kit, state.built[player]) + state.coins[player] // 2
        else:
            points = kit.bonus
        type_: i64 = 0
        while type_ < 6:
            if state.completed[player * 6 + type_] == 0:
                points += majority(state, player, type_)
            type_ += 1
        state.scores[player] += points
        player += 1


def winners(state: SheetState) -> list[int]:
    """W-44, W-57: the players with the highest score among those who can gain points."""
    scores = [int(state.scores[player]) for player in range(state.kit.scorers())]
    return [player for player, points in enumerate(scores) if points == max(scores)]
