"""The display: four slots of money cards, and what may be taken from them (A-30).

A display never changes: a new one takes its place. So copies of a state share it, and what may be taken is worked out
once.
"""

from __future__ import annotations

from typing import Final

from alhambra.core.packed import append, i64, vec
from alhambra.palace.codes import TAKE

EMPTY: Final[i64] = -1  # no card on a slot of the display, no tile on a square of the market


class Display:
    """Cards by slot, `EMPTY` where there is none."""

    __slots__ = ("_known", "_takes", "slots")

    def __init__(self, slots: vec[i64]) -> None:
        self.slots = slots
        self._takes = vec[i64]()
        self._known = False

    def takes(self) -> vec[i64]:
        """The codes of everything that may be taken. Of equal cards the first ones are taken."""
        if not self._known:
            self._takes = _several(self.slots, _single(self.slots))
            self._known = True
        return self._takes


def display_of(cards: list[int]) -> Display:
    """A display of four cards, `EMPTY` where there is none."""
    return Display(vec[i64](cards))


def _single(slots: vec[i64]) -> vec[i64]:
    out = vec[i64]()
    slot: i64 = 0
    while slot < 4:
        if slots[slot] != EMPTY and first_of_equals(slots, slot, 0):
            out = append(out, TAKE | (16 << slot))
        slot += 1
    return out


def _several(slots: vec[i64], out: vec[i64]) -> vec[i64]:
    small: i64 = 0  # slots with a card that can be taken with another
    slot: i64 = 0
    while slot < 4:
        if slots[slot] != EMPTY and slots[slot] % 9 < 4:
            small |= 1 << slot
        slot += 1
    taken: i64 = 3
    while taken < 16:
        if taken & ~small == 0 and taken & (taken - 1) and _may_take(slots, taken):
            out = append(out, TAKE | (taken << 4))
        taken += 1
    return out


def _may_take(slots: vec[i64], taken: i64) -> bool:
    worth: i64 = 0
    slot: i64 = 0
    while slot < 4:
        if taken >> slot & 1:
            worth += slots[slot] % 9 + 1
            if not first_of_equals(slots, slot, taken):
                return False
        slot += 1
    return worth <= 5


def first_of_equals(slots: vec[i64], slot: i64, taken: i64) -> bool:
    """Whether every equal card on a slot before this one is taken too."""
    before: i64 = 0
    while before < slot:
        if slots[before] == slots[slot] and taken >> before & 1 == 0:
            return False
        before += 1
    return True
