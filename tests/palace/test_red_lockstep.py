"""Whole games of The Red Palace side by side with the oracle's referee."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.red_lockstep import config_of, red_lockstep

SEEDS = range(10)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.played
def test_engine_and_referee_play_the_same_game(seed: int) -> None:
    played = Counter(text.partition(":")[0] for text in red_lockstep(seed))
    assert played["buy"] > 20 and played["use"] > 5 and played["pay"] > 0


def test_the_games_meet_everything() -> None:
    configs = [config_of(seed) for seed in SEEDS]
    assert {config.seats for config in configs} == {2, 3, 4, 5, 6}
    assert len({config.modules for config in configs}) == 8
    assert len({config.options for config in configs}) == 4
