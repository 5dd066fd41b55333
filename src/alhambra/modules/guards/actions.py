"""Actions of the guard board, and their words.

| word | action |
| --- | --- |
| `use:card:y3` | take a card of the display |
| `use:plaza`, `use:wall`, `use:exact-change`, `use:march` | as they are called |
| `use:half-building:tower` | take the half-building of a type |
| `use:new-token:2` | draw a new token for a market square |
| `use:exchange:terrain-07:2:g4` | swap the token of a tile bought this turn with a market square's, for a card |
| `use:preview-purchase:y3` | pay a card to buy from the preview board |
| `pay:terrain-04-E` | pay a guard for the ability |
| `preview:2:g4,g5` | buy from a square of the preview board |
| `march:terrain-04-E/terrain-07-N` | move a guard to a wall |
| `wall:terrain-07-S` | put the loose wall section on a tile to be laid |
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.errors import NotationError
from alhambra.core.touches import Touching
from alhambra.modules.guards.board import NAMES
from alhambra.palace.actions import parse_payment
from alhambra.palace.cards import ordered, parse_card
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.tiles import TYPES

HOW: Final = {  # what belongs behind an ability that asks for something
    "exchange": ("TILE", "SQUARE", "CARD"),
    "preview-purchase": ("CARD",),
    "card": ("CARD",),
    "new-token": ("SQUARE",),
    "half-building": ("TYPE",),
}
TOUCHED: Final = {
    "exchange": ("tile", "market-square", "card"),
    "preview-purchase": ("card",),
    "card": ("slot",),
    "new-token": ("market-square",),
    "half-building": ("type",),
}


@dataclass(frozen=True, slots=True)
class Use:
    """Use an ability of the guard board (R-30), with what it asks for."""

    ability: str
    details: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.ability not in NAMES:
            raise NotationError("unknown-ability", text=self.ability, known=NAMES)
        how = HOW.get(self.ability, ())
        if len(self.details) != len(how):
            raise NotationError("use-how", form=":".join(("use", self.ability, *how)))
        for kind, word in zip(how, self.details):
            if kind == "CARD":
                parse_card(word)
            elif kind == "SQUARE" and word not in ("1", "2", "3", "4"):
                raise NotationError("no-market-square", square=word)
            elif kind == "TYPE" and word not in TYPES:
                raise NotationError("no-type", text=word, known=TYPES)

    def word(self) -> str:
        return ":".join(("use", self.ability, *self.details))

    def touching(self) -> Touching:
        things = (self.ability, *self.details)
        return "use" + ":{}" * len(things), ("ability", *TOUCHED.get(self.ability, ())), things


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a guard for the ability in use (R-31)."""

    FORM: ClassVar[str] = "pay:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("guard",)
    guard: str

    def __post_init__(self) -> None:
        split_side(self.guard)

    def word(self) -> str:
        return f"pay:{self.guard}"


@dataclass(frozen=True, slots=True)
class BuyPreview:
    """Buy the building on a preview square, 1 to 3 (R-35)."""

    FORM: ClassVar[str] = "preview:{}:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("preview-square", "cards")
    square: int
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.square not in (1, 2, 3):
            raise NotationError("no-preview-square", square=self.square)
        object.__setattr__(self, "cards", ordered(self.cards))

    def word(self) -> str:
        return f"preview:{self.square}:{','.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class March:
    """Move a guard onto a wall side of a laid tile (R-41)."""

    FORM: ClassVar[str] = "march:{}/{}"
    KINDS: ClassVar[tuple[str, ...]] = ("guard", "edge")
    guard: str
    to: str

    def __post_init__(self) -> None:
        split_side(self.guard)
        split_side(self.to)

    def word(self) -> str:
        return f"march:{self.guard}/{self.to}"


@dataclass(frozen=True, slots=True)
class PutWall:
    """Put the loose wall section on an open side of a tile to be laid (R-36)."""

    FORM: ClassVar[str] = "wall:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("edge",)
    side: str

    def __post_init__(self) -> None:
        split_side(self.side)

    def word(self) -> str:
        return f"wall:{self.side}"


ACTIONS: Final[tuple[type[Any], ...]] = (Use, Pay, BuyPreview, March, PutWall)


def split_side(word: str) -> tuple[str, int]:
    """The tile and the side that a word such as `terrain-04-E` names."""
    tile, _, letter = word.rpartition("-")
    if not tile or letter not in SIDES or len(letter) != 1:
        raise NotationError("no-side-of-a-tile", text=word, sides=SIDES)
    return tile, SIDES.index(letter)


def side_word(names: list[str], spot: int) -> str:
    """The word for tile * 4 + side."""
    return f"{names[spot >> 2]}-{SIDES[spot & 3]}"


def _use(rest: str) -> Use:
    ability, *details = rest.split(":")
    return Use(ability, tuple(details))


def _preview(rest: str) -> BuyPreview:
    square, _, cards = rest.partition(":")
    if square not in ("1", "2", "3"):
        raise NotationError("no-preview-square", square=square)
    return BuyPreview(int(square), parse_payment("preview", square, cards))


def _march(rest: str) -> March:
    guard, slash, to = rest.partition("/")
    if not slash:
        raise NotationError("march-where")
    return March(guard, to)


VERBS: Final[dict[str, Callable[[str], Any]]] = {
    "use": _use,
    "pay": Pay,
    "preview": _preview,
    "march": _march,
    "wall": PutWall,
}
