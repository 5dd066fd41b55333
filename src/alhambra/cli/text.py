"""Text that fits into 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

WIDTH: Final = 80


def whole_number(text: str) -> int | None:
    """The number that a text says in digits, if it does and is of a sensible length."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def filled(text: str) -> str:
    """A sentence or two, going on indented where the line is full."""
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)


def wrapped(head: str, words: Sequence[str], gap: str = ", ") -> str:
    """A heading and words behind it, going on below the first word where the line is full."""
    lines = [head]
    for number, word in enumerate(words):
        piece = word + (gap.rstrip() if number < len(words) - 1 else "")
        space = " " if number == 0 else gap[len(gap.rstrip()) :]
        if number and len(lines[-1]) + len(space) + len(piece) > WIDTH:
            lines.append(" " * (len(head) + 1) + piece)
        else:
            lines[-1] += space + piece
    return "\n".join(lines)
