"""The one connection that writes to PostgreSQL. It holds the lock, so that whoever can write is the owner."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg

from alhambra.server.store.errors import StoreError, Uncertain, Unreachable
from alhambra.server.store.postgres_server import (
    MIGRATION_KEY,
    OWNER_KEY,
    SCHEMA_VERSION,
    SESSION,
    STEPS,
    PostgresServer,
    check_schema,
    owned_by_another,
)

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

IDLE_SECONDS: Final = 1.0  # after which a connection is tried before it is trusted
RECONNECT_SECONDS: Final = 8.0  # a restart of the server is waited for; what was not sent is not lost
LOCK_SECONDS: Final = 10.0  # our own lost session may hold the lock a little longer
OPEN_SECONDS: Final = 3.0  # and so may that of a server that was killed just before this one was started
UNLOCK_SECONDS: Final = 10.0
WRITE_SECONDS: Final = 30.0


class Owner:
    """Makes the connection anew when it was lost."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._mark = f"alhambra {secrets.token_hex(8)}"  # how our own lost sessions are known
        self._connection: Connection | None = None
        self._used = 0.0
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """The connection for one group of statements. If one of them fails for good, the outcome is Uncertain."""
        async with self._turn:
            connection = await self._live()
            try:
                async with asyncio.timeout(WRITE_SECONDS):
                    yield connection
            except (psycopg.Error, TimeoutError) as error:
                await self._drop()
                raise Uncertain("store-went-away", database=self._server.database) from error
            except asyncio.CancelledError:
                await self._drop()
                raise
            self._used = time.monotonic()

    async def settle(self) -> None:
        """After a connection was lost: wait until what it was writing is either there or not."""
        if self._connection is None:
            async with self._turn:
                await self._live()

    async def open(self) -> None:
        """The first time: the database has to answer at once, and the schema is made where there is none."""
        async with self._turn:
            self._connection = await self._connect(OPEN_SECONDS)

    async def close(self) -> None:
        """Let go of the lock."""
        async with self._turn:
            connection, self._connection = self._connection, None
            if connection is not None:
                await _let_go(connection)

    async def _live(self) -> Connection:
        if self._connection is not None and time.monotonic() - self._used > IDLE_SECONDS:
            try:
                async with asyncio.timeout(WRITE_SECONDS):
                    await self._connection.execute("SELECT 1")
            except (psycopg.Error, TimeoutError):
                await self._drop()
        if self._connection is None:
            self._connection = await self._reconnect()
        self._used = time.monotonic()
        return self._connection

    async def _reconnect(self) -> Connection:
        end = time.monotonic() + RECONNECT_SECONDS
        while True:
            try:
                return await self._connect()
            except Unreachable:
                if time.monotonic() > end:
                    raise
            await asyncio.sleep(0.2)

    async def _connect(self, patience: float = 0.0) -> Connection:
        try:
            connection = await psycopg.AsyncConnection.connect(
                self._server.conninfo, **self._server.options, application_name=self._mark, autocommit=True
            )
        except psycopg.Error as error:
            raise self._server.explained(error) from None
        try:
            await connection.execute(SESSION)
            await self._lock(connection, patience)
            await self._migrate(connection)
        except psycopg.Error as error:
            await _let_go(connection)
            raise self._server.explained(error) from error
        except BaseException:
            await _let_go(connection)
            raise
        return connection

    async def _lock(self, connection: Connection, patience: float) -> None:
        began, ours = time.monotonic(), True
        while not await _value(connection, "SELECT pg_try_advisory_lock(%s)", OWNER_KEY):
            if time.monotonic() - began > max(patience, LOCK_SECONDS * ours):
                raise owned_by_another(self._server.database)
            # If no session of ours is left, the lock is another's, or ours has just let go of it: that is tried again.
            ours = await _value(
                connection,
                "SELECT count(pg_terminate_backend(pid)) > 0 FROM pg_stat_activity "
                "WHERE application_name = %s AND pid <> pg_backend_pid()",
                self._mark,
            )
            await asyncio.sleep(0.05)

    async def _migrate(self, connection: Connection) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATION_KEY])
            row = await (await connection.execute(SCHEMA_VERSION)).fetchone()
            version = None
            if row and row[0]:
                version = await _value(connection, "SELECT max(version) FROM alhambra.version")
            for step in STEPS[check_schema(self._server.database, row, version) :]:
                await connection.execute(step)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


async def _let_go(connection: Connection) -> None:
    """Close a connection. Its lock would last until PostgreSQL sees that it is gone, so it is given up first."""
    with suppress(psycopg.Error, TimeoutError):
        async with asyncio.timeout(UNLOCK_SECONDS):
            await connection.execute("SELECT pg_advisory_unlock_all()")
    await connection.close()


async def _value(connection: Connection, sql: Any, *values: object) -> Any:
    row = await (await connection.execute(sql, values or None)).fetchone()
    if row is None:
        raise StoreError("store-no-row")
    return row[0]
