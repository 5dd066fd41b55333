"""Greedy-1 is frozen: it chooses what it has always chosen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra import Config
from alhambra.bots import BOTS, OTHERS
from alhambra.core.records import Record
from alhambra.lab.simulate import simulate

KEPT = [json.loads(line) for line in (Path(__file__).parent / "greedy-1.jsonl").read_text().splitlines()]


@pytest.mark.played
@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: Config.from_json(kept["config"]).to_text())
def test_it_plays_the_games_that_it_played_before(kept: dict[str, object]) -> None:
    config = Config.from_json(kept["config"])
    (played,) = simulate(config, ["greedy-1"] * config.seats, 1, str(kept["seed"]), records=True)
    assert played.line is not None
    assert list(Record.from_line(played.line).actions) == kept["actions"]
    assert list(played.scores) == kept["scores"]


def test_nobody_is_offered_it_at_a_table() -> None:
    assert "greedy-1" in OTHERS
    assert not set(OTHERS) & set(BOTS)
