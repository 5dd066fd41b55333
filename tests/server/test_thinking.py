"""Bots answer from processes of their own, and if they do not, somebody else does."""

from __future__ import annotations

import math
import os
import signal
import sys
from multiprocessing import resource_tracker, spawn
from pathlib import Path

import pytest

from alhambra import Config, Seeded, legal, new, view
from alhambra.server.live.thinking import Thinkers
from tests.support.tables import run

STATE = new(Config("classic", seats=3), Seeded("thinking"))
ACTIONS = legal(STATE)
VIEW = view(STATE, STATE.actor)


def test_a_bot_names_one_of_the_actions_and_the_same_again() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60)
        try:
            choices = [await thinkers.choose("greedy", "seed", VIEW, ACTIONS) for _ in range(3)]
            assert choices[0] in ACTIONS and choices.count(choices[0]) == 3
            assert thinkers.rescued == 0
        finally:
            thinkers.close()

    run(ask())


def test_a_decision_without_a_choice_asks_nobody() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        assert await thinkers.choose("no such bot", "seed", VIEW, ACTIONS[:1]) == ACTIONS[0]

    run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_killed_process_costs_one_safe_answer() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60)
        try:
            await thinkers.choose("greedy", "seed", VIEW, ACTIONS)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes:
                os.kill(process, signal.SIGKILL)
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert thinkers.rescued == 1
        finally:
            thinkers.close()

    run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_process_that_hangs_costs_one_safe_answer() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, limit=60)
        try:
            await thinkers.choose("greedy", "seed", VIEW, ACTIONS)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes:
                os.kill(process, signal.SIGSTOP)
            thinkers._limit = 0.3
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert thinkers.rescued == 1
            thinkers._limit = 60
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
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
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert thinkers._pool is None, "what hangs is ended"
            thinkers._resting = math.inf
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert thinkers._pool is None, "nobody waits for it again so soon"
            spawn.set_executable(sys.executable)
            thinkers._start, thinkers._resting = 60, 0
            assert await thinkers.choose("greedy", "seed", VIEW, ACTIONS) in ACTIONS
            assert thinkers.rescued == 2, "then they answer again"
        finally:
            spawn.set_executable(sys.executable)
            thinkers.close()

    run(ask())
