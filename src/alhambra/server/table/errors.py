"""What a table refuses besides what the rules of the game refuse. The codes are part of the protocol."""

from __future__ import annotations

from enum import Enum

from alhambra.core.errors import AlhambraError
from alhambra.core.language import Said, Value


class Code(Enum):
    """Stable codes of `Failed`, `Closing` and `Wrong`. They never change."""

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
    NO_SUCH_GAME = "no-such-game"
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
    TOO_SOON = "too-soon"
    AID_OFF = "aid-off"
    NOT_PLAYED_HERE = "not-played-here"
    TOO_FAST = "too-fast"
    TOO_LONG = "too-long"
    TOO_MANY = "too-many"
    TOO_SLOW = "too-slow"
    NOT_STORED = "not-stored"
    CLOSING = "closing"
    HOST = "host"
    ORIGIN = "origin"
    NO_CLAUSE = "no-clause"
    NO_CODE = "no-code"
    NO_SUCH_DAY = "no-such-day"
    DAILY_GAME = "daily-game"
    NOT_LISTED = "not-listed"
    NO_CONSENT = "no-consent"
    NO_RESULT = "no-result"


class TableError(AlhambraError):
    """A command that the table does not carry out. Nothing was changed."""

    def __init__(self, code: Code, message: str | Said, **args: Value) -> None:
        super().__init__(message, **args)
        self.code = code
