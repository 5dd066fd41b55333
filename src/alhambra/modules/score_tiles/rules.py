"""Score tiles (R-12, R-60, R-61; with classic Alhambra by K-1): each scoring has its own order of the types."""

from __future__ import annotations  # compiled

from typing import Any, ClassVar

from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES

ORDERS: list[tuple[str, ...]] = [tuple(tile["order"]) for tile in load("red_palace.json")["score_tiles"]]
LINES: list[bytes] = [bytes(order.index(name) for name in TYPES) for order in ORDERS]


class ScoreBoard(Slice):
    """The score tiles of the three scorings, open from the start. It never changes."""

    def __init__(self, tiles: bytes) -> None:
        self.drawn = tiles

    def to_text(self) -> str:
        return ",".join(str(tile + 1) for tile in self.drawn)


class ScoreTiles(Module):
    """The first type on a score tile takes the pavilion line of A-73, the sixth the tower line."""

    order: ClassVar[int] = 40
    hard: ClassVar[int] = 1
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    VIEW: ClassVar[Any] = tuple[tuple[str, ...], ...]  # the order of the types at each scoring

    def __init__(self) -> None:
        super().__init__("score-tiles")

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> ScoreBoard:
        return ScoreBoard(chance.shuffle("score tiles", bytes(range(len(ORDERS))))[:3])

    def parse_slice(self, kit: Kit, text: str) -> ScoreBoard:
        words = text.split(",")
        tiles = [int(word) - 1 for word in words if word.isascii() and word.isdigit() and len(word) < 3]
        if len(set(tiles)) != 3 or len(words) != 3 or not all(0 <= tile < len(ORDERS) for tile in tiles):
            raise NotationError("no-score-tiles", text=text, count=len(ORDERS))
        return ScoreBoard(bytes(tiles))

    def lines(self, state: PalaceState, number: int, lines: bytes) -> bytes:
        return LINES[self.slice_of(state).drawn[number - 1]]

    def view(self, state: PalaceState, seat: int | None) -> tuple[tuple[str, ...], ...]:
        return tuple([ORDERS[tile] for tile in self.slice_of(state).drawn])

    def from_view(self, state: PalaceState, part: tuple[tuple[str, ...], ...], seat: int) -> ScoreBoard:
        return ScoreBoard(bytes([ORDERS.index(tuple(order)) for order in part]))

    def slice_of(self, state: PalaceState) -> ScoreBoard:
        kept = state.slices[self.index]
        assert isinstance(kept, ScoreBoard)
        return kept
