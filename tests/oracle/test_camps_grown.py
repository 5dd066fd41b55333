"""The camp oracle on palaces grown at random: what follows from the clauses."""

import random

from tests.oracle import geometry
from tests.oracle.camps import (
    Camps,
    longest_wall,
    refused_lay_building,
    refused_lay_camp,
    refused_remove,
    refused_swap,
    violations,
)
from tests.oracle.geometry import OPPOSITE, Palace, Square, beside, neighbours
from tests.oracle.positions import ALL_WALLS, grown

ALL_RAMPARTS = ["N", "E", "S", "W", "NW", "NE", "ES", "SW"]


def pitched(chance: random.Random, tiles: int) -> tuple[Palace, Camps]:
    """Return a palace that grew by random legal tiles, with legal camps, then grew on."""
    palace: Palace = grown(chance, tiles)
    camps: Camps = {}
    for turn in range(150):
        square = chance.choice(sorted({near for here in palace for near in neighbours(here)}))
        if turn % 3 == 0:
            walls = chance.choice(ALL_WALLS)
            if not refused_lay_building(palace, camps, walls, square):
                palace[square] = walls
        else:
            ramparts = chance.choice(ALL_RAMPARTS)
            if not refused_lay_camp(palace, camps, ramparts, square):
                camps[square] = ramparts
    return palace, camps


def against(palace: Palace, ramparts: str, camp: Square) -> int:
    """Return how many ramparts of a camp lie against a wall."""
    return sum(OPPOSITE[side] in palace.get(beside(camp, side), "") for side in ramparts)


def test_the_shape_of_legal_redesigns_with_camps() -> None:
    """Removals and swaps of buildings judged by the sides that are touched (A-51, C-5)."""
    chance = random.Random(5)
    seen = 0
    for _ in range(25):
        palace, camps = pitched(chance, 8)
        seen += len(camps)
        assert violations(palace, camps) == set()
        taken = set(palace) | set(camps)
        for square in sorted(set(palace) - {(0, 0)}):
            refused = refused_remove(palace, camps, square)
            rest = {at: palace[at] for at in palace if at != square}
            assert ("A-59" in refused) == (neighbours(square) <= taken)
            assert ("C-5" in refused) == any(against(rest, camps[camp], camp) == 0 for camp in camps)
            assert refused <= {"A-57", "A-59", "C-5"}
            walls = chance.choice(ALL_WALLS)
            touched = [side for side in "NESW" if beside(square, side) in taken]
            alike = all((side in walls) == (side in palace[square]) for side in touched)
            assert (not refused_swap(palace, camps, square, new_walls=walls)) == alike
    assert seen > 25


def test_the_shape_of_legal_camps() -> None:
    """Camps come and go by their own sides and the hole rule alone."""
    chance = random.Random(6)
    for _ in range(25):
        palace, camps = pitched(chance, 8)
        taken = set(palace) | set(camps)
        for camp in camps:
            assert refused_remove(palace, camps, camp) == ({"A-59"} if neighbours(camp) <= taken else set())
            for ramparts in ALL_RAMPARTS:
                touched = [side for side in "NESW" if beside(camp, side) in taken]
                fits = all((side in ramparts) == (beside(camp, side) in palace) for side in touched)
                assert (not refused_swap(palace, camps, camp, new_ramparts=ramparts)) == fits


def test_no_building_takes_the_place_of_a_camp_or_gives_it_up() -> None:
    """A camp meets walls only, and a building that meets walls only is never reached."""
    chance = random.Random(8)
    for _ in range(15):
        palace, camps = pitched(chance, 8)
        for camp in camps:
            for walls in ALL_WALLS:
                assert refused_swap(palace, camps, camp, new_walls=walls) & {"A-56", "A-57"}
        for square in set(palace) - {(0, 0)}:
            for ramparts in ALL_RAMPARTS:
                assert "C-4" in refused_swap(palace, camps, square, new_ramparts=ramparts)


def test_without_camps_as_before() -> None:
    chance = random.Random(7)
    for _ in range(40):
        palace = grown(chance, 10)
        assert longest_wall(palace, {}) == geometry.longest_wall(palace)
        walls = chance.choice(ALL_WALLS)
        for square in sorted({near for here in palace for near in neighbours(here)}):
            assert refused_lay_building(palace, {}, walls, square) == geometry.refused_lay(palace, walls, square)
        for square in palace:
            assert refused_remove(palace, {}, square) == geometry.refused_remove(palace, square)
            assert refused_swap(palace, {}, square, walls) == geometry.refused_swap(palace, square, walls)
