"""What a majority is worth."""

from __future__ import annotations

import pytest

from alhambra.bots.palace.majorities import expected_points, majority_worth, place_points
from alhambra.palace.tiles import TYPES

GARDEN, TOWER = TYPES.index("garden"), TYPES.index("tower")


def test_points_of_the_places() -> None:
    assert [place_points(0, 1, place) for place in range(3)] == [1, 0, 0]
    assert [place_points(GARDEN, 2, place) for place in range(3)] == [12, 5, 0]
    assert [place_points(TOWER, 3, place) for place in range(4)] == [21, 13, 6, 0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [((2, 1, 0), 21), ((1, 2, 0), 13), ((1, 2, 3), 6), ((0, 1, 0), 0), ((2, 2, 0), 17), ((1, 2, 2, 2), 0)],
)
def test_a_lead_of_one_is_the_scoring_of_the_rules(counts: tuple[int, ...], points: int) -> None:
    assert expected_points(TOWER, counts, 0, 3, 1.0) == pytest.approx(points)


def test_a_lead_that_is_not_safe_counts_in_part() -> None:
    small, safe = (expected_points(TOWER, (mine, 1), 0, 2, 3.0) for mine in (2, 4))
    assert 6 < small < safe == 13


def test_a_tile_of_a_rival_hurts() -> None:
    now = majority_worth([TOWER] * 3, (2, 1, 0), 0, 3, 2)
    assert majority_worth([TOWER] * 3, (2, 2, 0), 0, 3, 2) < now < majority_worth([TOWER] * 3, (3, 1, 0), 0, 3, 2)


def test_a_tile_of_the_neutral_player_may_hurt_the_rival_more() -> None:
    behind = (0, 3, 3)
    assert majority_worth([TOWER] * 3, (0, 3, 4), 0, 2, 3) > majority_worth([TOWER] * 3, behind, 0, 2, 3)
