"""How much a bot thinks in a turn, so that nobody waits for it: a budget for the turn, not for a decision."""

from __future__ import annotations

import time
from typing import Final

from alhambra.bots import LEVELS, Budget
from alhambra.bots.level_bot import FEWEST, share_of

PACE: Final = 0.6  # seconds that a turn of a bot may take to think about, unless the pause before it is longer
LEAST: Final = 0.01  # seconds for a decision when those of the turn are over


class TurnBudget:
    """What is left of one turn: playouts of a level, and time. Each decision gets half of it at most."""

    def __init__(self, bot: str, pause: float) -> None:
        level = LEVELS.get(bot)
        self._searches = level is None or level.playouts > 0
        self._playouts = None if level is None else level.playouts
        self._ends = time.monotonic() + max(pause, PACE)

    def decision(self, part: float) -> Budget | None:
        """For the next decision, of which a bot gets a part where others wait too; none if it needs no budget."""
        if not self._searches:
            return None
        seconds = max((self._ends - time.monotonic()) / 2 * part, LEAST)
        if self._playouts is None:
            return Budget(seconds=seconds)
        playouts = share_of(self._playouts)
        self._playouts -= playouts
        return Budget(max(round(playouts * part), FEWEST), seconds)
