"""A language that marks every letter of its messages, so that a word which is in no message can be seen on a screen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from string import ascii_lowercase, ascii_uppercase
from typing import Any, Final

from alhambra.bots import BOTS
from alhambra.cli.modules import faces
from alhambra.cli.palace.deadends import OWN
from alhambra.cli.palace.facts import short_names, tiles
from alhambra.cli.palace.moves import kinds_of
from alhambra.cli.requests import commands
from alhambra.cli.sheet.moves import KINDS
from alhambra.core.english import English, english
from alhambra.modules.guards.board import NAMES as ABILITIES

MARKED: Final = str.maketrans(ascii_lowercase + ascii_uppercase, "áƀćďéƒĝĥíĵķłɱńóƥɋŕšţúṽŵẋýžÁɃĆĎÉƑĜĤÍĴĶŁⱮŃÓƤɊŔŠŢÚṼŴẊÝŽ")
PLACE: Final = "(?:c|[ns][0-9]+(?:[ew][0-9]+)?|[ew][0-9]+)"
# What is the same in every language, besides tiles and players: cards, places with sides, dice, squares of the sheet,
# clauses, letters of sides, of currencies and of types as they are drawn
NOTATION: Final = (
    "[A-Z]-[0-9]+[a-z]?",
    f"{PLACE}(?:-[NESW]+)?",
    "[yb][1-6]b[1-6]",
    "[yb][1-6]to[1-6](?:,[yb][1-6]to[1-6])?",
    "[ygbox][0-9]*",
    "[0-9]+[ygbo?]",
    "[NESW]{1,2}",
    "[PSACGTMc][0-9]*",
    "baz|plz|start",
)


class Pseudo(English):
    """English with other letters; what stands in gaps keeps its own."""

    def __init__(self) -> None:
        super().__init__({id_: _marked(pattern) for id_, pattern in english().patterns.items()})

    def joined(self, words: Sequence[str]) -> str:
        return f"{', '.join(words[:-1])}{' and '.translate(MARKED)}{words[-1]}"


def _marked(pattern: Sequence[Any]) -> list[Any]:
    return [part.translate(MARKED) if isinstance(part, str) else _gap(part) for part in pattern]


def _gap(part: Sequence[Any]) -> list[Any]:
    return [part[0], *({key: _marked(way) for key, way in ways.items()} for ways in part[1:])]


def unmarked(text: str, typed: bool = False) -> list[str]:
    """The words of a screen that are of no message. What is to be typed may stand in quotes, or anywhere if `typed`."""
    text = re.sub("'([^'\n]*)'", lambda quoted: " ".join(_besides(_typed(), quoted[1])), text)
    found = _besides(_typed() if typed else _data(), text)
    return [word for word in found if re.search("[A-Za-z]", word)]


def _besides(known: re.Pattern[str], text: str) -> list[str]:
    """The words that are not known."""
    return [word for word in re.findall(r"[\w@:/+.-]+", known.sub(" ", text)) if word.strip("+-.:,/")]


@cache
def _data() -> re.Pattern[str]:
    sided = f"(?:{_any((*tiles(), *short_names()))})(?:-[NESW])?"
    priced = f"(?:{_any(ABILITIES)})(?= [(0-9])"  # an ability as it is typed, and what it costs
    return _words([sided, priced, f"(?:{_any(BOTS)})(?: [0-9])?", *NOTATION])


@cache
def _typed() -> re.Pattern[str]:
    groups = (*kinds_of(list(faces().values())), *KINDS)
    verbs = (*OWN, *(verb for face in faces().values() for verb in face.verbs), "done", "pass", "second", "coins")
    # Moves as records spell them, and the words of the help's examples
    spelt = f"(?:{_any((*verbs, *KINDS))}):[^ \n]+"
    more = ("all", "none", "white", "tower", "markers")
    return _words([spelt, _any((*groups, *verbs, *ABILITIES, *commands(), *more)), _data().pattern])


def _any(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted({*words}, key=len, reverse=True))


def _words(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w])(?:{'|'.join(f'(?:{one})' for one in patterns)})(?![\w])")
