"""A clock that is wrong: a small machine without a battery begins in 1970, or before it."""

from __future__ import annotations

import time

import pytest

from alhambra.server.live.services import now
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done
from tests.support.tables import Device, make_table, new_id, run, tables_at, words_of


def test_a_clock_before_1970_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: -1_000_000_000_000)

    async def story() -> None:
        async with tables_at() as tables:
            device = await Device(tables, await make_table(tables, "Anna", "Ben"), "Anna", "Ben").connect()
            seat = device.latest().info.actor
            assert seat is not None
            word = words_of(device.latest(seat))[0]
            assert isinstance(await device.do(m.Play(new_id(), seat, word)), Done)
            assert device.latest().info.turn_since == now() == 0

    run(story())


def test_a_clock_that_is_set_while_somebody_thinks_takes_no_time_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with tables_at() as tables:
            device = await Device(tables, await make_table(tables, "Anna", "Ben"), "Anna", "Ben").connect()
            seat = device.latest().info.actor
            assert seat is not None
            live = await tables.open(device.table)
            while live.table.turn is not None and not live.table.turn.ready:
                await device.do(m.Play(new_id(), seat, words_of(device.latest(seat))[0]))
            monkeypatch.setattr(time, "time_ns", lambda: -1_000_000_000_000)
            assert isinstance(await device.do(m.Commit(new_id(), seat)), Done)
            assert device.latest().info.seats[seat].thought == 0

    run(story())
