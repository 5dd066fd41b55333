"""What is told of a table's log: the last entries, which are in memory, and the earlier ones, which are looked up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alhambra.server.protocol.replies import LogEntry
from alhambra.server.store.base import Store
from alhambra.server.store.entries import Entry
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry
from alhambra.server.table.roll import Roll
from alhambra.server.table.seen import log_entry

RECENT: Final = 64  # entries of the log in memory, and at most in an update

Happening = tuple[int, int, AnyEntry]  # its number, when, and what


class Past:
    """The log of one table as everybody may see it."""

    def __init__(self, roll: Roll, recent: Iterable[Happening]) -> None:
        self._roll = roll
        self._recent = list(recent)[-RECENT:]

    def keep(self, seq: int, at: int, entry: AnyEntry) -> None:
        """The next entry, which is stored."""
        self._roll.keep(seq, entry)
        self._recent.append((seq, at, entry))
        del self._recent[:-RECENT]

    def since(self, seen: int, seat: int | None) -> tuple[list[LogEntry], bool]:
        """What a seat is told of the entries after one, and whether that is all."""
        complete = not self._recent or max(seen, 1) + 1 >= self._recent[0][0]
        return self._told((one for one in self._recent if one[0] > seen), seat), complete

    async def before(self, store: Store, table: str, seq: int, seat: int | None) -> tuple[list[LogEntry], bool]:
        """What a seat is told of the entries before one, and whether that goes back to the first."""
        found = await store.earlier(table, seq, RECENT)
        return self._told(map(happening, found), seat), not found or found[0].seq == 1

    def _told(self, entries: Iterable[Happening], seat: int | None) -> list[LogEntry]:
        told = (log_entry(entry, seq, at, seat, self._roll) for seq, at, entry in entries)
        return [one for one in told if one is not None]


def happening(entry: Entry) -> Happening:
    """An entry of the store."""
    return entry.seq, entry.at, log.read_entry(entry.data)
