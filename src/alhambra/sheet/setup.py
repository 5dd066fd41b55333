"""The set-up (W-10 to W-14, W-50, W-51)."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.contract import Game
from alhambra.core.packed import i64
from alhambra.sheet import making_events
from alhambra.sheet.dice import FOUNDING, FURTHER, SET_UP, USED, roll
from alhambra.sheet.flow import fictitious_move, tick
from alhambra.sheet.kit import Kit
from alhambra.sheet.state import ON_TURN, SheetState

BUILDINGS = 3  # W-11, W-51


def set_up(game: Game, kit: Kit, chance: Chance, events: list[Any] | None) -> SheetState:
    """A new game, up to the first decision."""
    state = SheetState(game, kit)
    seats = int(kit.seats)
    start = chance.below("start", seats) if seats > 1 else 0
    state.seat = start
    state.start = start
    order = [(start + ahead) % seats for ahead in range(seats)]
    if events is not None:
        events.append(making_events.start_event(state))
    for building in range(BUILDINGS):
        for seat in order:
            chance.about(SET_UP, seat, FOUNDING + building)
            _build_by_dice(state, seat, chance, events)
    for seat in order:
        state.coins[seat] = kit.start_coins
        state.gained[seat] = kit.start_coins
        chance.about(SET_UP, seat, USED)
        state.pairs[seat] = roll(chance)
        if events is not None:
            events.append(making_events.placed_event(seat, state.pairs[seat]))
    _further_pair(state, chance, events)
    for player in range(seats, int(kit.players)):
        for building in range(BUILDINGS):
            chance.about(SET_UP, player, FOUNDING + building)
            fictitious_move(state, player, chance, events)
    if events is not None:
        events.append(making_events.turn_event(state))
    return state


def _build_by_dice(state: SheetState, seat: i64, chance: Chance, events: list[Any] | None) -> None:
    """W-11: a building where the dice cross; already built: both are rolled again."""
    square = roll(chance)
    while state.occupied(seat, square):
        square = roll(chance)
    tick(state, seat, square)
    if events is not None:
        events.append(making_events.founded_event(state, seat, square))


def _further_pair(state: SheetState, chance: Chance, events: list[Any] | None) -> None:
    """W-13: the start player has four dice."""
    chance.about(SET_UP, state.start, FURTHER)
    further = roll(chance)
    if events is not None:
        events.append(making_events.placed_event(state.start, further))
    state.lay_out(state.pairs[state.start], further)
    state.pairs[state.start] = ON_TURN
