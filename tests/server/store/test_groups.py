"""Many tables at once: what is waiting is written together, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import count

import pytest

from alhambra.server.store import (
    CommandRepeated,
    Entry,
    Opened,
    SeqTaken,
    Snapshot,
    Store,
    StoreError,
    UnknownTable,
    open_store,
)
from alhambra.server.store.jobs import MOST, Create, Grouping, Job, Result
from tests.server.store.running import everything, log, opening, story, tables_of

TABLES = 300
ROUNDS = 5


async def play(store: Store, table: str) -> None:
    for number in range(ROUNDS):
        await store.append(table, log(number + 2, number + 2, [f"c{number}"]))


def watched(store: Store) -> list[int]:
    """How many jobs each commit of a store carries out from now on."""
    sizes: list[int] = []
    commit = store._group._commit

    async def counted(jobs: Sequence[Job]) -> Sequence[Result]:
        sizes.append(len(jobs))
        return await commit(jobs)

    store._group._commit = counted
    return sizes


@story
async def test_hundreds_of_tables_at_once_share_commits(database: str) -> None:
    tables = [f"t{number}" for number in range(TABLES)]
    async with opening(database) as store:
        sizes = watched(store)
        await asyncio.gather(*(store.create(table, log(1, 1)) for table in tables))
        assert sum(sizes) == TABLES and len(sizes) <= 3
        sizes.clear()
        await asyncio.gather(*(play(store, table) for table in tables))
        assert sum(sizes) == TABLES * ROUNDS and len(sizes) <= 3 * ROUNDS
        for table in tables:
            assert [entry.seq for entry in await everything(store, table)] == list(range(1, ROUNDS + 2))


@story
async def test_in_a_group_each_gets_its_own_answer(any_database: str) -> None:
    async with opening(any_database) as store:
        for name in ("good", "taken", "repeated"):
            await store.create(name, log(1, 2, ["c"]))
        outcomes = await asyncio.gather(
            store.append("good", log(3, 4, ["d"])),
            store.append("taken", log(2, 3)),
            store.append("repeated", log(3, 3, ["c"])),
            store.append("unknown", log(1, 1)),
            store.append("good", log(5, 5, ["e"])),
            store.append("good", log(5, 5, ["f"])),
            store.create("new", log(1, 1)),
            store.create("new", log(1, 3)),
            store.save_snapshot("taken", Snapshot(2, b"")),
            store.save_snapshot("unknown", Snapshot(0, b"")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            SeqTaken,
            CommandRepeated,
            UnknownTable,
            type(None),
            SeqTaken,
            type(None),
            type(outcomes[7]),
            type(None),
            UnknownTable,
        ]
        assert str(outcomes[7]) == "There already is a table 'new'."
        assert await everything(store, "good") == [*log(1, 2, ["c"]), *log(3, 4, ["d"]), *log(5, 5, ["e"])]
        assert await tables_of(store) == ["good", "new", "repeated", "taken"]
        assert await store.load("taken") == Opened(Snapshot(2, b""), [])
        assert await everything(store, "new") == log(1, 1)


@story
async def test_of_many_who_want_one_number_one_gets_it(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", [])
        wanted = [[Entry(1, number, "said", b"")] for number in range(50)]
        outcomes = await asyncio.gather(*(store.append("one", entries) for entries in wanted), return_exceptions=True)
        assert outcomes.count(None) == 1
        assert {type(outcome) for outcome in outcomes} == {type(None), SeqTaken}
        assert await everything(store, "one") == wanted[outcomes.index(None)]


@story
async def test_reading_goes_on_while_others_write(database: str) -> None:
    async with opening(database) as store:
        await store.create("read", log(1, 50))
        await store.create("written", [])

        async def write() -> None:
            for number in count(1):
                await store.append("written", log(number, number))

        writing = asyncio.create_task(write())
        seen: set[int] = set()
        async with asyncio.timeout(120):
            while len(seen) < 10:
                loaded, written = await asyncio.gather(store.load("read"), store.load("written"))
                assert loaded is not None and loaded.entries == log(1, 50)
                assert written is not None and written.entries == log(1, len(written.entries))
                seen.add(len(written.entries))
        assert not writing.done()
        writing.cancel()


@story
async def test_a_cancelled_append_is_there_as_a_whole_or_not_at_all(database: str) -> None:
    async with opening(database) as store:
        await store.create("one", [])
        await store.create("two", [])
        last = 0
        for number in range(60):
            task = asyncio.create_task(store.append("one", log(last + 1, last + 3)))
            await asyncio.sleep(0.0002 * (number % 10))
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            await store.save_snapshot("two", Snapshot(0, b""))  # waits until what was under way is done
            loaded = await store.load("one")
            assert loaded is not None
            last = len(loaded.entries)
            assert loaded.entries == log(1, last)
            assert last % 3 == 0


@story
async def test_closing_waits_for_what_is_under_way(database: str) -> None:
    store = await open_store(database)
    await store.create("one", [])
    append = asyncio.create_task(store.append("one", log(1, 3)))
    await asyncio.sleep(0)
    await store.close()
    await append
    async with opening(database) as store:
        assert await everything(store, "one") == log(1, 3)


@story
async def test_groups_have_a_limit_and_keep_the_order() -> None:
    groups: list[list[str]] = []

    async def commit(jobs: list[Job] | object) -> list[Result]:
        assert isinstance(jobs, list)
        groups.append([job.table for job in jobs])
        await asyncio.sleep(0)
        return [None] * len(jobs)

    grouping = Grouping(commit)
    names = [str(number) for number in range(2 * MOST + 10)]
    await asyncio.gather(*(grouping.submit(Create(name, [])) for name in names))
    assert [name for group in groups for name in group] == names
    assert max(map(len, groups)) == MOST
    assert len(groups) == 3


@story
async def test_nobody_waits_for_ever_if_a_commit_fails_in_an_unknown_way() -> None:
    async def commit(jobs: object) -> list[Result]:
        raise ZeroDivisionError

    grouping = Grouping(commit)
    outcomes = await asyncio.gather(*(grouping.submit(Create("x", [])) for _ in range(3)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError] * 3
    with pytest.raises(ZeroDivisionError):
        await grouping.submit(Create("x", []))
    await grouping.finish()


@story
async def test_a_refusal_is_no_reason_to_stop(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", [])
        for _ in range(3):
            with pytest.raises(StoreError):
                await store.append("one", log(9, 9))
        await store.append("one", log(1, 1))
