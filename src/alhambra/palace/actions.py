"""What a seat can do, and the words for it.

| word | action |
| --- | --- |
| `take:y3,g2` | take these cards of the display |
| `buy:2:g4,g5` | buy the tile on market square 2 with these cards |
| `lay:tower-9-ES@n2e1` | lay a tile: one bought or left over, or as a redesign one of the reserve |
| `keep:tower-9-ES` | put a bought or left-over tile into the reserve |
| `give:tower-9-ES` | give a bought tile to the neutral player |
| `remove:tower-9-ES` | redesign: move a tile of the palace to the reserve |
| `swap:tower-9-ES/garden-8-NE` | redesign: put the second tile, of the reserve, in the place of the first |
| `done` | take no further action |
| `pass` | there is no legal action |
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from alhambra.core.errors import NotationError
from alhambra.core.touches import Touching
from alhambra.palace.cards import ordered
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.paying import ordered_payment


@dataclass(frozen=True, slots=True)
class Take:
    """Take cards of the display (A-30)."""

    FORM: ClassVar[str] = "take:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("slots",)
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))

    def word(self) -> str:
        return f"take:{','.join(self.cards)}"


def parse_payment(verb: str, what: str, cards: str) -> tuple[str, ...]:
    """The cards behind a purchase."""
    if not cards:
        raise NotationError("payment-missing", text=f"{verb}:{what}")
    return tuple(cards.split(","))


@dataclass(frozen=True, slots=True)
class MarketPurchase:
    """Pay for the tile on a market square, 1 to 4; modules have such actions of their own."""

    VERB: ClassVar[str]
    square: int
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.square not in (1, 2, 3, 4):
            raise NotationError("no-market-square", square=self.square)
        object.__setattr__(self, "cards", ordered_payment(self.cards))

    def word(self) -> str:
        return f"{self.VERB}:{self.square}:{','.join(self.cards)}"

    def touching(self) -> Touching:
        return f"{self.VERB}:{{}}:{{}}", ("market-square", "cards"), (str(self.square), ",".join(self.cards))

    @classmethod
    def parse(cls, rest: str) -> Self:
        """What the rest of a word stands for."""
        square, _, cards = rest.partition(":")
        if square not in ("1", "2", "3", "4"):
            raise NotationError("no-market-square", square=square)
        return cls(int(square), parse_payment(cls.VERB, square, cards))


@dataclass(frozen=True, slots=True)
class TilePurchase:
    """Pay for a tile that is no part of the market, as modules have them."""

    VERB: ClassVar[str]
    tile: str
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered_payment(self.cards))

    def word(self) -> str:
        return f"{self.VERB}:{self.tile}:{','.join(self.cards)}"

    def touching(self) -> Touching:
        return f"{self.VERB}:{{}}:{{}}", ("tile", "cards"), (self.tile, ",".join(self.cards))

    @classmethod
    def parse(cls, rest: str) -> Self:
        """What the rest of a word stands for."""
        tile, _, cards = rest.partition(":")
        return cls(tile, parse_payment(cls.VERB, tile, cards))


@dataclass(frozen=True, slots=True)
class Buy(MarketPurchase):
    """Buy the tile on a market square (A-40)."""

    VERB: ClassVar[str] = "buy"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile of those set aside (A-60, A-82) or of the reserve (A-50) in the palace."""

    FORM: ClassVar[str] = "lay:{}@{}"
    KINDS: ClassVar[tuple[str, ...]] = ("tile", "place")
    tile: str
    place: str

    def __post_init__(self) -> None:
        parse_place(self.place)

    def word(self) -> str:
        return f"lay:{self.tile}@{self.place}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Put a tile of those set aside into the reserve (A-60)."""

    FORM: ClassVar[str] = "keep:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("tile",)
    tile: str

    def word(self) -> str:
        return f"keep:{self.tile}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a bought tile to the neutral player (A-94)."""

    FORM: ClassVar[str] = "give:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("tile",)
    tile: str

    def word(self) -> str:
        return f"give:{self.tile}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Move a tile of the palace to the reserve (A-50)."""

    FORM: ClassVar[str] = "remove:{}"
    KINDS: ClassVar[tuple[str, ...]] = ("tile",)
    tile: str

    def word(self) -> str:
        return f"remove:{self.tile}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Put a tile of the reserve in the place of one of the palace (A-50)."""

    FORM: ClassVar[str] = "swap:{}/{}"
    KINDS: ClassVar[tuple[str, ...]] = ("tile", "tile")
    old: str
    new: str

    def word(self) -> str:
        return f"swap:{self.old}/{self.new}"


@dataclass(frozen=True, slots=True)
class Done:
    """Take no further action (A-20)."""

    def word(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Pass:
    """There is no legal action (A-22)."""

    def word(self) -> str:
        return "pass"


def _parse_lay(rest: str) -> Lay:
    tile, at, place = rest.partition("@")
    if not at:
        raise NotationError("lay-where")
    return Lay(tile, place)


def _parse_swap(rest: str) -> Swap:
    old, slash, new = rest.partition("/")
    if not slash:
        raise NotationError("swap-what")
    return Swap(old, new)


ACTIONS: Final[tuple[type[Any], ...]] = (Take, Buy, Lay, Keep, Give, Remove, Swap, Done, Pass)
VERBS: Final[dict[str, Callable[[str], Any]]] = {
    "take": lambda rest: Take(tuple(rest.split(","))),
    "buy": Buy.parse,
    "lay": _parse_lay,
    "keep": Keep,
    "give": Give,
    "remove": Remove,
    "swap": _parse_swap,
}


def parse_action(text: str, verbs: dict[str, Callable[[str], Any]]) -> Any:
    """The action that a word stands for. Tiles are not looked up here: `check` knows which there are."""
    if text == "done":
        return Done()
    if text == "pass":
        return Pass()
    verb, _, rest = text.partition(":")
    if verb not in verbs:
        raise NotationError("no-palace-move", text=text, known=tuple(verbs))
    if not rest:
        raise NotationError("move-not-complete", text=text, verb=verb)
    return verbs[verb](rest)
