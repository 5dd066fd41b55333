"""Rolling dice, and the crossings of those on a sheet. A pair is a yellow and a blue die, numbered as a square."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.chance import Chance
from alhambra.core.packed import i64, vec
from alhambra.sheet.state import SheetState

# What a pair is rolled for: in a round the dice used and the further ones; in the set-up three buildings before these.
USED: Final[i64] = 0
FURTHER: Final[i64] = 1
FOUNDING: Final[i64] = 2
SET_UP: Final[i64] = 0  # the round of the set-up


def roll(chance: Chance) -> i64:
    """A pair of dice."""
    yellow: i64 = chance.below("yellow die", 6)
    blue: i64 = chance.below("blue die", 6)
    return yellow * 6 + blue


def draw_type(chance: Chance, types: vec[i64], full: i64) -> i64:
    """The type that a fictitious player ticks, decided at once; `full` has a bit for each type without a free box.

    For a lazy chance, which could otherwise roll full types for ever.
    """
    weights = [0] * 6
    for type_ in types:
        if full >> type_ & 1 == 0:
            weights[type_] += 1
    return chance.pick("type", weights)


def crossings_built(state: SheetState) -> i64:
    """How many of the four crossings are built, each as often as dice meet on it (W-23)."""
    dice = state.dice
    built = state.built[state.seat]
    count: i64 = 0
    yellow: i64 = 0
    while yellow < 2:
        row: i64 = built >> (dice[yellow] * 6)
        count += (row >> dice[2] & 1) + (row >> dice[3] & 1)
        yellow += 1
    return count


def coins_to_earn(state: SheetState) -> i64:
    """W-23: the coins of the crossings built, as far as the sheet has room for them."""
    return min(crossings_built(state), state.kit.most_coins - state.gained[state.seat])
