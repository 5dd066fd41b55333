"""Text that fits into 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

WIDTH: Final = 80
ROW: Final = 8  # the least room for the names of rows
COLUMN: Final = 19  # the room for words below one another
NARROW: Final = 12  # the margin of words that do not fit behind their heading


def whole_number(text: str) -> int | None:
    """The number that a text says in digits, if it does and is of a sensible length."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def filled(text: str, indent: str = "  ") -> str:
    """A sentence or two, going on indented where the line is full."""
    return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


class Row(NamedTuple):
    """A row of the table: its name, words behind it, and what stands between them."""

    name: str
    words: Sequence[str]
    gap: str


def room_for(names: Iterable[str]) -> int:
    """The room for the names of rows."""
    return max([ROW, *(len(name) for name in names)])


def in_rows(rows: Sequence[Row], room: int | None = None) -> list[str]:
    """Rows below one another, with the room for their names that they need or that is said."""
    width = room_for(row.name for row in rows) if room is None else room
    return [wrapped(row.name.ljust(width), row.words, row.gap) for row in rows]


def columns(words: Sequence[str]) -> str:
    """Words below one another; a long one takes the room of two."""
    lines = [""]
    for word in words:
        cell = word.ljust(-(-(len(word) + 1) // COLUMN) * COLUMN)
        if len(lines[-1]) + len(cell) > WIDTH:
            lines.append("")
        lines[-1] += cell
    return "\n".join(f"  {line}".rstrip() for line in lines)


def wrapped(head: str, words: Sequence[str], gap: str) -> str:
    """A heading and words behind it, going on below the first word, or further left if there is little room."""
    pieces = [word + gap.rstrip() for word in words[:-1]] + list(words[-1:])
    margin = len(head) + 1 if len(head) < WIDTH // 2 else NARROW
    if margin + max((len(piece) for piece in pieces), default=0) > WIDTH:
        margin = NARROW
    lines = [head]
    for number, piece in enumerate(pieces):
        space = " " if number == 0 else gap[len(gap.rstrip()) :]
        if len(lines[-1]) + len(space) + len(piece) > WIDTH and lines[-1].strip():
            lines.append(" " * margin + piece)
        else:
            lines[-1] += space + piece
    return "\n".join(lines)
