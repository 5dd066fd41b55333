"""The dice of Roll & Write on the examples of the clauses, and changes against coins spent one by one."""

from itertools import combinations_with_replacement

import pytest

from tests.oracle.sheet.dice import (
    Dice,
    builds,
    change_word,
    changes,
    crossings,
    dice,
    earned,
    entered,
    joined,
    square_of,
    square_word,
    without,
)

PAIRS = list(combinations_with_replacement(range(1, 7), 2))


def test_dice_are_in_order_and_not_told_apart() -> None:
    assert dice([5, 2], [3, 1]) == Dice((2, 5), (1, 3))
    assert joined(dice([5], [1]), dice([2], [3])) == Dice((2, 5), (1, 3))


def test_four_dice_cross_in_up_to_four_squares() -> None:
    assert crossings(dice([2, 5], [1, 3])) == [(2, 1), (2, 3), (5, 1), (5, 3)]
    assert set(crossings(dice([2, 2], [1, 3]))) == {(2, 1), (2, 3)}
    assert set(crossings(dice([2, 2], [3, 3]))) == {(2, 3)}


def test_only_crossings_not_built_may_be_built() -> None:
    assert builds(dice([2, 5], [1, 3]), {(2, 1), (5, 3), (6, 6)}) == {(2, 3), (5, 1)}
    assert builds(dice([2, 2], [3, 3]), {(2, 3)}) == set()


def test_the_dice_not_used_are_left() -> None:
    lie = dice([2, 5], [1, 3])
    assert without(lie, (2, 3)) == dice([5], [1])
    assert without(dice([2, 2], [1, 3]), (2, 3)) == dice([2], [1])


def test_no_second_building_when_both_pairs_lie_on_the_same_spaces() -> None:
    left = without(dice([2, 2], [3, 3]), (2, 3))
    assert builds(left, {(2, 3)}) == set()


def test_example_three_crossings_built() -> None:
    assert earned(dice([2, 5], [1, 3]), {(2, 1), (5, 3), (5, 1), (6, 6)}) == 3


def test_example_two_crossings_each_met_by_two_pairs() -> None:
    assert earned(dice([2, 2], [1, 3]), {(2, 1), (2, 3)}) == 4
    assert earned(dice([2, 2], [1, 3]), {(2, 1)}) == 2
    assert earned(dice([2, 2], [1, 1]), {(2, 1)}) == 4
    assert earned(dice([2, 5], [1, 3]), set()) == 0


@pytest.mark.parametrize(("gained", "fit"), [(3, 4), (16, 4), (17, 3), (19, 1), (20, 0)])
def test_what_exceeds_the_sheet_is_lost(gained: int, fit: int) -> None:
    assert entered(4, gained, 20) == fit


def test_example_yellow_down_two_and_blue_down_one() -> None:
    assert changes(dice([2, 5], [1, 3]), 3)[dice([2, 3], [1, 2])] == 3
    assert dice([2, 3], [1, 2]) not in changes(dice([2, 5], [1, 3]), 2)


def test_one_and_six_are_no_neighbours() -> None:
    found = changes(dice([1, 1], [6, 6]), 1)
    assert found == {dice([1, 2], [6, 6]): 1, dice([1, 1], [5, 6]): 1}
    assert changes(dice([1, 1], [6, 6]), 5)[dice([1, 6], [6, 6])] == 5


def test_never_two_dice_of_a_colour() -> None:
    assert dice([3, 4], [1, 1]) not in changes(dice([2, 5], [1, 1]), 20)


def test_no_coin_no_change() -> None:
    assert changes(dice([2, 5], [1, 3]), 0) == {}


def test_all_changes_of_dice_apart() -> None:
    """Ten other values for a pair of a colour, or none: 11 * 11 - 1 with coins enough."""
    assert len(changes(dice([2, 5], [1, 3]), 20)) == 120
    assert len(changes(dice([2, 2], [1, 3]), 20)) == 65


def spent_one_by_one(lie: Dice, coins: int) -> dict[Dice, int]:
    """Moves of one step, each for a coin, of one marked die of each colour at most."""
    best: dict[Dice, int] = {}
    for one in (0, 1):
        for other in (0, 1):
            reached = {(lie.yellow[one], lie.blue[other])}
            for price in range(1, coins + 1):
                steps = {(y + dy, b + db) for y, b in reached for dy, db in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                reached |= {(y, b) for y, b in steps if 1 <= y <= 6 and 1 <= b <= 6}
                for yellow, blue in reached:
                    result = dice([lie.yellow[1 - one], yellow], [lie.blue[1 - other], blue])
                    best.setdefault(result, price)
                    best[result] = min(best[result], price)
    best.pop(lie, None)
    return best


@pytest.mark.parametrize("coins", [1, 2, 3, 7, 20])
def test_changes_are_what_coins_spent_one_by_one_give(coins: int) -> None:
    for yellow in PAIRS[::2]:
        for blue in PAIRS[::3]:
            lie = dice(yellow, blue)
            assert changes(lie, coins) == spent_one_by_one(lie, coins)


def test_words() -> None:
    assert square_word((3, 5)) == "y3b5"
    assert square_of("y3b5") == (3, 5)
    lie = dice([2, 5], [1, 3])
    assert change_word(lie, dice([2, 3], [1, 2])) == "change:y5to3,b3to2"
    assert change_word(lie, dice([5, 5], [1, 3])) == "change:y2to5"
    assert change_word(lie, dice([2, 5], [1, 1])) == "change:b3to1"


def test_each_change_has_its_word() -> None:
    for yellow in PAIRS[::2]:
        for blue in PAIRS[::3]:
            lie = dice(yellow, blue)
            found = changes(lie, 20)
            assert len({change_word(lie, after) for after in found}) == len(found)
