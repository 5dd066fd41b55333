"""What a table was at each time of its log: who sat there then, for whatever is told of it, and what was agreed on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from alhambra.server.table.log import (
    AnyEntry,
    BotPut,
    Changed,
    Created,
    Left,
    Renamed,
    Seated,
    StoredGame,
    StoredSeat,
    StoredSettings,
)
from alhambra.server.table.people import bot_name

KINDS: Final = tuple(entry.__name__ for entry in (Created, Changed, Seated, Left, BotPut, Renamed))


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is to be played, and by how many."""

    game: StoredGame
    settings: StoredSettings
    seats: int


class Roll:
    """Who was called what, from which entry on. It needs the entries of `KINDS` and passes over the others."""

    def __init__(self, entries: Iterable[tuple[int, AnyEntry]]) -> None:
        self._seats: list[StoredSeat] = []
        self._names: list[tuple[int, list[str]]] = []  # after an entry, in order
        self._bots: list[tuple[int, list[str | None]]] = []
        self._agreed: list[tuple[int, Agreed]] = []
        for seq, entry in entries:
            self.keep(seq, entry)

    def keep(self, seq: int, entry: AnyEntry) -> None:
        """The next entry of the log."""
        match entry:
            case Created():
                self._seats = list(entry.seats)
                self._agreed.append((seq, Agreed(entry.game, entry.settings, len(entry.seats))))
            case Changed():
                self._seats = resized(self._seats, entry.seats)
                self._agreed.append((seq, Agreed(entry.game, entry.settings, entry.seats)))
            case Seated() | Renamed():
                self._seats[entry.seat] = StoredSeat(entry.name)
            case Left():
                self._seats[entry.seat] = StoredSeat()
            case BotPut():
                self._seats[entry.seat] = StoredSeat(bot=entry.bot)
            case _:
                return
        self._names.append((seq, names_on(self._seats)))
        self._bots.append((seq, [seat.bot for seat in self._seats]))

    def name(self, seat: int, seq: int) -> str | None:
        """The name on a seat after an entry; none if nobody sat there."""
        return next((names[seat] or None for since, names in reversed(self._names) if since <= seq), None)

    def bot(self, seat: int, seq: int) -> str | None:
        """The bot on a seat after an entry."""
        return next((bots[seat] for since, bots in reversed(self._bots) if since <= seq), None)

    def agreed(self, seq: int) -> Agreed:
        """What was to be played after an entry."""
        return next(agreed for since, agreed in reversed(self._agreed) if since <= seq)


def resized(seats: Sequence[StoredSeat], count: int) -> list[StoredSeat]:
    """The first of these seats, and open ones behind them if there are to be more."""
    return [*seats, *[StoredSeat()] * count][:count]


def names_on(seats: Sequence[StoredSeat]) -> list[str]:
    """What everybody is called, bots too."""
    people = [seat.name for seat in seats]
    return [bot_name(number, people) if seat.bot else seat.name for number, seat in enumerate(seats)]
