"""Majorities: A-72 to A-75."""

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

TABLE: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = {
    "pavilion": ((1,), (8, 1), (16, 8, 1)),
    "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)),
    "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)),
    "tower": ((6,), (13, 6), (21, 13, 6)),
}
"""Points by place in the first, second and third scoring (A-73)."""


def majority(counts: list[int], type_name: str, scoring: int) -> list[int]:
    """Return each player's points for one type in scoring 1, 2 or 3 (A-72 to A-75).

    Players with as many tiles occupy one place each after all who have more.
    """
    worth = TABLE[type_name][scoring - 1]
    points = []
    for count in counts:
        ahead = sum(1 for other in counts if other > count)
        tied = sum(1 for other in counts if other == count)
        shared = sum(worth[ahead : ahead + tied])
        points.append(shared // tied if count > 0 else 0)
    return points


def majority_with_halves(counts: list[int], halves: list[int], line: str, scoring: int) -> list[int]:
    """Return each player's points for one type with half-buildings (R-62, A-72 to A-75).

    `counts` are whole buildings in the palace; without one a half counts nothing. `line`
    names the line of A-73 that the type takes (R-61).
    """
    doubled = [2 * count + half if count > 0 else 0 for count, half in zip(counts, halves, strict=True)]
    return majority(doubled, line, scoring)


def line_of(order: list[str], type_name: str) -> str:
    """Return the line of A-73 that a type takes on a score tile with this order (R-61)."""
    return TYPES[order.index(type_name)]


def line_points(order: list[str], type_name: str, scoring: int, place: int) -> int:
    """Return what place 1, 2, 3... of a type is worth on a score tile (R-61, R-60)."""
    worth = TABLE[line_of(order, type_name)][scoring - 1]
    return worth[place - 1] if place <= len(worth) else 0
