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
