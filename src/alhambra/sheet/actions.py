"""What a seat can do, and the words for it.

| word | action |
| --- | --- |
| `build:y3b5` | build at the crossing of a yellow 3 and a blue 5 |
| `coins` | earn coins |
| `change:y5to3` `change:b2to4` `change:y5to3,b2to4` | before that, change a yellow die, a blue die, or one of each |
| `second` | after a build, build at the crossing of the dice left, for 3 coins |
| `done` | build no second building |
| `keep:y2b6` | after all four dice were rolled, keep this yellow and this blue die |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.errors import NotationError
from alhambra.core.touches import Touching
from alhambra.sheet.squares import parse_square


@dataclass(frozen=True, slots=True)
class Build:
    """Build at the crossing of two dice (W-21)."""

    FORM: ClassVar[str] = "build:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("square",)
    square: str

    def __post_init__(self) -> None:
        parse_square(self.square)

    def word(self) -> str:
        return f"build:{self.square}"


@dataclass(frozen=True, slots=True)
class Coins:
    """Earn coins (W-23)."""

    def word(self) -> str:
        return "coins"


@dataclass(frozen=True, slots=True)
class Change:
    """Change a yellow die, a blue die, or one of each, from one value to another (W-25)."""

    yellow: tuple[int, int] | None = None
    blue: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if self.yellow is None and self.blue is None:
            raise NotationError("no-die-changed")
        for value in (*(self.yellow or ()), *(self.blue or ())):
            if not 1 <= value <= 6:
                raise NotationError("no-number-on-a-die", number=value)

    @property
    def coins(self) -> int:
        """What it costs: a coin for each step."""
        return sum(abs(before - after) for before, after in filter(None, (self.yellow, self.blue)))

    def word(self) -> str:
        dice = (("y", self.yellow), ("b", self.blue))
        return "change:" + ",".join(f"{colour}{die[0]}to{die[1]}" for colour, die in dice if die)

    def touching(self) -> Touching:
        dice = [(colour, die) for colour, die in (("y", self.yellow), ("b", self.blue)) if die]
        things = [thing for colour, die in dice for thing in (f"{colour}{die[0]}", str(die[1]))]
        return "change:" + ",".join(["{}to{}"] * len(dice)), ("die", "face") * len(dice), tuple(things)


@dataclass(frozen=True, slots=True)
class Second:
    """Build at the crossing of the two dice left (W-26)."""

    def word(self) -> str:
        return "second"


@dataclass(frozen=True, slots=True)
class Done:
    """Build no second building."""

    def word(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one yellow and one blue die of four (W-24, W-26)."""

    FORM: ClassVar[str] = "keep:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("pair",)
    pair: str

    def __post_init__(self) -> None:
        parse_square(self.pair)

    def word(self) -> str:
        return f"keep:{self.pair}"


Action = Build | Coins | Change | Second | Done | Keep

_DIE: Final = re.compile("([yb])([0-9]+)to([0-9]+)")
_LONGEST: Final = 3  # digits of a number that can be told apart from those on a die by its value


def _parse_change(rest: str) -> Change:
    found = [_DIE.fullmatch(part) for part in rest.split(",")]
    if None in found or [die[1] for die in found if die] not in (["y"], ["b"], ["y", "b"]):
        raise NotationError("no-change-of-dice", text=rest)
    for number in (number for die in found if die for number in (die[2], die[3])):
        if len(number) > _LONGEST:
            raise NotationError("no-number-on-a-die", number=number)
    changes = {die[1]: (int(die[2]), int(die[3])) for die in found if die}
    return Change(changes.get("y"), changes.get("b"))


ACTIONS: Final[tuple[type[Any], ...]] = (Build, Coins, Change, Second, Done, Keep)
PLAIN: Final[dict[str, Action]] = {"coins": Coins(), "second": Second(), "done": Done()}
VERBS: Final[dict[str, Callable[[str], Action]]] = {"build": Build, "change": _parse_change, "keep": Keep}


def parse_action(text: str) -> Action:
    """The action that a word stands for."""
    if text in PLAIN:
        return PLAIN[text]
    verb, _, rest = text.partition(":")
    if verb not in VERBS:
        raise NotationError("no-sheet-move", text=text, known=tuple(VERBS))
    if not rest:
        raise NotationError("move-not-complete", text=text, verb=verb)
    return VERBS[verb](rest)
