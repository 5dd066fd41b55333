"""The seat of somebody who is here is theirs; of somebody absent it is opened after a while, and everybody is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alhambra.server.live import absence
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed, LogEntry, Presence, Update
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at


class Clock:
    """A time that passes when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr(absence, "monotonic", lambda: self.at)
        monkeypatch.setattr(absence, "now", lambda: round(self.at * 1000))

    def wait(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def code_of(reply: Any) -> str:
    assert isinstance(reply, Failed), reply
    return reply.code


async def vacate(host: Device, seat: int = 1) -> Done | Failed:
    return await host.do(m.Vacate(new_id(), seat))


async def both(tables: Tables, table: str) -> tuple[Device, Device]:
    return await Device(tables, table, "Anna").connect(), await Device(tables, table, "Boris").connect()


def test_the_host_cannot_open_the_seat_of_who_is_here_and_see_the_hand(clock: Clock) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            anna, boris = await both(tables, await make_table(tables, "Anna", "Boris"))
            clock.wait(absence.OPENS_AFTER * 10)
            reply = await vacate(anna)
            assert code_of(reply) == "present" and "Boris is here" in reply.message  # type: ignore[union-attr]
            assert code_of(await anna.do(m.Sit(new_id(), "Spy", secret_of("Spy"), 1))) == "seat-taken"
            assert boris.peer.seats == {1}
            assert code_of(await vacate(anna, 0)) == "present", "nor their own: that is leaving"

    run(play())


def test_who_is_absent_for_a_moment_keeps_the_seat(clock: Clock) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            anna, boris = await both(tables, await make_table(tables, "Anna", "Boris"))
            await boris.disconnect()
            clock.wait(absence.OPENS_AFTER - 1.5)
            reply = await vacate(anna)
            assert code_of(reply) == "too-soon" and "in 2 seconds" in reply.message  # type: ignore[union-attr]
            boris = await Device(tables, boris.table, "Boris").connect()
            await boris.disconnect()
            clock.wait(2)
            assert code_of(await vacate(anna)) == "too-soon", "a short visit begins the time anew"
            clock.wait(absence.OPENS_AFTER)
            assert isinstance(await vacate(anna), Done)

    run(play())


def test_of_two_devices_with_a_seat_one_is_enough(clock: Clock) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            anna, boris = await both(tables, await make_table(tables, "Anna", "Boris"))
            other = await Device(tables, boris.table, "Boris").connect()
            await boris.disconnect()
            clock.wait(absence.OPENS_AFTER + 1)
            assert code_of(await vacate(anna)) == "present"
            await other.disconnect()
            assert code_of(await vacate(anna)) == "too-soon", "since the last of them is gone"

    run(play())


def test_the_table_shows_when_a_seat_can_be_opened(clock: Clock) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris", "greedy")
            anna = await Device(tables, table, "Anna").connect()
            opens = round((clock.at + absence.OPENS_AFTER) * 1000)
            assert [seat.opens for seat in anna.latest().info.seats] == [None, opens, None]
            boris = await Device(tables, table, "Boris").connect()
            clock.wait(60)
            await boris.disconnect()
            told = [one.opens for one in anna.read() if isinstance(one, Presence)]
            assert told[-1] == [None, opens + 60_000, None]
            clock.wait(absence.OPENS_AFTER)
            assert isinstance(await vacate(anna), Done)
            assert [seat.opens for seat in anna.latest().info.seats] == [None] * 3, "nobody is waited for"

    run(play())


def test_after_a_restart_everybody_has_the_whole_time_again(clock: Clock, tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            anna, boris = await both(tables, await make_table(tables, "Anna", "Boris"))
            await boris.disconnect()
            clock.wait(absence.OPENS_AFTER + 1)
        async with tables_at(path) as tables:
            anna = await Device(tables, anna.table, "Anna").connect()
            assert code_of(await vacate(anna)) == "too-soon"
            clock.wait(absence.OPENS_AFTER)
            assert isinstance(await vacate(anna), Done)

    run(play())


def left(device: Device) -> LogEntry:
    return next(one for one in reversed(device.latest().log) if one.kind == "left")


def test_everybody_is_told_who_opened_whose_seat(clock: Clock, tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "Boris", "Carla")
            anna, carla = [await Device(tables, table, name).connect() for name in ("Anna", "Carla")]
            watcher = await Device(tables, table).connect()
            clock.wait(absence.OPENS_AFTER)
            assert isinstance(await vacate(anna), Done)
            for device in (anna, carla, watcher):
                said = left(device)
                assert (said.seat, said.name, said.by_host, said.by, said.by_name) == (1, "Boris", True, 0, "Anna")
            boris = await Device(tables, table, "Boris").connect()
            assert boris.latest().seat is None and left(boris).by_name == "Anna", "also who comes back too late"
            assert isinstance(await carla.do(m.Leave(new_id(), 2)), Done)
            assert (left(watcher).name, left(watcher).by_host, left(watcher).by) == ("Carla", False, None)
        async with tables_at(path) as tables:
            again = await Device(tables, table).connect()
            assert [one.by_name for one in again.latest().log if one.kind == "left"] == ["Anna", None]

    run(play())


def test_who_sits_down_next_plays_on(clock: Clock) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            clock.wait(absence.OPENS_AFTER)
            assert isinstance(await vacate(anna), Done)
            carla = await Device(tables, table).connect()
            assert isinstance(await carla.do(m.Sit(new_id(), "Carla", secret_of("Carla"))), Done)
            last: Update = carla.latest()
            assert last.seat == 1 and last.game.view.hand  # type: ignore[union-attr]

    run(play())
