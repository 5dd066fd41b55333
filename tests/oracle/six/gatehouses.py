"""The building rules with gatehouses and camps: G-4 to G-9, G-12, K-10, on top of A-50 to A-60a and C-3 to C-5a.

Every piece is the set of the sides of its square that it covers: a building or a camp all
four, a gatehouse its two legs. An empty square covers none. All else follows from that: two
pieces touch where both cover the same side, and ground is what nobody covers. The position
of a gatehouse is where its long side looks. The `refused_` functions expect an estate that
obeys the rules, and return every clause that the whole estate breaks afterwards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from tests.oracle.camps import Camps, without
from tests.oracle.geometry import OPPOSITE, START, Palace, Square, beside

LEGS = {"NE": "SW", "SE": "NW", "SW": "NE", "NW": "ES"}
"""The legs of a gatehouse by its position: the sides that its long side does not look at (G-1)."""


class Gate(NamedTuple):
    """A laid gatehouse: its type and where its long side looks."""

    type: str
    corner: str


@dataclass(frozen=True)
class Estate:
    """A palace with all that stands around it.

    `types` holds the buildings with a type, unfinished sites included (K-12); start tile,
    medinas and bazaars have none.
    """

    palace: Palace
    types: dict[Square, str] = field(default_factory=dict)
    camps: Camps = field(default_factory=dict)
    gates: dict[Square, Gate] = field(default_factory=dict)

    def covered(self, square: Square) -> str:
        """Return the sides of a square that a piece covers (G-12)."""
        if square in self.palace or square in self.camps:
            return "NESW"
        return LEGS[self.gates[square].corner] if square in self.gates else ""

    def face(self, square: Square, side: str) -> str:
        """Return what a covered side is: wall, open, rampart or plain (A-56, C-4, G-1)."""
        if square in self.palace:
            return "wall" if side in self.palace[square] else "open"
        if square in self.camps:
            return "rampart" if side in self.camps[square] else "plain"
        return "open"

    def touches(self, square: Square, side: str) -> bool:
        """Return whether two pieces touch at a side: both cover it (G-12)."""
        return side in self.covered(square) and OPPOSITE[side] in self.covered(beside(square, side))

    def taken(self) -> set[Square]:
        """Return the squares where nothing can be laid, those with a free half included (A-60a, G-6)."""
        return set(self.palace) | set(self.camps) | set(self.gates)

    def around(self) -> set[Square]:
        """Return the squares beside a piece where something might be laid."""
        taken = self.taken()
        return {beside(square, side) for square in taken for side in "NESW"} - taken


@lru_cache(maxsize=20_000)
def ground_is_one(pieces: frozenset[tuple[Square, str]]) -> bool:
    """Return whether all empty squares and free halves are joined (G-8).

    A square has ground if one of its sides is not covered. A free half is one piece; so is
    an empty square. Both sides of a crossing must be uncovered.
    """
    covered = dict(pieces)
    easts = [east for east, _ in covered]
    norths = [north for _, north in covered]
    west, south = min(easts) - 1, min(norths) - 1
    frame = {(east, north) for east in range(west, max(easts) + 2) for north in range(south, max(norths) + 2)}
    ground = {square for square in frame if covered.get(square, "") != "NESW"}
    found, waiting = {(west, south)}, [(west, south)]
    while waiting:
        here = waiting.pop()
        for side in "NESW":
            there = beside(here, side)
            if there not in ground or there in found:
                continue
            if side not in covered.get(here, "") and OPPOSITE[side] not in covered.get(there, ""):
                found.add(there)
                waiting.append(there)
    return found == ground


def whole(estate: Estate) -> bool:
    """Return whether an estate leaves no hole (A-59, C-5, G-8)."""
    return ground_is_one(frozenset((square, estate.covered(square)) for square in estate.taken()))


def on_foot(estate: Estate) -> set[Square]:
    """Return the tiles and gatehouses reached from the fountain, never over camps (A-57, C-5, G-7)."""
    found, waiting = {START}, [START]
    while waiting:
        here = waiting.pop()
        for side in "NESW":
            there = beside(here, side)
            if there in found or there in estate.camps or not estate.touches(here, side):
                continue
            if estate.face(here, side) == "open" and estate.face(there, OPPOSITE[side]) == "open":
                found.add(there)
                waiting.append(there)
    return found


def contact(estate: Estate, square: Square, side: str) -> str:
    """Return the clause that a contact breaks, or "" if it is allowed (A-56, C-4, K-10)."""
    if not estate.touches(square, side):
        return ""
    there = beside(square, side)
    one, other = estate.face(square, side), estate.face(there, OPPOSITE[side])
    if square in estate.camps or there in estate.camps:
        if square in estate.gates or there in estate.gates:
            return "K-10"
        return "" if {one, other} in ({"rampart", "wall"}, {"plain"}) else "C-4"
    return "" if one == other else "A-56"


def supported(estate: Estate, square: Square) -> bool:
    """Return whether a leg lies against an open side of a building of the gatehouse's type (G-5, G-9)."""
    gate = estate.gates[square]
    return any(
        estate.types.get(beside(square, leg)) == gate.type
        and beside(square, leg) in estate.palace
        and estate.face(beside(square, leg), OPPOSITE[leg]) == "open"
        for leg in LEGS[gate.corner]
    )


