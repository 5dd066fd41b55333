"""Whole games with any modules side by side with the oracle's referee."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.oracle.six.parts import NAMES
from tests.support.six_lockstep import config_of, same_estate, six_lockstep

SEEDS = range(10)
ALL = [seed for seed in SEEDS if config_of(seed).modules == NAMES]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.played
def test_engine_and_referee_play_the_same_game(seed: int) -> None:
    played = Counter(text.partition(":")[0] for text in six_lockstep(seed))
    assert played["take"] > 20 and played["lay"] > 5
    if seed in ALL:
        assert all(played[verb] for verb in ("gatehouse", "gate", "site", "draw", "marker", "store"))


def test_the_games_meet_everything() -> None:
    configs = [config_of(seed) for seed in SEEDS]
    assert {config.seats for config in configs} == {2, 3, 4, 5, 6}
    assert len({config.modules for config in configs}) > 6 and len(ALL) > 1


@pytest.mark.parametrize("seed", range(8))
def test_crowded_palaces_allow_the_same(seed: int) -> None:
    assert same_estate(seed, 12 + 3 * seed) > 20
