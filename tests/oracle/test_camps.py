"""The camp oracle on palaces drawn by hand: building rules, lines, wall."""

import pytest

from tests.oracle import geometry
from tests.oracle.camps import (
    Camps,
    camp_points,
    leaning,
    longest_wall,
    refused_lay_building,
    refused_lay_camp,
    refused_remove,
    refused_swap,
    violations,
    wrong_contacts,
)
from tests.oracle.geometry import Palace


def row() -> Palace:
    """Return four buildings in a row, walled at both ends, and one south of it."""
    return {(-1, 0): "W", (0, 0): "", (1, 0): "", (2, 0): "E", (1, -1): "S"}


def ring() -> Palace:
    """Return twelve buildings around a court of four squares, walled towards it."""
    inner = {(1, 0): "N", (2, 0): "N", (1, 3): "S", (2, 3): "S", (0, 1): "E", (0, 2): "E", (3, 1): "W", (3, 2): "W"}
    return inner | {(0, 0): "", (3, 0): "", (0, 3): "", (3, 3): ""}


def court() -> Camps:
    """Return the four camps that fill the court."""
    return {(1, 1): "SW", (2, 1): "ES", (1, 2): "NW", (2, 2): "NE"}


def test_picture_a_rampart_against_a_wall() -> None:
    assert refused_lay_camp(row(), {}, "W", (3, 0)) == set()
    assert refused_lay_camp(row(), {}, "NW", (3, 0)) == set()
    assert refused_lay_camp(row(), {}, "N", (1, -2)) == set()


def test_picture_a_rampart_against_an_open_side() -> None:
    assert refused_lay_camp(row(), {}, "S", (1, 1)) == {"C-3", "C-4"}
    assert refused_lay_camp({(0, 0): "", (0, 1): "E", (1, 0): ""}, {}, "SW", (1, 1)) == {"C-4"}


def test_picture_a_plain_side_against_an_open_side() -> None:
    assert refused_lay_camp(row(), {}, "N", (1, 1)) == {"C-3", "C-4"}
    palace = {(0, 0): "", (0, 1): "E", (1, 0): ""}
    assert refused_lay_camp(palace, {}, "W", (1, 1)) == {"C-4"}


def test_a_plain_side_against_a_wall() -> None:
    assert refused_lay_camp(row(), {}, "E", (3, 0)) == {"C-3", "C-4"}
    palace = {(0, 0): "", (0, 1): "E", (1, 0): "N"}
    assert refused_lay_camp(palace, {}, "W", (1, 1)) == {"C-4"}
    assert refused_lay_camp(palace, {}, "SW", (1, 1)) == set()


def two_walls() -> Palace:
    """Return a palace with two walls in line on its north side."""
    return {(0, 0): "", (1, 0): "N", (2, 0): "N"}


def test_picture_plain_sides_of_two_camps() -> None:
    camps = {(1, 1): "S"}
    assert refused_lay_camp(two_walls(), camps, "S", (2, 1)) == set()
    assert refused_lay_camp(two_walls(), camps, "ES", (2, 1)) == set()


def test_picture_a_rampart_against_a_rampart() -> None:
    assert refused_lay_camp(two_walls(), {(1, 1): "ES"}, "SW", (2, 1)) == {"C-4"}


def test_picture_a_rampart_against_the_plain_side_of_a_camp() -> None:
    assert refused_lay_camp(two_walls(), {(1, 1): "S"}, "SW", (2, 1)) == {"C-4"}
    assert refused_lay_camp(two_walls(), {(1, 1): "ES"}, "S", (2, 1)) == {"C-4"}


def test_a_camp_leans_on_a_wall_not_on_a_camp() -> None:
    camps = {(1, 1): "S"}
    assert refused_lay_camp(two_walls(), camps, "N", (1, 2)) == {"A-58", "C-3"}
    assert refused_lay_camp(two_walls(), camps, "S", (1, 2)) == {"A-58", "C-3", "C-4"}
    assert refused_lay_camp(two_walls(), {}, "S", (5, 5)) == {"A-58", "C-3"}


