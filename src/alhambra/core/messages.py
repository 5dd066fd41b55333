"""What refusals say: sentences with an id and named gaps. Each room has its own; no two ids are the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alhambra.core.english import english

Argument = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence. Its `id` is part of the protocol and never changes; its text is in the catalogue.

    What fills a gap is data, never a piece of a sentence: a word, a number or a list. A module that is not in the
    catalogue brings its sentence along, as the `template`: `{tile} lies upside down already.`
    """

    id: str
    template: str = ""

    def say(self, args: Mapping[str, Argument]) -> str:
        """The sentence in English."""
        if self.template:
            return self.template.format_map({name: english().filling(name, args) for name in args})
        return english().text(self.id, args)


# What every game says
GAME_OVER: Final = Message("game-over")
TURN_FINISHED: Final = Message("turn-finished")
