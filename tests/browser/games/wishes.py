"""Which of the legal actions somebody wants: what was never done before, then what brings a game forward."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

# How much each is wanted; what a module brings is in between.
FORWARD = {"lay": 8.0, "buy": 6.0, "take": 2.0, "keep": 0.5, "done": 1.0, "pass": 1.0, "remove": 0.1, "swap": 0.3}
FORWARD |= {"build": 6.0, "second": 4.0, "coins": 2.0, "change": 2.0}  # at a sheet


@dataclass(frozen=True)
class Action:
    form: str
    kinds: tuple[str, ...]
    things: tuple[str, ...]

    @property
    def word(self) -> str:
        return self.form.format(*self.things)

    @property
    def verb(self) -> str:
        """`buy`, and of abilities which: `use:card`."""
        head = self.form.partition("{")[0].rstrip(":/@=")
        ability = self.things[self.kinds.index("ability")] if "ability" in self.kinds else ""
        return f"{head.partition(':')[0]}:{ability}" if ability else head or self.word


def actions_in(choices: dict[str, Any]) -> Iterator[Action]:
    for group in choices["groups"]:
        for things in _walk(group["picks"]):
            yield Action(group["form"], tuple(group["kinds"]), things)


def _walk(picks: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for thing, below in picks.items():
        if isinstance(below, int):
            yield (thing,)
        else:
            yield from ((thing, *more) for more in _walk(below))


@dataclass
class Wishes:
    dice: random.Random
    done: Counter[str] = field(default_factory=Counter)

    def choose(self, choices: dict[str, Any]) -> Action:
        every = list(actions_in(choices))
        verbs = sorted({one.verb for one in every})
        verb = self.dice.choices(verbs, [self._weight(one) for one in verbs])[0]
        return self.dice.choice([one for one in every if one.verb == verb])

    def _weight(self, verb: str) -> float:
        known = FORWARD.get(verb.partition(":")[0], 3.0)
        return known if self.done[verb] else known + 20.0