def test_a_rampart_may_face_an_empty_square() -> None:
    assert refused_lay_camp(two_walls(), {}, "ES", (2, 1)) == set()
    assert refused_lay_building({**two_walls(), (3, 0): ""}, {(2, 1): "ES"}, "W", (3, 1)) == set()


def test_the_fountain_has_no_wall_to_lean_on() -> None:
    assert refused_lay_camp({(0, 0): ""}, {}, "S", (0, 1)) == {"C-3", "C-4"}


def test_a_camp_needs_no_way_on_foot() -> None:
    palace, camps = row(), {(3, 0): "W"}
    assert violations(palace, camps) == set()
    assert refused_lay_building(palace, camps, "", (1, 1)) == set()


def test_a_building_laid_later_touches_a_camp_with_a_wall_only() -> None:
    palace, camps = {(0, 0): "", (1, 0): "N", (2, 0): ""}, {(1, 1): "ES"}
    assert refused_lay_building(palace, camps, "W", (2, 1)) == set()
    assert refused_lay_building(palace, camps, "", (2, 1)) == {"C-4"}
    assert refused_lay_building(palace, {(1, 1): "S"}, "W", (2, 1)) == {"C-4"}
    assert refused_lay_building(palace, {(1, 1): "S"}, "", (2, 1)) == {"C-4"}


def test_no_building_against_a_camp_alone() -> None:
    palace, camps = {(0, 0): "", (1, 0): "N"}, {(1, 1): "ES"}
    assert refused_lay_building(palace, camps, "W", (2, 1)) == {"A-57", "A-58", "C-5a"}
    assert refused_lay_building(palace, camps, "", (2, 1)) == {"A-57", "A-58", "C-4", "C-5a"}
    assert refused_lay_building(palace, camps, "", (5, 5)) == {"A-57", "A-58"}


def test_no_way_on_foot_over_a_camp() -> None:
    palace = {(0, 0): "", (1, 0): "N", (0, 1): "E", (0, 2): "E"}
    camps = {(1, 1): "SW"}
    assert refused_lay_building(palace, camps, "W", (1, 2)) == {"A-57", "C-4"}


def test_occupied_places() -> None:
    palace, camps = row(), {(3, 0): "W"}
    for square in ((0, 0), (2, 0), (3, 0)):
        assert refused_lay_building(palace, camps, "", square) == {"A-60a"}
        assert refused_lay_camp(palace, camps, "W", square) == {"A-60a"}


def test_a_court_is_closed_only_when_camps_fill_it() -> None:
    palace, camps = ring(), court()
    del palace[(2, 3)], camps[(2, 2)]
    laid: Camps = {}
    for square, ramparts in camps.items():
        assert refused_lay_camp(palace, laid, ramparts, square) == set()
        laid[square] = ramparts
    assert refused_lay_building(palace, laid, "S", (2, 3)) == {"A-59"}
    assert refused_lay_camp(palace, laid, "NE", (2, 2)) == set()
    laid[(2, 2)] = "NE"
    assert refused_lay_building(palace, laid, "", (2, 3)) == {"C-4"}
    assert refused_lay_building(palace, laid, "S", (2, 3)) == set()
    assert violations(ring(), laid) == set()


def test_a_camp_that_closes_a_gap() -> None:
    palace = {(0, 0): "", (1, 0): "", (2, 0): "", (0, 1): "", (0, 2): "E", (2, 1): "", (2, 2): "W"}
    assert violations(palace, {}) == set()
    assert refused_lay_camp(palace, {}, "W", (1, 2)) == {"A-59", "C-4"}
    assert refused_lay_camp({**palace, (2, 2): ""}, {}, "W", (1, 2)) == {"A-59", "C-4"}
    del palace[(2, 2)]
    assert refused_lay_camp(palace, {}, "W", (1, 2)) == {"A-59"}


