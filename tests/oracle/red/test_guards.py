"""Guards, placement tiles, score tiles and half-buildings of The Red Palace."""

import json

import pytest

from tests.oracle.geometry import Palace, unbroken, violations
from tests.oracle.positions import fortress
from tests.oracle.red.guards import (
    DATA,
    NUMBERS,
    guard_points,
    neutral_guards,
    on_longest_wall,
    placed,
    placement_number,
    points_for_missing,
)
from tests.oracle.scoring import TABLE, TYPES, line_of, line_points, majority, majority_with_halves

FIRST_GAME = [3, 2, 3, 2, 3, 2, 3, None]


def test_placement_tiles_fill_from_the_left() -> None:
    assert placed(FIRST_GAME, 0) == [0] * 8
    assert placed(FIRST_GAME, 1) == [1, 0, 0, 0, 0, 0, 0, 0]
    assert placed(FIRST_GAME, 3) == [3, 0, 0, 0, 0, 0, 0, 0]
    assert placed(FIRST_GAME, 4) == [3, 1, 0, 0, 0, 0, 0, 0]
    assert placed(FIRST_GAME, 18) == [3, 2, 3, 2, 3, 2, 3, 0]
    assert placed(FIRST_GAME, 32) == [3, 2, 3, 2, 3, 2, 3, 14]


def test_no_free_square() -> None:
    with pytest.raises(ValueError, match="no free square"):
        placed([1, 2], 4)


def test_the_number_below_the_rightmost_tile_with_a_guard() -> None:
    assert NUMBERS == [1, 2, 3, 4, 5, 6, 7, 8]
    numbers = [placement_number(FIRST_GAME, guards) for guards in range(20)]
    assert numbers == [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8]
    assert placement_number(FIRST_GAME, 32) == 8


def test_the_neutral_player_brings_half_of_a_delivery() -> None:
    assert neutral_guards([]) == neutral_guards([0] * 6) == 0
    assert neutral_guards([1, 0, 0, 0, 0, 0]) == 1
    assert neutral_guards([1, 1, 0, 0, 0, 0]) == 1
    assert neutral_guards([2, 1, 1, 1, 0, 0]) == 3


@pytest.mark.parametrize(("scorings", "each"), [(0, 1), (1, 2), (2, 3)])
def test_points_for_missing_guards(scorings: int, each: int) -> None:
    assert points_for_missing(1, 0, 20, scorings) == each
    assert points_for_missing(2, 1, 20, scorings) == each
    assert points_for_missing(2, 0, 20, scorings) == 2 * each
    assert points_for_missing(1, 0, each, scorings) == each
    assert points_for_missing(1, 0, each - 1, scorings) is None


def test_who_has_the_guards_pays_no_points() -> None:
    assert points_for_missing(1, 1, 20, 2) == 0
    assert points_for_missing(2, 5, 0, 2) == 0
    assert points_for_missing(1, 1, -4, 0) == 0


def test_not_enough_points() -> None:
    assert points_for_missing(2, 0, 5, 2) is None
    assert points_for_missing(2, 1, 5, 2) == 3
    assert points_for_missing(1, 0, 0, 0) is None
    assert points_for_missing(1, 0, -3, 0) is None


def picture() -> Palace:
    """Return a palace with a long, a short and an inner wall."""
    return {
        (0, 0): "",
        (1, 0): "S",
        (2, 0): "ES",
        (2, 1): "E",
        (2, 2): "NE",
        (1, 2): "NS",
        (1, 1): "N",
        (-1, 0): "SW",
    }


def test_example_three_guards_on_the_longest_wall() -> None:
    palace = picture()
    guards = {(2, 0): "S", (2, 2): "NE", (-1, 0): "W", (1, 1): "N"}
    assert violations(palace) == set()
    assert on_longest_wall(palace, guards) == 3
    number = placement_number(FIRST_GAME, 10)
    assert number == 4
    assert guard_points(palace, guards, number) == 12


