"""What bazaars score at the third scoring: B-6."""

from tests.oracle.geometry import Square


def around(square: Square) -> set[Square]:
    """Return the eight squares around a square, diagonals included."""
    east, north = square
    near = {(east + right, north + up) for right in (-1, 0, 1) for up in (-1, 0, 1)}
    return near - {square}


def bazaar_points(palace_types: dict[Square, str | None], bazaars: dict[Square, set[str]]) -> dict[Square, int]:
    """Return the points of each bazaar (B-6).

    `palace_types` gives the type of each building; None, or no entry, is a tile without
    a type: start tile, plaza, medina, bazaar, camp, unfinished site (M-7, R-63, K-12).
    `bazaars` gives the three types of each laid bazaar.
    """
    points = {}
    for square, types in bazaars.items():
        near = [palace_types.get(other) for other in around(square)]
        matching = [name for name in near if name in types]
        points[square] = len(matching) * len(set(matching))
    return points