def leaning(estate: Estate, camp: Square) -> bool:
    """Return whether a rampart of a camp lies against a wall side of the palace (C-3)."""
    return any(
        beside(camp, side) in estate.palace and estate.face(beside(camp, side), OPPOSITE[side]) == "wall"
        for side in estate.camps[camp]
    )


def broken(estate: Estate, new: Square | None = None) -> Iterator[str]:
    """Yield the clauses that an estate breaks, with a new piece on one square or with none.

    One at a time: whoever only asks whether any is broken does not need the rest.
    """
    squares = sorted(estate.taken(), key=lambda square: square != new)
    yield from filter(None, (contact(estate, square, side) for square in squares for side in "NESW"))
    for square in estate.gates:
        if not supported(estate, square):
            yield "G-5" if square == new else "G-9"
    for camp in estate.camps:
        if not leaning(estate, camp):
            yield "C-3" if camp == new else "C-5"
    if new is not None:
        yield from unattached(estate, new)
    if on_foot(estate) != set(estate.palace) | set(estate.gates):
        yield "A-57"
    if not whole(estate):
        yield "A-59"


def violations(estate: Estate) -> set[str]:
    """Return every clause that an estate breaks, with no piece taken for new."""
    return set(broken(estate))


def unattached(estate: Estate, new: Square) -> Iterator[str]:
    """Yield A-58 for a piece that touches no tile and no gatehouse, and C-5a if it touches camps (G-7, G-12)."""
    touched = {beside(new, side) for side in "NESW" if estate.touches(new, side)}
    if touched & (set(estate.palace) | set(estate.gates)):
        return
    yield "A-58"
    if touched & set(estate.camps) and new not in estate.camps:
        yield "C-5a"


class Tile(NamedTuple):
    """What may be laid on a whole square: walls and perhaps a type, or ramparts if it is a camp."""

    sides: str
    type: str | None = None
    camp: bool = False


def with_tile(estate: Estate, square: Square, tile: Tile) -> Estate:
    """Return an estate with a tile on a square, whatever stood there."""
    estate = without_tile(estate, square)
    if tile.camp:
        return replace(estate, camps={**estate.camps, square: tile.sides})
    types = estate.types if tile.type is None else {**estate.types, square: tile.type}
    return replace(estate, palace={**estate.palace, square: tile.sides}, types=types)


def without_tile(estate: Estate, square: Square) -> Estate:
    """Return an estate without the tile on a square."""
    palace, types = without(estate.palace, square), without(estate.types, square)
    return replace(estate, palace=palace, types=types, camps=without(estate.camps, square))


def with_gate(estate: Estate, square: Square, gate: Gate) -> Estate:
    """Return an estate with one more gatehouse."""
    return replace(estate, gates={**estate.gates, square: gate})


def occupied(estate: Estate, square: Square) -> set[str]:
    """Return why a square cannot take another piece: A-60a, and G-6 if a half of it is free."""
    if square in estate.gates:
        return {"A-60a", "G-6"}
    return {"A-60a"} if square in estate.taken() else set()


def refused_gate(estate: Estate, square: Square, gate: Gate) -> set[str]:
    """Return every clause that forbids laying a gatehouse (G-5, G-6, G-8, K-10)."""
    return occupied(estate, square) or set(broken(with_gate(estate, square, gate), square))


def refused_lay(estate: Estate, square: Square, tile: Tile) -> set[str]:
    """Return every clause that forbids laying a tile (A-56 to A-60a, C-3 to C-5a, G-6 to G-8, K-10)."""
    return occupied(estate, square) or set(broken(with_tile(estate, square, tile), square))


def fixed(estate: Estate, square: Square) -> set[str]:
    """Return why the piece on a square never moves: the start tile (A-52) or a gatehouse (G-4)."""
    if square in estate.gates:
        return {"G-4"}
    if square not in estate.taken():
        raise KeyError(square)
    return {"A-52"} if square == START else set()


def refused_remove(estate: Estate, square: Square) -> set[str]:
    """Return every clause that forbids removing a tile (A-52, A-57, A-59, C-5, G-4, G-9)."""
    return fixed(estate, square) or set(broken(without_tile(estate, square)))


def refused_swap(estate: Estate, square: Square, tile: Tile) -> set[str]:
    """Return every clause that forbids another tile in its place (A-51, A-52, C-5, G-4, G-9)."""
    return fixed(estate, square) or set(broken(with_tile(estate, square, tile), square))


def gate_places(estate: Estate, name: str) -> set[tuple[Square, str]]:
    """Return every place and position that a gatehouse of a type may take."""
    free = estate.around()
    tries = ((square, corner) for square in free for corner in LEGS)
    return {(at, corner) for at, corner in tries if fits(with_gate(estate, at, Gate(name, corner)), at)}


def tile_places(estate: Estate, tile: Tile) -> set[Square]:
    """Return every square on which a tile may be laid."""
    return {square for square in estate.around() if fits(with_tile(estate, square, tile), square)}


def fits(estate: Estate, new: Square | None = None) -> bool:
    """Return whether an estate breaks nothing."""
    return next(broken(estate, new), None) is None
