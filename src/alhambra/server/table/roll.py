"""The names on the seats of a table through all its log: what is told of the past names who sat there then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.server.table.log import AnyEntry, BotPut, Created, Left, Renamed, Seated, StoredSeat
from alhambra.server.table.people import bot_name

KINDS: Final = tuple(entry.__name__ for entry in (Created, Seated, Left, BotPut, Renamed))


class Roll:
    """Who was called what, from which entry on. It needs the entries of `KINDS` and passes over the others."""

    def __init__(self, entries: Iterable[tuple[int, AnyEntry]]) -> None:
        self._seats: list[StoredSeat] = []
        self._names: list[tuple[int, list[str]]] = []  # after an entry, in order
        for seq, entry in entries:
            self.keep(seq, entry)

    def keep(self, seq: int, entry: AnyEntry) -> None:
        """The next entry of the log."""
        match entry:
            case Created():
                self._seats = list(entry.seats)
            case Seated() | Renamed():
                self._seats[entry.seat] = StoredSeat(entry.name)
            case Left():
                self._seats[entry.seat] = StoredSeat()
            case BotPut():
                self._seats[entry.seat] = StoredSeat(bot=entry.bot)
            case _:
                return
        self._names.append((seq, names_on(self._seats)))

    def name(self, seat: int, seq: int) -> str | None:
        """The name on a seat after an entry; none if nobody sat there."""
        return next((names[seat] or None for since, names in reversed(self._names) if since <= seq), None)


def names_on(seats: Sequence[StoredSeat]) -> list[str]:
    """What everybody is called, bots too."""
    people = [seat.name for seat in seats]
    return [bot_name(number, people) if seat.bot else seat.name for number, seat in enumerate(seats)]
