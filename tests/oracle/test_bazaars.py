"""The bazaar oracle on the rulebook's example and on its edges."""

from tests.oracle.bazaars import around, bazaar_points
from tests.oracle.geometry import Square

TYPES = {"seraglio", "arcades", "tower"}


def example() -> dict[Square, str | None]:
    """Return six buildings around a bazaar, four of its types, and two empty squares."""
    return {
        (1, 0): None,
        (0, 1): "tower",
        (1, 1): "arcades",
        (2, 1): "garden",
        (0, 0): "seraglio",
        (0, -1): "arcades",
        (1, -1): "pavilion",
    }


def test_the_eight_squares_around() -> None:
    assert around((5, 2)) == {(4, 1), (4, 2), (4, 3), (5, 1), (5, 3), (6, 1), (6, 2), (6, 3)}


def test_example_four_buildings_of_three_types() -> None:
    assert bazaar_points(example(), {(1, 0): TYPES}) == {(1, 0): 12}


def test_example_without_the_tower() -> None:
    palace = example()
    del palace[(0, 1)]
    assert bazaar_points(palace, {(1, 0): TYPES}) == {(1, 0): 6}


def test_at_most_twenty_four() -> None:
    palace: dict[Square, str | None] = dict.fromkeys(around((3, 3)), "tower")
    assert bazaar_points(palace, {(3, 3): TYPES}) == {(3, 3): 8}
    palace[(2, 2)] = "seraglio"
    assert bazaar_points(palace, {(3, 3): TYPES}) == {(3, 3): 16}
    palace[(4, 4)] = "arcades"
    assert bazaar_points(palace, {(3, 3): TYPES}) == {(3, 3): 24}


def test_two_squares_away_is_too_far() -> None:
    palace: dict[Square, str | None] = {(0, 0): None, (2, 0): "tower", (2, 2): "tower", (0, -2): "arcades"}
    assert bazaar_points(palace, {(0, 0): TYPES}) == {(0, 0): 0}


def test_one_building_serves_several_bazaars() -> None:
    palace: dict[Square, str | None] = {(1, 0): None, (2, 0): "tower", (3, 0): None, (3, 1): "garden"}
    bazaars = {(1, 0): TYPES, (3, 0): {"pavilion", "garden", "tower"}}
    assert bazaar_points(palace, bazaars) == {(1, 0): 1, (3, 0): 4}


def test_tiles_without_a_type_count_nothing() -> None:
    palace: dict[Square, str | None] = dict.fromkeys(around((1, 1)))
    assert bazaar_points(palace, {(1, 1): TYPES}) == {(1, 1): 0}
    assert bazaar_points({}, {(1, 1): TYPES}) == {(1, 1): 0}
    assert bazaar_points(palace, {}) == {}
