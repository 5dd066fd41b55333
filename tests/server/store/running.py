"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, ParamSpec

import psycopg
import pytest

from alhambra.server.store import Entry, Opened, Store, StoreError, open_store
from alhambra.server.store.postgres import PostgresStore
from alhambra.server.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[3]
P = ParamSpec("P")


def story(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test in an event loop."""

    @functools.wraps(test)
    def run(*values: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*values, **named))

    return run


@asynccontextmanager
async def opening(url: str) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    async with await open_store(url) as store:
        yield store


@asynccontextmanager
async def reopening(url: str) -> AsyncIterator[Store]:
    """A store of a database whose owner was killed: PostgreSQL needs a moment to see that."""
    end = time.monotonic() + 120
    while True:
        try:
            store = await open_store(url)
            break
        except StoreError as error:
            if "is used by another alhambra" not in str(error) or time.monotonic() > end:
                raise
        await asyncio.sleep(0.05)
    async with store:
        yield store


def log(first: int, last: int, commands: Sequence[str | None] = ()) -> list[Entry]:
    """Entries with these numbers, each with a text of its own; the first ones may have commands."""
    given = [*commands, *[None] * (last - first + 1 - len(commands))]
    return [
        Entry(seq, 1_700_000_000_000 + seq, f"kind{seq % 3}", f'{{"n":{seq},"c":"é{chr(0x1F3F0)}"}}'.encode(), command)
        for seq, command in zip(range(first, last + 1), given, strict=True)
    ]


async def everything(store: Store, table: str) -> list[Entry]:
    """All entries of a table, whatever snapshot there is."""
    return await store.entries(table, 0, 10**9)


async def tables_of(store: Store) -> list[str]:
    """The ids of all tables, sorted."""
    if isinstance(store, PostgresStore):
        rows = await store._rows("SELECT id FROM alhambra.tables")
    else:
        assert isinstance(store, SqliteStore)
        rows = await store._rows("SELECT id FROM tables")
    return sorted(row[0] for row in rows)


async def whole(store: Store) -> dict[str, tuple[Opened | None, list[Entry]]]:
    """All that a store holds."""
    return {table: (await store.load(table), await everything(store, table)) for table in await tables_of(store)}


def change(url: str, *statements: str) -> None:
    """Change a database behind the store's back."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite://"), isolation_level=None)) as file:
            for sql in statements:
                file.execute(sql.replace("alhambra.", ""))
    else:
        with psycopg.connect(url, autocommit=True) as connection:
            for sql in statements:
                connection.execute(sql.encode())


def refuse_table_one(url: str) -> None:
    """Let the database itself refuse a new table with the id `one`."""
    if url.startswith("sqlite"):
        change(url, "CREATE TRIGGER t BEFORE INSERT ON tables WHEN new.id = 'one' BEGIN SELECT raise(ABORT, 'no'); END")
    else:
        change(url, "ALTER TABLE alhambra.tables ADD CHECK (id <> 'one')")


@contextmanager
def refused(sentence: str, kind: type[StoreError] = StoreError) -> Iterator[None]:
    """The block is refused with exactly this sentence."""
    with pytest.raises(kind) as caught:
        yield
    assert str(caught.value) == sentence


@contextmanager
def child(script: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that runs a script of `tests/server/store`; its lines are read from `stdout`."""
    command = [sys.executable, "-u", "-m", f"tests.server.store.{script}", *words]
    environment = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PATH": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()
