"""Either kind of database for one transaction, without an event loop: for backup and restore."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, LiteralString, Protocol, cast

from alhambra.server.store.addresses import PostgresAddress, parse_address
from alhambra.server.store.errors import StoreError
from alhambra.server.store.sqlite_file import (
    VERSION,
    connect_to_read,
    connect_to_write,
    database_of,
    find_folder,
    own,
    schema_of,
    told,
)


class Session(Protocol):
    """Statements with %s for values, and `alhambra.` before names. Many of one tell how many rows they made.

    `schema` is the version of what is there, which may be an earlier one where it is only read.
    """

    schema: int

    def rows(self, sql: LiteralString, *values: object) -> list[tuple[Any, ...]]: ...

    def many(self, sql: LiteralString, rows: Sequence[Sequence[object]]) -> int: ...


def reading(url: str) -> AbstractContextManager[Session]:
    """One moment of a database, also while a server writes to it."""
    address = parse_address(url)
    if isinstance(address, PostgresAddress):
        from alhambra.server.store.postgres_session import reading_postgres

        return reading_postgres(address.url)
    return _reading_sqlite(_on_disk(address.path))


def writing(url: str, alone: bool) -> AbstractContextManager[Session]:
    """One transaction, all or nothing, on a database that is made where there is none.

    Alone means that nobody else may own it. Otherwise a server may be using it, and waits where it has to.
    """
    address = parse_address(url)
    if isinstance(address, PostgresAddress):
        from alhambra.server.store.postgres_session import writing_postgres

        return writing_postgres(address.url, alone)
    return _writing_sqlite(_on_disk(address.path), alone)


def _on_disk(path: Path | None) -> Path:
    if path is None:
        raise StoreError("store-no-backup")
    return path


class _SqliteSession:
    def __init__(self, connection: sqlite3.Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema

    def rows(self, sql: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(_translated(sql), values).fetchall()

    def many(self, sql: LiteralString, rows: Sequence[Sequence[object]]) -> int:
        return self._connection.executemany(_translated(sql), cast(Any, rows)).rowcount


def _translated(sql: str) -> str:
    return sql.replace("alhambra.", "").replace("%s", "?")


@contextmanager
def _reading_sqlite(path: Path) -> Iterator[Session]:
    with closing(connect_to_read(path)) as connection, told(database_of(path)):
        connection.execute("BEGIN")
        yield _SqliteSession(connection, schema_of(connection, database_of(path)))


@contextmanager
def _writing_sqlite(path: Path, alone: bool) -> Iterator[Session]:
    with ExitStack() as stack:
        if alone:
            stack.callback(own(path).release)
        else:
            find_folder(path)
        connection = stack.enter_context(closing(connect_to_write(path)))
        with told(database_of(path)):
            connection.execute("BEGIN IMMEDIATE")
            yield _SqliteSession(connection, VERSION)
            connection.execute("COMMIT")  # otherwise closing rolls back
