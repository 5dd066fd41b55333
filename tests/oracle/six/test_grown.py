"""The gatehouse oracle on estates grown at random: what follows from the clauses, computed another way."""

import random

from tests.oracle import camps, geometry
from tests.oracle.geometry import OPPOSITE, Square, beside, neighbours
from tests.oracle.positions import ALL_WALLS, grown
from tests.oracle.six.gatehouses import (
    LEGS,
    Estate,
    Gate,
    Tile,
    fits,
    gate_places,
    refused_gate,
    refused_lay,
    refused_remove,
    refused_swap,
    tile_places,
    violations,
    whole,
    with_gate,
    with_tile,
    without_tile,
)
from tests.oracle.six.walls import LONG, continuing, longest_wall, outline

ALL_RAMPARTS = ["N", "E", "S", "W", "NW", "NE", "ES", "SW"]
TWO_TYPES = ["tower", "garden"]


def random_tile(chance: random.Random, camp: bool) -> Tile:
    """Return a tile of one of two types, or a camp."""
    if camp:
        return Tile(chance.choice(ALL_RAMPARTS), camp=True)
    return Tile(chance.choice(ALL_WALLS), chance.choice(TWO_TYPES))


def developed(chance: random.Random, turns: int, with_camps: bool = True) -> Estate:
    """Return an estate that grew by random legal tiles, camps and gatehouses, and lost some tiles again."""
    estate = Estate({(0, 0): ""})
    for _ in range(turns):
        square = chance.choice(sorted(estate.around()))
        kind = chance.randrange(8)
        if kind == 0 and with_camps:
            kind = 1
            tile = random_tile(chance, camp=True)
        else:
            tile = random_tile(chance, camp=False)
        if kind < 4 and not refused_lay(estate, square, tile):
            estate = with_tile(estate, square, tile)
        gate = Gate(chance.choice(TWO_TYPES), chance.choice(sorted(LEGS)))
        if kind in (4, 5, 6) and not refused_gate(estate, square, gate):
            estate = with_gate(estate, square, gate)
        old = chance.choice(sorted({*estate.palace, *estate.camps}))
        if kind == 7 and chance.randrange(4) == 0 and not refused_remove(estate, old):
            estate = without_tile(estate, old)
    return estate


def quarters_are_one(estate: Estate) -> bool:
    """Return whether the ground is joined, with each square cut into a quarter at each side (G-8).

    A quarter is filled if its side is covered; it borders on two others of its square, and
    across its side on one of the next square.
    """
    squares = estate.taken()
    frame = {(e + right, n + up) for e, n in squares for right in (-1, 0, 1) for up in (-1, 0, 1)}
    ground = {(square, side) for square in frame for side in "NESW" if side not in estate.covered(square)}
    start = min(ground)
    found, waiting = {start}, [start]
    while waiting:
        square, side = waiting.pop()
        turns = [(square, "NESW"[("NESW".index(side) + turn) % 4]) for turn in (1, 3)]
        for near in [*turns, (beside(square, side), OPPOSITE[side])]:
            if near in ground and near not in found:
                found.add(near)
                waiting.append(near)
    return found == ground


def test_the_ground_cut_into_quarters_agrees() -> None:
    chance = random.Random(8)
    holes = 0
    for _ in range(60):
        estate = developed(chance, 40)
        assert violations(estate) == set() and quarters_are_one(estate)
        square = chance.choice(sorted(estate.around()))
        for new in (with_tile(estate, square, Tile("")), with_gate(estate, square, Gate("tower", "NE"))):
            assert whole(new) == quarters_are_one(new)
            holes += not whole(new)
    assert holes > 5


def test_the_outline_of_a_legal_estate_without_camps_is_one_line() -> None:
    chance = random.Random(10)
    gates = 0
    for _ in range(50):
        estate = developed(chance, 60, with_camps=False)
        gates += len(estate.gates)
        follows = continuing(estate)
        sides = outline(estate)
        assert {side for pair in follows for side in pair} == sides
        assert len(follows) == len(sides)
        after = dict(follows)
        start = min(sides)
        line = [start]
        while after[line[-1]] != start:
            line.append(after[line[-1]])
        assert len(line) == len(sides)
        assert longest_wall(estate) == longest_run(estate, line)
    assert gates > 60