def test_removing_a_camp() -> None:
    palace, camps = row(), {(3, 0): "W", (1, -2): "N"}
    assert refused_remove(palace, camps, (3, 0)) == set()
    assert refused_remove(ring(), court(), (1, 1)) == {"A-59"}


def test_removing_a_building_that_a_camp_leans_on() -> None:
    palace, camps = row(), {(3, 0): "W"}
    assert refused_remove(palace, camps, (2, 0)) == {"C-5"}
    assert refused_remove(palace, camps, (1, -1)) == set()
    assert refused_remove(palace, camps, (1, 0)) == {"A-57"}


def test_a_second_rampart_holds_a_camp() -> None:
    palace, camps = {(0, 0): "", (0, 1): "E", (1, 0): "N"}, {(1, 1): "SW"}
    assert refused_remove(palace, camps, (0, 1)) == set()
    assert refused_remove(palace, camps, (1, 0)) == set()


def test_removing_what_is_not_there() -> None:
    assert refused_remove(row(), {(3, 0): "W"}, (0, 0)) == {"A-52"}
    with pytest.raises(KeyError):
        refused_remove(row(), {}, (3, 0))
    with pytest.raises(KeyError):
        refused_swap(row(), {}, (3, 0), new_walls="")


def test_swapping_a_building_beside_a_camp() -> None:
    palace, camps = row(), {(3, 0): "W"}
    assert refused_swap(palace, camps, (2, 0), new_walls="NE") == set()
    assert refused_swap(palace, camps, (2, 0), new_walls="N") == {"C-4", "C-5"}
    assert refused_swap(palace, camps, (2, 0), new_walls="EW") == {"A-56", "A-57"}
    corner, both = {(0, 0): "", (0, 1): "E", (1, 0): "N"}, {(1, 1): "SW"}
    assert refused_swap(corner, both, (0, 1), new_walls="") == {"C-4"}


def test_swapping_a_camp_for_a_camp() -> None:
    palace, camps = row(), {(3, 0): "W"}
    assert refused_swap(palace, camps, (3, 0), new_ramparts="NW") == set()
    assert refused_swap(palace, camps, (3, 0), new_ramparts="E") == {"C-3", "C-4"}
    assert refused_swap(two_walls(), {(1, 1): "S", (2, 1): "S"}, (2, 1), new_ramparts="SW") == {"C-4"}
    assert refused_swap(ring(), court(), (2, 2), new_ramparts="N") == {"C-4"}


def test_swapping_a_camp_for_a_building() -> None:
    palace, camps = row(), {(3, 0): "W"}
    assert refused_swap(palace, camps, (3, 0), new_walls="") == {"A-56", "A-57"}
    assert refused_swap(palace, camps, (3, 0), new_walls="W") == {"A-57"}
    corner = {(0, 0): "", (0, 1): "", (1, 0): "", (1, 1): "N", (0, 2): "E"}
    assert refused_swap(corner, {(1, 2): "SW"}, (1, 2), new_walls="SW") == {"A-57"}


def test_swapping_a_building_for_a_camp() -> None:
    palace = {(0, 0): "", (1, 0): "N", (2, 0): "", (2, 1): "W", (1, 1): "ES", (1, 2): "", (0, 1): "", (0, 2): ""}
    assert violations(palace, {}) == set()
    assert refused_swap(palace, {}, (1, 1), new_ramparts="ES") == {"C-4"}
    assert refused_swap(row(), {}, (2, 0), new_ramparts="W") == {"C-3", "C-4"}
    assert refused_swap(row(), {(3, 0): "W"}, (2, 0), new_ramparts="N") == {"C-3", "C-4", "C-5"}
    assert refused_swap(row(), {}, (1, 0), new_ramparts="E") == {"A-57", "C-3", "C-4"}


