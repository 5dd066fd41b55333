"""What there is to choose from, and what is changed before the game begins (K-1 to K-4, K-17)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from alhambra import BOXES, open_game
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.modules import MODULES
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.games import GameChange
from alhambra.server.protocol.messages import GameConfig, Settings
from alhambra.server.protocol.replies import Done, Failed, LogEntry, PalaceInfo
from alhambra.server.table.choosing import checked, offered
from alhambra.server.table.errors import Code
from tests.clauses import clause
from tests.support.tables import Device, make_table, new_id, run, tables_at

CAMPS = GameConfig("classic", ["camps"])
RED = GameConfig("red-palace", ["camps"], {"guard-board": "full"})


def change(game: GameConfig, seats: int, settings: Settings | None = None) -> m.ChangeGame:
    return m.ChangeGame(new_id(), game, settings or Settings(), seats)


# What there is --------------------------------------------------------------------------------------------------------


def test_every_box_is_offered_with_all_its_modules_and_options() -> None:
    assert [box.name for box in offered().boxes] == list(BOXES)
    for facts in offered().boxes:
        box = BOXES[facts.name]
        assert tuple(one.name for one in facts.modules) == box.modules
        assert {one.name: tuple(value.name for value in one.values) for one in facts.options} == box.options
        low, high = box.seats
        alone = box.name == "roll-and-write"  # its variants are for one (W-56, W-57)
        assert all(one.seats == ([1] if alone else list(range(low, high + 1))) for one in facts.options)
        assert set(facts.minutes) == {str(seats) for seats in range(box.seats[0], box.seats[1] + 1)}
        assert all(1 <= hard <= 3 for hard in (facts.hard, *[one.hard for one in facts.modules]))
        assert all(minutes > 1 for minutes in facts.minutes.values())


def test_every_module_was_measured_and_judged() -> None:
    lengths, opinions = load("lengths.json")["boxes"], load("choosing.json")
    for box in BOXES.values():
        assert set(lengths[box.name]["modules"]) == set(box.modules)
        assert all(1 <= MODULES[name].hard <= 3 for name in box.modules)
        assert box.name in opinions["hard"] and box.name in opinions["sets"]


def test_what_is_measured_says_that_more_is_longer() -> None:
    classic, red, _ = offered().boxes
    assert all(0.95 < one.longer < 1.6 for box in (classic, red) for one in box.modules)
    assert all(red.minutes[seats] > minutes for seats, minutes in classic.minutes.items())


@clause("K-1", "K-2")
def test_what_is_recommended_may_be_played() -> None:
    for box in offered().boxes:
        assert box.sets[0].modules == [] and box.sets[0].options == {}
        for one in box.sets:
            for seats in range(max(box.fewest, 2), box.most + 1):
                assert checked(GameConfig(box.name, one.modules, one.options), seats).refusal is None


@clause("K-2", "K-17")
def test_a_set_that_is_not_allowed_says_why_and_what_may_be_played_instead() -> None:
    answer = checked(GameConfig("red-palace", ["camps", "gatehouses"], {"scoring": "classic"}), 3)
    assert answer.refusal is not None and answer.refusal.clause == "K-2"
    assert answer.refusal.said.id == "no-such-module" and answer.refusal.said.args["module"] == "gatehouses"
    assert answer.ways == [
        GameConfig("red-palace", ["camps"], {"scoring": "classic"}),
        GameConfig("classic", ["camps", "gatehouses"]),
    ]
    for way in answer.ways:
        assert checked(way, 3).refusal is None


@clause("K-4")
def test_a_number_of_players_that_is_not_allowed() -> None:
    answer = checked(GameConfig(), 1)
    assert answer.refusal is not None and (answer.refusal.clause, answer.refusal.said.id) == ("K-4", "wrong-seats")
    assert answer.ways == [GameConfig("roll-and-write")]


def test_a_box_that_there_is_not() -> None:
    answer = checked(GameConfig("blue-palace", ["camps"]), 3)
    assert answer.refusal is not None and answer.refusal.said.id == "no-such-box"
    assert GameConfig("classic", ["camps"]) in answer.ways


# Before the game ------------------------------------------------------------------------------------------------------


def test_the_host_changes_what_will_be_played_and_everybody_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await make_table(tables, "Anna", "Boris", "open")
            anna = await Device(tables, table, "Anna").connect()
            boris = await Device(tables, table, "Boris").connect()
            assert isinstance(await anna.do(change(RED, 4, Settings(counts=True))), Done)
            told = boris.latest()
            assert told.info.game == RED and told.info.settings.counts and len(told.info.seats) == 4
            assert told.info.seats[3].kind == "open"
            assert told.log[-1] == LogEntry(
                *(told.log[-1].seq, told.log[-1].at, "changed", 0, "Anna"),
                change=GameChange("red-palace", ["camps"], [], {"scoring": "tiles", "guard-board": "full"}, 4, True),
            )
            await anna.do(change(replace(RED, modules=["bazaars"]), 3, Settings(counts=True)))
            told = boris.latest()
            assert told.log[-1].change == GameChange(None, ["bazaars"], ["camps"], {}, 3, False)
            await anna.do(m.PutBot(new_id(), 2, "greedy"))
            await anna.do(m.Begin(new_id()))
            begun = boris.latest()
            assert isinstance(begun.game, PalaceInfo) and set(begun.game.view.modules) >= {"bazaars", "guards"}
            assert "camps" not in begun.game.view.modules and begun.info.stage == "playing"

    run(play())


def test_a_table_that_was_changed_is_opened_again_as_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "a.db"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            await anna.do(change(CAMPS, 3))
            await anna.do(m.Rename(new_id(), 0, "Ana"))
        async with tables_at(path) as tables:
            live = await tables.open(table)
            assert live.table.game.shown() == CAMPS and live.table.game.rules["camps"] >= 1
            assert live.table.config.seats == len(live.table.seats) == len(live.table.thought) == 3
            late = await Device(tables, table, "Boris").connect()
            assert [(one.kind, one.name) for one in late.latest().log] == [("changed", "Anna"), ("renamed", "Ana")]
            await late.do(m.Sit(new_id(), "Boris", "s" * 22, 2))
            # Who goes from a seat that came later is missed like anybody.
            await late.disconnect()
            await asyncio.sleep(0)
            assert live.table.snapshot().game == live.table.game

    run(play())


def test_what_the_host_cannot_change(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await make_table(tables, "Anna", "open", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            boris = await Device(tables, table, "Boris").connect()
            cases = [
                (boris, change(CAMPS, 3), Code.NOT_HOST, "table-not-host"),
                (anna, change(CAMPS, 2), Code.SEAT_TAKEN, "table-seat-needed"),
                (anna, change(GameConfig("red-palace", ["falconers"]), 3), Code.NO_SUCH_GAME, "with-clause"),
                (anna, change(CAMPS, 1), Code.SEAT_TAKEN, "table-seat-needed"),
            ]
            for device, command, code, message in cases:
                failed = await device.do(command)
                assert isinstance(failed, Failed) and failed.said is not None
                assert (failed.code, failed.said.id) == (code.value, message)
            assert anna.latest().info.game == GameConfig() and anna.latest().log == []
            seq = anna.latest().seq
            assert isinstance(await anna.do(change(GameConfig(), 3)), Done)  # nothing is changed, so nothing is written
            assert anna.latest().seq == seq
            await anna.do(m.PutBot(new_id(), 1, "random"))
            await anna.do(m.Begin(new_id()))
            failed = await anna.do(change(CAMPS, 3))
            assert isinstance(failed, Failed) and failed.code == Code.BEGUN.value

    run(play())


def test_bots_and_free_seats_go_from_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await make_table(tables, "Anna", "open", "greedy", "open")
            anna = await Device(tables, table, "Anna").connect()
            await anna.do(change(GameConfig(), 2))
            assert [seat.kind for seat in anna.latest().info.seats] == ["person", "open"]
            assert anna.latest().info.stage == "lobby"
            await anna.do(change(GameConfig(), 6))
            assert [seat.kind for seat in anna.latest().info.seats] == ["person"] + ["open"] * 5

    run(play())


@pytest.mark.parametrize("box", BOXES)
def test_what_is_always_in_a_box(box: str) -> None:
    facts = next(one for one in offered().boxes if one.name == box)
    game: Any = open_game(Config(box, facts.most))
    assert facts.kind == ("sheet" if box == "roll-and-write" else "palace")
    assert facts.parts == [module.name for module in getattr(game.kit, "modules", [])]
