"""The building rules and the scoring with camps: C-3 to C-7 on top of A-50 to A-60a.

A palace maps (east, north) to the walls of a building, as in the geometry; medinas,
bazaars, plazas and the fountain are buildings here. Camps map their squares to their
ramparts, letters of "NESW" as well. The `refused_` functions expect a palace that obeys
the building rules, and return every clause that the whole palace breaks afterwards.
"""

from collections.abc import Collection

from tests.oracle import geometry
from tests.oracle.geometry import OPPOSITE, START, Palace, Side, Square, beside, neighbours

Camps = dict[Square, str]


def leaning(palace: Palace, camps: Camps, square: Square) -> bool:
    """Return whether a rampart of a camp lies against a wall side of the palace (C-3)."""
    return any(OPPOSITE[side] in palace.get(beside(square, side), "") for side in camps[square])


def wrong_contacts(palace: Palace, camps: Camps) -> list[Side]:
    """Return the sides of camps that touch what they must not (C-4)."""
    wrong = []
    for square, ramparts in camps.items():
        for side in "NESW":
            there = beside(square, side)
            if there in palace:
                allowed = side in ramparts and OPPOSITE[side] in palace[there]
            elif there in camps:
                allowed = side not in ramparts and OPPOSITE[side] not in camps[there]
            else:
                allowed = True
            if not allowed:
                wrong.append((square, side))
    return wrong


def violations(palace: Palace, camps: Camps) -> set[str]:
    """Return the rules about all tiles that a palace breaks (A-56, A-57, A-59, C-4).

    Nobody walks over camps (C-5, C-5a), but they fill holes and make them (C-5).
    """
    broken = set()
    if geometry.mismatched(palace):
        broken.add("A-56")
    if geometry.on_foot(palace) != set(palace):
        broken.add("A-57")
    if geometry.has_hole(frozenset(palace) | frozenset(camps)):
        broken.add("A-59")
    if wrong_contacts(palace, camps):
        broken.add("C-4")
    return broken


def left_alone(palace: Palace, camps: Camps, new: Square | None) -> set[str]:
    """Return C-3 for a new camp without a wall, C-5 for a camp that was there before."""
    return {"C-3" if camp == new else "C-5" for camp in camps if not leaning(palace, camps, camp)}


def unsupported(palace: Palace, camps: Camps, new: Square) -> set[str]:
    """Return what a new tile breaks that shares no side with the palace (A-58, C-5a)."""
    if neighbours(new) & set(palace):
        return set()
    on_camps = new in palace and neighbours(new) & set(camps)
    return {"A-58", "C-5a"} if on_camps else {"A-58"}


def refused_after(palace: Palace, camps: Camps, new: Square) -> set[str]:
    """Return every clause that a palace with a new tile on a square breaks."""
    return violations(palace, camps) | left_alone(palace, camps, new) | unsupported(palace, camps, new)


def refused_lay_building(palace: Palace, camps: Camps, walls: str, square: Square) -> set[str]:
    """Return every clause that forbids laying a building (A-56 to A-60a, C-4, C-5a)."""
    if square in palace or square in camps:
        return {"A-60a"}
    return refused_after({**palace, square: walls}, camps, square)


def refused_lay_camp(palace: Palace, camps: Camps, ramparts: str, square: Square) -> set[str]:
    """Return every clause that forbids laying a camp (A-58, A-59, A-60a, C-3, C-4)."""
    if square in palace or square in camps:
        return {"A-60a"}
    return refused_after(palace, {**camps, square: ramparts}, square)


def without(palace: dict[Square, str], square: Square) -> dict[Square, str]:
    """Return all squares but one."""
    return {at: palace[at] for at in palace if at != square}


def refused_remove(palace: Palace, camps: Camps, square: Square) -> set[str]:
    """Return every clause that forbids removing a tile (A-52, A-57, A-59, C-5)."""
    if square == START:
        return {"A-52"}
    if square not in palace and square not in camps:
        raise KeyError(square)
    palace, camps = without(palace, square), without(camps, square)
    return violations(palace, camps) | left_alone(palace, camps, None)


def refused_swap(
    palace: Palace, camps: Camps, square: Square, new_walls: str | None = None, new_ramparts: str | None = None
) -> set[str]:
    """Return every clause that forbids a building or a camp in the place of a tile.

    Either tile may be a building or a camp: A-52, A-56 to A-59, C-3 to C-5a.
    """
    if (new_walls is None) == (new_ramparts is None):
        raise ValueError("a swap takes walls or ramparts")
    if square == START:
        return {"A-52"}
    if square not in palace and square not in camps:
        raise KeyError(square)
    palace, camps = without(palace, square), without(camps, square)
    if new_walls is not None:
        palace[square] = new_walls
    if new_ramparts is not None:
        camps[square] = new_ramparts
    return refused_after(palace, camps, square)


def camp_points(
    palace_buildings: Collection[Square], camps: Camps, unfinished: Collection[Square] = ()
) -> dict[Square, int]:
    """Return the points of each camp (C-6).

    `palace_buildings` are the squares that count: every tile but camps and `unfinished`
    sites, which do not count and do not break the line either (K-12).
    """
    points = {}
    for camp, ramparts in camps.items():
        points[camp] = 0
        for side in ramparts:
            here = beside(camp, side)
            while here in palace_buildings or here in unfinished:
                points[camp] += 1 if here in palace_buildings else 0
                here = beside(here, side)
    return points


def longest_wall(palace: Palace, camps: Camps) -> int:
    """Return the longest unbroken outer wall, as if no camp were there (A-71, C-7).

    Without its camps a filled court is a gap with an outline of its own. Where it
    touches the outside by a corner, the geometry goes on along each gap for itself.
    """
    if set(palace) & set(camps):
        raise ValueError("a building and a camp on one square")
    return geometry.longest_wall(palace)
