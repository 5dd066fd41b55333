"""Score tiles lie open from the start: the game itself asks them for the order of the types."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules.score_tiles.rules import ORDERS, ScoreBoard
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState


class ScoreTilesSense(Sense):
    """The tiles by their orders."""

    def imagine(self, state: PalaceState, part: Any, seat: int) -> Slice:
        return ScoreBoard(bytes([ORDERS.index(tuple(order)) for order in part]))


SENSE: Final = ScoreTilesSense
