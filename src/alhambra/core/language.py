"""How messages are said in a language: what stands in the gaps of a pattern. The patterns themselves are elsewhere.

`$tile` is an argument as it is, a list with the language's "and". `$currencyName` is the name of a word, which is the
message `currency-dirham`; `$currencyPlural` another form of it, an attribute of that message. Of a list,
`$scoresCommas`, `$playersSemicolons` and `$typesPluses` stand without an "and", with messages between them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

NAME: Final = "name"  # the form of a word that is its name
JOINTS: Final = ("commas", "semicolons", "pluses")  # lists without an "and"; the messages `list-commas` and so on
VARIABLE: Final = re.compile("(.+?)([A-Z][a-z]*)?")


@dataclass(frozen=True, slots=True)
class Said:
    """What is said: a message by its id, and arguments. They are data: words, numbers, what is said, and lists."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)


Value: TypeAlias = str | int | Said | Sequence[str | Said]


class Language(ABC):
    """Says messages."""

    @abstractmethod
    def has(self, id_: str, form: str = "") -> bool:
        """Whether there is a message, with an attribute."""

    @abstractmethod
    def text(self, id_: str, args: Mapping[str, Value], form: str = "") -> str:
        """A message, or an attribute of it."""

    @abstractmethod
    def joined(self, words: Sequence[str]) -> str:
        """Two words or more with an "and" between them."""

    def say(self, said: Said, form: str = "") -> str:
        """A message with its arguments, in a form if it has that; words of somebody else's module, which are no
        message, are said as they are."""
        if not self.has(said.id):
            return said.id
        return self.text(said.id, said.args, form if self.has(said.id, form) else "")

    def name(self, kind: str, word: str | int, form: str = NAME) -> str:
        """A word of a closed list in a form; a word that has no name is its own."""
        id_ = f"{kind}-{word}".lower()
        if not self.has(id_):
            return str(word)
        return self.text(id_, {}, form if self.has(id_, form) else "")

    def listed(self, words: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return words[0] if words else self.text("nothing", {})
        return self.joined(words)

    def filling(self, variable: str, args: Mapping[str, Value]) -> str | int:
        """What stands for a variable of a pattern."""
        argument, form = split(variable)
        return self._shown(args[argument], argument, form)

    def _shown(self, value: object, argument: str, form: str) -> str | int:
        if isinstance(value, Said):
            return self.say(value, form)
        if isinstance(value, str) or type(value) is int:
            return self.name(argument.rpartition("_")[2], value, form) if form else value
        if not isinstance(value, list | tuple):
            raise TypeError(f"{value!r} cannot be said")
        words = [str(self._shown(one, _one_of(argument), NAME if form in JOINTS else form)) for one in value]
        return self.text(f"list-{form}", {}).join(words) if form in JOINTS else self.listed(words)


@cache
def split(variable: str) -> tuple[str, str]:
    """The argument that a variable shows, and in which form: `currency` and `plural` for `currencyPlural`."""
    found = VARIABLE.fullmatch(variable)
    assert found is not None
    return found[1], (found[2] or "").lower()


def _one_of(argument: str) -> str:
    """`currency` for `currencies`."""
    return f"{argument[:-3]}y" if argument.endswith("ies") else argument.removesuffix("s")
