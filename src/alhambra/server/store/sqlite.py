"""The store in a SQLite file: one thread writes everything that is waiting at once, others read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alhambra.server.store.base import Store
from alhambra.server.store.entries import Entry, Opened, Snapshot, opened
from alhambra.server.store.errors import StoreError
from alhambra.server.store.jobs import Job, Result
from alhambra.server.store.known_files import KnownFiles
from alhambra.server.store.results import MOST, StoredResult
from alhambra.server.store.sqlite_file import connect_to_read, connect_to_write, database_of, explained, own, told
from alhambra.server.store.sqlite_jobs import carry_out

_ENTRY: Final = "SELECT seq, at, kind, data, command FROM entries WHERE id = ?"

T = TypeVar("T")


async def open_sqlite(path: Path | None) -> SqliteStore:
    """Open a file, or a database in memory."""
    return await asyncio.to_thread(SqliteStore, path)


class SqliteStore(Store):
    """Use `open_store`."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(database_of(path))
        self._lock = own(path) if path else None
        try:
            self._writer = connect_to_write(path)
            # In memory there is only one connection, and it reads in the thread that writes.
            self._reader = connect_to_read(path) if path else self._writer
            self._files = KnownFiles(self.database, path) if path else None
        except BaseException:
            if self._lock:
                self._lock.release()
            raise
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(1, "store-reader") if path else self._writing

    async def _load(self, table: str) -> Opened | None:
        return await self._read(_load, table)

    async def _entries(self, table: str, after: int, limit: int) -> list[Entry]:
        sql = f"{_ENTRY} AND seq > ? ORDER BY seq LIMIT ?"
        return [Entry(*row) for row in await self._rows(sql, table, after, limit)]

    async def _earlier(self, table: str, before: int, limit: int) -> list[Entry]:
        sql = f"{_ENTRY} AND seq < ? ORDER BY seq DESC LIMIT ?"
        return [Entry(*row) for row in reversed(await self._rows(sql, table, before, limit))]

    async def _of_kinds(self, table: str, kinds: Sequence[str]) -> list[Entry]:
        sql = f"{_ENTRY} AND kind IN ({', '.join('?' for _ in kinds)}) ORDER BY seq"
        return [Entry(*row) for row in await self._rows(sql, table, *kinds)]

    async def _size(self, table: str) -> int:
        return int((await self._rows("SELECT coalesce(sum(length(data)), 0) FROM entries WHERE id = ?", table))[0][0])

    async def _answered(self, table: str, command: str) -> int | None:
        rows = await self._rows("SELECT seq FROM entries WHERE id = ? AND command = ?", table, command)
        return rows[0][0] if rows else None

    async def _listed(self, day: str) -> list[StoredResult]:
        sql = "SELECT id, day, name, points, at FROM results WHERE day = ? ORDER BY points DESC, at, id LIMIT ?"
        return [StoredResult(*row) for row in await self._rows(sql, day, MOST)]

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Result]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, jobs)

    def _write(self, jobs: Sequence[Job]) -> list[Result]:
        """All jobs in one transaction. What went into files that were moved away is not acknowledged."""
        try:
            self._check_files()
            self._writer.execute("BEGIN IMMEDIATE")
            results = self._results(jobs)
            if results is not None:
                self._writer.execute("COMMIT")
                self._check_files()
                return results
        except StoreError as moved:
            return [moved for _ in jobs]
        except sqlite3.Error as error:
            self._roll_back()
            return [explained(self.database, error) for _ in jobs]
        return [result for job in jobs for result in self._write([job])]

    def _results(self, jobs: Sequence[Job]) -> list[Result] | None:
        """What came of each job; none if SQLite stumbled over one of many, so that each needs its own transaction."""
        results: list[Result] = []
        for job in jobs:
            try:
                carry_out(self._writer, job)
                results.append(None)
            except StoreError as refused:  # before anything of this job was written
                results.append(refused)
            except sqlite3.Error:
                if len(jobs) == 1:
                    raise
                self._roll_back()
                return None
        return results

    def _check_files(self) -> None:
        if self._files:
            self._files.check()

    def _roll_back(self) -> None:
        if self._writer.in_transaction:  # SQLite may have done it itself
            self._writer.execute("ROLLBACK")

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read(lambda reader: reader.execute(sql, values).fetchall())

    async def _read(self, read: Callable[..., T], *values: object) -> T:
        self._check_open()

        def guarded() -> T:
            with told(self.database):
                return read(self._reader, *values)

        return await asyncio.get_running_loop().run_in_executor(self._reading, guarded)

    async def _release(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self._reader.close()
        self._writer.close()
        if self._lock:
            self._lock.release()


def _load(reader: sqlite3.Connection, table: str) -> Opened | None:
    reader.execute("BEGIN")  # one moment for both questions
    try:
        head = reader.execute(
            "SELECT last, seq, data FROM tables LEFT JOIN snapshots USING (id) WHERE id = ?", (table,)
        ).fetchone()
        if head is None:
            return None
        last, seq, data = head
        rows = reader.execute(f"{_ENTRY} AND seq > ? ORDER BY seq", (table, seq or 0)).fetchall()
    finally:
        reader.execute("COMMIT")
    return opened(table, last, None if seq is None else Snapshot(seq, data), [Entry(*row) for row in rows])
