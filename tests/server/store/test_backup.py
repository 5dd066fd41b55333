"""Backup and restore, from any kind of database into any other, also while a server writes."""

from __future__ import annotations

import gzip
import json
import stat
import time
from pathlib import Path
from threading import Thread
from typing import LiteralString

import pytest

from alhambra.server.store import Opened, StoreError, open_store
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import Backed, Restored, backup, restore
from alhambra.server.store.sessions import reading
from tests.server.store.filling import fill
from tests.server.store.running import (
    change,
    child,
    everything,
    log,
    opening,
    refuse_table_one,
    refused,
    story,
    tables_of,
    whole,
)
from tests.server.store.writer import BATCH, batch

ALREADY = "The database already has {}: restore into an empty one, or merge, which adds the tables that are missing."


@pytest.fixture
def other(database: str, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    url: str = request.getfixturevalue("postgres_url" if database.startswith("sqlite") else "sqlite_url")
    return url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.backup"


@story
async def test_a_backup_restores_into_the_other_kind_of_database(database: str, other: str, file: Path) -> None:
    before = await fill(database)
    assert backup(database, file) == Backed(4, 35)
    assert restore(other, file) == Restored(4, 35, 0)
    async with opening(other) as store:
        assert await whole(store) == before
        assert await store.answered("one", "b") == 3
        await store.append("one", log(31, 31))
    again = file.with_name("again")
    assert backup(other, again) == Backed(4, 36)
    assert [table.id for table in read_archive(again)] == sorted(before)


@story
async def test_a_backup_restores_into_the_same_kind_of_database(sqlite_url: str, file: Path) -> None:
    before = await fill(sqlite_url)
    backup(sqlite_url, file)
    copy = str(file.with_name("copy.sqlite3"))
    assert restore(copy, file) == Restored(4, 35, 0)
    async with opening(copy) as store:
        assert await whole(store) == before


@story
async def test_a_backup_is_readable_lines(sqlite_url: str, file: Path) -> None:
    await fill(sqlite_url)
    backup(sqlite_url, file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert [line["line"] for line in lines].count("entry") == 35
    assert {**lines[0], "made": ""} == {
        "line": "head", "format": "alhambra-backup", "version": 2, "made": "", "tables": 4, "entries": 35,
    }  # fmt: skip
    assert lines[1] == {"line": "table", "id": "bytes", "last": 3, "snapshot": {"base64": "/g==", "seq": 0}}
    assert lines[2] == {"line": "entry", "base64": "/wA=", "seq": 1, "at": 5, "kind": "said", "command": "c"}
    assert lines[4] == {"line": "entry", "data": 'ä"\n', "seq": 3, "at": 7, "kind": "said"}
    assert lines[-1] == {"line": "end"}


def test_a_backup_while_a_server_writes_is_one_moment(database: str, other: str, file: Path) -> None:
    with child("writer", database, "10") as process:
        assert process.stdout is not None
        for _ in range(100):
            process.stdout.readline()
        reader = Thread(target=process.stdout.read)  # a full pipe would stop the writer
        reader.start()
        sizes: set[int] = set()
        end = time.monotonic() + 240
        while len(sizes) < 5 and time.monotonic() < end:  # it goes on writing
            sizes.add(backup(database, file).entries)
            assert len(list(read_archive(file))) == 10
        assert process.poll() is None
        process.kill()
        reader.join()
    assert len(sizes) == 5
    assert restore(other, file) == Restored(10, max(sizes), 0)

    @story
    async def look() -> None:
        async with opening(other) as store:
            for table in await tables_of(store):
                entries = await everything(store, table)
                batches = len(entries) // BATCH
                assert entries == [entry for number in range(batches) for entry in batch(table, number)]
                assert await store.load(table) is not None

    look()


@story
async def test_what_is_written_after_the_first_look_is_not_in_the_backup(database: str) -> None:
    count: LiteralString = "SELECT count(*) FROM alhambra.entries"
    async with opening(database) as store:
        await store.create("one", log(1, 2))
        with reading(database) as session:
            assert session.rows(count) == [(2,)]
            await store.append("one", log(3, 4))
            assert session.rows(count) == [(2,)]
        with reading(database) as session:
            assert session.rows(count) == [(4,)]


@story
async def test_restoring_needs_an_empty_database_or_merges(database: str, other: str, file: Path) -> None:
    before = await fill(database)
    backup(database, file)
    async with opening(other) as store:
        await store.create("mine", log(1, 1))
        await store.create("one", log(1, 2))
    with refused(ALREADY.format("2 tables")):
        restore(other, file)
    assert restore(other, file, merge=True) == Restored(3, 5, 1)
    async with opening(other) as store:
        after = await whole(store)
    assert after == {**before, "mine": after["mine"], "one": (Opened(None, log(1, 2)), log(1, 2))}
    assert restore(other, file, merge=True) == Restored(0, 0, 4)


@story
async def test_a_database_in_use_is_not_restored_into(database: str, other: str, file: Path) -> None:
    await fill(database)
    backup(database, file)
    async with opening(other) as store:
        with pytest.raises(StoreError, match=r"(is already open in this process|is used by another alhambra)"):
            restore(other, file)
        assert await tables_of(store) == []
        await store.create("one", [])
    with refused(ALREADY.format("1 table")):
        restore(other, file)


@story
async def test_a_restore_that_fails_in_the_middle_leaves_nothing(database: str, other: str, file: Path) -> None:
    await fill(database)
    backup(database, file)
    async with opening(other):
        pass
    refuse_table_one(other)
    with pytest.raises(StoreError, match=r"^The .* (failed: no|refused: new row .*)\.$"):
        restore(other, file)
    async with opening(other) as store:
        assert await tables_of(store) == []


@story
async def test_a_backup_is_there_as_a_whole_or_not_at_all(sqlite_url: str, file: Path) -> None:
    await fill(sqlite_url)
    backup(sqlite_url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    change(sqlite_url, "DELETE FROM entries WHERE id = 'one' AND seq = 7")
    with refused("Table 'one' is damaged: its 30 entries are not all there."):
        backup(sqlite_url, file)
    assert file.read_bytes() == before
    assert sorted(path.name for path in file.parent.iterdir()) == [
        "tables.backup",
        "tables.sqlite3",
        "tables.sqlite3.lock",
    ]
    with refused(f"Cannot write '{file.parent}/missing/x': No such file or directory."):
        backup(sqlite_url, file.parent / "missing" / "x")


@story
async def test_only_a_backup_is_overwritten(sqlite_url: str, file: Path) -> None:
    await fill(sqlite_url)
    path = Path(sqlite_url.removeprefix("sqlite://"))
    notes = file.with_name("notes")
    notes.write_text("my notes", encoding="utf-8")
    for wrong in (path, notes, file.parent):
        with refused(f"'{wrong}' is something else than a backup of alhambra, so it is not overwritten."):
            backup(sqlite_url, wrong)
    backup(sqlite_url, file)
    assert backup(sqlite_url, file) == Backed(4, 35)


def test_there_has_to_be_something_to_back_up(tmp_path: Path, postgres_url: str, file: Path) -> None:
    with refused(f"There is no database '{tmp_path}/missing'."):
        backup(str(tmp_path / "missing"), file)
    with refused("A database in memory has no backup."):
        backup("sqlite://", file)
    (tmp_path / "empty").touch()
    with refused(f"The database '{tmp_path}/empty' holds nothing of alhambra."):
        backup(str(tmp_path / "empty"), file)
    with pytest.raises(StoreError, match=r"^The PostgreSQL database '.*' on '.*' holds nothing of alhambra\.$"):
        backup(postgres_url, file)
    assert not file.exists()


@story
async def test_a_backup_after_a_crash_has_what_was_written(sqlite_url: str, file: Path) -> None:
    store = await open_store(sqlite_url)
    await store.create("one", log(1, 3))
    copy = file.with_name("crashed.sqlite3")  # as the files lie there after a crash: much is in the second one only
    path = Path(sqlite_url.removeprefix("sqlite://"))
    copy.write_bytes(path.read_bytes())
    copy.with_name(f"{copy.name}-wal").write_bytes(path.with_name(f"{path.name}-wal").read_bytes())
    await store.close()
    assert backup(str(copy), file) == Backed(1, 3)
