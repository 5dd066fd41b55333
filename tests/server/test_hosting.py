"""Who is the host: who made the table, wherever they sit, until they leave it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from alhambra.server.live.questions import answer
from alhambra.server.live.tables import Tables, restore
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed, Welcome
from alhambra.server.store.entries import Entry, Opened, Snapshot
from alhambra.server.table import log
from alhambra.server.table.errors import Code
from alhambra.server.table.log import Created, Left, StoredGame, StoredHost, StoredSeat, StoredSettings
from alhambra.server.table.people import hashed
from alhambra.server.table.table import Table
from tests.support.stages import played, stored
from tests.support.tables import Device, make_table, new_id, run, seats_of, secret_of, tables_at


async def sit(tables: Tables, table: str, name: str, seat: int) -> Device:
    device = await Device(tables, table).connect()
    assert isinstance(await device.do(m.Sit(new_id(), name, secret_of(name), seat)), Done)
    return device


async def may_host(device: Device) -> bool:
    """Whether a device can do what only the host can: it asks for nothing that would change the table."""
    info = device.latest().info
    reply = await device.do(m.ChangeGame(new_id(), info.game, info.settings, len(info.seats)))
    return not isinstance(reply, Failed) or reply.code != Code.NOT_HOST.value


async def make_hosted(tables: Tables, *kinds: str) -> str:
    """A table whose maker has a secret for it, and maybe no seat."""
    return await tables.create(m.NewTable(new_id().ljust(22, "-"), seats_of(*kinds), host=secret_of("maker")))


def test_who_takes_an_open_first_seat_is_not_the_host() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "open", "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            boris = await sit(tables, table, "Boris", 0)
            assert anna.latest().info.host == 1 and await may_host(anna) and not await may_host(boris)

    run(play())


def test_who_makes_a_table_without_a_seat_is_the_host_by_a_secret(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_hosted(tables, "open", "open")
            maker = await Device(tables, table, "maker").connect()
            boris = await sit(tables, table, "Boris", 0)
            assert boris.latest().info.host is None and not await may_host(boris)
            assert [one.host for one in maker.read() if isinstance(one, Welcome)] == [True]
            assert isinstance(await maker.do(m.PutBot(new_id(), 1, "greedy")), Done)
            changed = m.ChangeGame(new_id(), m.GameConfig(modules=["medinas"]), m.Settings(), 2)
            assert isinstance(await maker.do(changed), Done)
            said = boris.latest().log[-1]
            assert (said.kind, said.seat, said.name) == ("changed", None, None), "by the host, who has no seat"
        async with tables_at(path) as tables:
            maker = await Device(tables, table, "maker").connect()
            assert isinstance(await maker.do(m.Begin(new_id())), Done)

    run(play())


def test_the_maker_sits_down_and_is_the_host_there_on_every_device(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_hosted(tables, "open", "open")
            boris = await sit(tables, table, "Boris", 0)
            maker = await sit(tables, table, "maker", 1)
            assert boris.latest().info.host == 1
            code = await code_of_seat(maker, 1)
            await tables.carry(m.Carry(code, secret_of("phone")))
            phone = await Device(tables, table, "phone").connect()
            assert await may_host(phone)
            assert isinstance(await maker.do(m.OnlyHere(new_id(), 1, secret_of("alone"))), Done)
            assert await may_host(maker) and not await may_host(phone)
        async with tables_at(path) as tables:
            alone = await Device(tables, table, "alone").connect()
            assert await may_host(alone) and alone.latest().info.host == 1

    run(play())


async def code_of_seat(device: Device, seat: int) -> str:
    made: Any = await answer(await device.tables.open(device.table), device.peer, m.AskCode(1, seat))
    return str(made.code)


def test_the_host_who_leaves_passes_it_on_and_does_not_get_it_back() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_hosted(tables, "open", "open", "open")
            maker = await sit(tables, table, "maker", 0)
            carla, boris = await sit(tables, table, "Carla", 2), await sit(tables, table, "Boris", 1)
            assert isinstance(await maker.do(m.Leave(new_id(), 0)), Done)
            assert carla.latest().info.host == 1 and await may_host(boris)
            assert not await may_host(maker) and not await may_host(carla), "one host at a time"
            assert isinstance(await maker.do(m.Sit(new_id(), "maker", secret_of("maker"), 0)), Done)
            assert maker.latest().info.host == 1 and not await may_host(maker)

    run(play())


def test_a_maker_who_is_alone_changes_seats_and_stays_the_host() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_hosted(tables, "open", "open")
            maker = await sit(tables, table, "maker", 0)
            assert isinstance(await maker.do(m.Leave(new_id(), 0)), Done)
            boris = await sit(tables, table, "Boris", 0)
            assert await may_host(maker) and not await may_host(boris)
            assert isinstance(await maker.do(m.Sit(new_id(), "maker", secret_of("maker"), 1)), Done)
            assert boris.latest().info.host == 1

    run(play())


def test_where_nobody_is_named_the_first_who_comes_is_the_host() -> None:
    """An older page, or any other client, makes a table of open seats alone."""

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "open", "greedy", "open")
            boris = await sit(tables, table, "Boris", 2)
            await sit(tables, table, "Carla", 0)
            assert boris.latest().info.host == 2 and await may_host(boris)

    run(play())


@pytest.mark.parametrize("hosted", [StoredHost(1), StoredHost(None, hashed(secret_of("maker"))), None])
def test_a_rematch_has_the_same_host(hosted: StoredHost | None) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            created, *rest = played("Anna", "Boris", stage="over")
            assert isinstance(created, Created)
            table = await stored(tables, "t" * 20, [replace(created, host=hosted), *rest])
            anna = await Device(tables, table, "Anna").connect()
            assert isinstance(await anna.do(m.Rematch(new_id())), Done)
            again = (await tables.open(str(anna.latest().info.rematch))).table
            assert again.stored_host == (hosted or StoredHost(0)) and again.counted

    run(play())


def old(*names: str) -> Created:
    """As it was stored before there were hosts by name."""
    seats = [StoredSeat(name, hashed(secret_of(name))) if name else StoredSeat() for name in names]
    return Created(StoredGame(), StoredSettings(), seats)


def test_a_table_of_before_keeps_its_first_person() -> None:
    created = old("", "Anna", "")
    before = log.read_entry(b'{"kind":"created","game":{},"settings":{},"seats":[{},{"name":"Anna","hash":"a"},{}]}')
    assert isinstance(before, Created) and before.host is None and not before.counted
    table = Table("t", created, 0)
    assert table.host == 1
    table.seat_person(0, "Boris", "b")
    assert table.host == 0, "as it was then"
    kept = log.read_snapshot(log.written(replace(table.snapshot(), host=None, told=None)))
    again = restore("t", Opened(Snapshot(table.seq, log.written(kept)), [Entry(3, 0, "Left", log.written(Left(0, 0)))]))
    assert again.host == 1 and again.told == again.seq == 3


def test_a_table_restored_from_a_snapshot_has_the_same_host() -> None:
    table = Table("t", replace(old("", "Anna", ""), host=StoredHost(1), counted=True), 0)
    table.seat_person(0, "Boris", "b")
    again = Table.from_snapshot("t", table.seq, log.read_snapshot(log.written(table.snapshot())))
    assert again.host == table.host == 1 and (again.told, again.counted) == (2, True)
