"""Days, and which daily games can be begun: the server says what day it is, so that nobody plays dice of tomorrow."""

from __future__ import annotations

from datetime import date
from typing import Final

from alhambra.server.protocol.messages import GameConfig, NewTable, Person
from alhambra.server.table.errors import Code, TableError
from alhambra.sheet.days import FIRST

GAME: Final = GameConfig("roll-and-write")  # as `alhambra daily` plays it


def parse_day(text: str) -> date:
    """A day as 2026-11-18."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # there are other ways to write one
        raise TableError(Code.NO_SUCH_DAY, "table-daily-no-day", day=text[:20])
    return day


def daily_refusal(new: NewTable, today: date) -> TableError | None:
    """Why a table cannot be one of a daily game on this day; none if it can, or is no daily game at all."""
    if new.daily is None:
        return None
    if new.game != GAME or len(new.seats) != 1 or not isinstance(new.seats[0], Person):
        return TableError(Code.NO_SUCH_GAME, "table-daily-game")
    if new.settings.stand_in_after is not None:
        return TableError(Code.NO_SUCH_GAME, "table-daily-stand-in")
    try:
        day = parse_day(new.daily.day)
    except TableError as error:
        return error
    if day < FIRST:  # whose dice are one stream, which a table that is opened again could not go on with
        return TableError(Code.NO_SUCH_DAY, "table-daily-before", first=FIRST.isoformat())
    if day > today:
        return TableError(Code.NO_SUCH_DAY, "table-daily-to-come", day=new.daily.day, today=today.isoformat())
    if day < today and not new.daily.practice:
        return TableError(Code.NO_SUCH_DAY, "table-daily-past", day=new.daily.day, today=today.isoformat())
    return None
