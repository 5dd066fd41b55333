"""A light load, and the cost of a game that is long."""

from __future__ import annotations

import pytest

from tests import load
from tests.siege.loading import Figures
from tests.siege.longgame import long_game


def test_a_few_tables_at_once_without_a_drop(capsys: pytest.CaptureFixture[str]) -> None:
    plan = load.Plan(tables=6, seconds=3.0, warm_up=0.5, grow=2, every=0.5, seed=1)
    (report,) = load.load(plan, 1, "sqlite")
    # The machine may be busy: how long it takes is measured by `make load`.
    assert load.tell([report], 60_000), capsys.readouterr().out
    assert report.figures.drops == 0
    assert len(report.figures.times) >= 6
    assert report.figures.updates >= 5 * len(report.figures.times) - 5


def test_what_is_slow_or_dropped_does_not_pass(capsys: pytest.CaptureFixture[str]) -> None:
    slow = load.Report(Figures(times=[0.01] * 90 + [0.3] * 10, commands=100, updates=500), 10.0, 1.0, 1.0)
    assert not load.tell([slow], 150)
    assert "p50 10.0 ms, p95 300.0 ms, p99 300.0 ms" in capsys.readouterr().out
    assert load.tell([slow], 301)
    for dropped in (Figures(times=[0.01], missed=1), Figures(times=[0.01], closed=1), Figures(times=[0.01], failed=1)):
        assert not load.tell([load.Report(dropped, 1.0, 1.0, 1.0)], 150)
    assert not load.tell([load.Report(Figures(), 1.0, 1.0, 1.0)], 150)


def test_a_long_game_costs_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    # A busy machine moves figures now and then; a game that costs more costs more every time.
    assert any(long_game(400, seed, 5) for seed in range(1, 6)), capsys.readouterr().out
