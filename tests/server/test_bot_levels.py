"""Bots at a table: which level sits where, what they are shown, and how long they think."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

from alhambra.bots import LEVELS
from alhambra.core.play import legal
from alhambra.server.live import bot_players
from alhambra.server.live.bot_players import BotPlayers
from alhambra.server.live.thinking import Question, Thinkers
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed, LogEntry, Update
from alhambra.server.table.errors import Code
from alhambra.server.table.log import StoredSettings
from tests.support.tables import Device, make_table, new_id, run, tables_at

SECOND = 1


def test_the_levels_of_stand_ins_are_those_of_bots_and_what_was_before() -> None:
    assert get_args(m.StandInLevel) == (*LEVELS, "greedy")
    assert m.Settings().stand_in_level == "good"
    assert msgspec.json.decode(b"{}", type=StoredSettings).stand_in_level == "greedy"
    assert StoredSettings.of(m.Settings(stand_in_level="strong")).shown().stand_in_level == "strong"


def test_the_host_changes_the_level_of_a_bot_and_everybody_is_told() -> None:
    async def play() -> None:
        async with tables_at(bot_pause=600) as tables:
            table = await make_table(tables, "Anna", "casual", "Boris", "open")
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            refused = await boris.do(m.PutBot(new_id(), SECOND, "strong"))
            assert isinstance(refused, Failed) and refused.code == Code.NOT_HOST.value
            for bot in ("strong", "strong", "expert"):
                assert isinstance(await anna.do(m.PutBot(new_id(), SECOND, bot)), Done)
                assert boris.latest().info.seats[SECOND].bot == bot
            assert isinstance(await anna.do(m.PutBot(new_id(), SECOND, None)), Done)
            told = [(one.bot, one.bot_before, one.name) for one in _log(boris) if one.kind == "bot"]
            name = boris.messages[-1].info.seats[SECOND].name or "Bashir"
            assert told == [("strong", "casual", name), ("expert", "strong", name), (None, "expert", None)]

    run(play())


def test_what_is_no_bot_is_refused_with_the_levels() -> None:
    async def play() -> None:
        async with tables_at(bot_pause=600, others=["tests.server.test_thinking:Last"]) as tables:
            table = await make_table(tables, "Anna", "open", "open")
            anna = await Device(tables, table, "Anna").connect()
            for name in (
                "genius",
                "search",
                "tests.server.test_thinking:Raising",
                "antigravity:Bot",
                "exec:true",
                "miser=exec:true",
            ):
                refused = await anna.do(m.PutBot(new_id(), SECOND, name))
                assert isinstance(refused, Failed) and refused.code == Code.NO_BOT.value
                assert refused.said is not None and refused.said.args == {"bots": tuple(LEVELS)}
            mine = "tests.server.test_thinking:Last"
            assert isinstance(await anna.do(m.PutBot(new_id(), SECOND, mine)), Done)
            assert anna.latest().info.seats[SECOND].bot == mine

    run(play())


class Heard:
    """Thinkers that keep what they are asked, and take the first action."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Question] = []
        self.turns: list[Any] = []

        async def choose(thinkers: Thinkers, question: Question, turn: Any) -> Any:
            self.questions.append(question)
            self.turns.append(turn)
            return question.actions[0]

        monkeypatch.setattr(Thinkers, "choose", choose)


async def _until_played(device: Device, turns: int) -> None:
    while sum(one.kind == "turn" for one in _log(device)) < turns:
        await asyncio.sleep(0.01)


def _log(device: Device) -> list[LogEntry]:
    device.read()
    entries = {one.seq: one for update in device.messages if isinstance(update, Update) for one in update.log}
    return list(entries.values())


@pytest.mark.parametrize("level", ["beginner", "strong", "greedy"])
def test_stand_ins_play_the_level_of_the_table(level: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris", settings=m.Settings(stand_in_level=level))
            anna = await Device(tables, table, "Anna").connect()
            live = await tables.open(table)
            mover = live.table.mover
            assert mover is not None
            await live.write([live.table.stand_in(mover, True)], None, 1)
            live.bots.go_on()
            await _until_played(anna, 1)
            assert {one.bot for one in heard.questions} == {level}

    run(play())


def test_only_who_remembers_is_shown_a_memory_and_all_know_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "expert", "good", "random")
            watcher = await Device(tables, table).connect()
            await _until_played(watcher, 6)
            config = (await tables.open(table)).table.config
            assert {one.bot for one in heard.questions} == {"expert", "good", "random"}
            for one in heard.questions:
                assert (one.view.memory is not None) == (one.bot == "expert")
                assert one.config == config
                assert one.view.seat == one.view.actor

    run(play())


def test_a_turn_has_one_budget_however_many_decisions_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "expert", "expert")
            watcher = await Device(tables, table).connect()
            await _until_played(watcher, 8)
            whose = [(id(turn), one.view.seat) for turn, one in zip(heard.turns, heard.questions)]
            assert len({seat for turn, seat in whose}) == 2
            assert len(set(whose)) == len({turn for turn, _ in whose}) >= 8, "another one for each turn"

    run(play())


def test_a_turn_goes_on_with_its_budget_after_something_was_drawn() -> None:
    live = SimpleNamespace(table=SimpleNamespace(turn_since=5), services=SimpleNamespace(bot_pause=0.0))
    bots = BotPlayers(live)  # type: ignore[arg-type]
    first = bots._budget("expert", 1)
    assert bots._budget("expert", 1) is first
    live.table.turn_since = 6
    assert bots._budget("expert", 1) is not first


@pytest.mark.parametrize(("thought", "slept"), [(0.25, 0.75), (3.0, 0.0)])
def test_thinking_counts_into_the_pause(thought: float, slept: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pauses = [100.0], list[float]()

    async def choose(thinkers: Thinkers, question: Question, turn: Any) -> Any:
        clock[0] += thought
        return question.actions[0]

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def play() -> None:
        async with tables_at(bot_pause=1.0) as tables:
            table = await make_table(tables, "good", "Anna", game=m.GameConfig("roll-and-write"))
            live = await tables.open(table)
            monkeypatch.setattr(Thinkers, "choose", choose)
            monkeypatch.setattr(bot_players, "time", SimpleNamespace(monotonic=lambda: clock[0]))
            monkeypatch.setattr(bot_players, "asyncio", SimpleNamespace(sleep=sleep))
            live.table.seats[1] = live.table.seats[0]
            planned = await live.bots._plan()
            assert planned is not None and planned[2][0] in legal(live.table.turn.state)  # type: ignore[union-attr]
            decisions = (clock[0] - 100.0) / thought
            assert pauses == [pytest.approx(max(0.0, 1.0 - decisions * thought))]
            assert decisions > 1 or pauses == [pytest.approx(slept)]

    run(play())
