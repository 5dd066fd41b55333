"""Results of daily games: the best of each day, one of a table, gone when they are removed, and in every backup."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest

from alhambra.server.store import DayFull, Store, StoredResult, StoreError, UnknownTable
from alhambra.server.store.backup import Backed, Restored, backup, restore
from alhambra.server.store.results import MOST
from tests.server.store.running import change, log, opening, refused, story, tables_of, whole

DAY = "2026-11-21"


def result(table: str, points: int, at: int = 0, name: str = "Änne 🏰", day: str = DAY) -> StoredResult:
    return StoredResult(table, day, name, points, at)


async def listed(store: Store, *results: StoredResult) -> None:
    for one in results:
        await store.create(one.table, log(1, 2))
        await store.list_result(one)


async def tables_on(store: Store, day: str = DAY) -> list[str]:
    return [one.table for one in await store.results(day)]


@pytest.fixture
def other(database: str, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    url: str = request.getfixturevalue("postgres_url" if database.startswith("sqlite") else "sqlite_url")
    return url


@story
async def test_the_best_come_first_and_of_equals_who_was_first(database: str) -> None:
    found = [result("b", 70, 2), result("a", 70, 1), result("c", -3, 0), result("d", 71, 9)]
    async with opening(database) as store:
        await listed(store, *found, result("e", 99, day="2026-11-22"))
        assert await store.results(DAY) == [found[3], found[1], found[0], found[2]]
    async with opening(database) as store:
        assert await tables_on(store) == ["d", "a", "b", "c"]
        assert await tables_on(store, "2026-11-22") == ["e"]
        assert await store.results("2026-11-20") == await store.results("\0") == []


@story
async def test_a_table_has_one_result_of_which_the_name_may_change(database: str) -> None:
    async with opening(database) as store:
        await listed(store, result("a", 70, 1))
        await store.list_result(result("a", 99, 5, name="Anna", day="2026-11-22"))
        assert await store.results(DAY) == [result("a", 70, 1, name="Anna")]
        assert await store.results("2026-11-22") == []


@story
async def test_what_is_removed_is_gone(database: str) -> None:
    async with opening(database) as store:
        await listed(store, result("a", 70), result("b", 60))
        for _ in range(2):  # who asks again is answered again
            await store.remove_result("a")
        assert await tables_on(store) == ["b"]
        assert await tables_of(store) == ["a", "b"]
        await store.list_result(result("a", 50))
        assert await tables_on(store) == ["b", "a"]


@story
async def test_only_a_table_has_a_result(database: str) -> None:
    async with opening(database) as store:
        for doing in (store.list_result(result("a", 1)), store.remove_result("a"), store.remove_result("\0")):
            with pytest.raises(UnknownTable):
                await doing
        await store.create("a", [])
        for wrong in (result("a", 1, name="\0"), result("a", 2**63), result("a", 1, day="")):
            with refused("The result of a table cannot be kept: a name or a number in it is too long."):
                await store.list_result(wrong)
        assert await store.results(DAY) == []


@story
async def test_of_each_day_the_best_are_kept(database: str) -> None:
    async with opening(database) as store:
        tables = [f"t{number:03}" for number in range(MOST)]
        await asyncio.gather(*(store.create(table, []) for table in [*tables, "good", "equal", "other"]))
        jobs = (store.list_result(result(table, 10 + at, at)) for at, table in enumerate(tables))
        await asyncio.gather(*jobs)
        assert await tables_on(store) == tables[::-1]
        with pytest.raises(DayFull) as full:
            await store.list_result(result("equal", 10, 0))
        assert str(full.value) == f"The list of {DAY} is full: 100 results are as good or better."
        await store.list_result(result("t000", 10, 0, name="Anna"))  # it is listed already
        await store.list_result(result("good", 11, 999))
        assert await tables_on(store) == [*tables[:0:-1], "good"]
        await store.list_result(result("other", 1, day="2026-11-22"))
        await store.remove_result("t099")
        await store.list_result(result("equal", 1))
        assert len(await store.results(DAY)) == MOST


@story
async def test_a_backup_keeps_results(database: str, other: str, tmp_path: Path) -> None:
    file, found = tmp_path / "tables.backup", [result("a", 70, 3), result("b", 60, 4, name="B")]
    async with opening(database) as store:
        await listed(store, *found)
        await store.create("c", log(1, 1))
    assert backup(database, file) == Backed(3, 5)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert lines[1]["result"] == {"day": DAY, "name": "Änne 🏰", "points": 70, "at": 3}
    assert [line for line in lines if line["line"] == "table"][2] == {
        "line": "table", "id": "c", "last": 1, "snapshot": None,
    }  # fmt: skip
    async with opening(other) as store:
        await store.create("a", log(1, 2))  # whose result was removed there
    assert restore(other, file, merge=True) == Restored(2, 3, 1)
    async with opening(other) as store:
        assert await store.results(DAY) == [found[1]]


@pytest.mark.parametrize("spoilt", ['"name":"\\u0000"', '"name":7', '"name":""'])
@story
async def test_a_backup_with_a_result_that_cannot_be_is_refused(sqlite_url: str, tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "tables.backup"
    async with opening(sqlite_url) as store:
        await listed(store, result("a", 70, name="Anna"))
    backup(sqlite_url, file)
    text = gzip.decompress(file.read_bytes()).replace(b'"name":"Anna"', spoilt.encode())
    file.write_bytes(gzip.compress(text))
    with pytest.raises(StoreError, match="line 2"):
        restore(str(tmp_path / "new.sqlite3"), file)


def as_before(database: str) -> None:
    """A database as it was before there were results."""
    version = "PRAGMA user_version = 1" if database.startswith("sqlite") else "UPDATE alhambra.version SET version = 1"
    change(database, "DROP TABLE alhambra.results", version)


@story
async def test_a_database_of_the_first_schema_goes_on(database: str) -> None:
    async with opening(database) as store:
        await store.create("a", log(1, 3))
        before = await whole(store)
    as_before(database)
    for _ in range(2):
        async with opening(database) as store:
            assert await whole(store) == before
            await store.list_result(result("a", 70))
            assert await tables_on(store) == ["a"]


@story
async def test_a_database_of_the_first_schema_is_backed_up_as_it_is(database: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    async with opening(database) as store:
        await store.create("a", log(1, 3))
    as_before(database)
    assert backup(database, file) == Backed(1, 3)
    async with opening(other):
        pass
    as_before(other)
    assert restore(other, file) == Restored(1, 3, 0)
    async with opening(other) as store:
        await store.list_result(result("a", 70))
        assert await tables_on(store) == ["a"]
