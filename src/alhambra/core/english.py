"""English from a plain table, which `python -m alhambra.catalogue.table` makes from the catalogue.

It has a part for each file there. A pattern is a list: text, `["tile"]` for what stands in a gap, and
`["coins", {"one": [...], "*": [...]}]` for a choice between patterns by a number or a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from alhambra.core.data import load
from alhambra.core.language import Language, Value


class English(Language):
    """The table, said. An attribute of a message is called `id.attribute`."""

    def __init__(self, patterns: Mapping[str, Sequence[Any]]) -> None:
        self.patterns = patterns

    def has(self, id_: str, form: str = "") -> bool:
        return (f"{id_}.{form}" if form else id_) in self.patterns

    def text(self, id_: str, args: Mapping[str, Value], form: str = "") -> str:
        return self._format(self.patterns[f"{id_}.{form}" if form else id_], args)

    def joined(self, words: Sequence[str]) -> str:
        return f"{', '.join(words[:-1])} and {words[-1]}"

    def _format(self, pattern: Sequence[Any], args: Mapping[str, Value]) -> str:
        said = []
        for part in pattern:
            if isinstance(part, str):
                said.append(part)
            elif len(part) == 1:
                said.append(str(self.filling(part[0], args)))
            else:
                value, ways = self.filling(part[0], args), part[1]
                chosen = str(value) if str(value) in ways else "one" if value == 1 else "*"
                said.append(self._format(ways.get(chosen, ways["*"]), args))
        return "".join(said)


@cache
def english() -> English:
    """The table is read when something is said."""
    return English({id_: pattern for messages in _files().values() for id_, pattern in messages.items()})


@cache
def files() -> Mapping[str, str]:
    """The file of the catalogue that each message stands in, in every language."""
    return {id_: file for file, messages in _files().items() for id_ in messages}


@cache
def _files() -> Mapping[str, Mapping[str, Sequence[Any]]]:
    found: Mapping[str, Mapping[str, Sequence[Any]]] = load("english.json")
    return found
