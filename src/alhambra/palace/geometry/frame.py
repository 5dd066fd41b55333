"""The grid under a palace: its size, the way from cell to cell, and what a tile tells the squares around it."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.places import CENTRE

START_PLACE: Final[i64] = CENTRE << 16


# What a tile tells the keys around it: by shape * 4 + side to the squares beside it, by side to those at its corners.
def _touch(shape: int, side: int) -> int:
    if shape & GATE:
        return 0 if shape >> side & 1 else 1 << (side ^ 2)  # its free half touches nothing (G-12)
    return (1 << (side ^ 2)) * ((17 if shape >> side & 1 else 1) | (1 << 12 if shape & CAMP else 0))


TOUCHES: Final[vec[i64]] = vec[i64]([_touch(shape, side) for shape in range(64) for side in range(4)])
CORNERS: Final[vec[i64]] = vec[i64]([256 << (side ^ 2) for side in range(4)])


def _told(shape: int, way: int) -> int:
    """What something tells a square around it, all in all; a gatehouse closes corners with its legs, too (G-8)."""
    if not shape & GATE:
        return _touch(shape, way) if way < 4 else 256 << (way - 4 ^ 2)
    if way < 4:
        there = way ^ 2  # where it lies, seen from that square
        legs = ~shape
        closed = [corner for corner, leg in ((there, there + 1), (there + 3, there + 3)) if legs >> leg % 4 & 1]
        return _touch(shape, way) | sum(256 << corner % 4 for corner in closed)
    open_ = shape >> way - 4 & 1 and shape >> (way - 3) % 4 & 1
    return 0 if open_ else 256 << (way - 4 ^ 2)


TOLD: Final[vec[i64]] = vec[i64]([_told(shape, way) for shape in range(64) for way in range(8)])  # as in `Frame.around`


class Frame:
    """The size of a grid: 1 << shift squares each way, the fountain in the middle."""

    __slots__ = ("_wider", "around", "border", "offset", "places", "shift")

    def __init__(self, shift: int) -> None:
        self._wider: Frame | None = None
        width = 1 << shift
        offset = 128 - width // 2
        self.shift: i64 = shift
        self.offset: i64 = offset  # the row and the column of the first cell
        self.places: vec[i64] = vec[i64](  # the place of each cell, from bit 16 on
            [((row + offset) * 256 + column + offset) << 16 for row in range(width) for column in range(width)]
        )
        ends = (0, width - 1)
        self.border: vec[i64] = vec[i64](  # whether a cell lacks a neighbour
            [int(row in ends or column in ends) for row in range(width) for column in range(width)]
        )
        # From a cell to its neighbours in the N, E, S, W, then at the corners NE, SE, SW, NW.
        self.around: vec[i64] = vec[i64]([-width, 1, width, -1, 1 - width, 1 + width, width - 1, -width - 1])

    def wider(self) -> Frame:
        """Twice as wide and as high; made once."""
        if self._wider is None:
            self._wider = Frame(int(self.shift) + 1)
        return self._wider


FIRST_FRAME: Final = Frame(4)
FIRST_GRID: Final[vec[i64]] = vec[i64]([0] * 256)
