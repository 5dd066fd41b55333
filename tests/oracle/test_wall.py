"""The longest wall of the geometry oracle, by hand and walked around."""

import random

from tests.oracle import geometry
from tests.oracle.geometry import Palace, Side, Square
from tests.oracle.positions import fortress, grown


def test_no_wall() -> None:
    assert geometry.longest_wall({(0, 0): ""}) == 0
    assert geometry.outer_segments({(0, 0): ""}) == set()


def test_three_walls_of_a_tile_are_one() -> None:
    assert geometry.longest_wall({(0, 0): "", (0, 1): "NEW"}) == 3


def test_opposite_walls_of_a_tile_are_two() -> None:
    assert geometry.longest_wall({(0, 0): "", (1, 0): "NS"}) == 1


def test_walls_in_line() -> None:
    palace = {(0, 0): "", (0, 1): "N", (1, 1): "N", (2, 1): "N"}
    assert geometry.longest_wall(palace) == 3
    assert geometry.longest_wall({**palace, (1, 1): ""}) == 1


def test_around_an_inner_corner() -> None:
    palace = {(0, 0): "", (1, 0): "N", (2, 0): "", (2, 1): "W"}
    assert geometry.violations(palace) == set()
    assert geometry.longest_wall(palace) == 2


def test_around_an_outer_corner() -> None:
    assert geometry.longest_wall({(0, 0): "", (1, 0): "NE"}) == 2


def test_an_open_side_breaks_the_wall() -> None:
    assert geometry.longest_wall({(0, 0): "", (-1, 0): "N", (1, 0): "N"}) == 1


def test_picture_a_wall_of_eight_beside_a_shorter_one_and_an_inner_one() -> None:
    palace = {
        (0, 0): "",
        (1, 0): "S",
        (2, 0): "ES",
        (2, 1): "E",
        (2, 2): "NE",
        (1, 2): "NS",
        (1, 1): "N",
        (-1, 0): "SW",
    }
    assert geometry.violations(palace) == set()
    assert sorted(map(len, geometry.unbroken(palace))) == [2, 7]
    palace[(0, 2)] = "NW"
    assert geometry.violations(palace) == set()
    assert geometry.longest_wall(palace) == 9
    palace[(0, 2)] = "N"
    assert geometry.longest_wall(palace) == 8
    assert ((1, 1), "N") not in geometry.outer_segments(palace)


def test_a_ring_counts_all() -> None:
    palace = fortress()
    assert geometry.longest_wall(palace) == 12
    palace[(0, 1)] = ""
    assert geometry.longest_wall(palace) == 11
    palace[(1, 0)] = ""
    assert sorted(map(len, geometry.unbroken(palace))) == [2, 8]


def test_a_wall_of_two_tiles_with_a_wall_between() -> None:
    palace = {(0, 0): "", (1, 0): "", (0, 1): "NE", (1, 1): "NW"}
    assert geometry.longest_wall(palace) == 2
    assert geometry.outer_segments(palace) == {((0, 1), "N"), ((1, 1), "N")}


def test_at_a_corner_the_wall_follows_the_gap() -> None:
    palace = {(0, 0): "", (1, 0): "NE", (0, 1): "E", (0, 2): "", (1, 2): "", (2, 2): ""}
    palace |= {(2, 1): "W"}
    assert geometry.violations(palace) == {"A-59"}
    assert geometry.longest_wall(palace) == 3


def follow(palace: Palace, side: Side) -> Side:
    """Return the next side with the palace on the right hand."""
    square, letter = side
    ahead = "NESW"["NESW".index(letter) - 3]
    straight = geometry.beside(square, ahead)
    outward = geometry.beside(straight, letter)
    if straight not in palace:
        return square, ahead
    if outward not in palace:
        return straight, letter
    return outward, "NESW"["NESW".index(letter) - 1]


def walked(palace: Palace) -> int:
    """Return the longest wall by walking once around the outline."""
    top: Square = max(palace, key=lambda square: (square[1], square[0]))
    start = (top, "N")
    walls: list[str] = []
    side = start
    while not walls or side != start:
        walls.append("x" if side[1] in palace[side[0]] else " ")
        side = follow(palace, side)
    assert len(walls) == len(geometry.outline(palace))
    if " " not in walls:
        return len(walls)
    return max(map(len, "".join(walls * 2).split()), default=0)


def test_the_outline_walked_agrees() -> None:
    chance = random.Random(71)
    assert walked(fortress()) == 12
    for _ in range(300):
        palace = grown(chance, chance.randrange(1, 25))
        assert geometry.violations(palace) == set()
        assert geometry.longest_wall(palace) == walked(palace)


def test_no_legal_palace_meets_itself_by_a_corner() -> None:
    chance = random.Random(59)
    for _ in range(100):
        palace = grown(chance, 20)
        pairs = geometry.continuing(palace)
        assert len(pairs) == len(geometry.outline(palace))
