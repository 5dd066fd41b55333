"""The gatehouse oracle on estates drawn by hand: contacts, ground, ways on foot, redesign."""

import pytest

from tests.oracle.geometry import OPPOSITE, Square
from tests.oracle.six.gatehouses import (
    LEGS,
    Estate,
    Gate,
    Tile,
    gate_places,
    on_foot,
    refused_gate,
    refused_lay,
    refused_remove,
    refused_swap,
    tile_places,
    violations,
    whole,
    with_gate,
    with_tile,
)

TOWER = "tower"


def estate(walls: dict[Square, str], *towers: Square) -> Estate:
    """Return an estate of buildings; some are towers, the fountain and the others have no type."""
    return Estate({(0, 0): "", **walls}, dict.fromkeys(towers, TOWER))


def lone() -> Estate:
    """Return the fountain with one tower without walls to the east."""
    return estate({(1, 0): ""}, (1, 0))


def test_the_legs_are_the_sides_that_the_long_side_does_not_look_at() -> None:
    for corner, legs in LEGS.items():
        assert set(corner) | set(legs) == set("NESW")
        assert {OPPOSITE[side] for side in corner} == set(legs)


def test_a_gatehouse_around_a_single_tower() -> None:
    places = gate_places(lone(), TOWER)
    # One leg on the tower. The other is free: two positions each, and nothing else is in the way.
    assert places == {
        ((1, 1), "NE"), ((1, 1), "NW"), ((1, -1), "SE"), ((1, -1), "SW"), ((2, 0), "NE"), ((2, 0), "SE"),
    }  # fmt: skip
    assert gate_places(lone(), "garden") == set()


def test_one_leg_leans_on_its_own_type() -> None:
    assert refused_gate(lone(), (1, 1), Gate("garden", "NE")) == {"G-5"}
    assert refused_gate(lone(), (0, 1), Gate(TOWER, "NE")) == {"G-5"}
    assert refused_gate(lone(), (5, 5), Gate(TOWER, "NE")) == {"A-57", "A-58", "G-5"}
    walled = estate({(1, 0): "N"}, (1, 0))
    assert refused_gate(walled, (1, 1), Gate(TOWER, "NE")) == {"A-56", "A-57", "G-5"}


def test_a_side_that_looks_at_a_free_half_is_no_contact() -> None:
    assert refused_gate(lone(), (1, 1), Gate(TOWER, "SE")) == {"A-57", "A-58", "G-5"}
    gate = with_gate(lone(), (1, 1), Gate(TOWER, "NE"))
    # North of the free half: a tile touches nothing there, walled or open, and hides nothing.
    assert refused_lay(gate, (1, 2), Tile("")) == {"A-57", "A-58"}
    for walls in ("", "W", "N", "NW"):
        beside_half = estate({(1, 0): "", (2, 0): "", (2, 1): walls}, (1, 0))
        assert refused_gate(beside_half, (1, 1), Gate(TOWER, "NE")) == set()


def test_the_other_leg_meets_open_sides_only() -> None:
    corner = estate({(1, 0): "", (0, 1): ""}, (1, 0))
    assert refused_gate(corner, (1, 1), Gate(TOWER, "NE")) == set()
    walled = estate({(1, 0): "", (0, 1): "E"}, (1, 0))
    assert refused_gate(walled, (1, 1), Gate(TOWER, "NE")) == {"A-56"}
    # Turned the other way the free half looks at the wall, and one of its sides stays open.
    assert refused_gate(walled, (1, 1), Gate(TOWER, "NW")) == set()


def test_worked_through_a_concave_corner_needs_one_side_of_the_free_half_open() -> None:
    corner = estate({(1, 0): "", (0, 1): "E", (0, 2): "", (1, 2): ""}, (1, 0))
    assert refused_gate(corner, (1, 1), Gate(TOWER, "NW")) == {"A-59"}
    # Turned to the open side it would lean its other leg against the wall.
    assert refused_gate(corner, (1, 1), Gate(TOWER, "NE")) == {"A-56"}


def test_worked_through_two_gatehouses_leg_to_leg() -> None:
    row = estate({(1, 0): "", (2, 0): ""}, (1, 0), (2, 0))
    one = with_gate(row, (1, 1), Gate(TOWER, "NW"))
    assert violations(one) == set()
    assert refused_gate(one, (2, 1), Gate(TOWER, "NE")) == set()
    both = with_gate(one, (2, 1), Gate(TOWER, "NE"))
    assert violations(both) == set() and on_foot(both) == both.taken()


def test_worked_through_a_v_needs_one_open_end() -> None:
    row = estate({(1, 0): "", (2, 0): ""}, (1, 0), (2, 0))
    one = with_gate(row, (1, 1), Gate(TOWER, "NE"))
    assert refused_gate(one, (2, 1), Gate(TOWER, "NW")) == set()
    both = with_gate(one, (2, 1), Gate(TOWER, "NW"))
    high = {(3, 0): "", (3, 1): "", (3, 2): ""}
    for square, walls in high.items():
        assert refused_lay(both, square, Tile(walls)) == set()
        both = with_tile(both, square, Tile(walls))
    assert refused_lay(both, (2, 2), Tile("")) == set()
    both = with_tile(both, (2, 2), Tile(""))
    assert refused_lay(both, (1, 2), Tile("")) == {"A-59"}
    assert whole(both)


