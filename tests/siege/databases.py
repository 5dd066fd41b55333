"""Databases for a siege, and what is in them, read behind the server's back."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg

from alhambra.server.store.postgres_server import OWNER_KEY
from alhambra.server.store.sessions import reading
from tests.support.postgres import postgres


class Row(NamedTuple):
    """An entry of a table."""

    seq: int
    at: int
    kind: str
    data: bytes
    command: str | None


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Path]]:
    """The address of an empty database that lives as long as the block, and a folder for other things."""
    with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
        if kind == "sqlite":
            yield f"sqlite://{folder}/tables.sqlite3", Path(folder)
        else:
            with postgres(fsync=True) as server:
                yield server.url(), Path(folder)


def wait_until_left(url: str) -> None:
    """PostgreSQL may see later that a server was killed, and the next one does not wait long for the lock."""
    if url.startswith("postgresql"):
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", [OWNER_KEY])
            connection.execute("SELECT pg_advisory_unlock(%s)", [OWNER_KEY])


def logs(url: str) -> dict[str, list[Row]]:
    """Every table with its entries in order."""
    found: dict[str, list[Row]] = {}
    with reading(url) as session:
        for (table,) in session.rows("SELECT id FROM alhambra.tables"):
            found[table] = []
        for table, *row in session.rows("SELECT id, seq, at, kind, data, command FROM alhambra.entries ORDER BY seq"):
            found[table].append(Row(row[0], row[1], row[2], bytes(row[3]), _id(row[4])))
    return found


def heights(url: str) -> dict[str, tuple[int, int, int]]:
    """For every table: how many entries, the largest number, and the largest number that the table claims."""
    with reading(url) as session:
        rows = session.rows(
            "SELECT id, count(e.seq), max(e.seq), max(t.last) FROM alhambra.tables t "
            "JOIN alhambra.entries e USING (id) GROUP BY id"
        )
    return {table: (int(count), int(most), int(last)) for table, count, most, last in rows}


def commands(url: str) -> dict[tuple[str, str], list[int]]:
    """Which entries each command of each table made."""
    found: dict[tuple[str, str], list[int]] = {}
    with reading(url) as session:
        sql = "SELECT id, command, seq FROM alhambra.entries WHERE command IS NOT NULL"
        for table, command, seq in session.rows(sql):
            found.setdefault((table, str(_id(command))), []).append(seq)
    return found


def _id(command: str | None) -> str | None:
    """The id of a command, without who gave it."""
    return command and command.rpartition(":")[2]
