"""The log of a table: order, all or none, and what is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from alhambra.core.errors import AlhambraError
from alhambra.server.store import (
    CommandRepeated,
    Entry,
    Opened,
    SeqTaken,
    Snapshot,
    StoreError,
    TableExists,
    UnknownTable,
    open_store,
)
from tests.server.store.running import change, everything, log, opening, refused, story, tables_of

Doing = Callable[[], Awaitable[object]]


@story
async def test_entries_come_back_in_order_and_unchanged(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 2, ["c1"]))
        await store.create("two", log(1, 1))
        await store.append("one", log(3, 4, ["c2", None]))
        await store.append("one", log(5, 5))
        assert await store.load("one") == Opened(None, [*log(1, 2, ["c1"]), *log(3, 4, ["c2", None]), *log(5, 5)])
        assert await store.load("two") == Opened(None, log(1, 1))


@story
async def test_any_bytes_come_back(any_database: str) -> None:
    data = [b"", b"\x00\xff\n'\"\\x", bytes(range(256)) * 1000]
    entries = [Entry(seq, 2**53, "said", one) for seq, one in enumerate(data, 1)]
    async with opening(any_database) as store:
        await store.create("Käse 🏰 '\"%s;--", entries)
        assert await store.size("Käse 🏰 '\"%s;--") == sum(map(len, data)) and await store.size("else") == 0
        assert await store.load("Käse 🏰 '\"%s;--") == Opened(None, entries)
        await store.save_snapshot("Käse 🏰 '\"%s;--", Snapshot(3, data[2]))
        assert await store.load("Käse 🏰 '\"%s;--") == Opened(Snapshot(3, data[2]), [])


@story
async def test_all_is_there_when_it_is_opened_again(database: str) -> None:
    async with opening(database) as store:
        await store.create("one", log(1, 3, ["c"]))
        await store.save_snapshot("one", Snapshot(2, b"two"))
    async with opening(database) as store:
        assert await store.load("one") == Opened(Snapshot(2, b"two"), log(1, 3)[2:])
        assert await store.answered("one", "c") == 1
        assert await tables_of(store) == ["one"]


@story
async def test_a_table_may_have_no_entries_yet(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", [])
        assert await store.load("one") == Opened(None, [])
        await store.append("one", [])
        await store.append("one", log(1, 1))
        assert await store.load("one") == Opened(None, log(1, 1))


@story
async def test_an_id_is_given_once(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 1))
        with refused("There already is a table 'one'.", TableExists):
            await store.create("one", log(1, 3))
        assert await everything(store, "one") == log(1, 1)


@story
async def test_a_number_is_given_once(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 3))
        for first, last in ((3, 3), (2, 6), (1, 1), (3, 4)):
            with refused(f"Table 'one' already has an entry {first}.", SeqTaken):
                await store.append("one", log(first, last))
        assert await everything(store, "one") == log(1, 3)
        await store.append("one", log(4, 4))


@story
async def test_a_command_is_carried_out_once_in_a_table(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 2, [None, "first"]))
        await store.create("two", log(1, 1, ["first"]))
        await store.append("one", log(3, 4, ["second", None]))
        with pytest.raises(CommandRepeated) as caught:
            await store.append("one", log(5, 7, ["third", "second", "first"]))
        assert (caught.value.seq, caught.value.command, caught.value.table) == (3, "second", "one")
        assert str(caught.value) == "Command 'second' was carried out before: it made entry 3 of table 'one'."
        assert len(await everything(store, "one")) == 4
        assert await store.answered("one", "first") == 2
        assert await store.answered("one", "third") is None
        assert await store.answered("two", "second") is None
        assert await store.answered("three", "first") is None
        await store.append("one", log(5, 5, ["third"]))


@story
async def test_the_same_append_again_is_a_repeated_command(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 1))
        await store.append("one", log(2, 3, ["c"]))
        with pytest.raises(CommandRepeated) as caught:
            await store.append("one", log(2, 3, ["c"]))
        assert caught.value.seq == 2


@story
async def test_what_is_not_in_order_is_refused(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 3))
        with refused("Table 'one' has 3 entries, so that entry 5 cannot be the next."):
            await store.append("one", log(5, 5))
        with refused("Entry 6 is not in order: the entries of a table are numbered 1, 2, 3 ..."):
            await store.append("one", [*log(4, 4), *log(6, 6)])
        with refused("The first entry of table 'two' has to be entry 1, not 2."):
            await store.create("two", log(2, 2))
        with refused("Entries 4 and 5 have the same command."):
            await store.append("one", log(4, 5, ["c", "c"]))
        with refused("Entry 0 is not in order: the entries of a table are numbered 1, 2, 3 ..."):
            await store.create("two", log(0, 1))
        with refused("Entry 4 has no sound time."):
            await store.append("one", [Entry(4, 2**63, "said", b"")])
        assert await tables_of(store) == ["one"]
        assert await everything(store, "one") == log(1, 3)


@pytest.mark.parametrize("name", ["", "a\0b", "a\nb", "\ud800", "x" * 201], ids=range(5))
@story
async def test_names_that_a_database_or_a_log_cannot_keep_are_refused(any_database: str, name: str) -> None:
    allowed = "has to be 1 to 200 printable characters."
    async with opening(any_database) as store:
        await store.create("one", [])
        with refused(f"The id of a table {allowed}"):
            await store.create(name, [])
        with refused(f"The command of an entry {allowed}"):
            await store.append("one", log(1, 1, [name]))
        with refused(f"The kind of an entry {allowed}"):
            await store.append("one", [Entry(1, 1, name, b"")])
        assert await tables_of(store) == ["one"]


@pytest.mark.parametrize("name", ["one", "", "a\0b", "\ud800", "x" * 10**6], ids=range(5))
@story
async def test_an_unknown_table_is_unknown_whatever_it_is_called(any_database: str, name: str) -> None:
    async with opening(any_database) as store:
        doings: list[Doing] = [
            lambda: store.append(name, log(1, 1)),
            lambda: store.save_snapshot(name, Snapshot(0, b"")),
        ]
        for doing in doings:
            with pytest.raises(UnknownTable, match=r"^There is no table '[ -~]{0,60}'\.$"):
                await doing()
        assert await store.load(name) is None
        assert await store.entries(name, 0, 10) == []
        assert await store.earlier(name, 10, 10) == []
        assert await store.of_kinds(name, [name]) == []
        assert await store.size(name) == 0
        assert await store.answered(name, name) is None


@story
async def test_paging(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 10))
        await store.create("two", log(1, 20))
        assert await store.entries("one", 0, 3) == log(1, 3)
        assert await store.entries("one", 8, 3) == log(9, 10)
        assert await store.entries("one", 10, 3) == []
        assert await store.entries("one", -5, 2) == log(1, 2)
        assert await store.earlier("one", 11, 3) == log(8, 10)
        assert await store.earlier("one", 3, 5) == log(1, 2)
        assert await store.earlier("one", 1, 5) == []
        assert await store.earlier("one", 10**30, 1) == log(10, 10)
        assert await store.entries("one", 8, 10**30) == log(9, 10)
        assert await store.entries("one", 10**30, 1) == await store.earlier("one", -1, 1) == []
        for limit in (0, -1):
            assert await store.entries("one", 0, limit) == []
            assert await store.earlier("one", 9, limit) == []
        read: list[Entry] = []
        while page := await store.earlier("two", read[0].seq if read else 21, 7):
            read = page + read
        assert read == log(1, 20)


@story
async def test_entries_of_some_kinds(any_database: str) -> None:
    kinds = ["made", "said", "left", "said", "left; --"]
    entries = [Entry(seq, 7, kind, b"", None) for seq, kind in enumerate(kinds, 1)]
    async with opening(any_database) as store:
        await store.create("one", entries)
        await store.create("two", log(1, 3))
        assert await store.of_kinds("one", ["said", "made"]) == [entries[0], entries[1], entries[3]]
        assert await store.of_kinds("one", ["left; --"]) == [entries[4]]
        assert await store.of_kinds("one", ["else"]) == await store.of_kinds("one", []) == []


@story
async def test_the_newest_snapshot_is_kept(any_database: str) -> None:
    async with opening(any_database) as store:
        await store.create("one", log(1, 5))
        await store.save_snapshot("one", Snapshot(3, b"three"))
        assert await store.load("one") == Opened(Snapshot(3, b"three"), log(4, 5))
        await store.save_snapshot("one", Snapshot(2, b"late"))
        assert await store.load("one") == Opened(Snapshot(3, b"three"), log(4, 5))
        await store.save_snapshot("one", Snapshot(3, b"again"))
        await store.save_snapshot("one", Snapshot(5, b"five"))
        assert await store.load("one") == Opened(Snapshot(5, b"five"), [])
        with refused("Table 'one' has 5 entries, so that there is no snapshot at 6."):
            await store.save_snapshot("one", Snapshot(6, b"six"))
        with refused("Table 'one' has 5 entries, so that there is no snapshot at -1."):
            await store.save_snapshot("one", Snapshot(-1, b""))
        await store.append("one", log(6, 6))
        assert await store.load("one") == Opened(Snapshot(5, b"five"), log(6, 6))
        assert await everything(store, "one") == log(1, 6)


@story
async def test_a_closed_store_says_so(any_database: str) -> None:
    store = await open_store(any_database)
    await store.create("one", [])
    await store.ping()
    await store.close()
    await store.close()
    doings: list[Doing] = [
        lambda: store.append("one", log(1, 1)),
        lambda: store.load("one"),
        lambda: store.entries("one", 0, 1),
        store.ping,
    ]
    for doing in doings:
        with refused("The store is closed."):
            await doing()


@story
async def test_a_table_with_a_gap_is_not_loaded(database: str) -> None:
    async with opening(database) as store:
        await store.create("one", log(1, 3))
        change(database, "DELETE FROM alhambra.entries WHERE seq = 2")
        with refused("Table 'one' is damaged: entries 1 to 3 are not all there."):
            await store.load("one")


def test_errors_are_errors_of_alhambra() -> None:
    assert issubclass(StoreError, AlhambraError)
