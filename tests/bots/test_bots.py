"""Which bots there are, and what holds for all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from alhambra.bots import BOTS, FROZEN, OTHERS, make_bot
from alhambra.core.errors import ConfigError
from alhambra.palace.actions import Done, Take
from tests.bots.table import play, table

ALL = "beginner, casual, good, strong, expert, greedy, random, search"
GAME_IN_WORDS = "from tests.bots.table import play; print(*play(3, ['greedy', 'random', 'greedy'], 'hash').words)"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_made_by_its_name(name: str) -> None:
    assert make_bot(name, "7").name == name


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(ConfigError, match=f"^There is no bot 'chess'; there are {ALL}\\.$"):
        make_bot("chess", "7")


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_bot_is_refused_with_the_commit_that_has_it(name: str) -> None:
    said = rf"^The bot '{name}' is frozen in .* `python -m tools\.frozen {FROZEN[name]}` builds it"
    with pytest.raises(ConfigError, match=said):
        make_bot(name, "7")


def test_nobody_is_offered_the_others_at_a_table() -> None:
    assert OTHERS
    assert not {*OTHERS, *FROZEN} & set(BOTS)


def test_a_near_match_is_suggested() -> None:
    with pytest.raises(ConfigError, match=rf"did you mean 'greedy'\? There are {ALL}\.$"):
        make_bot("gredy", "7")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.played
def test_whole_games_with_legal_actions_only(name: str, seats: int) -> None:
    played = play(seats, [name] * seats, "legal", playouts=2)
    assert played.winners and max(played.points) > 0


def test_bots_of_different_kinds_play_together() -> None:
    assert play(5, ["greedy", "random", "greedy", "random", "random"], "mixed").winners


def test_the_same_seed_plays_the_same_game() -> None:
    names = ["greedy", "random", "greedy"]
    assert play(3, names, "same").words == play(3, names, "same").words
    assert play(3, names, "same").words != play(3, names, "other").words


def test_the_hash_seed_makes_no_difference() -> None:
    said = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", GAME_IN_WORDS], env=env, capture_output=True, text=True, check=True)
        said.add(run.stdout)
    assert len(said) == 1 and said.pop().strip()


def test_random_chooses_each_action_as_often() -> None:
    bot = make_bot("random", "even")
    actions = [Take(("y1",)), Take(("g2",)), Done()]
    chosen = Counter(bot.choose(table(), actions) for _ in range(3000))
    assert set(chosen) == set(actions)
    assert min(chosen.values()) > 900
