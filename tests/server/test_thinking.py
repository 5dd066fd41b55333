"""Bots answer from processes of their own, and if they do not, somebody else does."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing import resource_tracker, spawn
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, Seeded, legal, new, view
from alhambra.bots import BOTS, LEVELS, Bot, Budget, make_bot
from alhambra.bots.level_bot import FEWEST
from alhambra.bots.levels import Level
from alhambra.server.live.pacing import LEAST, PACE, TurnBudget
from alhambra.server.live.thinking import SAFE, Question, Thinkers
from tests.support.tables import run

STATE = new(Config("classic", seats=3), Seeded("thinking"))
ACTIONS = legal(STATE)
VIEW = view(STATE, STATE.actor)


async def asked(thinkers: Thinkers, bot: str = "greedy", actions: Sequence[Any] = ACTIONS) -> Any:
    question = Question(bot, "seed", VIEW, actions, STATE.game.config)
    return await thinkers.choose(question, TurnBudget(bot, 0.0))


def test_a_bot_names_one_of_the_actions_and_the_same_again() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60, start=300)
        try:
            choices = [await asked(thinkers) for _ in range(3)]
            assert choices[0] in ACTIONS and choices.count(choices[0]) == 3
            assert thinkers.rescued == 0
        finally:
            thinkers.close()

    run(ask())


def test_a_decision_without_a_choice_asks_nobody() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        assert await asked(thinkers, "no such bot", ACTIONS[:1]) == ACTIONS[0]

    run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_killed_process_costs_one_safe_answer() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60, start=300)
        try:
            await asked(thinkers)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes:
                os.kill(process, signal.SIGKILL)
            assert await asked(thinkers) in ACTIONS
            assert await asked(thinkers) in ACTIONS
            assert thinkers.rescued == 1
        finally:
            thinkers.close()

    run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_process_that_hangs_costs_one_safe_answer() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60, start=300)
        try:
            await asked(thinkers)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes:
                os.kill(process, signal.SIGSTOP)
            thinkers._limit = 0.3
            assert await asked(thinkers) in ACTIONS
            assert thinkers.rescued == 1
            thinkers._limit = 60
            assert await asked(thinkers) in ACTIONS
            assert thinkers.rescued == 1
        finally:
            thinkers.close()

    run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_processes_that_hang_while_they_start_do_not_stop_the_bots(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging"
    hanging.write_text("#!/bin/sh\nexec sleep 600\n")
    hanging.chmod(0o755)
    resource_tracker.ensure_running()  # which would be started in the same way, and stay for other tests

    async def ask() -> None:
        thinkers = Thinkers(1, limit=60, start=0.2)
        try:
            spawn.set_executable(str(hanging))
            assert await asked(thinkers) in ACTIONS
            assert thinkers._pool is None, "what hangs is ended"
            thinkers._resting = math.inf
            assert await asked(thinkers) in ACTIONS
            assert thinkers._pool is None, "nobody waits for it again so soon"
            spawn.set_executable(sys.executable)
            thinkers._start, thinkers._resting = 60, 0
            assert await asked(thinkers) in ACTIONS
            assert thinkers.rescued == 2, "then they answer again"
        finally:
            spawn.set_executable(sys.executable)
            thinkers.close()

    run(ask())


SAFELY = make_bot(SAFE, "seed", STATE.game.config).choose(VIEW, ACTIONS)


def test_the_safe_answer_is_that_of_a_careful_step_and_never_luck() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        thinkers._resting = math.inf
        assert {await asked(thinkers, name) for name in ("random", "expert")} == {SAFELY}
        assert thinkers._pool is None and thinkers.rescued == 2

    run(ask())


def test_a_bot_that_is_not_known_here_is_never_imported() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        assert await asked(thinkers, "antigravity:Bot") == SAFELY
        assert "antigravity" not in sys.modules and thinkers._pool is None
        assert not thinkers.remembers("antigravity:Bot")

    run(ask())


class Raising(Bot):
    """A bot of somebody else, with a mistake."""

    remembers = True

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        raise ZeroDivisionError


class Cheating(Bot):
    """Names what is not among the actions."""

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        return "nothing of this"


class Last(Bot):
    """Takes the last, however much it may think."""

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        assert self.budget.seconds is not None and self.config == STATE.game.config
        return actions[-1]


def test_bots_that_the_host_has_named_sit_at_tables() -> None:
    async def ask() -> None:
        names = [f"{__name__}:{kind.__name__}" for kind in (Raising, Cheating, Last)]
        thinkers = Thinkers(1, limit=60, start=300, others=names)
        try:
            assert set(thinkers.bots) == {*BOTS, *names}
            assert [thinkers.remembers(name) for name in names] == [True, False, False]
            assert [await asked(thinkers, name) for name in names] == [SAFELY, SAFELY, ACTIONS[-1]]
            assert thinkers.rescued == 2 and thinkers.decisions == 3
            assert thinkers._pool is not None, "a mistake costs no process"
        finally:
            thinkers.close()

    run(ask())


def test_where_more_wait_than_there_are_processes_each_gets_a_part() -> None:
    """Nobody is asked later for it: the parts are those of who still waits."""

    async def ask() -> None:
        thinkers = Thinkers(2, limit=60, start=300)
        try:
            await asked(thinkers, "good")
            assert thinkers.parted == 1.0
            await asyncio.gather(*(asked(thinkers, "good") for _ in range(8)))
            assert thinkers.decisions == 9
            # All eight are there when the first two are let in, then fewer and fewer.
            assert 1.0 + 8 * 2 / 16 < thinkers.parted < 1.0 + 8 * 0.75
        finally:
            thinkers.close()

    run(ask())


class TestTurnBudget:
    """The decisions of a turn share its playouts and its time."""

    def test_each_gets_half_of_what_is_left(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("time.monotonic", lambda: 100.0)
        monkeypatch.setitem(LEVELS, "expert", Level(name="expert", playouts=1000))
        turn = TurnBudget("expert", 2.0)
        assert [turn.decision(1.0) for _ in range(3)] == [Budget(500, 1.0), Budget(250, 1.0), Budget(125, 1.0)]
        assert turn.decision(0.5) == Budget(round(62 / 2), 0.5)

    def test_time_that_is_over_leaves_a_little(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock = [100.0]
        monkeypatch.setattr("time.monotonic", lambda: clock[0])
        turn = TurnBudget("expert", 0.0)
        clock[0] += PACE / 2
        first, second = turn.decision(1.0), None
        assert first is not None and first.seconds == pytest.approx(PACE / 4)
        clock[0] += 60.0
        for _ in range(20):
            second = turn.decision(0.01)
        assert second == Budget(FEWEST, LEAST)

    def test_who_does_not_search_needs_none_and_others_have_time_alone(self) -> None:
        assert TurnBudget("casual", 1.0).decision(1.0) is None
        budget = TurnBudget("miser:Miser", 1.0).decision(1.0)
        assert budget is not None and budget.playouts is None
