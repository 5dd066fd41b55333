"""The preview board: its tiles come to the market next."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules.preview.rules import PreviewBoard
from alhambra.palace.state import PalaceState


class PreviewSense(Sense):
    """The tiles on its squares."""

    def to_come(self, state: PalaceState) -> int:
        board = state.slices[self.module.index]
        assert isinstance(board, PreviewBoard)
        return board.lying()


SENSE: Final = PreviewSense
