"""The store: all tables, as logs. What it says is written is on the disk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from alhambra.core.english import english
from alhambra.core.language import Said
from alhambra.server.store.entries import LARGEST, Entry, Opened, Snapshot, check_entries, check_name, is_name
from alhambra.server.store.errors import StoreError, UnknownTable
from alhambra.server.store.jobs import Append, Create, Grouping, Job, ListResult, Probe, RemoveResult, Result, Save
from alhambra.server.store.results import StoredResult, is_result


class Store(ABC):
    """One database. One store at a time owns it; others may read, and add tables that it does not have.

    Writing returns when it is durable. An append that is cancelled or raises anything but UnknownTable, SeqTaken or
    CommandRepeated may or may not have been written: load the table again. Reading what does not exist gives nothing.
    """

    def __init__(self, database: Said) -> None:
        self.database = database  # for messages: without secrets
        self._group = Grouping(self._commit)
        self._closed = False

    @property
    def name(self) -> str:
        """How the database is called in the log for hosts."""
        return english().say(self.database)

    async def create(self, table: str, entries: Sequence[Entry]) -> None:
        """A new table; TableExists if the id is taken."""
        check_name("store-bad-table", table)
        check_entries(entries)
        if entries and entries[0].seq != 1:
            raise StoreError("store-first-entry", table=table, seq=entries[0].seq)
        await self._submit(Create(table, tuple(entries)))

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """All entries or none. UnknownTable, CommandRepeated, SeqTaken."""
        check_entries(entries)
        if entries:
            await self._submit(Append(table, tuple(entries)))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of older ones; a newer one stays. UnknownTable."""
        await self._submit(Save(table, snapshot))

    async def list_result(self, result: StoredResult) -> None:
        """Keep the result of a table; of one that is listed only the name changes. UnknownTable, DayFull.

        Of each day the best are kept (`results.MOST`): a better one drops the last of them.
        """
        if not is_result(result):
            raise StoreError("store-bad-result")
        await self._submit(ListResult(result.table, result))

    async def remove_result(self, table: str) -> None:
        """Forget the result of a table, if there is one. UnknownTable."""
        await self._submit(RemoveResult(table))

    async def results(self, day: str) -> list[StoredResult]:
        """The results of a day, the best first."""
        self._check_open()
        return await self._listed(day) if is_name(day) else []

    async def load(self, table: str) -> Opened | None:
        """The latest snapshot and the entries after it."""
        self._check_open()
        return await self._load(table) if is_name(table) else None

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        """The first `limit` entries after number `after`, in order."""
        self._check_open()
        return await self._entries(table, _within(after), _within(limit)) if is_name(table) else []

    async def earlier(self, table: str, before: int, limit: int) -> list[Entry]:
        """The last `limit` entries before number `before`, in order."""
        self._check_open()
        return await self._earlier(table, _within(before), _within(limit)) if is_name(table) else []

    async def of_kinds(self, table: str, kinds: Sequence[str]) -> list[Entry]:
        """All entries of these kinds, in order."""
        self._check_open()
        return await self._of_kinds(table, kinds) if is_name(table) else []

    async def size(self, table: str) -> int:
        """Bytes of all entries."""
        self._check_open()
        return await self._size(table) if is_name(table) else 0

    async def answered(self, table: str, command: str) -> int | None:
        """The number of the entry that a command made."""
        self._check_open()
        return await self._answered(table, command) if is_name(table) and is_name(command) else None

    async def ping(self) -> None:
        """StoreError if the database cannot be read or written, or is not ours any more."""
        await self.results("-")
        await self._submit(Probe())

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if self._closed:
            return
        self._closed = True
        await self._group.finish()
        await self._release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @abstractmethod
    async def _load(self, table: str) -> Opened | None: ...

    @abstractmethod
    async def _entries(self, table: str, after: int, limit: int) -> list[Entry]: ...

    @abstractmethod
    async def _earlier(self, table: str, before: int, limit: int) -> list[Entry]: ...

    @abstractmethod
    async def _of_kinds(self, table: str, kinds: Sequence[str]) -> list[Entry]: ...

    @abstractmethod
    async def _size(self, table: str) -> int: ...

    @abstractmethod
    async def _answered(self, table: str, command: str) -> int | None: ...

    @abstractmethod
    async def _listed(self, day: str) -> list[StoredResult]: ...

    @abstractmethod
    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Result]:
        """Carry out jobs, in one transaction as far as possible."""

    @abstractmethod
    async def _release(self) -> None:
        """Close every connection and give up the lock."""

    async def _submit(self, job: Job) -> None:
        self._check_open()
        if not is_name(job.table):
            raise UnknownTable(job.table)
        await self._group.submit(job)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("store-closed")


def _within(number: int) -> int:
    """A number that every database takes: clients may send any."""
    return min(max(0, number), LARGEST)
