"""Bots at the sheet game: how well they play, and some choices of greedy."""

from __future__ import annotations

from statistics import mean

import pytest

from alhambra import legal, view, word
from alhambra.bots import BOTS, LEVELS, make_bot
from alhambra.lab.simulate import simulate
from alhambra.sheet.state import SheetState
from tests.support.sheets import VARIANTS, Options, config_of, table


def choice(state: SheetState) -> str:
    return word(state, make_bot("greedy", "7").choose(view(state, state.actor), legal(state)))


@pytest.mark.parametrize("name", [name for name in BOTS if name not in LEVELS or not LEVELS[name].playouts])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.played
def test_whole_games_with_legal_actions_only(name: str, seats: int, options: Options) -> None:
    for played in simulate(config_of(seats, options), [name] * seats, 2, "legal"):
        assert max(played.scores) > 0


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.played
def test_greedy_beats_two_random_players_in_95_of_100_games(seat: int) -> None:
    bots = ["random"] * 3
    bots[seat] = "greedy"
    won = sum(played.winners == (seat,) for played in simulate(config_of(3), bots, 100, f"bar/{seat}"))
    assert won >= 95


def test_greedy_alone_scores_far_more_than_random() -> None:
    names = ("greedy", "random")
    points = {name: mean(played.scores[0] for played in simulate(config_of(1), [name], 40, "solo")) for name in names}
    assert points["greedy"] > points["random"] + 25


def test_greedy_completes_a_row() -> None:
    state = table(built=["y1b1 y1b2 y1b3 y1b4 y1b5"], dice="y1b6 y2b2", coins=[0], round_=17)
    assert choice(state) == "build:y1b6"


def test_greedy_spends_coins_on_a_better_building_in_the_last_turn() -> None:
    state = table(built=["y1b1 y1b2 y1b3 y1b4 y1b5"], dice="y1b5 y1b5", coins=[3], round_=18, seat=0, start=1)
    assert choice(state) == "change:b5to6"


def test_greedy_takes_the_coins_where_everything_is_built() -> None:
    state = table(built=["y1b1 y1b2 y2b1 y2b2"], dice="y1b1 y2b2", coins=[0], round_=6)
    assert choice(state) == "coins"


def test_greedy_builds_a_second_time_for_a_row() -> None:
    state = table(built=["y1b1 y1b2 y1b3 y1b4 y6b6"], dice="y1b5 y1b6", round_=18, start=1)
    state.game.play(state, state.game.codes(state)[0], None)
    assert choice(state) == "second"
