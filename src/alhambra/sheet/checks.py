"""Why an action is not allowed (the checked door). Agrees with `legal`, by test."""

from __future__ import annotations

from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.sheet.actions import Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.codes import SECOND_COST
from alhambra.sheet.reasons import Reason
from alhambra.sheet.squares import parse_square, square_word
from alhambra.sheet.state import ACT, KEEP, OVER, ROLL_USED, SECOND, WAIT, SheetState


def check_action(state: SheetState, action: Any) -> Refusal | None:
    """The clause that forbids a well-formed action, or none if it is legal."""
    if state.phase == OVER:
        return Reason.GAME_OVER.refuse("W-44", "The game is over.")
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
    text = "Every decision of the turn is made; it waits for its commit."
    return reason or Reason.TURN_FINISHED.refuse("W-22", text)


def _why_no_second(state: SheetState) -> Refusal | None:
    if state.changed:
        text = "Dice were changed in this turn, and only one of the two special actions is used in a turn."
        return Reason.NOT_NOW.refuse("W-27", text)
    left = int(state.pair(1))
    if state.occupied(state.seat, left):
        place = square_word(left)
        return Reason.ALREADY_BUILT.refuse("W-26", f"The dice left cross at {place}, which is built.", (place,))
    coins = int(state.coins[state.seat])
    if coins < SECOND_COST:
        return Reason.TOO_FEW_COINS.refuse("W-26", f"A second building costs 3 coins, and you have {coins or 'none'}.")
    return None


def _acting(state: SheetState) -> Refusal | None:
    """Why there is no action now, or none if there is."""
    if state.phase == ACT:
        return None
    if state.phase == SECOND:
        return Reason.NOT_NOW.refuse("W-26", "After a build there is only a second building, or 'done'.")
    return Reason.NOT_NOW.refuse("W-24", "Choose first the dice that you keep.")


def _choosing_second(state: SheetState) -> Refusal | None:
    if state.phase == SECOND:
        return None
    if state.phase == KEEP:
        return _acting(state)
    return Reason.NOT_NOW.refuse("W-26", "A second building comes after a build.")


def _check_done(state: SheetState) -> Refusal | None:
    if state.phase == ACT:
        return Reason.COMPULSORY.refuse("W-20", "A player builds or earns coins.")
    return None if state.phase == SECOND else _acting(state)


def _check_build(state: SheetState, square: str) -> Refusal | None:
    refusal = _dice_show(state, square, "W-21")
    if refusal is None and state.occupied(state.seat, parse_square(square)):
        return Reason.ALREADY_BUILT.refuse("W-21", f"The building at {square} is built already.", (square,))
    return refusal


def _dice_show(state: SheetState, pair: str, clause: str) -> Refusal | None:
    """Why there are no dice for a pair, or none if there are."""
    yellow, blue = divmod(parse_square(pair), 6)
    return _die_shows(state, "yellow", yellow + 1, clause) or _die_shows(state, "blue", blue + 1, clause)


def _die_shows(state: SheetState, colour: str, value: int, clause: str) -> Refusal | None:
    first = 0 if colour == "yellow" else 2
    shown = sorted(int(die) + 1 for die in state.dice[first : first + 2])
    if value in shown:
        return None
    text = f"No {colour} die shows {value}: they show {shown[0]} and {shown[1]}."
    return Reason.NO_SUCH_DIE.refuse(clause, text)


def _check_change(state: SheetState, change: Change) -> Refusal | None:
    if state.changed:
        return Reason.ALREADY_CHANGED.refuse("W-27", "Dice are changed once in a turn, however many coins it takes.")
    for colour, part in (("yellow", change.yellow), ("blue", change.blue)):
        if part is None:
            continue
        refusal = _die_shows(state, colour, part[0], "W-25")
        if refusal is not None:
            return refusal
        if part[0] == part[1]:
            return Reason.NOT_CHANGED.refuse("W-25", f"A coin moves the {colour} die by one; it cannot stay.")
    coins = int(state.coins[state.seat])
    if change.coins > coins:
        price = "1 coin" if change.coins == 1 else f"{change.coins} coins, one for each step"
        text = f"This change costs {price}, and you have {coins or 'none'}."
        return Reason.TOO_FEW_COINS.refuse("W-25", text)
    return None


def _check_keep(state: SheetState, pair: str) -> Refusal | None:
    if state.phase != KEEP:
        text = "Dice to keep are chosen after all four were rolled."
        return Reason.NOT_NOW.refuse("W-24", text)
    return _dice_show(state, pair, "W-24")
