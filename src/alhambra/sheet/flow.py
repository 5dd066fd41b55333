"""The course of a game: what an action changes, and what the end of a turn and of a round brings."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.packed import i64
from alhambra.sheet import making_events
from alhambra.sheet.codes import BUILD, BUILD_SECOND, CHANGE, COINS, KEEP_PAIR, NO_DIE, SECOND_COST
from alhambra.sheet.dice import FURTHER, USED, coins_to_earn, draw_type, roll
from alhambra.sheet.legal import second_possible
from alhambra.sheet.scoring import award_end, award_round
from alhambra.sheet.state import (
    ACT,
    BITS,
    BLUE,
    KEEP,
    NOTHING,
    ON_TURN,
    OVER,
    PASS_ON,
    ROLL_ALL,
    ROLL_USED,
    SECOND,
    WAIT,
    YELLOW,
    SheetState,
)


def play(state: SheetState, code: i64, chance: Chance | None, events: list[Any] | None) -> None:
    """Carry out a legal action. Without `chance` a finished turn waits for its commit."""
    kind: i64 = code & 15
    if events is not None:
        events.append(making_events.action_event(state, code))
    if kind == BUILD:
        _build(state, code >> 4)
    elif kind == COINS:
        earned = coins_to_earn(state)
        state.coins[state.seat] += earned
        state.gained[state.seat] += earned
        _finish(state, ROLL_ALL)
    elif kind == CHANGE:
        _change(state, code >> 4)
    elif kind == BUILD_SECOND:
        state.coins[state.seat] -= SECOND_COST
        tick(state, state.seat, state.pair(1))
        _finish(state, ROLL_ALL)
    elif kind == KEEP_PAIR:
        state.put_first(code >> 4)
        _finish(state, PASS_ON)
    else:  # DONE
        _finish(state, ROLL_USED)
    if state.phase == WAIT and chance is not None:
        commit(state, chance, events)


def _finish(state: SheetState, due: i64) -> None:
    """Every decision is made; the commit brings what is due."""
    state.phase = WAIT
    state.due = due


def _build(state: SheetState, square: i64) -> None:
    """W-21; then W-26, if it is possible."""
    tick(state, state.seat, square)
    state.put_first(square)
    if second_possible(state):
        state.phase = SECOND
    else:
        _finish(state, ROLL_USED)


def tick(state: SheetState, seat: i64, square: i64) -> None:
    """A seat builds on a square, on its own sheet and on the score sheet."""
    state.built[seat] |= BITS[square]
    tick_type(state, seat, state.kit.types[square])


def tick_type(state: SheetState, player: i64, type_: i64) -> None:
    """A box of a type is ticked on the score sheet; the last one completes it (W-30)."""
    at: i64 = player * 6 + type_
    state.counts[at] += 1
    if state.counts[at] == state.kit.sizes[type_]:
        state.completed[at] = state.round


def _change(state: SheetState, change: i64) -> None:
    """W-25."""
    _change_die(state, YELLOW, change & 7, change >> 3 & 7)
    _change_die(state, BLUE, change >> 6 & 7, change >> 9 & 7)
    state.changed = True


def _change_die(state: SheetState, colour: i64, before: i64, after: i64) -> None:
    if before == NO_DIE:
        return
    dice = state.dice
    other = dice[colour + 1] if dice[colour] == before else dice[colour]
    dice[colour] = min(other, after)
    dice[colour + 1] = max(other, after)
    state.coins[state.seat] -= max(before, after) - min(before, after)


def commit(state: SheetState, chance: Chance, events: list[Any] | None) -> None:
    """The end of a turn: dice are rolled and passed on, and the next seat is on turn."""
    due = state.due
    state.due = NOTHING
    state.changed = False
    if state.last_turn():
        _end_round(state, chance, events)
        _end(state, events)
        return
    kept = state.pair(0)
    passed = state.pair(1)
    if due == ROLL_ALL:
        chance.about(state.round, state.seat, USED)
        kept = roll(chance)
        chance.about(state.round, state.seat, FURTHER)
        passed = roll(chance)
        if events is not None:
            events.append(making_events.rolled_event(state, kept, passed))
        if state.kit.seats > 1:
            state.lay_out(kept, passed)
            state.phase = KEEP
            return
    elif due == ROLL_USED:
        if events is not None and state.kit.seats > 1:
            events.append(making_events.passed_event(state))
        chance.about(state.round, state.seat, USED)
        kept = roll(chance)
        if events is not None:
            events.append(making_events.rolled_event(state, kept, ON_TURN))
    elif events is not None:
        events.append(making_events.passed_event(state))
    _next(state, kept, passed, chance, events)


def _next(state: SheetState, kept: i64, passed: i64, chance: Chance, events: list[Any] | None) -> None:
    """The next seat is on turn, with its own dice and those passed on (W-22); alone with all four (W-55)."""
    if state.last_of_round():
        _end_round(state, chance, events)
        state.round += 1
    seat = (state.seat + 1) % state.kit.seats
    state.pairs[state.seat] = kept
    state.lay_out(state.pairs[seat], passed)
    state.pairs[seat] = ON_TURN
    state.seat = seat
    state.phase = ACT
    if events is not None:
        events.append(making_events.turn_event(state))


def _end_round(state: SheetState, chance: Chance, events: list[Any] | None) -> None:
    """W-53, then W-30."""
    player = state.kit.seats
    while player < state.kit.players:
        chance.about(state.round, player, USED)
        fictitious_move(state, player, chance, events)
        player += 1
    award_round(state)
    if events is not None:
        events.extend(making_events.award_events(state))


def fictitious_move(state: SheetState, player: i64, chance: Chance, events: list[Any] | None) -> None:
    """W-51, W-53: a box of the type that the dice show; a type already full: roll again."""
    kit = state.kit
    full: i64 = 0
    type_: i64 = 0
    while type_ < 6:
        full |= (1 if state.counts[player * 6 + type_] == kit.sizes[type_] else 0) << type_
        type_ += 1
    rolls: list[int] = []
    if chance.lazy:
        type_ = draw_type(chance, kit.types, full)
    else:
        type_ = -1
        while type_ < 0 or full >> type_ & 1:
            pair = roll(chance)
            type_ = kit.types[pair]
            if events is not None:
                rolls.append(pair)
    tick_type(state, player, type_)
    if events is not None:
        events.append(making_events.ticked_event(player, type_, rolls))


def _end(state: SheetState, events: list[Any] | None) -> None:
    """W-40 to W-44."""
    award_end(state)
    state.phase = OVER
    if events is not None:
        events.extend(making_events.end_events(state))
