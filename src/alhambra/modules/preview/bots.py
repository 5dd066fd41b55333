"""The preview board: its tiles come to the market next."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules.preview.rules import NOTHING, PreviewBoard
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState


class PreviewSense(Sense):
    """The tiles by their squares."""

    def imagine(self, state: PalaceState, part: Any, seat: int) -> Slice:
        numbers = state.kit.tiles.numbers
        return PreviewBoard(bytes([NOTHING if tile is None else numbers[tile] for tile in part]))

    def to_come(self, state: PalaceState) -> int:
        board = state.slices[self.module.index]
        assert isinstance(board, PreviewBoard)
        return board.lying()


SENSE: Final = PreviewSense
