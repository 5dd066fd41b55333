"""The oracles of falconers and building sites on their clauses (F-1 to F-5, S-1 to S-7)."""

from itertools import combinations

import pytest

from tests.oracle.geometry import Square
from tests.oracle.money import value
from tests.oracle.six.falcons import (
    POINTS,
    Falcon,
    falcon_points,
    meeting,
    payments,
    points,
    refused_remove,
    refused_swap,
    shows,
)
from tests.oracle.six.sites import BAG, drawn, left_in_hand, site_price, worthless


def block() -> dict[Square, str | None]:
    """Return six tiles, two rows of three, with the fountain at the south-west."""
    return {(0, 0): None, (1, 0): "tower", (2, 0): "garden", (0, 1): "garden", (1, 1): None, (2, 1): "tower"}


def test_a_point_is_the_south_east_corner_of_its_square() -> None:
    assert meeting((0, 1)) == [(0, 1), (1, 1), (0, 0), (1, 0)]


def test_free_points_where_four_tiles_meet() -> None:
    assert points(block(), ("garden", "tower"), []) == {(0, 1), (1, 1)}
    assert points(block(), ("garden", "tower"), [(0, 1)]) == {(1, 1)}
    assert points(block(), ("garden", "arcades"), []) == set()
    gap = {square: name for square, name in block().items() if square != (1, 1)}
    assert points(gap, ("garden", "tower"), []) == set()


def test_one_tile_does_not_show_two_types() -> None:
    assert not shows({**block(), (0, 1): None}, (0, 1), ("garden", "tower"))
    assert shows(block(), (0, 1), ("garden", "tower"))


def test_a_falcon_holds_its_tiles() -> None:
    falcons = [Falcon("white", ("garden", "tower"), (0, 1))]
    assert refused_remove(falcons, (1, 1)) == refused_remove(falcons, (0, 0)) == {"F-4"}
    assert refused_remove(falcons, (2, 1)) == set()
    assert refused_swap(block(), falcons, (0, 1), "arcades") == {"F-4"}
    assert refused_swap(block(), falcons, (0, 1), None) == {"F-4"}
    assert refused_swap(block(), falcons, (0, 1), "garden") == set()
    assert refused_swap(block(), falcons, (1, 1), "arcades") == set()
    assert refused_swap(block(), falcons, (2, 1), None) == set()
    both = {**block(), (1, 1): "garden"}
    assert refused_swap(both, falcons, (0, 1), None) == set()


def test_payments_in_any_mixture() -> None:
    assert payments(["y3", "g2", "b9"]) == {("y3", "g2"), ("b9",)}
    assert payments(["y4"]) == set()
    assert payments(["y4", "g4", "b1"]) == {("y4", "g4"), ("y4", "b1"), ("g4", "b1")}
    assert payments(["y1"] * 3 + ["o1"] * 3) == {("y1",) * 3 + ("o1",) * 2, ("y1",) * 2 + ("o1",) * 3}


def test_payments_by_all_subsets() -> None:
    hand = ["y1", "y1", "y3", "g2", "g4", "b1", "b7", "o2", "o4"]
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            total = sum(map(value, cards))
            if total >= 5 and all(total - value(card) < 5 for card in cards):
                found.add(cards)
    assert payments(hand) == found


def test_falcons_score_by_kind() -> None:
    types = ("garden", "tower")
    for number in range(6):
        assert falcon_points([Falcon("brown", types, (0, n)) for n in range(number)]) == POINTS[number]
    mixed = [Falcon("white", types, (0, 0)), Falcon("black", types, (1, 0)), Falcon("black", types, (2, 0))]
    assert falcon_points(mixed) == 2 + 6


@pytest.mark.parametrize(("price", "half"), [(2, 1), (3, 1), (7, 3), (12, 6), (13, 6)])
def test_half_price_rounded_down(price: int, half: int) -> None:
    assert site_price(price) == half


def test_markers_are_drawn_one_after_the_other() -> None:
    assert len(BAG) == 8
    assert drawn(BAG, [0, 0]) == (["y", "y"], ["g", "g", "b", "b", "o", "o"])
    assert drawn(["g", "b", "o"], [1, 1]) == (["b", "o"], ["g"])
    assert drawn(["o"], [0]) == (["o"], [])


def test_money_of_unfinished_sites_is_lost() -> None:
    markers = {"tower-9-ES": "y", "garden-6": "y", "medina-05": "b", "tower-7": "o"}
    void = worthless(["fountain", "tower-9-ES", "garden-6", "medina-05", "arcades-4"], markers)
    assert void == {"y", "b"}
    assert left_in_hand(["y3", "g2", "b9", "o1"], void) == (["g2", "o1"], ["y3", "b9"])
