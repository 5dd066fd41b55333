"""What only SQLite does: a full disk, a file that goes away, a forked process."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import warnings
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from alhambra.server.store import Entry, StoreError, open_store, sqlite
from alhambra.server.store.jobs import Job
from alhambra.server.store.sqlite import SqliteStore
from alhambra.server.store.sqlite_file import connect_to_read
from alhambra.server.store.sqlite_jobs import carry_out
from tests.server.store.running import everything, log, opening, refused, story
from tests.siege.process import ServerProcess

if sys.platform != "win32":
    import resource


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


@pytest.mark.parametrize("ending", ["", "-wal"])
@story
async def test_what_is_written_to_a_file_that_was_moved_away_is_not_acknowledged(sqlite_url: str, ending: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite://") + ending)
    async with opening(sqlite_url) as store:
        await store.create("one", log(1, 1))
        away = path.rename(path.with_name("away"))
        for work in (store.append("one", log(2, 2)), store.create("two", []), store.ping()):
            with pytest.raises(StoreError, match="was moved or deleted"):
                await work
        away.replace(path)
        await store.append("one", log(2, 2))
    async with opening(sqlite_url) as store:
        assert await everything(store, "one") == log(1, 2)


@story
async def test_a_file_moved_away_while_it_is_written_is_noticed_before_anybody_is_told(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(sqlite_url.removeprefix("sqlite://"))

    def move(writer: sqlite3.Connection, job: Job) -> None:
        carry_out(writer, job)
        path.rename(path.with_name("away"))

    async with opening(sqlite_url) as store:
        await store.create("one", [])
        monkeypatch.setattr(sqlite, "carry_out", move)
        with pytest.raises(StoreError, match="was moved or deleted"):
            await store.append("one", log(1, 1))


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set as Linux does")
def test_where_nothing_can_be_written_the_server_is_not_well(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path / "server.log")
    server.start()
    try:
        assert health(server) == 200
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert health(server) == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        assert health(server) == 200
    finally:
        assert server.end() == 0


def health(server: ServerProcess) -> int:
    return httpx2.get(f"http://{server.address}/healthz", timeout=60).status_code


@pytest.mark.parametrize("opened", ["one.sqlite3", "two.sqlite3"])
@story
async def test_a_second_name_of_a_file_is_refused_whichever_is_used(tmp_path: Path, opened: str) -> None:
    one, two = tmp_path / "one.sqlite3", tmp_path / "two.sqlite3"
    async with opening(str(one)) as store:
        await store.create("one", [])
        os.link(one, two)
        with pytest.raises(StoreError, match="several names on the disk"):
            await open_store(str(two))
        with pytest.raises(StoreError, match="several names on the disk"):
            connect_to_read(two)
        await store.append("one", log(1, 1))
    with pytest.raises(StoreError, match="several names on the disk"):
        await open_store(str(tmp_path / opened))
    two.unlink()
    async with opening(str(one)) as store:
        assert await everything(store, "one") == log(1, 1)


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
