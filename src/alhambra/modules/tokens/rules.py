"""Building tokens (R-2, R-10): a terrain tile has the type of the token that was drawn for it.

The bag has no order: everybody sees which tokens are out, so everybody knows which are in it.
"""

from __future__ import annotations  # compiled

from dataclasses import dataclass
from typing import Any, ClassVar

from alhambra.core.arrays import counted, replaced
from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.packed import mypyc_attr
from alhambra.palace.display import EMPTY
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE, TYPES


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    """A token was drawn for a terrain tile (R-10, R-54, R-81)."""

    tile: str
    type: str


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class TokensView:
    """How many tokens of each type are in the bag."""

    bag: dict[str, int]


class Bag(Slice):
    """How many tokens of each type are in the bag."""

    def __init__(self, counts: bytes) -> None:
        self.counts = counts

    def copy(self) -> Bag:
        return Bag(self.counts)

    def to_text(self) -> str:
        return ",".join(str(count) for count in self.counts)


class Tokens(Module):
    """The terrain tiles, and the bag of tokens for them."""

    order: ClassVar[int] = 20
    alters: ClassVar[tuple[str, ...]] = ("types",)
    first: ClassVar[bool] = True
    EVENTS: ClassVar[tuple[type[Any], ...]] = (TokenDrawn,)
    VIEW: ClassVar[Any] = TokensView

    def __init__(self) -> None:
        super().__init__("tokens")
        data = load("red_palace.json")
        self._terrain: list[dict[str, object]] = data["terrain_tiles"]
        self._copies: int = data["counts"]["tokens_per_type"]

    def tiles(self) -> list[dict[str, object]]:
        return self._terrain

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Bag:
        return Bag(bytes([self._copies] * len(TYPES)))

    def parse_slice(self, kit: Kit, text: str) -> Bag:
        words = text.split(",")
        counts = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3]
        if len(words) != len(TYPES) or len(counts) != len(TYPES) or max(counts) > self._copies:
            raise NotationError("no-bag", text=text, most=self._copies)
        return Bag(bytes(counts))

    def left(self, state: PalaceState) -> int:
        """How many tokens the bag has."""
        return sum(self.slice_of(state).counts)

    def drawn(self, state: PalaceState, tile: int, chance: Chance, events: list[Any] | None) -> None:
        if tile < len(self._terrain):
            self.put(state, tile, self.draw(state, chance))
            if events is not None:
                events.append(TokenDrawn(state.kit.tiles.names[tile], TYPES[state.types[tile]]))

    def draw(self, state: PalaceState, chance: Chance) -> int:
        """The type of a token from the bag."""
        bag = self.slice_of(state)
        type_ = chance.draw_from("token", bag.counts)
        bag.counts = counted(bag.counts, type_, -1)
        return type_

    def put(self, state: PalaceState, tile: int, type_: int) -> None:
        """Put a token on a tile, in place of one that may lie there."""
        state.types = replaced(state.types, tile, type_)

    def replace(self, state: PalaceState, tile: int, chance: Chance) -> None:
        """R-40: draw a token for a tile, then return the old one to the bag."""
        bag, old = self.slice_of(state), state.types[tile]
        self.put(state, tile, self.draw(state, chance))
        bag.counts = counted(bag.counts, old, 1)

    def view(self, state: PalaceState, seat: int | None) -> TokensView:
        return TokensView(dict(zip(TYPES, self.slice_of(state).counts)))

    def from_view(self, state: PalaceState, part: TokensView, seat: int) -> Bag:
        return Bag(bytes([part.bag.get(type_, 0) for type_ in TYPES]))

    def faults(self, state: PalaceState) -> list[str]:
        """Every terrain tile in play has a token, those of the supply none, and none was lost."""
        hidden = set(state.supply[state.supply_at :])
        counts = list(self.slice_of(state).counts)
        for tile in range(len(self._terrain)):
            type_ = state.types[tile]
            if (type_ == NO_TYPE) != (tile in hidden):
                return [f"{state.kit.tiles.names[tile]} has a token too few or too many"]
            if type_ != NO_TYPE:
                counts[type_] += 1
        if any(type_ != NO_TYPE for type_ in state.types[len(self._terrain) :]):
            return ["a token lies where none belongs"]
        return [] if counts == [self._copies] * len(TYPES) else ["tokens are missing, or there are too many"]

    def slice_of(self, state: PalaceState) -> Bag:
        kept = state.slices[self.index]
        assert isinstance(kept, Bag)
        return kept


def has_token(state: PalaceState, tile: int) -> bool:
    """Whether a token lies on a tile."""
    return tile != EMPTY and state.types[tile] != NO_TYPE
