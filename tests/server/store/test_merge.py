"""A restore that merges, into a database that a server is using."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread

import pytest

from alhambra.server.store import Entry, Opened, Store, StoreError, TableExists
from alhambra.server.store.backup import Restored, backup, restore
from alhambra.server.store.sessions import reading, writing
from alhambra.server.store.sqlite import SqliteStore
from tests.server.store.filling import fill
from tests.server.store.running import (
    child,
    everything,
    log,
    opening,
    refuse_table_one,
    reopening,
    story,
    tables_of,
    whole,
)
from tests.server.store.writer import BATCH, batch

Filled = dict[str, tuple[Opened | None, list[Entry]]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.backup"


@pytest.fixture
def filled(file: Path) -> Filled:
    """What is in the backup."""
    source = str(file.with_name("source.sqlite3"))
    tables = asyncio.run(fill(source))
    backup(source, file)
    return tables


def batches(table: str, number: int) -> list[Entry]:
    """The first appends to a table."""
    return [entry for one in range(number) for entry in batch(table, one)]


async def write(store: Store, table: str, written: dict[str, int], stop: asyncio.Event) -> None:
    await store.create(table, [])
    while not stop.is_set():
        await store.append(table, batch(table, written[table]))
        written[table] += 1


async def until_all_write(written: dict[str, int]) -> None:
    """Wait until every table has three more appends."""
    before = dict(written)
    async with asyncio.timeout(120):
        while any(written[table] < before[table] + 3 for table in written):
            await asyncio.sleep(0.01)


@story
async def test_an_open_store_goes_on_and_has_the_added_tables(database: str, file: Path, filled: Filled) -> None:
    written = {f"t{number}": 0 for number in range(5)}
    stop = asyncio.Event()
    async with opening(database) as store:
        await store.create("one", log(1, 2))
        tasks = [asyncio.create_task(write(store, table, written, stop)) for table in written]
        await until_all_write(written)
        assert await asyncio.to_thread(restore, database, file, merge=True) == Restored(3, 5, 1)
        await until_all_write(written)
        stop.set()
        await asyncio.gather(*tasks)
        logs = {"one": log(1, 2), **{table: batches(table, number) for table, number in written.items()}}
        assert await whole(store) == {
            **filled,
            **{table: (Opened(None, entries), entries) for table, entries in logs.items()},
        }
        await store.append("bytes", log(4, 4, ["new"]))
        assert await store.answered("bytes", "c") == 1
    assert restore(database, file, merge=True) == Restored(0, 0, 4)


def test_a_server_in_another_process_goes_on(database: str, file: Path, filled: Filled) -> None:
    def entries() -> int:
        with reading(database) as session:
            ((count,),) = session.rows("SELECT count(*) FROM alhambra.entries")
        return int(count)

    with child("writer", database, "3") as process:
        assert process.stdout is not None
        for _ in range(20):
            process.stdout.readline()
        reader = Thread(target=process.stdout.read)  # a full pipe would stop the writer
        reader.start()
        assert restore(database, file, merge=True) == Restored(4, 35, 0)
        before = entries()
        end = time.monotonic() + 120
        while entries() < before + 10 * BATCH:  # it goes on writing
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.05)
        process.kill()
        reader.join()
    check_after_a_crash(database, filled)


@story
async def check_after_a_crash(database: str, filled: Filled) -> None:
    async with reopening(database) as store:
        assert await tables_of(store) == sorted([*filled, "t0", "t1", "t2"])
        for table, (loaded, entries) in filled.items():
            assert (await store.load(table), await everything(store, table)) == (loaded, entries)
        for table in ("t0", "t1", "t2"):
            entries = await everything(store, table)
            assert entries == batches(table, len(entries) // BATCH)


@story
async def test_who_has_to_wait_for_a_merge_waits(database: str) -> None:
    async with opening(database) as store:
        await store.create("one", log(1, 1))
        with writing(database, alone=False) as session:
            session.many("INSERT INTO alhambra.tables (id, last) VALUES (%s, %s)", [("two", 0)])
            if isinstance(store, SqliteStore):
                ((limit,),) = store._writer.execute("PRAGMA busy_timeout")
                assert limit >= 60_000  # a large backup takes its time
            else:
                await store.append("one", log(2, 2))  # on PostgreSQL only who wants the same id waits
            waiting = asyncio.create_task(store.create("two", log(1, 1)))
            await asyncio.wait([waiting], timeout=0.5)
            assert not waiting.done()
            assert await tables_of(store) == ["one"]
        with pytest.raises(TableExists):
            await waiting
        assert await store.load("two") == Opened(None, [])
        await store.append("two", log(1, 1))


@pytest.mark.usefixtures("filled")
@story
async def test_a_merge_that_fails_in_the_middle_leaves_nothing(database: str, file: Path) -> None:
    async with opening(database) as store:
        await store.create("mine", log(1, 1))
        refuse_table_one(database)
        with pytest.raises(StoreError, match=r"^The .* (failed: no|refused: new row .*)\.$"):
            await asyncio.to_thread(restore, database, file, merge=True)
        assert await whole(store) == {"mine": (Opened(None, log(1, 1)), log(1, 1))}
        await store.append("mine", log(2, 2))


@story
async def test_a_merge_makes_a_database_where_there_is_none(database: str, file: Path, filled: Filled) -> None:
    assert restore(database, file, merge=True) == Restored(4, 35, 0)
    async with opening(database) as store:
        assert await whole(store) == filled
