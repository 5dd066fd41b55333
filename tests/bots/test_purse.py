"""What money is worth."""

from __future__ import annotations

from alhambra.bots.palace.purse import promise, sums, worth_later


def made(*values: int) -> int:
    return sums(values)


def test_sums_that_cards_make() -> None:
    assert [total for total in range(12) if made(2, 3, 3) >> total & 1] == [0, 2, 3, 5, 6, 8]
    assert made() == 1


def test_more_money_is_worth_more() -> None:
    purses = [(), (1,), (4,), (4, 5), (4, 5, 9), (4, 5, 9, 9)]
    worths = [worth_later(made(*values)) for values in purses]
    assert worths == sorted(worths) and len(set(worths)) == len(worths)


def test_small_cards_are_worth_more_than_a_large_one_of_the_same_value() -> None:
    assert worth_later(made(2, 3, 4)) > worth_later(made(4, 5)) > worth_later(made(9))


def test_a_purchase_promises_more_the_nearer_it_is() -> None:
    far, near, covered, exact = (promise(made(*cards), 9, 20.0) for cards in ((2,), (6,), (6, 4), (6, 3)))
    assert 0 < far < near < exact
    assert covered < exact


def test_a_tile_not_worth_its_price_promises_nothing() -> None:
    assert promise(made(9), 9, 1.0) == promise(made(4), 9, 1.0) == 0
