"""What only SQLite does: a full disk, a file that goes away, a forked process."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import warnings
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.server.store import Entry, StoreError, open_store
from alhambra.server.store.sqlite import SqliteStore
from tests.server.store.running import everything, log, opening, refused, story


@story
async def test_a_full_disk_is_said_and_over_when_there_is_space(sqlite_url: str) -> None:
    async with opening(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        for name in ("one", "two", "three"):
            await store.create(name, [])
        pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
        store._writer.execute(f"PRAGMA max_page_count = {pages + 3}")
        large = [Entry(1, 1, "said", bytes(100_000))]
        outcomes = await asyncio.gather(
            store.append("one", log(1, 1)), store.append("two", large), store.append("three", log(1, 1)),
            return_exceptions=True,
        )  # fmt: skip
        assert (outcomes[0], outcomes[2]) == (None, None)
        assert str(outcomes[1]) == f"There is no space left for the {store.name}."
        assert await everything(store, "two") == []
        store._writer.execute("PRAGMA max_page_count = 100000")
        await store.append("two", large)
        assert [await everything(store, name) for name in ("one", "two", "three")] == [log(1, 1), large, log(1, 1)]


@story
async def test_a_file_that_was_deleted_or_replaced_is_noticed(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite://"))
    async with opening(sqlite_url) as store:
        await store.create("one", [])
        await store.ping()
        away = path.rename(path.with_name("away"))
        with refused(f"The {store.name} was moved or deleted while it was in use: put it back or restart."):
            await store.ping()
        path.write_bytes(away.read_bytes())
        with pytest.raises(StoreError, match="was moved or deleted"):
            await store.ping()
        away.replace(path)
        await store.ping()


@story
async def test_it_writes_ahead_and_waits_for_the_disk(sqlite_url: str) -> None:
    async with opening(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._reader.execute("PRAGMA query_only").fetchone() == (1,)
        await store.create("one", log(1, 3))
        assert store._writer.execute("PRAGMA foreign_key_check").fetchall() == []
        assert store._writer.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@story
async def test_the_log_of_writes_does_not_grow_for_ever(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite://"))
    async with opening(sqlite_url) as store:
        await store.create("one", [])
        for number in range(1, 61):
            await store.append("one", [Entry(number, 1, "said", bytes(200_000))])
        assert path.with_name(f"{path.name}-wal").stat().st_size < 6_000_000 < path.stat().st_size
    assert not path.with_name(f"{path.name}-wal").exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@story
async def test_a_forked_process_does_not_hold_the_lock(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of forking beside threads, which is the point
        child = os.fork()
    if child == 0:  # pragma: no cover
        signal.pause()
        os._exit(0)
    try:
        await store.close()
        async with opening(sqlite_url) as again:
            await again.ping()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


@story
async def test_another_program_can_read_the_file(sqlite_url: str) -> None:
    async with opening(sqlite_url) as store:
        await store.create("one", log(1, 2))
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite://"))) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (2,)
