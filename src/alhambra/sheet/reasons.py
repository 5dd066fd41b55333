"""The stable codes of refusals."""

from __future__ import annotations

from alhambra.core.refusal import Reasons


class Reason(Reasons):
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
