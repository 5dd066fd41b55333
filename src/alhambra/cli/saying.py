"""What the terminal says, from the catalogue. No other file of it makes words of a message."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final
from unicodedata import category

from alhambra.catalogue import speaking
from alhambra.catalogue.files import ENGLISH
from alhambra.core.language import NAME, Language, Said, Value

_language: Final = ContextVar("language", default=ENGLISH)


def say(message: Said | str, **args: Value) -> str:
    """A message in words: one that was put together, or that of an id."""
    return _speaking().say(message if isinstance(message, Said) else Said(message, args))


def both(first: Said, second: Said) -> Said:
    """Two sentences, one behind the other."""
    return Said("two-sentences", {"first": first, "second": second})


def named(kind: str, word: str, form: str = NAME) -> str:
    """A word of a closed list by its name, as a type or the reason for points, in a form; a tile is its own."""
    return _speaking().name(kind, word, form)


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return _speaking().listed(words)


class Title(str):
    """What somebody is called among the names of players who has none: the person, or who only fills a seat."""

    __slots__ = ("said",)
    said: Said

    def __new__(cls, said: Said) -> Title:
        title = super().__new__(cls, say(said))
        title.said = said
        return title


def you() -> Title:
    """What the person is called among the names of players."""
    return Title(Said("you"))


def neutral() -> Title:
    """What the neutral player is called among them."""
    return Title(Said("neutral"))


def short(name: str) -> str:
    """A name as it stands over a column."""
    return _speaking().say(name.said, "short") if isinstance(name, Title) else name


def joined(words: Sequence[str], joint: str = "commas") -> str:
    """Words without an "and" between them."""
    return gap(joint).join(words)


def gap(joint: str = "commas") -> str:
    """What stands between the words of a list without an "and"."""
    return say(f"list-{joint}")


def harmless(sentence: str) -> str:
    """Text that was typed or read, with escapes for the characters that would control a terminal."""
    return "".join(repr(sign)[1:-1] if category(sign).startswith("C") else sign for sign in sentence)


def speak(language: str) -> None:
    """Speak a language from now on."""
    _language.set(language)


def spoken() -> str:
    """The language that is spoken."""
    return _language.get()


def _speaking() -> Language:
    return speaking(spoken())
