"""A pseudo-language: English in which every message is decorated, so that what no message says stands out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from alhambra.cli import saying
from alhambra.core.english import english
from alhambra.core.language import Language, Value

OPEN, CLOSE = "⟦", "⟧"


class Decorated(Language):
    """Says what English says, in brackets."""

    def has(self, id_: str, form: str = "") -> bool:
        return english().has(id_, form)

    def text(self, id_: str, args: Mapping[str, Value], form: str = "") -> str:
        return f"{OPEN}{english().text(id_, args, form)}{CLOSE}"

    def joined(self, words: Sequence[str]) -> str:
        return english().joined(words)


@contextmanager
def decorated() -> Iterator[None]:
    """The terminal decorates everything that it says."""
    with patch.object(saying, "speaking", lambda _: Decorated()):
        yield


def bare(text: str) -> str:
    """What of a text is in no decoration."""
    inside = 0
    found = []
    for sign in text:
        inside += (sign == OPEN) - (sign == CLOSE)
        found.append(sign if not inside and sign != CLOSE else " ")
    return re.sub(" +", " ", "".join(found)).strip()
