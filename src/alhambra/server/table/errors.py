"""What a table refuses besides what the rules of the game refuse. The codes are part of the protocol."""

from __future__ import annotations

from enum import Enum

from alhambra.core.errors import AlhambraError


class Code(Enum):
    """Stable codes of `Failed` and `Closing`. They never change."""

    MALFORMED = "malformed"
    NOT_GREETED = "not-greeted"
    OTHER_VERSION = "other-version"
    NO_TABLE = "no-table"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_HOST = "not-host"
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_OPEN = "seat-open"
    BAD_NAME = "bad-name"
    NO_BOT = "no-bot"
    NOT_BEGUN = "not-begun"
    BEGUN = "begun"
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NOT_YOUR_TURN = "not-your-turn"
    NO_ACTION = "no-action"
    REFUSED = "refused"
    NOT_READY = "not-ready"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    PRESENT = "present"
    NOT_PLAYED_HERE = "not-played-here"
    TOO_FAST = "too-fast"
    TOO_LONG = "too-long"
    TOO_MANY = "too-many"
    TOO_SLOW = "too-slow"
    NOT_STORED = "not-stored"
    CLOSING = "closing"


class TableError(AlhambraError):
    """A command that the table does not carry out. Nothing was changed."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