def test_nothing_fills_the_free_half() -> None:
    gate = with_gate(lone(), (1, 1), Gate(TOWER, "NE"))
    assert refused_lay(gate, (1, 1), Tile("")) == {"A-60a", "G-6"}
    assert refused_gate(gate, (1, 1), Gate(TOWER, "SW")) == {"A-60a", "G-6"}
    assert refused_gate(gate, (1, 0), Gate(TOWER, "SW")) == {"A-60a"}


def test_a_tile_is_attached_to_a_free_leg() -> None:
    gate = with_gate(lone(), (1, 1), Gate(TOWER, "NE"))
    assert refused_lay(gate, (0, 1), Tile("")) == set()
    assert refused_lay(gate, (0, 1), Tile("S")) == {"A-56"}
    assert refused_lay(gate, (0, 1), Tile("E")) == {"A-56"}
    far = with_gate(lone(), (2, 0), Gate(TOWER, "SE"))
    assert refused_lay(far, (2, 1), Tile("")) == set()
    grown = with_tile(far, (2, 1), Tile("W"))
    assert on_foot(grown) == grown.taken()
    assert refused_lay(far, (2, 1), Tile("S")) == {"A-56", "A-57"}


def test_a_free_leg_may_look_at_a_free_half() -> None:
    row = estate({(1, 0): "", (2, 0): ""}, (1, 0), (2, 0))
    one = with_gate(row, (1, 1), Gate(TOWER, "NE"))
    assert refused_gate(one, (2, 1), Gate(TOWER, "NE")) == set()
    two = with_gate(one, (2, 1), Gate(TOWER, "NE"))
    assert refused_lay(two, (1, 1), Tile("")) == {"A-60a", "G-6"}


def test_a_removed_tile_leaves_a_gatehouse_its_type() -> None:
    one = with_gate(lone(), (1, 1), Gate(TOWER, "NE"))
    assert refused_remove(one, (1, 0)) == {"A-57", "G-9"}
    assert refused_swap(one, (1, 0), Tile("E", "garden")) == {"G-9"}
    assert refused_swap(one, (1, 0), Tile("E", TOWER)) == set()
    assert refused_swap(one, (1, 0), Tile("N", TOWER)) == {"A-56", "A-57", "G-9"}
    corner = with_tile(one, (0, 1), Tile("", TOWER))
    assert refused_remove(corner, (1, 0)) == set()
    assert refused_swap(corner, (1, 0), Tile("", "garden")) == set()
    other = with_tile(one, (0, 1), Tile("", "garden"))
    assert refused_remove(other, (1, 0)) == {"G-9"}
    assert refused_remove(other, (0, 1)) == set()


def test_a_way_through_a_gatehouse_must_not_be_cut() -> None:
    way = with_gate(estate({(1, 0): ""}, (1, 0)), (2, 0), Gate(TOWER, "SE"))
    way = with_tile(way, (2, 1), Tile("W", TOWER))
    assert violations(way) == set()
    assert refused_remove(way, (1, 0)) == {"A-57"}
    assert refused_remove(way, (2, 1)) == set()


def test_the_fixed_pieces() -> None:
    gate = with_gate(lone(), (1, 1), Gate(TOWER, "NE"))
    assert refused_remove(gate, (0, 0)) == refused_swap(gate, (0, 0), Tile("")) == {"A-52"}
    assert refused_remove(gate, (1, 1)) == refused_swap(gate, (1, 1), Tile("")) == {"G-4"}
    with pytest.raises(KeyError):
        refused_remove(gate, (7, 7))


def test_camps_and_gatehouses_never_touch() -> None:
    base = estate({(1, 0): "", (0, 1): "E"}, (1, 0))
    base = with_tile(base, (-1, 0), Tile("W"))
    camp = Tile("W", camp=True)
    gate = with_gate(base, (2, 0), Gate(TOWER, "NE"))
    assert refused_lay(gate, (1, 1), camp) == {"C-4"}
    walled = with_gate(estate({(1, 0): "N", (0, 1): "E"}, (1, 0)), (2, 0), Gate(TOWER, "SE"))
    corner = Tile("SW", camp=True)
    assert refused_lay(walled, (1, 1), corner) == set()
    pitched = with_tile(walled, (1, 1), corner)
    assert refused_lay(pitched, (2, 1), Tile("SW", camp=True)) == {"C-3", "C-4", "K-10"}
    assert refused_lay(pitched, (2, 1), Tile("N", camp=True)) == {"C-3", "K-10"}
    stood = with_tile(estate({(1, 0): "N", (0, 1): "E", (2, 0): ""}, (2, 0)), (1, 1), corner)
    assert refused_gate(stood, (2, 1), Gate(TOWER, "NE")) == {"K-10"}
    # The other way round the camp looks at the free half, which touches nothing.
    assert refused_gate(stood, (2, 1), Gate(TOWER, "NW")) == set()


def test_camps_fill_holes_and_make_them() -> None:
    base = estate({(1, 0): "", (2, 0): "N", (0, 1): "", (0, 2): "E"}, (1, 0))
    gate = with_gate(base, (1, 1), Gate(TOWER, "NE"))
    east = Tile("S", camp=True)
    assert refused_lay(gate, (2, 1), east) == set()
    closed = with_tile(gate, (2, 1), east)
    assert refused_lay(closed, (1, 2), Tile("W", camp=True)) == {"A-59"}


def test_where_tiles_may_lie() -> None:
    gate = with_gate(lone(), (2, 0), Gate(TOWER, "SE"))
    assert tile_places(gate, Tile("")) == {(0, 1), (1, 1), (2, 1), (1, -1), (0, -1), (-1, 0)}
    assert tile_places(gate, Tile("NS")) == {(-1, 0)}
