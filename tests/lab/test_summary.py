"""Wins, scores and their intervals."""

from __future__ import annotations

import pytest

from alhambra.lab.summary import Tally, mean_estimate, wilson


def test_shared_wins_are_fractions() -> None:
    tally = Tally(3)
    tally.add([10, 10, 10], [0, 1, 2], 50)
    tally.add([20, 20, 5], [0, 1], 60)
    tally.add([1, 2, 3], [2], 70)
    summary = tally.summary()
    assert summary.games == 3
    assert [seat.wins for seat in summary.seats] == pytest.approx([5 / 6, 5 / 6, 4 / 3])
    assert sum(seat.share.mean for seat in summary.seats) == pytest.approx(1)
    assert summary.decisions == 60


def test_the_mean_score_has_a_normal_interval() -> None:
    tally = Tally(1)
    for points in (10, 20, 30, 40):
        tally.add([points], [0], 1)
    score = tally.summary().seats[0].score
    # Standard deviation 12.9099, so 1.96 standard errors are 12.6515.
    assert (score.mean, score.low, score.high) == pytest.approx((25, 12.3485, 37.6515), abs=1e-3)


def test_one_game_has_no_interval() -> None:
    estimate = mean_estimate(1, 42, 42 * 42)
    assert (estimate.mean, estimate.low, estimate.high) == (42, None, None)


def test_equal_scores_have_an_interval_without_width() -> None:
    estimate = mean_estimate(3, 30, 300)
    assert (estimate.low, estimate.high) == (10, 10)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # worked out by hand from Wilson's formula with z = 1.96
        (0, 10, 0, 0.2775),
        (10, 10, 0.7225, 1),
        (5, 10, 0.2366, 0.7634),
        (50, 200, 0.1952, 0.3144),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_the_order_of_the_games_makes_no_difference() -> None:
    games = [([points, 100 - points], [0], points) for points in range(0, 90, 7)]
    there, back = Tally(2), Tally(2)
    for game in games:
        there.add(*game)
    for game in reversed(games):
        back.add(*game)
    assert there.summary() == back.summary()


def test_no_game_no_summary() -> None:
    with pytest.raises(ValueError, match="no game"):
        Tally(2).summary()
