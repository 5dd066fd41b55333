"""What is said to people: sentences with an id and named gaps. Each room has its own; no two ids are the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Argument = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence. The `id` is part of the protocol and never changes; the `template` is the sentence in English.

    What fills a gap is data, never a piece of a sentence: `{tile}` a word or a number, `{cards}` a list as `y1 and g5`,
    `{piles:, }` a list as `1, 3`, `{coins:coin|coins}` a number with its noun.
    """

    id: str
    template: str

    def say(self, args: Mapping[str, Argument]) -> str:
        """The sentence in English."""
        return self.template.format_map({name: _Filling(value) for name, value in args.items()})


class _Filling:
    """What stands in a gap of a template."""

    __slots__ = ("value",)

    def __init__(self, value: Argument) -> None:
        self.value = value

    def __format__(self, spec: str) -> str:
        if isinstance(self.value, tuple):
            return (spec or " and ").join(self.value)
        if not spec:
            return str(self.value)
        one, _, many = spec.partition("|")
        return f"{self.value} {one if self.value == 1 else many}"


# What every game says
GAME_OVER: Final = Message("game-over", "The game is over.")
TURN_FINISHED: Final = Message("turn-finished", "Every decision of the turn is made; it waits for its commit.")
