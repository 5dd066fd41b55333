"""The scoring oracle on the rulebooks' examples and on ties."""

from tests.oracle.scoring import TABLE, TYPES, majority


def test_each_type_is_one_more_than_the_one_before() -> None:
    for step, name in enumerate(TYPES):
        assert TABLE[name] == (
            (1 + step,),
            (8 + step, 1 + step),
            (16 + step, 8 + step, 1 + step),
        )


def test_example_first_scoring_most_chambers() -> None:
    assert majority([1, 3, 2], "chambers", 1) == [0, 4, 0]


def test_example_second_scoring_towers() -> None:
    assert majority([4, 1, 3, 0], "tower", 2) == [13, 0, 6, 0]


def test_example_second_scoring_two_share_the_most_towers() -> None:
    assert majority([4, 2, 4], "tower", 2) == [9, 0, 9]


def test_example_third_scoring_pavilions() -> None:
    assert majority([1, 2, 3, 0], "pavilion", 3) == [1, 8, 16, 0]


def test_example_two_share_the_second_place() -> None:
    assert majority([2, 5, 2, 1], "garden", 3) == [8, 20, 8, 0]
    assert majority([2, 5, 2], "garden", 2) == [2, 12, 2]


def test_tied_for_the_only_place() -> None:
    assert majority([1, 1, 1], "garden", 1) == [1, 1, 1]
    assert majority([1, 1], "pavilion", 1) == [0, 0]


def test_more_tied_than_places() -> None:
    assert majority([1] * 6, "tower", 3) == [6] * 6
    assert majority([2, 1, 1, 1, 1, 0], "tower", 3) == [21, 4, 4, 4, 4, 0]


def test_tied_for_third() -> None:
    assert majority([4, 3, 2, 2, 1], "arcades", 3) == [18, 10, 1, 1, 0]


def test_none_takes_no_place() -> None:
    assert majority([0, 0, 2], "seraglio", 3) == [0, 0, 17]
    assert majority([0, 0, 0], "seraglio", 3) == [0, 0, 0]
    assert majority([1, 0, 0], "tower", 2) == [13, 0, 0]