def test_no_guard_spent_scores_nothing() -> None:
    assert guard_points(picture(), {(2, 2): "NE"}, placement_number(FIRST_GAME, 0)) == 0


def test_guards_only_on_the_shorter_wall() -> None:
    assert guard_points(picture(), {(-1, 0): "SW"}, 8) == 0


def test_the_best_of_several_longest_walls() -> None:
    palace = {(0, 0): "", (1, 0): "NS", (2, 0): "NS", (-1, 0): "W"}
    assert sorted(map(len, unbroken(palace))) == [1, 2, 2]
    assert guard_points(palace, {(1, 0): "N"}, 5) == 5
    assert guard_points(palace, {(1, 0): "NS", (2, 0): "S", (-1, 0): "W"}, 5) == 10


def test_a_wall_the_whole_way_round() -> None:
    assert guard_points(fortress(), {(-1, 1): "NW", (1, -1): "ES", (0, 1): "N"}, 8) == 40


def test_no_wall_or_no_guard() -> None:
    assert guard_points({(0, 0): ""}, {}, 8) == 0
    assert guard_points(picture(), {}, 8) == 0


def test_a_guard_stands_on_a_wall() -> None:
    with pytest.raises(ValueError, match="without a wall"):
        on_longest_wall(picture(), {(1, 0): "N"})


def test_example_halves_decide() -> None:
    assert majority_with_halves([2, 2], [1, 0], "garden", 1) == [5, 0]
    assert majority_with_halves([2, 2, 1], [0, 1, 0], "garden", 3) == [12, 20, 5]


def test_a_half_is_less_than_a_whole() -> None:
    assert majority_with_halves([2, 3], [1, 0], "tower", 2) == [6, 13]


def test_a_half_alone_counts_nothing() -> None:
    assert majority_with_halves([0, 1, 0], [1, 0, 0], "tower", 2) == [0, 13, 0]
    assert majority_with_halves([0, 0], [1, 0], "tower", 1) == [0, 0]


def test_without_halves_as_before() -> None:
    for counts in ([4, 1, 3, 0], [4, 2, 4], [1, 1, 1], [0, 0, 2]):
        for name in TYPES:
            for scoring in (1, 2, 3):
                expected = majority(counts, name, scoring)
                assert majority_with_halves(counts, [0] * len(counts), name, scoring) == expected


CHAMBERS_THIRD = ["arcades", "pavilion", "chambers", "tower", "garden", "seraglio"]
TOWER_SIXTH = ["arcades", "chambers", "garden", "seraglio", "pavilion", "tower"]
GARDEN_SECOND = ["pavilion", "garden", "tower", "arcades", "seraglio", "chambers"]


def test_example_chambers_third() -> None:
    assert line_points(CHAMBERS_THIRD, "chambers", 1, 1) == 3
    assert line_points(CHAMBERS_THIRD, "chambers", 1, 2) == 0


def test_example_two_tied_for_towers_sixth() -> None:
    assert majority_with_halves([4, 4, 2], [0, 0, 0], line_of(TOWER_SIXTH, "tower"), 2) == [9, 9, 0]


def test_example_garden_second() -> None:
    assert [line_points(GARDEN_SECOND, "garden", 3, place) for place in (1, 2, 3, 4)] == [17, 9, 2, 0]
    assert majority_with_halves([2, 4, 1], [0, 0, 0], line_of(GARDEN_SECOND, "garden"), 3) == [9, 17, 2]


def test_the_order_of_the_types_is_the_classic_table() -> None:
    for name in TYPES:
        assert line_of(list(TYPES), name) == name


def test_the_data_says_the_same() -> None:
    content = json.loads(DATA.read_text(encoding="utf-8"))
    ranks = [tuple(tuple(rank[key]) for key in ("first", "second", "third")) for rank in content["points_by_rank"]]
    assert ranks == [TABLE[name] for name in TYPES]
    assert content["first_game_side"]["placement"] == FIRST_GAME
    for tile in content["score_tiles"]:
        assert sorted(tile["order"]) == sorted(TYPES)
