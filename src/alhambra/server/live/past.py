"""What is told of a table's log: the last entries, which are in memory, and the earlier ones, which are looked up.

What is told is numbered by itself, without what is hidden: a number must not tell how often somebody tried something.
The log in the store has numbers of its own, and `_marks` lead from the ones to the others.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Final

from msgspec.structs import replace

from alhambra.server.protocol.replies import LogEntry
from alhambra.server.store.base import Store
from alhambra.server.store.entries import Entry
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, is_hidden
from alhambra.server.table.roll import Roll
from alhambra.server.table.seen import log_entry

RECENT: Final = 64  # entries that are told: so many are in memory, and at most in an update or an answer
READ: Final = 128  # entries that are read at once
APART: Final = 64  # numbers between two marks

Happening = tuple[int, int, AnyEntry]  # its number in the store, when, and what
Told = tuple[int, Happening]  # its number as it is told


class Past:
    """The log of one table as everybody may see it."""

    def __init__(self, roll: Roll, recent: Iterable[Told] = (), counted: bool = True) -> None:
        self._roll = roll
        self._counted = counted  # tables of before count what is hidden, too
        self._recent = list(recent)[-RECENT:]
        self._marks: dict[int, int] = {}  # before this entry of the store lies what is told under lower numbers

    @staticmethod
    async def opened(store: Store, table: str, roll: Roll, last: tuple[int, int], counted: bool) -> Past:
        """The past of a table whose last entry has these numbers, as it is told and in the store."""
        past = Past(roll, (), counted)
        past._marks[last[0] + 1] = last[1] + 1
        past._recent = await past._before(store, table, last[0] + 1)
        return past

    def keep(self, seq: int, at: int, entry: AnyEntry) -> None:
        """The next entry, which is stored."""
        self._roll.keep(seq, entry)
        if not is_hidden(entry):
            number = self._end()[0] if self._counted else seq
            self._mark(number, seq)
            self._recent.append((number, (seq, at, entry)))
            del self._recent[:-RECENT]

    def since(self, seen: int, seat: int | None) -> tuple[list[LogEntry], bool]:
        """What a seat is told of the entries after one, and whether that is all."""
        complete = not self._recent or max(seen, 1) + 1 >= self._recent[0][0]
        return self._told((one for one in self._recent if one[0] > seen), seat), complete

    async def before(self, store: Store, table: str, number: int, seat: int | None) -> tuple[list[LogEntry], bool]:
        """What a seat is told of the entries before one, and whether that goes back to the first."""
        found = await self._before(store, table, number)
        return self._told(found, seat), not found or found[0][0] == 1

    async def numbers(self, store: Store, table: str, seq: int) -> tuple[int, int]:
        """The number under which an entry of the store is told, and how far behind that a hidden one is."""
        if not self._counted:
            return seq, 0
        start = min((one for one in self._marks.items() if one[1] > seq), default=self._end())
        async for number, (found, _, _) in self._back(store, table, start):
            if found <= seq:
                return number, seq - found
        return 1, 0

    async def _before(self, store: Store, table: str, number: int) -> list[Told]:
        start = min((one for one in self._marks.items() if one[0] >= number), default=self._end())
        if not self._counted:
            start = number, number
        found: list[Told] = []
        async for one in self._back(store, table, start):
            if one[0] < number:
                found.append(one)
            if len(found) == RECENT:
                break
        return found[::-1]

    async def _back(self, store: Store, table: str, start: tuple[int, int]) -> AsyncIterator[Told]:
        """What is told, from a mark on back to the first."""
        number, seq = start
        while seq > 1:
            rows = await store.earlier(table, seq, READ)
            for one in map(happening, reversed(rows)):
                if is_hidden(one[2]):
                    continue
                number = number - 1 if self._counted else one[0]
                self._mark(number, one[0])
                yield number, one
            seq = rows[0].seq if rows else 1

    def _mark(self, number: int, seq: int) -> None:
        if number % APART == 0:
            self._marks[number] = seq

    def _end(self) -> tuple[int, int]:
        """Behind everything that was told."""
        return (self._recent[-1][0] + 1, self._recent[-1][1][0] + 1) if self._recent else (1, 1)

    def _told(self, entries: Iterable[Told], seat: int | None) -> list[LogEntry]:
        told = ((number, log_entry(entry, seq, at, seat, self._roll)) for number, (seq, at, entry) in entries)
        return [replace(one, seq=number) for number, one in told if one is not None]


def happening(entry: Entry) -> Happening:
    """An entry of the store."""
    return entry.seq, entry.at, log.read_entry(entry.data)
