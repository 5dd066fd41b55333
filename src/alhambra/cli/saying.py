"""What the terminal says, from the catalogue. No other file of it makes words of a message."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.catalogue import speaking
from alhambra.core.language import Language, Said, Value


def say(message: Said | str, **args: Value) -> str:
    """A message in words: one that was put together, or that of an id."""
    return _speaking().say(message if isinstance(message, Said) else Said(message, args))


def named(kind: str, word: str) -> str:
    """A word of a closed list by its name, as a type or the reason for points; a tile is its own."""
    return _speaking().name(kind, word)


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return _speaking().listed(words)


def you() -> str:
    """What the person is called among the names of players."""
    return say("you")


def _speaking() -> Language:
    return speaking("en")
