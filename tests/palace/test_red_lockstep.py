"""Whole games of The Red Palace side by side with the oracle's referee."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config
from tests.clauses import clause
from tests.support.red_lockstep import Pair, config_of, red_lockstep

SEEDS = range(10)
BOARDS = ("new-token exchange wall march", "new-token card plaza wall", "new-token preview-purchase half-building wall")


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


def between(words: list[str]) -> Counter[str]:
    """How often each ability was used between a new token and its purchase."""
    begun, used = False, Counter[str]()
    for text in words:
        verb, _, what = text.partition(":")
        if verb == "use" and begun:
            used[what.partition(":")[0]] += 1
        begun = (begun or what.startswith("new-token")) and verb not in ("buy", "bazaar", "preview")
    return used


@clause("R-36", "R-40")
@pytest.mark.played
def test_purchases_are_begun_and_sections_held_alike() -> None:
    config = Config("red-palace", 2, ("bazaars",), (("guard-board", "full"), ("scoring", "tiles")))
    used, forbidden = Counter[str](), Counter[str]()
    for number, abilities in enumerate(2 * BOARDS):
        pair = Pair(config, f"begun/{number}", abilities, points=10)
        used += between(list(red_lockstep(2 * number, pair)))
        forbidden += pair.forbidden
    # A march takes two guards more than random play leaves, as a rule.
    assert used.keys() >= {*" ".join(BOARDS).split()} - {"new-token", "march"}, used
    assert forbidden["use"] and forbidden["give"], forbidden
