"""The money oracle on hands made by hand."""

from tests.oracle import money


def test_decks() -> None:
    assert len(money.deck(2)) == 72
    assert len(money.deck(3)) == len(money.deck(6)) == 108
    assert money.deck(2).count("b9") == 2
    assert money.deck(5).count("o1") == 3


def test_order_of_cards() -> None:
    cards = ["o1", "b2", "g9", "y3", "g1"]
    assert money.ordered(cards) == ["y3", "g1", "g9", "b2", "o1"]


def test_example_the_two_on_the_left_or_one_of_the_others() -> None:
    assert money.takes(["b3", "y2", "o7", "g9"]) == {
        ("y2",),
        ("b3",),
        ("g9",),
        ("o7",),
        ("y2", "b3"),
    }


def test_four_cards_of_five_together() -> None:
    found = money.takes(["y1", "g1", "b1", "o2"])
    assert len(found) == 15
    assert ("y1", "g1", "b1", "o2") in found


def test_equal_cards_are_one_choice() -> None:
    assert money.takes(["y2", "y2", "y2", "o6"]) == {("y2",), ("y2", "y2"), ("o6",)}


def test_six_in_sum_is_too_much() -> None:
    assert ("y1", "g5") not in money.takes(["y1", "g5", "b9", "o9"])


def test_short_and_empty_displays() -> None:
    assert money.takes(["y9"]) == {("y9",)}
    assert money.takes([]) == set()


def test_example_eleven_for_a_garden_of_ten() -> None:
    assert money.payments([5, 6], 10) == {(5, 6)}


def test_payments_without_a_superfluous_card() -> None:
    assert money.payments([1, 4, 6, 9], 9) == {(9,), (4, 6)}
    assert money.payments([2, 2, 2], 4) == {(2, 2)}
    assert money.payments([3, 5, 5, 8], 8) == {(8,), (3, 5), (5, 5)}


def test_too_little_money() -> None:
    assert money.payments([], 2) == set()
    assert money.payments([1, 2, 3], 7) == set()


def test_exact_with_everything() -> None:
    assert money.payments([1, 2, 4], 7) == {(1, 2, 4)}


def test_left_over_goes_to_the_highest_sum() -> None:
    hands = [["y5", "g1"], ["y2", "y4", "b9"], ["g2", "o1"]]
    assert money.left_over(["a", "b", "c", "d"], hands) == [1, 2, 1, 2]


def test_left_over_stays_on_a_tie_and_if_nobody_holds_any() -> None:
    hands = [["y5"], ["y2", "y3"], ["y4", "g1"]]
    assert money.left_over(["a", "b", "c", "d"], hands) == [None, 2, None, None]


def test_a_tie_below_the_highest_does_not_matter() -> None:
    hands = [["b3"], ["b1", "b2"], ["b4"]]
    assert money.left_over(["a", "b", "c", None], hands) == [None, None, 2, None]


def test_empty_squares_go_to_nobody() -> None:
    assert money.left_over([None] * 4, [["y1"], ["g1"]]) == [None] * 4
