"""A PostgreSQL database for one transaction, without an event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, LiteralString

import psycopg
from psycopg import IsolationLevel

from alhambra.server.store.errors import StoreError
from alhambra.server.store.postgres_server import (
    MIGRATION_KEY,
    OWNER_KEY,
    SCHEMA_VERSION,
    SESSION,
    STEPS,
    VERSION,
    PostgresServer,
    check_schema,
    owned_by_another,
)

Connection = psycopg.Connection[tuple[Any, ...]]


class _PostgresSession:
    def __init__(self, connection: Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema

    def rows(self, sql: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values or None).fetchall()

    def many(self, sql: LiteralString, rows: Sequence[Sequence[object]]) -> int:
        with self._connection.cursor() as cursor:
            cursor.executemany(sql, rows)
            return cursor.rowcount


@contextmanager
def reading_postgres(url: str) -> Iterator[_PostgresSession]:
    """One moment of a database."""
    with _connected(url) as (server, connection):
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        schema = _schema(server, connection)
        if not schema:
            raise StoreError("store-nothing", database=server.database)
        yield _PostgresSession(connection, schema)


@contextmanager
def writing_postgres(url: str, alone: bool) -> Iterator[_PostgresSession]:
    """One transaction; alone means that nobody else may own the database."""
    with _connected(url) as (server, connection):
        connection.execute(SESSION)
        if alone and connection.execute("SELECT pg_try_advisory_lock(%s)", [OWNER_KEY]).fetchone() != (True,):
            raise owned_by_another(server.database)
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATION_KEY])
        for step in STEPS[_schema(server, connection) :]:
            connection.execute(step)
        connection.commit()  # so that a server that starts now does not wait for all that follows
        yield _PostgresSession(connection, VERSION)
        connection.commit()  # otherwise closing rolls back


@contextmanager
def _connected(url: str) -> Iterator[tuple[PostgresServer, Connection]]:
    server = PostgresServer(url)
    try:
        connection = psycopg.connect(server.conninfo, **server.options, application_name="alhambra archive")
    except psycopg.Error as error:
        raise server.explained(error) from None
    try:
        yield server, connection
    except psycopg.Error as error:
        raise server.explained(error) from error
    finally:
        with suppress(psycopg.Error):  # a lock would last until PostgreSQL sees that the connection is gone
            connection.rollback()
            connection.execute("SELECT pg_advisory_unlock_all()")
        connection.close()


def _schema(server: PostgresServer, connection: Connection) -> int:
    row = connection.execute(SCHEMA_VERSION).fetchone()
    version = None
    if row and row[0]:
        (version,) = connection.execute("SELECT max(version) FROM alhambra.version").fetchone() or (None,)
    return check_schema(server.database, row, version)
