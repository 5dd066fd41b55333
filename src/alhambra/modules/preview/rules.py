"""The preview board (R-4, R-10, R-54): three buildings that come to the market next."""

from __future__ import annotations  # compiled

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.arrays import replaced
from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.packed import mypyc_attr
from alhambra.palace.display import EMPTY
from alhambra.palace.events import MarketFilled
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.refill import comes_into_play, draw_for_market
from alhambra.palace.roles import Feeder
from alhambra.palace.state import PalaceState

NOTHING: Final = 255  # no tile on a preview square


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class PreviewFilled(Event):
    """A tile from the supply came onto a square of the preview board."""

    square: int
    tile: str


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class PreviewMoved(Event):
    """A tile moved from a square of the preview board to another, or to the market square of that number."""

    square: int
    to: int
    market: bool
    tile: str


class PreviewBoard(Slice):
    """The tiles on preview squares 1 to 3, `NOTHING` where there is none."""

    def __init__(self, squares: bytes) -> None:
        self.squares = squares

    def copy(self) -> PreviewBoard:
        return PreviewBoard(self.squares)

    def to_text(self) -> str:
        return self.squares.hex()

    def tiles(self) -> bytes:
        return bytes(tile for tile in self.squares if tile != NOTHING)

    def lying(self) -> int:
        """How many tiles there are."""
        count = 0
        for tile in self.squares:  # compiled, a loop is quicker than `count`
            if tile != NOTHING:
                count += 1
        return count


class PreviewFeeder(Feeder):
    """The market is filled from the preview board, and that from the supply."""

    def __init__(self, module: Preview) -> None:
        self.module = module

    def fill_market(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> bool:
        """R-54: from the preview board, foremost first, then from the supply; then the preview closes up."""
        board = self.module.slice_of(state)
        if board.lying() == len(board.squares) and EMPTY not in state.market:
            return True
        for square in range(4):
            if state.market[square] == EMPTY and not self._fill(state, square, chance, events):
                return False
        self._close_up(state, events)
        for square in range(3):
            if board.squares[square] == NOTHING:
                tile = int(draw_for_market(state, chance, events))
                if tile == EMPTY:
                    break
                board.squares = replaced(board.squares, square, tile)
                if events is not None:
                    events.append(PreviewFilled(square + 1, state.kit.tiles.names[tile]))
                comes_into_play(state, tile, chance, events)
        return True

    def _fill(self, state: PalaceState, square: int, chance: Chance, events: list[Any] | None) -> bool:
        """Fill one square of the market. False if nothing is left."""
        board = self.module.slice_of(state)
        names = state.kit.tiles.names
        for front in (2, 1, 0):
            tile = board.squares[front]
            if tile != NOTHING:
                board.squares = replaced(board.squares, front, NOTHING)
                state.market[square] = tile
                if events is not None:
                    events.append(PreviewMoved(front + 1, square + 1, True, names[tile]))
                return True
        drawn = int(draw_for_market(state, chance, events))
        if drawn == EMPTY:
            return False
        state.market[square] = drawn
        if events is not None:
            events.append(MarketFilled(square + 1, names[drawn]))
        comes_into_play(state, drawn, chance, events)
        return True

    def _close_up(self, state: PalaceState, events: list[Any] | None) -> None:
        """Towards square 3."""
        board = self.module.slice_of(state)
        for to in (2, 1):
            last = to - 1  # the last that is not empty, behind the one to be filled
            while last >= 0 and board.squares[last] == NOTHING:
                last -= 1
            if board.squares[to] == NOTHING and last >= 0:
                tile = board.squares[last]
                board.squares = replaced(replaced(board.squares, last, NOTHING), to, tile)
                if events is not None:
                    events.append(PreviewMoved(last + 1, to + 1, False, state.kit.tiles.names[tile]))


class Preview(Module):
    """The board between supply and market."""

    order: ClassVar[int] = 30
    EVENTS: ClassVar[tuple[type[Any], ...]] = (PreviewFilled, PreviewMoved)
    VIEW: ClassVar[Any] = tuple[str | None, ...]  # the tiles on squares 1 to 3

    def __init__(self) -> None:
        super().__init__("preview")
        self.feeder = PreviewFeeder(self)

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> PreviewBoard:
        return PreviewBoard(bytes([NOTHING] * 3))

    def parse_slice(self, kit: Kit, text: str) -> PreviewBoard:
        try:
            squares = bytes.fromhex(text)
        except ValueError:
            squares = b""
        if len(squares) != 3 or any(NOTHING > tile >= kit.tiles.start for tile in squares):
            raise NotationError("no-preview-tiles", text=text)
        return PreviewBoard(squares)

    def take(self, state: PalaceState, square: int) -> int:
        """R-35: take the tile from a square, which stays empty until the refill."""
        board = self.slice_of(state)
        tile = board.squares[square]
        board.squares = replaced(board.squares, square, NOTHING)
        return tile

    def view(self, state: PalaceState, seat: int | None) -> tuple[str | None, ...]:
        names = state.kit.tiles.names
        return tuple([None if tile == NOTHING else names[tile] for tile in self.slice_of(state).squares])

    def from_view(self, state: PalaceState, part: tuple[str | None, ...], seat: int) -> PreviewBoard:
        numbers = state.kit.tiles.numbers
        return PreviewBoard(bytes([NOTHING if tile is None else numbers[tile] for tile in part]))

    def slice_of(self, state: PalaceState) -> PreviewBoard:
        kept = state.slices[self.index]
        assert isinstance(kept, PreviewBoard)
        return kept
