"""Places of a palace: a number for the engine, a word such as `n2e1` for people.

The number is row * 256 + column, rows counted from north to south and columns from west to east, so that
numbers sort as one reads. The fountain stands at row 128, column 128; its word is `c`.
"""

from __future__ import annotations  # compiled

import re
from functools import lru_cache
from typing import Final

from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, vec

CENTRE: Final[i64] = 0x8080
STEP: Final[vec[i64]] = vec[i64]([-256, 1, 256, -1])  # to the neighbour in the N, E, S, W
FARTHEST: Final = 126

_WORD: Final = re.compile(r"(?:([ns])([1-9][0-9]{0,2}))?(?:([ew])([1-9][0-9]{0,2}))?")


def place_at(east: int, north: int) -> int:
    """The number of a place, from its distances to the fountain."""
    return (128 - north) * 256 + 128 + east


def east_of(place: int) -> int:
    """How far east of the fountain; negative for west."""
    return (place & 255) - 128


def north_of(place: int) -> int:
    """How far north of the fountain; negative for south."""
    return 128 - (place >> 8)


@lru_cache(4096)
def place_word(place: int) -> str:
    """The word for a place: `n2e1`, `s1`, `c`."""
    east, north = east_of(place), north_of(place)
    rows = f"n{north}" if north > 0 else f"s{-north}" if north < 0 else ""
    columns = f"e{east}" if east > 0 else f"w{-east}" if east < 0 else ""
    return rows + columns or "c"


@lru_cache(4096)
def parse_place(word: str) -> int:
    """The place that a word stands for."""
    if word == "c":
        return CENTRE
    found = _WORD.fullmatch(word) if word else None
    if found is None:
        raise NotationError("no-place", text=word)
    north = int(found[2] or 0) * (1 if found[1] == "n" else -1)
    east = int(found[4] or 0) * (1 if found[3] == "e" else -1)
    if max(abs(north), abs(east)) > FARTHEST:
        raise NotationError("place-too-far", text=word, farthest=FARTHEST)
    return place_at(east, north)
