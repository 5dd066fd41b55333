"""Daily games under test."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import date
from random import Random

from alhambra.core.play import legal
from alhambra.server.live.days import Days
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.daily import ListResult
from alhambra.server.protocol.replies import Done
from tests.support.tables import Device, new_id, person, run, secret_of, tables_at

DAY = date(2026, 11, 21)  # what the tests say is today


async def daily_table(tables: Tables, name: str, practice: bool = False, day: date = DAY) -> str:
    """A new table of a daily game, for one person."""
    asked = m.NewTable(
        new_id().ljust(22, "-"),
        [person(name)],
        m.GameConfig("roll-and-write"),
        daily=m.Daily(day.isoformat(), practice),
    )
    return await tables.create(asked)


async def play_daily(tables: Tables, table: str, name: str, dice: Random, turns: int = 1000) -> str:
    """Play so many turns at random, or up to the end. Gives the stage of the table."""
    device = await Device(tables, table, name).connect()
    live = await tables.open(table)
    while turns and live.table.stage == "playing":
        turn = live.table.turn
        assert turn is not None
        if turn.ready:
            command: m.Command = m.Commit(new_id(), 0)
            turns -= 1
        else:
            command = m.Play(new_id(), 0, turn.state.game.word(dice.choice(legal(turn.state))))
        reply = await device.do(command)
        assert isinstance(reply, Done), reply
        device.read()
    await device.disconnect()
    return live.table.stage


def played_game(database: str, name: str, luck: int, day: date, listed: bool = False) -> str:
    """A game of that day, played at random to its end, in a database that no server has open."""

    async def story() -> str:
        async with tables_at(database) as tables:
            table = await daily_table(tables, name, day=day)
            assert await play_daily(tables, table, name, Random(luck)) == "over"
            if listed:
                await Days(tables).list_result(ListResult(table, secret_of(name), name, consent=True))
            return table

    # In a thread of its own: where a browser is driven, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, story()).result()
