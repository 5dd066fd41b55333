"""The display: four slots of money cards, and what may be taken from them (A-30).

A display never changes: a new one takes its place. So copies of a state share it, and what may be taken is worked out
once.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.arrays import NOTHING
from alhambra.core.packed import append, i64, vec
from alhambra.palace.codes import TAKE

EMPTY: Final[i64] = -1  # no card on a slot of the display, no tile on a square of the market
SINGLE: Final[vec[i64]] = vec[i64]([int(TAKE) | 16 << slot for slot in range(4)])


class Display:
    """Cards by slot, `EMPTY` where there is none."""

    __slots__ = ("_known", "_takes", "slots")

    def __init__(self, slots: vec[i64]) -> None:
        self.slots = slots
        self._takes = NOTHING
        self._known = False

    def takes(self) -> vec[i64]:
        """The codes of everything that may be taken. Of equal cards the first ones are taken."""
        if not self._known:
            self._takes = _takes(self.slots)
            self._known = True
        return self._takes


def display_of(cards: list[int]) -> Display:
    """A display of four cards, `EMPTY` where there is none."""
    return Display(vec[i64](cards))


def _takes(slots: vec[i64]) -> vec[i64]:
    """Each card alone, then several that are worth 5 or less together."""
    out = vec[i64]()
    differ = _all_differ(slots)
    small: i64 = 0  # slots with a card that can be taken with another
    slot: i64
    for slot in range(4):
        card = slots[slot]
        if card != EMPTY:
            if differ or first_of_equals(slots, slot, 0):
                out = append(out, SINGLE[slot])
            if card % 9 < 4:
                small += 1 << slot
    taken: i64 = 0
    while taken != small:  # goes through the subsets of `small`, ascending
        taken = (taken - small) & small
        if taken & (taken - 1) and _may_take(slots, taken, differ):
            out = append(out, TAKE | (taken << 4))
    return out


def _all_differ(slots: vec[i64]) -> bool:
    one, two, three, four = slots[0], slots[1], slots[2], slots[3]
    return one not in (two, three, four) and two not in (three, four) and three != four


def _may_take(slots: vec[i64], taken: i64, differ: bool) -> bool:
    worth: i64 = 0
    slot: i64
    for slot in range(4):
        if taken >> slot & 1:
            worth += slots[slot] % 9 + 1
            if not (differ or first_of_equals(slots, slot, taken)):
                return False
    return worth <= 5


def first_of_equals(slots: vec[i64], slot: i64, taken: i64) -> bool:
    """Whether every equal card on a slot before this one is taken too."""
    before: i64 = 0
    while before < slot:
        if slots[before] == slots[slot] and taken >> before & 1 == 0:
            return False
        before += 1
    return True
