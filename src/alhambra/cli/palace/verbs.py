"""What is known of a verb with which moves begin: how it is typed, and what to say where it leads nowhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from alhambra.core.refusal import Refusal
from alhambra.palace.views import View

Spelling: TypeAlias = Callable[[str, list[str]], str | None]  # the notation for a verb and words; none if it is not it
DeadEnd: TypeAlias = Callable[[Any, View, Sequence[str]], list[Refusal]]  # for a state, its view and the words


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: how the words behind it are spelt, and why a move that is begun with it can be completed in no way.

    `absent-<verb>` says what a game has none of in which it means nothing.
    """

    spelt: Spelling
    dead_end: DeadEnd | None = None
    words: int = 1  # that may stand behind it while something is missing
    most: int = 0  # words that ever stand behind it, where that is known
    at_home: bool = False  # a place stands for the tile that lies there
    on_market: bool = False  # a tile of the market stands for its square
    within: str = ""  # another verb in whose moves it may stand instead


def joined(joint: str) -> Spelling:
    """Words that are joined by something."""
    return lambda verb, words: f"{verb}:{joint.join(words)}"


def priced(verb: str, words: list[str]) -> str:
    """What is bought, and the cards for it."""
    return f"{verb}:{words[0]}:{','.join(words[1:])}" if words else verb
