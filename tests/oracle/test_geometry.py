"""The building rules of the geometry oracle on palaces drawn by hand."""

import random

import pytest

from tests.oracle import geometry
from tests.oracle.geometry import Palace
from tests.oracle.positions import ALL_WALLS, fortress, grown


def ring(size: int, walls: str = "") -> Palace:
    """Return the border of a square with the fountain in its south-west corner."""
    edge = (0, size - 1)
    return {
        (east, north): "" if (east, north) == (0, 0) else walls
        for east in range(size)
        for north in range(size)
        if east in edge or north in edge
    }


def test_no_hole_in_a_single_tile_a_line_or_nothing() -> None:
    assert geometry.enclosed(set()) == []
    assert geometry.enclosed({(0, 0)}) == []
    assert geometry.enclosed({(0, 0), (1, 0), (2, 0)}) == []


def test_a_single_square_is_enclosed() -> None:
    assert geometry.enclosed(set(ring(3))) == [{(1, 1)}]


def test_a_larger_area_is_enclosed() -> None:
    inside = {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert geometry.enclosed(set(ring(4))) == [inside]


def test_two_holes_are_two_groups() -> None:
    squares = set(ring(3)) | {(east + 2, north) for east, north in ring(3)}
    assert geometry.enclosed(squares) == [{(1, 1)}, {(3, 1)}]


def test_holes_that_meet_by_a_corner_are_two_groups() -> None:
    squares = {(east, north) for east in range(4) for north in range(4)}
    squares -= {(1, 1), (2, 2)}
    assert geometry.enclosed(squares) == [{(1, 1)}, {(2, 2)}]


def test_a_corner_closes_a_gap() -> None:
    squares = set(ring(3)) - {(2, 2)}
    assert geometry.enclosed(squares) == [{(1, 1)}]


def test_an_open_court_is_no_hole() -> None:
    assert geometry.enclosed(set(ring(3)) - {(1, 2)}) == []


def test_on_foot_through_open_sides_only() -> None:
    palace = {(0, 0): "", (1, 0): "E", (2, 0): "W", (0, 1): "", (1, 1): ""}
    assert geometry.on_foot(palace) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    palace[(2, 1)] = ""
    assert geometry.on_foot(palace) == set(palace)


def test_a_wall_on_one_side_is_a_wall() -> None:
    assert geometry.on_foot({(0, 0): "", (1, 0): "W"}) == {(0, 0)}
    palace = {(0, 0): "", (0, 1): "E", (1, 1): ""}
    assert geometry.on_foot(palace) == {(0, 0), (0, 1)}


def test_corners_are_no_way() -> None:
    assert geometry.on_foot({(0, 0): "", (1, 1): ""}) == {(0, 0)}


def test_violations_of_whole_palaces() -> None:
    assert geometry.violations({(0, 0): ""}) == set()
    assert geometry.violations(fortress()) == set()
    assert geometry.violations({(0, 0): "", (1, 0): "W"}) == {"A-56", "A-57"}
    assert geometry.violations({(0, 0): "", (1, 1): ""}) == {"A-57"}
    assert geometry.violations(ring(3)) == {"A-59"}


def test_picture_a_wall_against_an_open_side() -> None:
    palace = {(0, 0): "", (1, 0): "", (0, 1): ""}
    assert geometry.refused_lay(palace, "W", (1, 1)) == {"A-56"}
    assert geometry.refused_lay(palace, "N", (1, 1)) == set()
    assert geometry.refused_lay({(0, 0): ""}, "W", (1, 0)) == {"A-56", "A-57"}


def test_picture_a_tower_behind_a_wall() -> None:
    palace = {(0, 0): "", (0, 1): "E"}
    assert geometry.refused_lay(palace, "W", (1, 1)) == {"A-57"}
    palace[(1, 0)] = ""
    assert geometry.refused_lay(palace, "W", (1, 1)) == set()


def test_picture_touching_only_by_a_corner() -> None:
    refused = geometry.refused_lay({(0, 0): ""}, "", (1, 1))
    assert refused == {"A-57", "A-58"}


def test_far_away_is_refused() -> None:
    assert geometry.refused_lay({(0, 0): ""}, "", (5, -5)) == {"A-57", "A-58"}


def test_picture_arcades_that_leave_a_gap() -> None:
    palace = ring(3)
    del palace[(2, 1)]
    assert geometry.refused_lay(palace, "", (2, 1)) == {"A-59"}
    assert geometry.refused_lay(palace, "", (1, 1)) == set()


def test_a_tile_that_encloses_by_its_corner() -> None:
    palace = ring(3)
    del palace[(2, 1)], palace[(2, 2)]
    assert geometry.violations(palace) == set()
    assert geometry.refused_lay(palace, "", (2, 1)) == {"A-59"}


def test_an_occupied_place() -> None:
    assert geometry.refused_lay({(0, 0): ""}, "", (0, 0)) == {"A-60a"}


def test_the_start_tile_never_moves() -> None:
    palace = {(0, 0): "", (1, 0): ""}
    assert geometry.refused_remove(palace, (0, 0)) == {"A-52"}
    assert geometry.refused_swap(palace, (0, 0), "") == {"A-52"}


def test_only_laid_tiles_leave() -> None:
    with pytest.raises(KeyError):
        geometry.refused_remove({(0, 0): ""}, (1, 0))
    with pytest.raises(KeyError):
        geometry.refused_swap({(0, 0): ""}, (1, 0), "")


def test_a_removal_that_cuts_the_way() -> None:
    palace = {(0, 0): "", (1, 0): "", (2, 0): ""}
    assert geometry.refused_remove(palace, (1, 0)) == {"A-57"}
    assert geometry.refused_remove(palace, (2, 0)) == set()


def test_a_removal_that_leaves_a_hole() -> None:
    palace = {(east, north): "" for east in range(3) for north in range(3)}
    assert geometry.refused_remove(palace, (1, 1)) == {"A-59"}
    assert geometry.refused_remove(palace, (1, 2)) == set()


def test_a_swap_minds_the_touched_sides_only() -> None:
    palace = {(0, 0): "", (1, 0): "", (1, 1): ""}
    assert geometry.refused_swap(palace, (1, 0), "ES") == set()
    assert geometry.refused_swap(palace, (1, 1), "NEW") == set()
    assert geometry.refused_swap(palace, (1, 0), "N") == {"A-56", "A-57"}
    assert geometry.refused_swap(palace, (1, 1), "S") == {"A-56", "A-57"}
    square = {(0, 0): "", (1, 0): "", (1, 1): "", (0, 1): ""}
    assert geometry.refused_swap(square, (1, 1), "S") == {"A-56"}


def test_the_shape_of_legal_redesigns() -> None:
    """The remark of A-51 follows from the building rules."""
    chance = random.Random(51)
    for _ in range(60):
        palace = grown(chance, 12)
        for square in sorted(set(palace) - {(0, 0)}):
            near = geometry.neighbours(square)
            hole = "A-59" in geometry.refused_remove(palace, square)
            assert hole == (near <= set(palace))
            walls = chance.choice(ALL_WALLS)
            alike = all(
                (side in walls) == (side in palace[square])
                for side in "NESW"
                if geometry.beside(square, side) in palace
            )
            assert (not geometry.refused_swap(palace, square, walls)) == alike
