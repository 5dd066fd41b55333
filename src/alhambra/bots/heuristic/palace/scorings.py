"""The scorings to come: which is the next one, and what each type is worth at each of them."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.palace.scoring import lines_of
from alhambra.palace.state import PalaceState

OWN_LINES: Final[vec[i64]] = vec[i64]([type_ for _ in range(3) for type_ in range(6)])  # by scoring and type


def next_scoring(state: PalaceState) -> i64:
    """The number of the next scoring; 4 when all were held."""
    past = state.past
    held: i64 = past[-1][0] if past else 0
    return 3 if state.ending and held < 3 else held + 1


def lines_by_scoring(state: PalaceState) -> vec[i64]:
    """The lines of A-73: as printed, unless a module says otherwise."""
    lines = vec[i64]([0] * 18)
    for number in range(1, 4):
        found = lines_of(state, number)
        for type_ in range(6):
            lines[(number - 1) * 6 + type_] = found[type_]
    return lines
