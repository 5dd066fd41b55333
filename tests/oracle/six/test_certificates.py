"""The certificate oracle on its clauses and examples (A-43, X-1 to X-7, K-13)."""

import random

from tests.oracle import money
from tests.oracle.six.certificates import PAWNS, Certificate, Payment, choices, exact, payments

MIDDLE = dict.fromkeys("ygbo", 2)
NONE: dict[str, int] = dict.fromkeys("ygbo", 0)


def test_pawns_are_never_fewer_than_players() -> None:
    assert all(4 * PAWNS[seats] >= seats for seats in range(2, 7))


def test_example_of_nine_florins_for_arcades_of_four() -> None:
    paid = Payment((9,))
    assert paid in payments([9], 4, "y", None, MIDDLE)
    assert paid.over(4) == 5 and choices(paid, 4, "y", None, MIDDLE) == {None, *"ygbo"}
    own = Certificate("b", 5)
    assert payments([8], 12, "b", own, MIDDLE) == {Payment((8,), 5)}
    assert Payment((8,), 5).over(12) == 1
    assert choices(Payment((8,), 5), 12, "b", own, MIDDLE | {"g": 0}) == {None, "y", "b", "o"}


def test_it_may_pay_alone_and_exactly() -> None:
    own = Certificate("y", 4)
    assert payments([], 4, "y", own, MIDDLE) == {Payment((), 4)}
    assert payments([3], 7, "y", own, MIDDLE) == exact([3], 7, "y", own) == {Payment((3,), 4)}
    assert payments([3], 7, "y", Certificate("g", 4), MIDDLE) == set()


def test_seven_over_is_not_stored() -> None:
    assert choices(Payment((9,)), 2, "y", None, MIDDLE) == {None}
    assert choices(Payment((9,)), 3, "y", None, MIDDLE) == {None, *"ygbo"}


def test_an_occupied_certificate_stores_nothing() -> None:
    own = Certificate("g", 2)
    assert choices(Payment((9,)), 4, "y", own, MIDDLE) == {None}
    assert payments([2, 5], 5, "y", own, MIDDLE) == {Payment((5,))}
    assert payments([2, 5], 5, "y", None, MIDDLE) == {Payment((5,)), Payment((2, 5))}


def test_superfluous_cards_must_be_stored() -> None:
    both = Payment((2, 5))
    assert both.superfluous(5) and not Payment((5,)).superfluous(5)
    assert choices(both, 5, "y", None, MIDDLE) == set("ygbo")
    assert choices(both, 5, "y", None, NONE) == set()
    assert choices(Payment((2, 5)), 4, "y", None, NONE) == set()
    assert choices(Payment((5,)), 4, "y", None, NONE) == {None}


def test_a_superfluous_certificate_is_exchanged() -> None:
    own = Certificate("y", 3)
    swap = Payment((5,), 3)
    assert payments([5], 5, "y", own, MIDDLE) == {Payment((5,)), swap}
    assert choices(swap, 5, "y", own, MIDDLE) == set("ygbo")
    # The returned pawn is one of those in the middle.
    assert choices(swap, 5, "y", own, NONE) == {"y"}


def test_nothing_superfluous_beyond_six() -> None:
    assert payments([9, 5], 7, "y", None, MIDDLE) == {Payment((9,))}
    assert payments([9, 4], 7, "y", None, MIDDLE) == {Payment((9,)), Payment((4, 9))}


def test_without_storing_as_before() -> None:
    chance = random.Random(43)
    for _ in range(300):
        hand = [chance.randrange(1, 10) for _ in range(chance.randrange(7))]
        price = chance.randrange(1, 20)
        old = {Payment(tuple(cards)) for cards in money.payments(hand, price)}
        assert payments(hand, price, "y", Certificate("g", 1), MIDDLE) == old
        assert payments(hand, price, "y", None, NONE) == old
        storing = payments(hand, price, "y", None, MIDDLE)
        assert old <= storing
        assert all(1 <= payment.over(price) <= 6 for payment in storing - old)


def test_the_certificate_is_like_one_more_card() -> None:
    chance = random.Random(44)
    for _ in range(300):
        hand = [chance.randrange(1, 10) for _ in range(chance.randrange(6))]
        price, amount = chance.randrange(1, 20), chance.randrange(1, 7)
        found = payments(hand, price, "y", Certificate("y", amount), NONE)
        as_card = money.payments([*hand, amount], price)
        plain = {tuple(sorted(payment.parts)) for payment in found if not payment.superfluous(price)}
        assert plain == set(as_card)
