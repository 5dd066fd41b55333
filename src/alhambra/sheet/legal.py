"""The legal actions of a state as codes: complete, without duplicates, in a stable order."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, i64, vec
from alhambra.sheet.codes import BUILD, BUILD_SECOND, CHANGE, COINS, DONE, KEEP_PAIR, NO_DIE, SECOND_COST
from alhambra.sheet.state import ACT, KEEP, SECOND, SheetState


def legal_codes(state: SheetState) -> vec[i64]:
    """Every legal action; none while the turn waits for its commit and when the game is over."""
    if state.phase == ACT:
        out = append(_crossings(state, BUILD, state.built[state.seat]), COINS)
        coins = state.coins[state.seat]
        if coins > 0 and not state.changed:
            out = _changes(state, coins, out)
        return out
    if state.phase == SECOND:
        return vec[i64]([BUILD_SECOND, DONE])
    if state.phase == KEEP:
        return _crossings(state, KEEP_PAIR, 0)
    return vec[i64]()


def _crossings(state: SheetState, kind: i64, without: i64) -> vec[i64]:
    """Every crossing of a yellow and a blue die, each once, but for some squares."""
    dice = state.dice
    out = vec[i64]()
    yellow: i64 = 0
    while yellow < 2:
        if yellow == 0 or dice[0] != dice[1]:
            blue: i64 = 2
            while blue < 4:
                square = dice[yellow] * 6 + dice[blue]
                if (blue == 2 or dice[2] != dice[3]) and without >> square & 1 == 0:
                    out = append(out, kind | (square << 4))
                blue += 1
        yellow += 1
    return out


def _changes(state: SheetState, coins: i64, out: vec[i64]) -> vec[i64]:
    """W-25: one die, or one of each colour. No two ways lead to the same dice, so each is the cheapest."""
    dice = state.dice
    first_yellow: i64 = (dice[0] * 6 + dice[1]) * STEPS
    first_blue: i64 = (dice[2] * 6 + dice[3]) * STEPS
    last_yellow: i64 = first_yellow + (STEPS if dice[0] != dice[1] else 6)
    last_blue: i64 = first_blue + (STEPS if dice[2] != dice[3] else 6)
    at = first_yellow
    while at < last_yellow:
        yellow = CHANGES[at]
        left: i64 = coins - (yellow >> 6)
        if left >= 0:
            stamp: i64 = CHANGE | ((yellow & 63) << 4)
            other: i64 = first_blue if at > first_yellow else first_blue + 1
            while other < last_blue:
                blue = CHANGES[other]
                if blue >> 6 <= left:
                    out = append(out, stamp | ((blue & 63) << 10))
                other += 1
        at += 1
    return out


def second_possible(state: SheetState) -> bool:
    """W-26, W-27: whether a second building can follow the one just built."""
    if state.changed or state.coins[state.seat] < SECOND_COST:
        return False
    return not state.occupied(state.seat, state.pair(1))


def _all_changes() -> list[int]:
    """For each two dice of a colour: no change, then every change of the first and of the second. In each entry the
    value before, the value after from bit 3 on, and the coins from bit 6 on."""
    entries: list[int] = []
    for first in range(6):
        for second in range(6):
            entries.append(int(NO_DIE) | int(NO_DIE) << 3)
            for die in (first, second):
                entries += [die | value << 3 | abs(die - value) << 6 for value in range(6) if value != die]
    return entries


STEPS: Final[i64] = 11  # no change, and five for each of two dice
CHANGES: Final[vec[i64]] = vec[i64](_all_changes())
