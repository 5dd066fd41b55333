"""The stable codes of refusals."""

from __future__ import annotations

from enum import Enum

from alhambra.core.refusal import Refusal


class Reason(Enum):
    """What is wrong with an action. The values are part of the protocol and never change."""

    GAME_OVER = "game-over"
    TURN_FINISHED = "turn-finished"
    NOT_NOW = "not-now"
    COMPULSORY = "compulsory"
    NO_SUCH_DIE = "no-such-die"
    ALREADY_BUILT = "already-built"
    ALREADY_CHANGED = "already-changed"
    NOT_CHANGED = "not-changed"
    TOO_FEW_COINS = "too-few-coins"

    def refuse(self, clause: str, message: str, places: tuple[str, ...] = ()) -> Refusal:
        """The refusal with this code; places are squares."""
        return Refusal(self.value, clause, message, places)
