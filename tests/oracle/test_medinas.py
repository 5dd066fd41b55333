"""The medina oracle on the examples of the clauses and of the rulebook."""

import random

import pytest

from tests.oracle.medinas import losses


def test_example_fewest_of_all_and_the_dearest_decides() -> None:
    players = [[8, 7, 2], [5, 4, 3], [10]]
    assert losses(players, 3) == [-3, -6, -9]


def test_example_two_without_any_at_the_third_scoring() -> None:
    assert losses([[], [], [10], [2, 3]], 3) == [-11, -11, -3, 0]


def test_example_the_neutral_player_shares() -> None:
    assert losses([[7], [], []], 1) == [0, -3, -3]


@pytest.mark.parametrize(("scoring", "expected"), [(1, [-3, 0, 0, 0]), (2, [-6, -3, 0, 0]), (3, [-9, -6, -3, 0])])
def test_the_table(scoring: int, expected: list[int]) -> None:
    assert losses([[2], [3, 4], [5, 6, 7], [8, 9, 10]], scoring) == expected


@pytest.mark.parametrize(("scoring", "expected"), [(1, -4), (2, -8), (3, -12)])
def test_one_without_any_loses_more(scoring: int, expected: int) -> None:
    assert losses([[2, 3], [], [4], [5]], scoring)[1] == expected


def test_after_one_without_any_the_places_go_on() -> None:
    assert losses([[9, 10], [], [4], [5]], 3) == [0, -12, -6, -3]


@pytest.mark.parametrize(
    ("scoring", "without", "expected"),
    [
        (1, 2, -3),
        (1, 3, -2),
        (1, 4, -2),
        (1, 6, -2),
        (2, 2, -7),
        (2, 3, -5),
        (2, 4, -5),
        (2, 5, -4),
        (2, 6, -4),
        (3, 2, -11),
        (3, 3, -9),
        (3, 4, -8),
        (3, 5, -7),
        (3, 6, -6),
    ],
)
def test_several_without_any_share_and_round_up(scoring: int, without: int, expected: int) -> None:
    others = [[2], [3], [4], [5]][: 6 - without]
    points = losses([[] for _ in range(without)] + others, scoring)
    assert points[:without] == [expected] * without
    third = -3 if scoring == 3 and without == 2 else 0
    assert points[without:] == [third, 0, 0, 0][: len(others)]


def test_among_three_all_lose_at_the_third_scoring() -> None:
    assert losses([[2], [3], [4, 5, 6, 7, 8, 9, 10]], 3) == [-9, -6, -3]


def test_number_goes_before_price() -> None:
    assert losses([[10], [2, 3]], 1) == [-3, 0]
    assert losses([[10, 2], [9, 8]], 1) == [0, -3]


def test_only_the_dearest_decides() -> None:
    assert losses([[2, 3, 10], [7, 8, 9], [4]], 2) == [0, -3, -6]


def test_two_of_one_price_are_refused() -> None:
    with pytest.raises(ValueError, match="one price"):
        losses([[5], [5]], 1)


def test_places_dealt_out_one_after_another_agree() -> None:
    """Ranked by sorting, a pot for those without, then one place each."""
    chance = random.Random(3)
    for _ in range(300):
        players: list[list[int]] = [[] for _ in range(chance.randrange(3, 7))]
        for price in range(2, 11):
            owner = chance.randrange(len(players) + 3)
            if owner < len(players):
                players[owner].append(price)
        scoring = chance.randrange(1, 4)
        places = {1: [3], 2: [6, 3], 3: [9, 6, 3]}[scoring]
        expected = [0] * len(players)
        without = [number for number, owned in enumerate(players) if not owned]
        pot = sum(places[: len(without)])
        for number in without:
            expected[number] = -next(share for share in range(20) if share * len(without) >= pot) - scoring
        rest = [number for number, owned in enumerate(players) if owned]
        rest.sort(key=lambda number: (len(players[number]), max(players[number])))
        for number, lost in zip(rest, places[len(without) :], strict=False):
            expected[number] = -lost
        assert losses(players, scoring) == expected
