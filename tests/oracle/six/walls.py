"""The outline and the longest wall with gatehouses: A-71, C-7, G-10, G-12.

A piece of the outline is a side of a square, or the long side of a gatehouse, with the
square it belongs to. Camps are ignored.
"""

from dataclasses import replace

from tests.oracle.geometry import Side, Square, chained
from tests.oracle.six.gatehouses import LEGS, Estate

LONG = "long"
BONUS = 2


def octants(vertex: Square) -> list[Side]:
    """Return the eight eighths around a lattice vertex, anticlockwise from the east.

    Each lies along one side of one square and is filled if a piece covers that side: the
    long side of a gatehouse runs between the two eighths of its square.
    """
    east, north = vertex
    north_east, north_west = (east, north), (east - 1, north)
    south_west, south_east = (east - 1, north - 1), (east, north - 1)
    return [
        (north_east, "S"),
        (north_east, "W"),
        (north_west, "E"),
        (north_west, "S"),
        (south_west, "N"),
        (south_west, "E"),
        (south_east, "W"),
        (south_east, "N"),
    ]


def border(ray: int, filled: Side) -> Side:
    """Return the piece of the outline on a ray: a side on the even rays, a long side on the others."""
    return filled if ray % 2 == 0 else (filled[0], LONG)


def vertices(estate: Estate) -> set[Square]:
    """Return the corners of all squares with a piece on them."""
    return {(east + right, north + up) for east, north in estate.taken() for right in (0, 1) for up in (0, 1)}


def continuing(estate: Estate) -> list[tuple[Side, Side]]:
    """Return the pairs of pieces of the outline that follow one another (A-71).

    Around each vertex the outline runs along a gap from where it opens to where it closes.
    """
    estate = replace(estate, camps={})
    pairs = []
    for vertex in vertices(estate):
        eighths = octants(vertex)
        full = [side in estate.covered(square) for square, side in eighths]
        for ray in range(8):
            if full[ray - 1] and not full[ray]:
                end = next(ray + n for n in range(1, 9) if full[(ray + n) % 8]) % 8
                pairs.append((border(ray, eighths[ray - 1]), border(end, eighths[end])))
    return pairs


def outline(estate: Estate) -> set[Side]:
    """Return all sides that nothing touches, and the long sides; camps touch nothing here (C-7, G-12)."""
    estate = replace(estate, camps={})
    tiles = {(square, side) for square in estate.palace for side in "NESW"}
    legs = {(square, leg) for square, gate in estate.gates.items() for leg in LEGS[gate.corner]}
    return {side for side in tiles | legs if not estate.touches(*side)} | {(square, LONG) for square in estate.gates}


def outer_segments(estate: Estate) -> set[Side]:
    """Return the walled pieces of the outline; a free leg is open (G-10)."""
    return {(at, side) for at, side in outline(estate) if side == LONG or side in estate.palace.get(at, "")}


def unbroken(estate: Estate) -> list[set[Side]]:
    """Return the unbroken outer walls, each as the set of its segments (A-71)."""
    return chained(outer_segments(estate), continuing(estate))


def longest_wall(estate: Estate) -> tuple[int, int]:
    """Return segments and gatehouses of the longest wall; of equal ones, that with most gatehouses (G-10)."""
    measured = [(len(wall), sum(side == LONG for _, side in wall)) for wall in unbroken(estate)]
    return max(measured, default=(0, 0))


def wall_points(estate: Estate) -> int:
    """Return the points of the wall: its segments, and 2 more for each gatehouse in it (G-10)."""
    segments, gates = longest_wall(estate)
    return segments + BONUS * gates
