"""The building rules and the wall: A-50 to A-60a, and A-71.

A palace maps (east, north) to the walled sides of the tile, letters of "NESW".
The fountain stands on (0, 0) and has no walls (A-4). The `refused_` functions expect
a palace that obeys the building rules, and return every clause broken afterwards.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

Square = tuple[int, int]
Palace = dict[Square, str]
Side = tuple[Square, str]

START: Square = (0, 0)
STEP: dict[str, Square] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(square: Square, side: str) -> Square:
    """Return the square that lies beyond one side of a square."""
    return square[0] + STEP[side][0], square[1] + STEP[side][1]


def neighbours(square: Square) -> set[Square]:
    """Return the four squares that share a side with a square."""
    return {beside(square, side) for side in "NESW"}


def flood(start: Square, allowed: set[Square]) -> set[Square]:
    """Return the allowed squares connected with `start` through sides."""
    found = {start}
    waiting = [start]
    while waiting:
        for square in neighbours(waiting.pop()):
            if square in allowed and square not in found:
                found.add(square)
                waiting.append(square)
    return found


def enclosed(squares: set[Square]) -> list[set[Square]]:
    """Return the groups of empty squares that are cut off from outside (A-59)."""
    if not squares:
        return []
    easts = [east for east, _ in squares]
    norths = [north for _, north in squares]
    frame = {
        (east, north)
        for east in range(min(easts) - 1, max(easts) + 2)
        for north in range(min(norths) - 1, max(norths) + 2)
    }
    empty = frame - squares
    empty -= flood((min(easts) - 1, min(norths) - 1), empty)
    groups = []
    while empty:
        group = flood(min(empty), empty)
        groups.append(group)
        empty -= group
    return groups


@lru_cache(maxsize=10_000)
def has_hole(squares: frozenset[Square]) -> bool:
    """Return whether anything is enclosed; kept, as most questions repeat (A-59)."""
    return bool(enclosed(set(squares)))


def on_foot(palace: Palace) -> set[Square]:
    """Return the tiles reached from the fountain through open sides (A-57).

    Where only one of two touching sides is walled there is still a wall to cross.
    """
    found = {START}
    waiting = [START]
    while waiting:
        here = waiting.pop()
        for side in "NESW":
            there = beside(here, side)
            if there not in palace or there in found:
                continue
            if side not in palace[here] and OPPOSITE[side] not in palace[there]:
                found.add(there)
                waiting.append(there)
    return found


def mismatched(palace: Palace) -> list[Side]:
    """Return the touching sides of which exactly one is walled (A-56)."""
    return [
        (square, side)
        for square, walls in palace.items()
        for side in "NESW"
        if beside(square, side) in palace and (side in walls) != (OPPOSITE[side] in palace[beside(square, side)])
    ]


def violations(palace: Palace) -> set[str]:
    """Return the building rules that a whole palace breaks (A-56, A-57, A-59)."""
    broken = set()
    if mismatched(palace):
        broken.add("A-56")
    if on_foot(palace) != set(palace):
        broken.add("A-57")
    if has_hole(frozenset(palace)):
        broken.add("A-59")
    return broken


def refused_lay(palace: Palace, walls: str, square: Square) -> set[str]:
    """Return every clause that forbids laying a tile (A-56 to A-59, A-60a)."""
    if square in palace:
        return {"A-60a"}
    broken = violations({**palace, square: walls})
    if not neighbours(square) & set(palace):
        broken.add("A-58")
    return broken


def refused_remove(palace: Palace, square: Square) -> set[str]:
    """Return every clause that forbids removing a laid tile (A-52, A-57, A-59)."""
    if square == START:
        return {"A-52"}
    if square not in palace:
        raise KeyError(square)
    return violations({at: palace[at] for at in palace if at != square})


def refused_swap(palace: Palace, square: Square, walls: str) -> set[str]:
    """Return every clause that forbids another tile in its place (A-52, A-56, A-57)."""
    if square == START:
        return {"A-52"}
    if square not in palace:
        raise KeyError(square)
    return violations({**palace, square: walls})


def outline(palace: Palace) -> set[Side]:
    """Return the sides of tiles, walled or open, that nothing touches (A-71)."""
    return {(square, side) for square in palace for side in "NESW" if beside(square, side) not in palace}


def outer_segments(palace: Palace) -> set[Side]:
    """Return the walled sides that nothing touches (A-71)."""
    return {(square, side) for square, side in outline(palace) if side in palace[square]}


def ends(side: Side) -> tuple[Square, Square]:
    """Return the two lattice vertices of a side; a square's own is its south-west."""
    (east, north), letter = side
    south_west, south_east = (east, north), (east + 1, north)
    north_west, north_east = (east, north + 1), (east + 1, north + 1)
    return {
        "N": (north_west, north_east),
        "E": (south_east, north_east),
        "S": (south_west, south_east),
        "W": (south_west, north_west),
    }[letter]


def continuing(palace: Palace) -> list[tuple[Side, Side]]:
    """Return the pairs of sides that follow one another along the outline (A-71).

    Two sides of the outline meet in a vertex, or four where two tiles touch only by
    a corner. No legal palace has such a place: one of the two gaps is enclosed. The
    outline then goes on along the same gap, as A-59 takes the corner for closed.
    """
    meeting: dict[Square, list[Side]] = {}
    for side in outline(palace):
        for vertex in ends(side):
            meeting.setdefault(vertex, []).append(side)
    return [
        (one, other)
        for sides in meeting.values()
        for one, other in combinations(sides, 2)
        if len(sides) == 2 or beside(*one) == beside(*other)
    ]


def unbroken(palace: Palace) -> list[set[Side]]:
    """Return the unbroken outer walls, each as the set of its segments (A-71)."""
    return chained(outer_segments(palace), continuing(palace))


def chained(segments: set[Side], pairs: Iterable[tuple[Side, Side]]) -> list[set[Side]]:
    """Return the segments in sets, each of which hangs together by pairs that continue one another."""
    follows: dict[Side, set[Side]] = {segment: set() for segment in segments}
    for one, other in pairs:
        if one in segments and other in segments:
            follows[one].add(other)
            follows[other].add(one)
    walls = []
    while segments:
        wall = grow(min(segments), follows)
        walls.append(wall)
        segments -= wall
    return walls


def grow(start: Side, follows: dict[Side, set[Side]]) -> set[Side]:
    """Return everything that is linked with `start`, a ring included."""
    found = {start}
    waiting = [start]
    while waiting:
        new = follows[waiting.pop()] - found
        found.update(new)
        waiting.extend(new)
    return found


def longest_wall(palace: Palace) -> int:
    """Return the number of segments of the longest unbroken outer wall (A-71)."""
    return max((len(wall) for wall in unbroken(palace)), default=0)