def test_swaps_that_make_no_sense() -> None:
    assert refused_swap(row(), {}, (0, 0), new_ramparts="N") == {"A-52"}
    with pytest.raises(ValueError, match="walls or ramparts"):
        refused_swap(row(), {}, (1, 0))
    with pytest.raises(ValueError, match="walls or ramparts"):
        refused_swap(row(), {}, (1, 0), "", "N")


def test_example_three_camps_score_ten() -> None:
    camps = {(-2, 0): "E", (3, 0): "W", (1, -2): "N"}
    assert violations(row(), camps) == set()
    assert all(leaning(row(), camps, camp) for camp in camps)
    points = camp_points(set(row()), camps)
    assert points == {(-2, 0): 4, (3, 0): 4, (1, -2): 2}
    assert sum(points.values()) == 10


def test_both_arrows_count() -> None:
    palace = {(0, 0): "", (1, 0): "N", (2, 0): "", (2, 1): "W", (1, -1): "", (3, 1): "", (4, 1): ""}
    assert camp_points(set(palace), {(1, 1): "ES"}) == {(1, 1): 5}


def test_a_line_ends_at_the_first_gap_or_camp() -> None:
    buildings = {(1, 0), (2, 0), (4, 0), (5, 0)}
    assert camp_points(buildings, {(0, 0): "E"}) == {(0, 0): 2}
    assert camp_points(buildings, {(0, 0): "E", (3, 0): "W"}) == {(0, 0): 2, (3, 0): 2}
    assert camp_points(buildings, {(0, 0): "W"}) == {(0, 0): 0}
    assert camp_points(buildings | {(0, 2)}, {(0, 0): "N"}) == {(0, 0): 0}


def test_a_building_serves_several_arrows() -> None:
    assert camp_points({(0, 0)}, {(1, 0): "W", (-1, 0): "E", (0, 1): "S", (0, -1): "N"}) == {
        (1, 0): 1,
        (-1, 0): 1,
        (0, 1): 1,
        (0, -1): 1,
    }


def test_an_unfinished_site_is_passed() -> None:
    assert camp_points({(1, 0), (3, 0)}, {(0, 0): "E"}, {(2, 0)}) == {(0, 0): 2}
    assert camp_points({(2, 0)}, {(0, 0): "E"}, {(1, 0), (3, 0)}) == {(0, 0): 1}


def test_a_wall_against_a_rampart_is_outer_wall() -> None:
    assert longest_wall(two_walls(), {}) == longest_wall(two_walls(), {(1, 1): "S", (2, 1): "ES"}) == 2


def test_ramparts_are_no_wall() -> None:
    assert longest_wall({(0, 0): "", (1, 0): "N", (2, 0): "", (3, 0): "N"}, {(1, 1): "ES", (3, 1): "SW"}) == 1


def test_a_filled_court_has_an_outline_of_its_own() -> None:
    assert longest_wall(ring(), court()) == 8
    palace = {**ring(), (3, 3): "NE", (2, 3): "NS"}
    assert sorted(map(len, geometry.unbroken(palace))) == [3, 8]
    palace |= {(0, 3): "NW", (1, 3): "NS", (0, 2): "EW", (0, 1): "EW", (3, 2): "EW", (3, 1): "EW", (3, 0): "E"}
    assert violations(palace, court()) == set()
    assert longest_wall(palace, court()) == 11


def test_court_and_outside_do_not_join_at_a_corner() -> None:
    palace = {**ring(), (3, 2): "NW", (2, 3): "ES"}
    del palace[(3, 3)]
    assert violations(palace, court()) == set()
    assert longest_wall(palace, court()) == 8
    assert sorted(map(len, geometry.unbroken(palace))) == [2, 8]


def test_one_tile_to_a_square() -> None:
    with pytest.raises(ValueError, match="one square"):
        longest_wall(row(), {(2, 0): "W"})


def test_wrong_contacts_name_the_sides() -> None:
    assert wrong_contacts(row(), {(3, 0): "W", (1, 1): "N"}) == [((1, 1), "S")]
