"""A table of a daily game: whose dice are those of the day, whatever is chosen and however often it is opened again."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from alhambra import Config, apply, legal, new
from alhambra.cli.commands.play import session_of
from alhambra.cli.session import PERSON
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed
from alhambra.server.store import Snapshot
from alhambra.server.table import log
from alhambra.server.table.errors import TableError
from alhambra.sheet.days import FIRST, dice_of, seed_of
from tests.support.daily import DAY, daily_table, play_daily
from tests.support.tables import Device, make_table, new_id, person, run, tables_at

pytestmark = pytest.mark.usefixtures("today")


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Services, "today", lambda _: DAY)


async def luck_of(tables: Tables, table: str) -> list[list[log.Luck]]:
    """What was rolled at the set-up and at the end of each turn, which alone is a round."""
    entries = [log.read_entry(one.data) for one in await tables.services.store.entries(table, 0, 10**6)]
    return [entry.luck for entry in entries if isinstance(entry, log.Began | log.Committed)]


def test_whoever_plays_a_day_rolls_the_same_dice() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            found = []
            for line in "abc":
                table = await daily_table(tables, line)
                await play_daily(tables, table, line, Random(line))
                found.append(await luck_of(tables, table))
            assert len({tuple(map(len, one)) for one in found}) == 3, "who earns coins rolls another pair besides"
            for other in found[1:]:
                assert found[0][0] == other[0] and len(other) == 19
                assert [luck[:2] for luck in found[0]] == [luck[:2] for luck in other]

    run(story())


def test_a_table_that_is_opened_again_goes_on_with_the_dice_of_the_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_at(tmp_path / "whole.sqlite3") as tables:
            table = await daily_table(tables, "Anna")
            await play_daily(tables, table, "Anna", Random(1))
            whole = await luck_of(tables, table)
        dice, table = Random(1), ""
        for turn in range(40):  # each in a server of its own, from the log and from snapshots
            async with tables_at(tmp_path / "parts.sqlite3") as tables:
                table = table or await daily_table(tables, "Boris")
                live = await tables.open(table)
                if turn % 3 == 2:
                    await live._keep(Snapshot(live.table.seq, log.written(live.table.snapshot())))
                if await play_daily(tables, table, "Boris", dice, 1) == "over":
                    assert await luck_of(tables, table) == whole
                    return
        raise AssertionError("it never ended")

    run(story())


def test_the_terminal_has_the_same_day_and_dice() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            live = await tables.open(await daily_table(tables, "Anna"))
            session = session_of(Config("roll-and-write", 1), seed_of(DAY), [], PERSON)
            turn = live.table.turn
            assert turn is not None
            state: Any = turn.committed
            assert state.game.view(state, 0) == session.seen()
            other = new(Config("roll-and-write", 1), chance := dice_of(seed_of(DAY)))
            device = await Device(tables, live.table.id, "Anna").connect()
            while other.actor is not None:
                action = legal(other)[0]
                apply(other, action, chance)
                await device.do(m.Play(new_id(), 0, other.game.word(action)))
                if live.table.turn is not None and live.table.turn.ready:
                    await device.do(m.Commit(new_id(), 0))
            assert live.table.stage == "over"
            assert state.game.position(live.table.turn.committed) == other.game.position(other)  # type: ignore[union-attr]

    run(story())


def test_a_table_tells_its_day_and_whether_it_is_practice() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            counted = await Device(tables, await daily_table(tables, "Anna"), "Anna").connect()
            practice = await Device(tables, await daily_table(tables, "Boris", practice=True), "Boris").connect()
            other = await Device(tables, await make_table(tables, "Carla", "open"), "Carla").connect()
            assert counted.latest().info.daily == m.Daily(DAY.isoformat())
            assert practice.latest().info.daily == m.Daily(DAY.isoformat(), True)
            assert other.latest().info.daily is None
            assert counted.latest().info.stage == "playing"

    run(story())


def wanted(**changes: Any) -> m.NewTable:
    game = m.GameConfig("roll-and-write")
    return replace(
        m.NewTable(new_id().ljust(22, "-"), [person("Anna")], game, daily=m.Daily(DAY.isoformat())), **changes
    )


def day_of(days: int, practice: bool = False) -> m.Daily:
    return m.Daily((DAY + timedelta(days)).isoformat(), practice)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "another box": ({"game": m.GameConfig("classic"), "seats": [person("A"), person("B")]}, "table-daily-game"),
    "options": ({"game": m.GameConfig("roll-and-write", [], {"fictitious": "4"})}, "table-daily-game"),
    "two people": ({"seats": [person("Anna"), person("Boris")]}, "table-daily-game"),
    "an open seat": ({"seats": [m.OpenSeat()]}, "table-daily-game"),
    "a bot": ({"seats": [m.BotSeat("greedy")]}, "table-daily-game"),
    "a stand-in": ({"settings": m.Settings(stand_in_after=5)}, "table-daily-stand-in"),
    "tomorrow": ({"daily": day_of(1)}, "table-daily-to-come"),
    "tomorrow for practice": ({"daily": day_of(1, True)}, "table-daily-to-come"),
    "yesterday": ({"daily": day_of(-1)}, "table-daily-past"),
    "no day": ({"daily": m.Daily("2026-11-31")}, "table-daily-no-day"),
    "a day of one stream": ({"daily": m.Daily((FIRST - timedelta(1)).isoformat(), True)}, "table-daily-before"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_daily_game_is_refused(name: str) -> None:
    changes, sentence = REFUSED[name]

    async def story() -> None:
        async with tables_at() as tables:
            with pytest.raises(TableError) as caught:
                await tables.create(wanted(**changes))
            assert caught.value.said.id == sentence
            assert caught.value.code.value in ("no-such-game", "no-such-day")

    run(story())


def test_a_day_that_is_over_is_played_for_practice() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            live = await tables.open(await tables.create(wanted(daily=day_of(-1, True))))
            assert live.table.daily == log.StoredDay((DAY - timedelta(1)).isoformat(), True)

    run(story())


def test_a_request_that_is_repeated_after_midnight_finds_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with tables_at() as tables:
            asked = wanted()
            table = await tables.create(asked)
            monkeypatch.setattr(Services, "today", lambda _: DAY + timedelta(1))
            assert await tables.create(asked) == table
            with pytest.raises(TableError, match="is over"):
                await tables.create(wanted())
            assert (await tables.open(table)).table.daily == log.StoredDay(DAY.isoformat())

    run(story())


def test_a_daily_game_stays_with_who_began_it() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            device = await Device(tables, await daily_table(tables, "Anna"), "Anna").connect()
            for command in (m.Leave(new_id(), 0), m.Vacate(new_id(), 0)):
                reply = await device.do(command)
                assert isinstance(reply, Failed) and reply.code == "daily-game"

    run(story())


def test_another_game_of_the_day_is_practice() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            table = await daily_table(tables, "Anna")
            await play_daily(tables, table, "Anna", Random(1))
            device = await Device(tables, table, "Anna").connect()
            assert isinstance(await device.do(m.Rematch(new_id())), Done)
            again = (await tables.open(table)).table.rematch
            assert again is not None
            info = (await Device(tables, again, "Anna").connect()).latest().info
            assert info.daily == m.Daily(DAY.isoformat(), True)

    run(story())


def test_entries_and_snapshots_of_before_name_no_day() -> None:
    entry = log.read_entry(b'{"kind":"created","game":{},"settings":{},"seats":[{}]}')
    assert isinstance(entry, log.Created) and entry.daily is None
    kept = b'{"game":{},"settings":{},"seats":[{}],"stand_ins":[],"thought":[],"turn_since":0,"position":null}'
    assert log.read_snapshot(kept).daily is None


def test_the_server_says_what_day_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    services: Any = Services(None, None)  # type: ignore[arg-type]
    for milliseconds, day in ((1795046399999, date(2026, 11, 18)), (1795046400000, date(2026, 11, 19))):
        monkeypatch.setattr("alhambra.server.live.services.now", lambda at=milliseconds: at)
        assert services.today() == day
