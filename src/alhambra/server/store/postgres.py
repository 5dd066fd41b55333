"""The store in a PostgreSQL database: one connection writes everything that is waiting at once, a pool reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from alhambra.server.store.base import Store
from alhambra.server.store.entries import Entry, Opened, Snapshot, opened
from alhambra.server.store.errors import Unreachable
from alhambra.server.store.jobs import Job, Result
from alhambra.server.store.postgres_jobs import carry_out
from alhambra.server.store.postgres_owner import Connection, Owner
from alhambra.server.store.postgres_server import PostgresServer, lost
from alhambra.server.store.results import MOST, StoredResult

READERS: Final = 4
READ_SECONDS: Final = 8.0  # so long a restart of the server is waited for
RECONNECT_SECONDS: Final = 5.0  # then the pool gives up, and begins anew at the next question

_SIZE: Final[LiteralString] = "SELECT coalesce(sum(octet_length(data)), 0) FROM alhambra.entries WHERE id = %s"
_ENTRY: Final[LiteralString] = "SELECT seq, at, kind, data, command FROM alhambra.entries WHERE id = %s"
_HEAD: Final[LiteralString] = (
    "SELECT last, seq, data FROM alhambra.tables LEFT JOIN alhambra.snapshots USING (id) WHERE id = %s"
)

_RESULTS: Final[LiteralString] = (
    "SELECT id, day, name, points, at FROM alhambra.results WHERE day = %s ORDER BY points DESC, at, id LIMIT %s"
)

T = TypeVar("T")


async def open_postgres(url: str) -> PostgresStore:
    """Connect to a database, and make its schema where there is none."""
    server = PostgresServer(url)
    store = PostgresStore(server)
    await store.start()
    return store


class PostgresStore(Store):
    """Use `open_store`."""

    def __init__(self, server: PostgresServer) -> None:
        super().__init__(server.database)
        self._server = server
        self._owner = Owner(server)
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            server.conninfo,
            kwargs={**server.options, "application_name": "alhambra reader", "autocommit": True},
            configure=_configure,
            min_size=1,
            max_size=READERS,
            timeout=READ_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            open=False,
            name="store-readers",
        )

    async def start(self) -> None:
        """Become the owner."""
        await self._owner.open()
        await self._pool.open()

    async def _load(self, table: str) -> Opened | None:
        await self._owner.settle()
        return await self._read(lambda reader: _load(reader, table))

    async def _entries(self, table: str, after: int, limit: int) -> list[Entry]:
        sql: LiteralString = f"{_ENTRY} AND seq > %s ORDER BY seq LIMIT %s"
        return [Entry(*row) for row in await self._rows(sql, table, after, limit)]

    async def _earlier(self, table: str, before: int, limit: int) -> list[Entry]:
        sql: LiteralString = f"{_ENTRY} AND seq < %s ORDER BY seq DESC LIMIT %s"
        return [Entry(*row) for row in reversed(await self._rows(sql, table, before, limit))]

    async def _of_kinds(self, table: str, kinds: Sequence[str]) -> list[Entry]:
        sql: LiteralString = f"{_ENTRY} AND kind = ANY(%s) ORDER BY seq"
        return [Entry(*row) for row in await self._rows(sql, table, list(kinds))]

    async def _size(self, table: str) -> int:
        return int((await self._rows(_SIZE, table))[0][0])

    async def _answered(self, table: str, command: str) -> int | None:
        await self._owner.settle()
        rows = await self._rows("SELECT seq FROM alhambra.entries WHERE id = %s AND command = %s", table, command)
        return rows[0][0] if rows else None

    async def _listed(self, day: str) -> list[StoredResult]:
        return [StoredResult(*row) for row in await self._rows(_RESULTS, day, MOST)]

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Result]:
        async with self._owner.writing() as connection:
            return await carry_out(self._server, connection, jobs)

    async def _rows(self, sql: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        async def fetch(reader: Connection) -> list[tuple[Any, ...]]:
            return await (await reader.execute(sql, values or None)).fetchall()

        return await self._read(fetch)

    async def _read(self, read: Callable[[Connection], Awaitable[T]]) -> T:
        """Read, and again if the connection was lost: reading twice does no harm."""
        self._check_open()
        end = time.monotonic() + READ_SECONDS
        while True:
            try:
                async with self._pool.connection(max(0.1, end - time.monotonic())) as reader:
                    return await read(reader)
            except PoolTimeout:
                raise Unreachable("store-no-answer", database=self.database) from None
            except psycopg.Error as error:
                if not lost(error) or time.monotonic() > end:
                    raise self._server.explained(error) from error
            await asyncio.sleep(0.05)
            await self._pool.check()  # ends the other connections that were lost

    async def _release(self) -> None:
        await self._pool.close()
        await self._owner.close()


async def _configure(reader: Connection) -> None:
    await reader.execute("SET default_transaction_read_only = on")
    await reader.execute("SET default_transaction_isolation = 'repeatable read'")  # one moment for all questions


async def _load(reader: Connection, table: str) -> Opened | None:
    async with reader.transaction():
        head = await (await reader.execute(_HEAD, [table])).fetchone()
        if head is None:
            return None
        last, seq, data = head
        rows = await (await reader.execute(f"{_ENTRY} AND seq > %s ORDER BY seq", [table, seq or 0])).fetchall()
    return opened(table, last, None if seq is None else Snapshot(seq, data), [Entry(*row) for row in rows])
