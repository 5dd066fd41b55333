"""The id of a command is its giver's: whoever else uses it gives another command."""

from __future__ import annotations

from pathlib import Path

from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed
from alhambra.server.store.entries import Entry
from alhambra.server.table import log
from alhambra.server.table.log import Created, Said
from tests.support.stages import made, played, stored
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at


async def remarks(tables: Tables, table: str) -> list[str]:
    found = [log.read_entry(one.data) for one in await tables.services.store.entries(table, 0, 1000)]
    return [one.text for one in found if isinstance(one, Said)]


def test_an_id_that_another_seat_used_is_not_done(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "Boris", settings=m.Settings(watchers_talk=True))
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            used, hers = new_id(), new_id()
            first = await anna.do(m.Say(used, 0, "Anna's"))
            assert isinstance(first, Done)
            assert isinstance(await boris.do(m.Say(used, 1, "Boris's")), Done)
            stranger = await Device(tables, table).connect()
            refused = await stranger.do(m.Leave(used, 0))
            assert isinstance(refused, Failed) and refused.code == "not-your-seat"
            assert isinstance(await stranger.do(m.Say(used, None, "Vera's", "Vera")), Done)
            assert await remarks(tables, table) == ["Anna's", "Boris's", "Vera's"]
            assert await anna.do(m.Say(used, 0, "Anna's")) == first
            assert isinstance(await anna.do(m.Say(hers, 0, "more")), Done)
        async with tables_at(path) as tables:
            again = await Device(tables, table, "Boris").connect()
            assert isinstance(await again.do(m.Say(used, 1, "Boris's")), Done)
            refused = await (await Device(tables, table).connect()).do(m.Leave(hers, 0))
            assert isinstance(refused, Failed), "also when it has to be looked up"
            assert len(await remarks(tables, table)) == 4

    run(play())


def test_a_device_with_more_seats_than_before_is_answered_again() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            said = m.Say(new_id(), 0, "hello")
            first = await anna.do(said)
            assert isinstance(await anna.do(m.Sit(new_id(), "Boris", secret_of("Boris"), 1)), Done)
            more = await Device(tables, table, "Boris", "Anna").connect()
            assert await more.do(said) == await anna.do(said) == first
            assert await remarks(tables, table) == ["hello"]

    run(play())


def test_who_left_and_lost_the_answer_is_answered_again() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            boris = await Device(tables, table, "Boris").connect()
            leave = m.Leave(new_id(), 1)
            first = await boris.do(leave)
            assert isinstance(first, Done)
            assert await (await Device(tables, table, "Boris").connect()).do(leave) == first

    run(play())


def test_a_command_that_was_stored_by_its_id_alone_is_answered_again() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            created, began = played("Anna", "Boris", stage="playing")
            assert isinstance(created, Created)
            table = await stored(tables, "t" * 20, [made("Anna", "Boris", counted=False), began])
            row = Entry(3, 0, "Said", log.written(Said(0, "before")), "command-of-before")
            await tables.services.store.append(table, [row])
            anna = await Device(tables, table, "Anna").connect()
            assert await anna.do(m.Say("command-of-before", 0, "before")) == Done("command-of-before", 3)
            assert await remarks(tables, table) == ["before"]

    run(play())
