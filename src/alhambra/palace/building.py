"""The building rules as a table.

What an empty square needs to know of its eight neighbours fits into twelve bits, its *key*: which of its sides
are touched by a tile (bits 0-3: N, E, S, W), which of those tiles are walled towards it (bits 4-7), and which
corners are occupied (bits 8-11: NE, SE, SW, NW). One look-up then says which tiles may be laid there.

The eight neighbours decide about holes too: a palace that is connected and has no hole gets one exactly if the
new tile parts the empty squares around it (A-59).
"""

from __future__ import annotations

from typing import Final

from alhambra.core.packed import i64, vec

SIDES: Final = "NESW"


def walls_mask(letters: str) -> int:
    """Walled sides as bits: N 1, E 2, S 4, W 8."""
    return sum(1 << SIDES.index(letter) for letter in letters)


def parts_the_ground(touched: int, corners: int) -> bool:
    """A-59: whether a tile on this square would part the empty squares around it."""
    ring = [bool(mask >> side & 1) for side in range(4) for mask in (touched, corners)]
    runs = 0
    for start in range(8):
        if ring[start] or not ring[start - 1]:
            continue
        end = start
        while not ring[end % 8]:
            end += 1
        # A run of a single corner does not border on the square, so it cannot be parted from anything.
        runs += any(square % 2 == 0 for square in range(start, end))
    return runs > 1


def may_lay(key: int, walls: int) -> bool:
    """A-56 to A-59: whether a tile with these walls may be laid on a square with this key."""
    touched, walled, corners = key & 15, key >> 4 & 15, key >> 8
    if touched & (walls ^ walled) or not touched & ~walled:
        return False
    return not parts_the_ground(touched, corners)


def _fitting() -> vec[i64]:
    table = [0] * 4096
    for key in range(4096):
        if key >> 4 & 15 & ~key == 0 and not parts_the_ground(key & 15, key >> 8):
            table[key] = sum(1 << walls for walls in range(16) if may_lay(key, walls))
    return vec[i64](table)


FITTING: Final[vec[i64]] = _fitting()  # key -> the sets of walls that fit, as a mask of 16 bits
COUNT: Final[vec[i64]] = vec[i64]([bin(sides).count("1") for sides in range(16)])