def longest_run(estate: Estate, line: list[tuple[Square, str]]) -> tuple[int, int]:
    """Return segments and gatehouses of the longest wall by walking along the outline."""
    marks = ""
    for square, side in line:
        if side == LONG:
            marks += "G"
        else:
            marks += "w" if side in estate.palace.get(square, "") else " "
    if " " not in marks:
        return len(marks), marks.count("G")
    turned = marks[marks.index(" ") :] + marks[: marks.index(" ")]
    return max(((len(run), run.count("G")) for run in turned.split()), default=(0, 0))


def test_the_shape_of_legal_redesigns_with_gatehouses() -> None:
    """Removals and swaps judged by the sides that are touched (A-51, G-9)."""
    chance = random.Random(5)
    swapped = 0
    for _ in range(60):
        estate = developed(chance, 50)
        for square in sorted(set(estate.palace) - {(0, 0)}):
            touched = [side for side in "NESW" if estate.touches(square, side)]
            refused = refused_remove(estate, square)
            assert refused <= {"A-57", "A-59", "C-5", "G-9"}
            if len(touched) == 4:
                assert "A-59" in refused
            tile = random_tile(chance, camp=False)
            alike = all((side in tile.sides) == (side in estate.palace[square]) for side in touched)
            kept = leaves_support(estate, square, tile.type)
            assert (not refused_swap(estate, square, tile)) == (alike and kept)
            swapped += alike and not kept
    assert swapped > 3


def leaves_support(estate: Estate, square: Square, new: str | None) -> bool:
    """Return whether every gatehouse beside a square keeps a building of its type, with a new type there."""
    for side in "NESW":
        there = beside(square, side)
        if there not in estate.gates or not estate.touches(square, side):
            continue
        name, corner = estate.gates[there]
        others = [beside(there, leg) for leg in LEGS[corner] if beside(there, leg) != square]
        if new != name and not any(estate.types.get(other) == name for other in others):
            return False
    return True


def test_where_a_gatehouse_fits_by_its_two_legs() -> None:
    """G-5 said once more: one leg on its type, the other on nothing walled and on no camp."""
    chance = random.Random(6)
    for _ in range(60):
        estate = developed(chance, 40)
        places = gate_places(estate, "tower")
        for square in estate.around():
            for corner, legs in LEGS.items():
                met = [meets(estate, square, leg) for leg in legs]
                expected = "tower" in met and "wall" not in met and "camp" not in met
                expected = expected and whole(with_gate(estate, square, Gate("tower", corner)))
                assert ((square, corner) in places) == expected


def meets(estate: Estate, square: Square, leg: str) -> str:
    """Return what a leg meets on a square that is still empty."""
    there = beside(square, leg)
    if OPPOSITE[leg] not in estate.covered(there):
        return "nothing"
    if there in estate.camps:
        return "camp"
    return "wall" if estate.face(there, OPPOSITE[leg]) == "wall" else estate.types.get(there, "open")


def test_without_gatehouses_as_before() -> None:
    chance = random.Random(7)
    for _ in range(12):
        palace = grown(chance, 10)
        estate = Estate(palace)
        assert longest_wall(estate) == (geometry.longest_wall(palace), 0)
        walls, ramparts = chance.choice(ALL_WALLS), chance.choice(ALL_RAMPARTS)
        for square in sorted({near for here in palace for near in neighbours(here)}):
            assert refused_lay(estate, square, Tile(walls)) == camps.refused_lay_building(palace, {}, walls, square)
            camp = Tile(ramparts, camp=True)
            assert refused_lay(estate, square, camp) == camps.refused_lay_camp(palace, {}, ramparts, square)
            assert (square in tile_places(estate, camp)) == (not refused_lay(estate, square, camp))
        for square in palace:
            assert refused_remove(estate, square) == camps.refused_remove(palace, {}, square)
            assert refused_swap(estate, square, Tile(walls)) == camps.refused_swap(palace, {}, square, walls)


def test_camps_as_before() -> None:
    chance = random.Random(9)
    pitched = 0
    for _ in range(40):
        estate = developed(chance, 80)
        estate = Estate(estate.palace, camps=estate.camps)
        if not fits(estate):
            continue
        pitched += len(estate.camps)
        for square in sorted(estate.taken()):
            assert refused_remove(estate, square) == camps.refused_remove(estate.palace, estate.camps, square)
        assert longest_wall(estate)[0] == camps.longest_wall(estate.palace, estate.camps)
    assert pitched > 5
