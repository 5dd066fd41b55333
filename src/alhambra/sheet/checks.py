"""Why an action is not allowed (the checked door). Agrees with `legal`, by test."""

from __future__ import annotations

from typing import Any

from alhambra.core.messages import GAME_OVER, TURN_FINISHED
from alhambra.core.refusal import Refusal
from alhambra.sheet import messages
from alhambra.sheet.actions import Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.codes import SECOND_COST
from alhambra.sheet.reasons import Reason
from alhambra.sheet.squares import parse_square, square_word
from alhambra.sheet.state import ACT, KEEP, OVER, ROLL_USED, SECOND, WAIT, SheetState


def check_action(state: SheetState, action: Any) -> Refusal | None:
    """The clause that forbids a well-formed action, or none if it is legal."""
    if state.phase == OVER:
        return Reason.GAME_OVER.refuse("W-44", GAME_OVER)
    if state.phase == WAIT:
        return _check_waiting(state, action)
    match action:
        case Build(square):
            return _acting(state) or _check_build(state, square)
        case Coins():
            return _acting(state)
        case Change():
            return _acting(state) or _check_change(state, action)
        case Second():
            return _choosing_second(state)
        case Done():
            return _check_done(state)
        case Keep(pair):
            return _check_keep(state, pair)
    raise TypeError(f"{action!r} is no action of this game.")


def _check_waiting(state: SheetState, action: Any) -> Refusal:
    """A turn that ended with a build may have ended there because no second building is possible."""
    reason = _why_no_second(state) if isinstance(action, Second) and state.due == ROLL_USED else None
    return reason or Reason.TURN_FINISHED.refuse("W-22", TURN_FINISHED)


def _why_no_second(state: SheetState) -> Refusal | None:
    if state.changed:
        return Reason.NOT_NOW.refuse("W-27", messages.SECOND_AFTER_CHANGE)
    left = int(state.pair(1))
    if state.occupied(state.seat, left):
        place = square_word(left)
        return Reason.ALREADY_BUILT.refuse("W-26", messages.SECOND_BUILT, (place,), square=place)
    coins = int(state.coins[state.seat])
    if coins < SECOND_COST:
        if not coins:
            return Reason.TOO_FEW_COINS.refuse("W-26", messages.SECOND_WITHOUT_COINS, price=SECOND_COST)
        return Reason.TOO_FEW_COINS.refuse("W-26", messages.SECOND_TOO_DEAR, price=SECOND_COST, coins=coins)
    return None


def _acting(state: SheetState) -> Refusal | None:
    """Why there is no action now, or none if there is."""
    if state.phase == ACT:
        return None
    if state.phase == SECOND:
        return Reason.NOT_NOW.refuse("W-26", messages.ONLY_SECOND)
    return Reason.NOT_NOW.refuse("W-24", messages.KEEP_FIRST)


def _choosing_second(state: SheetState) -> Refusal | None:
    if state.phase == SECOND:
        return None
    if state.phase == KEEP:
        return _acting(state)
    return Reason.NOT_NOW.refuse("W-26", messages.SECOND_LATER)


def _check_done(state: SheetState) -> Refusal | None:
    if state.phase == ACT:
        return Reason.COMPULSORY.refuse("W-20", messages.BUILD_OR_COINS)
    return None if state.phase == SECOND else _acting(state)


def _check_build(state: SheetState, square: str) -> Refusal | None:
    refusal = _dice_show(state, square, "W-21")
    if refusal is None and state.occupied(state.seat, parse_square(square)):
        return Reason.ALREADY_BUILT.refuse("W-21", messages.ALREADY_BUILT, (square,), square=square)
    return refusal


def _dice_show(state: SheetState, pair: str, clause: str) -> Refusal | None:
    """Why there are no dice for a pair, or none if there are."""
    yellow, blue = divmod(parse_square(pair), 6)
    return _die_shows(state, "yellow", yellow + 1, clause) or _die_shows(state, "blue", blue + 1, clause)


def _die_shows(state: SheetState, colour: str, value: int, clause: str) -> Refusal | None:
    first = 0 if colour == "yellow" else 2
    low, high = sorted(int(die) + 1 for die in state.dice[first : first + 2])
    if value in (low, high):
        return None
    if low == high:
        return Reason.NO_SUCH_DIE.refuse(clause, messages.NO_SUCH_DIE_ALIKE, colour=colour, value=value, shown=low)
    return Reason.NO_SUCH_DIE.refuse(clause, messages.NO_SUCH_DIE, colour=colour, value=value, low=low, high=high)


def _check_change(state: SheetState, change: Change) -> Refusal | None:
    if state.changed:
        return Reason.ALREADY_CHANGED.refuse("W-27", messages.CHANGED_ALREADY)
    for colour, die in (("yellow", change.yellow), ("blue", change.blue)):
        if die is None:
            continue
        refusal = _die_shows(state, colour, die[0], "W-25")
        if refusal is not None:
            return refusal
        if die[0] == die[1]:
            return Reason.NOT_CHANGED.refuse("W-25", messages.NOT_CHANGED, colour=colour)
    coins = int(state.coins[state.seat])
    if change.coins > coins:
        return _too_few_coins(change.coins, coins)
    return None


def _too_few_coins(price: int, coins: int) -> Refusal:
    reason = Reason.TOO_FEW_COINS
    if coins:
        return reason.refuse("W-25", messages.STEPS_TOO_DEAR, price=price, coins=coins)
    if price > 1:
        return reason.refuse("W-25", messages.STEPS_WITHOUT_COINS, price=price)
    return reason.refuse("W-25", messages.STEP_WITHOUT_COINS)


def _check_keep(state: SheetState, pair: str) -> Refusal | None:
    if state.phase != KEEP:
        return Reason.NOT_NOW.refuse("W-24", messages.KEEP_LATER)
    return _dice_show(state, pair, "W-24")
