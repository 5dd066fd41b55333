"""The squares of a sheet: numbers for the engine, words for people.

A square is where a yellow and a blue die cross: `y3b5` is in row 3 and column 5, and its number is `row * 6 + column`,
both from 0. A pair of dice, one of each colour, is written and numbered in the same way.
"""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.errors import NotationError

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SQUARES: Final = 36

_SQUARE: Final = re.compile("y([1-6])b([1-6])")


def square_word(square: int) -> str:
    """A square, or a pair of dice, as a word."""
    return f"y{square // 6 + 1}b{square % 6 + 1}"


def parse_square(text: str) -> int:
    """The square, or the pair of dice, that a word stands for."""
    found = _SQUARE.fullmatch(text)
    if found is None:
        raise NotationError("no-square", text=text)
    return (int(found[1]) - 1) * 6 + int(found[2]) - 1


def square_words(built: int) -> tuple[str, ...]:
    """The squares of a set of bits, in reading order."""
    return tuple(square_word(square) for square in range(SQUARES) if built >> square & 1)
