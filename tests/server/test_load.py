"""A light load, a small crowd, and the cost of a game that is long."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests import load
from tests.siege.botpace import Figures as BotFigures
from tests.siege.botpace import Pace, bot_pace
from tests.siege.botpace import tell as tell_of_bots
from tests.siege.crowd import crowd
from tests.siege.figures import Figures, ratios
from tests.siege.longgame import long_game
from tests.siege.pacing import Plan
from tests.siege.pacing import load as put_under_load


def test_a_few_tables_at_once_without_a_drop(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(tables=6, watchers=1, seconds=3.0, slice=1.0, grow=2, every=0.5, commands=0.0, seed=1)
    figures = asyncio.run(put_under_load(plan, "sqlite"))["now"]
    # The machine may be busy: how long it takes is measured by `make load`.
    assert load.tell(figures, (60_000, 60_000, 1_000)), capsys.readouterr().out
    assert figures.drops == 0
    assert len(figures.done) > len(figures.others) > 0
    assert figures.updates >= 5 * len(figures.others)


def test_what_is_slow_or_dropped_does_not_pass(capsys: pytest.CaptureFixture[str]) -> None:
    slow = Figures(done=[0.01] * 90 + [0.3] * 10, others=[0.01], seconds=10.0, server=1.0, generator=1.0)
    assert not load.tell(slow, (150, 1000, 100))
    assert "p50 10.0 ms, p95 300.0 ms, p99 300.0 ms" in capsys.readouterr().out
    assert load.tell(slow, (301, 301, 10))
    assert not load.tell(slow, (301, 299, 10)), "p99"
    assert not load.tell(slow, (301, 301, 9)), "too much of a core"
    whole = Figures(done=[0.01], seconds=1.0)
    for dropped in (replace(whole, missed=1), replace(whole, closed=1), replace(whole, failed=1)):
        assert not load.tell(dropped, (150, 150, 100))
    assert not load.tell(Figures(), (150, 150, 100))


def test_two_servers_are_compared_as_parts() -> None:
    before = Figures(done=[0.04], others=[0.02], received=100, updates=1, seconds=10.0, server=4.0, memory=100)
    now = Figures(done=[0.01], others=[0.01], received=50, updates=1, seconds=10.0, server=1.0, memory=50)
    done, others, rest = ratios(now, before)
    assert "p50 0.25, p95 0.25, p99 0.25" in done and "p50 0.50" in others
    assert rest == "CPU 0.25, memory 0.50, bytes an update 0.50"


def test_a_crowd_gets_in_and_misses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(crowd(60, 2.0)), capsys.readouterr().out


def test_a_long_game_costs_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    # A busy machine moves figures now and then; a game that costs more costs more every time.
    assert any(long_game(400, seed, 5) for seed in range(1, 6)), capsys.readouterr().out


def test_tables_of_bots_play_on_by_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    figures = asyncio.run(bot_pace(Pace("good", tables=2, seconds=3.0, seats=2, pause=0.05)))
    # How long it takes, and whether a bot had to be answered for because of that, is measured by `make load`.
    in_time = replace(figures, bots={**figures.bots, "rescued": 0.0})
    assert tell_of_bots(in_time, 600_000), capsys.readouterr().out
    assert len(figures.turns) > 2 and figures.lost == 0


def test_bots_that_are_slow_or_had_to_be_answered_for_do_not_pass() -> None:
    asked = {"asked": 10.0, "parted": 5.0, "rescued": 0.0}
    fine = BotFigures(turns=[0.6] * 95 + [0.7] * 5, bots=asked)
    assert tell_of_bots(fine, 700) and not tell_of_bots(replace(fine, turns=[0.6] * 90 + [0.8] * 10), 700)
    assert not tell_of_bots(replace(fine, bots={**asked, "rescued": 1.0}), 700)
    assert not tell_of_bots(replace(fine, lost=1), 700)
    assert not tell_of_bots(BotFigures(), 700)
