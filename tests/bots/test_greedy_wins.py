"""How well greedy plays."""

from __future__ import annotations

import pytest

from tests.bots.table import play


@pytest.mark.played
def test_greedy_beats_random_in_95_of_100_games_of_two() -> None:
    won = 0
    for number in range(100):
        seat = number % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        won += play(2, names, f"bar/{number}").winners == [seat]
    assert won >= 95


@pytest.mark.played
def test_greedy_beats_three_random_players() -> None:
    for seat in range(4):
        names = ["random"] * 4
        names[seat] = "greedy"
        assert play(4, names, f"four/{seat}").winners == [seat]


@pytest.mark.played
def test_greedy_among_its_like_plays_a_decent_game() -> None:
    points = [points for number in range(3) for points in play(3, ["greedy"] * 3, f"like/{number}").points]
    assert sum(points) / len(points) > 100
