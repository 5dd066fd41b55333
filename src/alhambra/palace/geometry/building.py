"""The building rules as a table.

What an empty square needs to know of its eight neighbours fits into twelve bits, its *key*: which of its sides
are touched by a tile (bits 0-3: N, E, S, W), which of those tiles are walled towards it (bits 4-7), and which
corners are occupied (bits 8-11: NE, SE, SW, NW). One look-up then says which tiles may be laid there.

A tile is known by its *shape*: its walls as bits, or 16 and its ramparts for a camp.

The eight neighbours decide about holes too: a palace that is connected and has no hole gets one exactly if the
new tile parts the empty squares around it (A-59).
"""

from __future__ import annotations  # compiled

from functools import cache
from typing import Final

from alhambra.core.packed import i64, vec

SIDES: Final = "NESW"


CAMP: Final = 16
GATE: Final = 32  # with the two sides that its free half looks at


def walls_mask(letters: str) -> int:
    """Walled sides as bits: N 1, E 2, S 4, W 8."""
    return sum(1 << SIDES.index(letter) for letter in letters)


def walls_word(walls: int) -> str:
    """Walled sides as letters."""
    return "".join(letter for side, letter in enumerate(SIDES) if walls >> side & 1)


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


MATCHING: Final = [  # touched sides * 16 + what they show -> the sets of walls that show the same, as a mask
    sum(1 << walls for walls in range(16) if (walls ^ shown) & touched == 0)
    for touched in range(16)
    for shown in range(16)
]
PARTING: Final = [parts_the_ground(sides & 15, sides >> 4) for sides in range(256)]  # touched | corners << 4


def fitting_walls(touched: int, walled: int) -> int:
    """A-56 to A-58: the sets of walls that fit between tiles, one of them reached on foot."""
    return MATCHING[touched * 16 + walled] if touched & ~walled else 0


def _fitting() -> vec[i64]:
    table = [0] * 4096
    for key in range(4096):
        if key >> 4 & 15 & ~key == 0 and not PARTING[key & 15 | key >> 4 & 0xF0]:
            table[key] = fitting_walls(key & 15, key >> 4 & 15)
    return vec[i64](table)


FITTING: Final[vec[i64]] = _fitting()  # key -> the sets of walls that fit, as a mask of 16 bits
COUNT: Final[vec[i64]] = vec[i64]([bin(sides).count("1") for sides in range(16)])

# Whether a tile can be removed, by its touched sides and, from bit 4 on, those of them that are walled.
NEVER: Final[i64] = 0  # it would leave a hole
ALWAYS: Final[i64] = 1  # nobody walks over it
BY_WAY_ROUND: Final[i64] = 2  # if all who walk over it can go another way round


def _removal(touched: int, walled: int) -> int:
    if touched == 15:
        return int(NEVER)
    return int(BY_WAY_ROUND if COUNT[touched & ~walled] > 1 else ALWAYS)


REMOVAL: Final[vec[i64]] = vec[i64]([_removal(contacts & 15, contacts >> 4) for contacts in range(256)])


@cache
def fitting_with_camps() -> vec[i64]:
    """The same for keys of 16 bits, and from bit 16 on the ramparts of camps that fit (C-3 to C-5a).

    Bits 12-15 of such a key say which of the touching tiles are camps; bits 4-7 are the ramparts of those.
    """
    table = [0] * 65536
    for key in range(65536):
        touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
        if walled & ~touched or camps & ~touched or PARTING[touched | key >> 4 & 0xF0]:
            continue
        if not camps & ~walled:  # a building meets ramparts only
            table[key] = fitting_walls(touched, walled)
        palace = touched & ~camps
        if palace and not palace & ~walled and not camps & walled:
            table[key] |= MATCHING[touched * 16 + palace] << 16
    return vec[i64](table)
