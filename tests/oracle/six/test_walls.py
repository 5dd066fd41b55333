"""The longest wall with gatehouses, on estates drawn by hand (A-71, C-7, G-10)."""

from tests.oracle import geometry
from tests.oracle.geometry import Palace, Square
from tests.oracle.six.gatehouses import Estate, Gate, violations
from tests.oracle.six.walls import LONG, longest_wall, outer_segments, outline, unbroken, wall_points

TOWER = "tower"


def estate(walls: Palace, gates: dict[Square, str], camps: dict[Square, str] | None = None) -> Estate:
    """Return a legal estate in which every building is a tower."""
    palace = {(0, 0): "", **walls}
    types = dict.fromkeys((square for square in palace if square != (0, 0)), TOWER)
    found = Estate(palace, types, camps or {}, {square: Gate(TOWER, corner) for square, corner in gates.items()})
    assert violations(found) == set()
    return found


def test_a_gatehouse_alone() -> None:
    lone = estate({(1, 0): ""}, {(1, 1): "NE"})
    assert outer_segments(lone) == {((1, 1), LONG)}
    assert longest_wall(lone) == (1, 1) and wall_points(lone) == 3
    # The free leg is part of the outline, the other one is not.
    assert ((1, 1), "W") in outline(lone) and ((1, 1), "S") not in outline(lone)


def test_the_long_side_joins_two_corners() -> None:
    slope = estate({(1, 0): "E", (0, 1): "N"}, {(1, 1): "NE"})
    assert unbroken(slope) == [{((0, 1), "N"), ((1, 1), LONG), ((1, 0), "E")}]
    assert longest_wall(slope) == (3, 1) and wall_points(slope) == 5


def test_a_free_leg_ends_the_wall() -> None:
    one = estate({(1, 0): "E", (1, 1): "E", (1, 2): ""}, {(2, 2): "NE"})
    assert sorted(map(len, unbroken(one))) == [1, 2]
    two = estate({(1, 0): "E", (1, 1): "E", (1, 2): ""}, {(2, 2): "SE"})
    assert sorted(map(len, unbroken(two))) == [3]


def test_worked_through_leg_to_leg_the_long_sides_go_on_at_the_apex() -> None:
    roof = estate({(1, 0): "", (2, 0): "E"}, {(1, 1): "NW", (2, 1): "NE"})
    assert unbroken(roof) == [{((1, 1), LONG), ((2, 1), LONG), ((2, 0), "E")}]
    assert longest_wall(roof) == (3, 2) and wall_points(roof) == 7


def test_a_v_goes_on_at_its_foot() -> None:
    valley = estate({(1, 0): "", (2, 0): ""}, {(1, 1): "NE", (2, 1): "NW"})
    assert longest_wall(valley) == (2, 2) and wall_points(valley) == 6


def between_gates(tiles: int) -> Estate:
    """Return a row of walled tiles with a gatehouse at each end."""
    row = {(east, 1): "N" for east in range(1, tiles + 1)}
    return estate({(1, 0): "", **row}, {(0, 1): "NW", (tiles + 1, 1): "NE"})


def test_examples_of_seven_and_eight_with_two_gatehouses() -> None:
    assert longest_wall(between_gates(5)) == (7, 2) and wall_points(between_gates(5)) == 11
    assert longest_wall(between_gates(6)) == (8, 2) and wall_points(between_gates(6)) == 12


def test_example_two_gatehouses_outside_a_longest_wall_of_four() -> None:
    walls = {(0, 1): "W", (0, 2): "NW", (1, 2): "N", (2, 2): "", (1, 0): "", (2, 0): ""}
    gates = {(1, -1): "SW", (2, -1): "SE"}
    both = estate(walls, gates)
    assert longest_wall(both) == (4, 0) and wall_points(both) == 4


def test_of_equal_walls_the_one_with_most_gatehouses() -> None:
    walls = {(1, 0): "", (2, 0): "E", (-1, 0): "NSW"}
    both = estate(walls, {(1, 1): "NW", (2, 1): "NE"})
    assert sorted(map(len, unbroken(both))) == [3, 3]
    assert wall_points(both) == 7


def test_the_bonus_does_not_choose_the_wall() -> None:
    walls = {(1, 0): "", (2, 0): "", (0, 1): "NW", (-1, 0): "N"}
    both = estate(walls, {(1, -1): "SW", (2, -1): "SE"})
    assert sorted(map(len, unbroken(both))) == [2, 3]
    assert wall_points(both) == 3


def test_a_wall_that_looks_at_a_free_half_is_outer_wall() -> None:
    corner = estate({(1, 0): "", (0, 1): "NE"}, {(1, 1): "NW"})
    assert unbroken(corner) == [{((0, 1), "N"), ((0, 1), "E"), ((1, 1), LONG)}]
    # Behind an open side that looks at the free half the wall is cut.
    opened = estate({(1, 0): "", (0, 1): "N"}, {(1, 1): "NW"})
    assert sorted(map(len, unbroken(opened))) == [1, 1]


def test_a_ring_with_a_gatehouse_counts_all() -> None:
    walls = {(0, 1): "NW", (1, 0): "ES"}
    ring = estate({**walls, (-1, 0): "NSW", (0, -1): "ESW"}, {(1, 1): "NE"})
    assert len(unbroken(ring)) == 1
    assert longest_wall(ring) == (len(outline(ring)), 1) == (11, 1)


def test_camps_are_ignored() -> None:
    walls = {(1, 0): "N", (0, 1): "E", (2, 0): ""}
    open_air = estate(walls, {(2, 1): "NW"})
    camp = estate(walls, {(2, 1): "NW"}, {(1, 1): "SW"})
    assert outline(camp) == outline(open_air)
    assert sorted(map(sorted, unbroken(camp))) == sorted(map(sorted, unbroken(open_air)))
    assert longest_wall(camp) == (3, 1)


def test_without_gatehouses_as_before() -> None:
    palace = {(0, 0): "", (1, 0): "NE", (0, 1): "E", (0, 2): "", (1, 2): "", (2, 2): "", (2, 1): "W"}
    assert unbroken(Estate(palace)) and longest_wall(Estate(palace)) == (geometry.longest_wall(palace), 0) == (3, 0)
