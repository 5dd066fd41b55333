"""What an entry of the log says is done again, with the luck of that time."""

from __future__ import annotations

from alhambra.boxes import open_game
from alhambra.core.errors import AlhambraError
from alhambra.server.table.log import (
    AnyEntry,
    Began,
    BotPut,
    Carried,
    Changed,
    Committed,
    Created,
    Left,
    Played,
    Rematched,
    Renamed,
    Said,
    Seated,
    StoodIn,
    TakenBack,
)
from alhambra.server.table.table import Table


def perform(table: Table, entry: AnyEntry, at: int) -> None:
    """One stored entry."""
    match entry:
        case Seated():
            table.seat_person(entry.seat, entry.name, entry.hash)
        case Left():
            table.open_seat(entry.seat, entry.by)
        case BotPut():
            table.put_bot(entry.seat, entry.bot)
        case Renamed():
            table.rename(entry.seat, entry.name)
        case StoodIn():
            table.stand_in(entry.seat, entry.on)
        case Said():
            table.say(entry.seat, entry.text, entry.emote, entry.name)
        case Carried():
            table.carry(entry.seat, entry.hash, entry.alone)
        case Changed():
            table.change(entry.by, entry.game, entry.settings, entry.seats)
        case Rematched():
            table.go_on_at(entry.table)
        case Began():
            table.expect(entry.luck)
            table.begin(at)
        case Played():
            table.expect(entry.luck)
            table.play(entry.seat, open_game(table.config).parse_word(entry.action))
        case TakenBack():
            table.take_back(entry.seat, entry.how)
        case Committed():
            table.expect(entry.luck)
            table.commit(entry.seat, table.turn_since + entry.thought, entry.by_bot)
            table.turn_since = at
        case Created():
            raise AlhambraError("store-created-twice")
