"""A palace as the engine holds it: a square grid with a number for each square.

The number of a square: bits 0-15 its key (see `building`), kept up to date by whatever is laid around it; bits 16-21
the shape of the tile on it; from bit 22 on the tile plus one. So the number of an empty square is its key. All that is
less than 2**30, beyond which the interpreter is slower.
The grid starts small and grows when a palace comes near its border, so that a copy stays cheap.
"""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.arrays import NOTHING
from alhambra.core.packed import append, i64, insert, remove, vec
from alhambra.palace.codes import LAY_TILE
from alhambra.palace.geometry.building import CAMP, COUNT, FITTING, GATE
from alhambra.palace.geometry.frame import CORNERS, FIRST_FRAME, FIRST_GRID, TOUCHES, Frame
from alhambra.palace.geometry.places import CENTRE
from alhambra.palace.geometry.redesign import GATE_BIT, redesigns

UNTOUCHED: Final[i64] = ~0x3F_FFF0  # 0 where a square is empty and nothing touches it
AROUND: Final[i64] = 0xFFFF  # what a square knows of its neighbours


class Plan:
    """The laid tiles of one player. Whoever lays, removes or swaps has made sure that it is legal."""

    __slots__ = (
        "_redesigns", "_redesigns_known", "_reserve", "camps", "cells", "fitting", "former", "frame",
        "front", "gates", "grid", "latest", "links", "prospect", "shown",
    )  # fmt: skip

    def __init__(self, fitting: vec[i64], source: Plan | None = None) -> None:
        self.fitting = fitting  # by key, see `building`
        if source is None:
            self.frame: Frame = FIRST_FRAME
            self.grid: vec[i64] = FIRST_GRID[:]
            self.cells: vec[i64] = vec[i64]()  # the squares with a tile, ascending
            self.front: vec[i64] = vec[i64]()  # the empty squares that a tile touches, ascending
            self.links: i64 = 0  # the open contacts between tiles: as many as buildings less one if there is no loop
            self.camps: i64 = 0  # how many of the tiles are camps
            self.gates: i64 = 0  # and gatehouses
            self.prospect: Any = None  # what somebody who looks ahead has worked out
            self.former: Any = None  # the same before the latest tile was laid, unless more has changed since
            self.latest: i64 = 0  # its cell
        else:
            self.frame = source.frame
            self.grid = source.grid[:]
            self.cells = source.cells[:]
            self.front = source.front[:]
            self.links = source.links
            self.camps = source.camps
            self.gates = source.gates
            self.prospect = source.prospect
            self.former = source.former
            self.latest = source.latest
        self._redesigns = NOTHING
        self._redesigns_known = False
        self._reserve = b""
        self.shown: Any = None  # the palace as `views` shows it, once it was asked for

    def copy(self) -> Plan:
        """An independent plan with the same tiles."""
        return Plan(self.fitting, self)

    # Places are what codes and people use; cells are indices of this grid. Both sort alike.

    def place(self, cell: i64) -> i64:
        """The place of a cell."""
        return self.frame.places[cell] >> 16

    def cell(self, place: i64) -> i64:
        """The cell of a place, or -1 if it lies outside the grid, where everything is empty."""
        frame = self.frame
        row: i64 = (place >> 8) - frame.offset
        column: i64 = (place & 255) - frame.offset
        if (row | column) >> frame.shift:  # one of them is negative, or too large
            return -1
        return (row << frame.shift) + column

    def tile(self, place: i64) -> i64:
        """The tile that stands there, or -1."""
        cell = self.cell(place)
        if cell < 0:
            return -1
        return self.tile_on(cell)

    def tile_on(self, cell: i64) -> i64:
        """The tile that stands on a cell, or -1."""
        return (self.grid[cell] >> 22) - 1

    def shape_on(self, cell: i64) -> i64:
        """The shape of the tile on a cell."""
        return self.grid[cell] >> 16 & 63

    def shape_at(self, place: i64) -> i64:
        """The shape of the tile that stands there; 0 where nothing does."""
        cell = self.cell(place)
        if cell < 0:
            return 0
        return self.shape_on(cell)

    def find(self, tile: i64) -> i64:
        """The place of a tile, or -1."""
        for cell in self.cells:
            if self.tile_on(cell) == tile:
                return self.place(cell)
        return -1

    def key(self, place: i64) -> i64:
        """What a square knows of its neighbours (see `building`), camps included."""
        cell = self.cell(place)
        if cell < 0:
            return 0
        return self.grid[cell] & AROUND

    def lay(self, place: i64, tile: i64, shape: i64) -> None:
        """Put a tile on an empty square."""
        cell = self.cell(place)
        if cell < 0 or self.frame.border[cell]:
            self._grow()
            self.lay(place, tile, shape)
            return
        prospect = self.prospect
        self.forget()
        self.former = prospect
        self.latest = cell
        grid = self.grid
        around = self.frame.around
        known: i64 = grid[cell]
        grid[cell] = known | (shape << 16) | ((tile + 1) << 22)
        if shape & CAMP:
            self.camps += 1
        else:
            self.links += COUNT[known & 15 & ~shape]
        if known & 15:
            self.front = remove(self.front, cell)
        self.cells = insert(self.cells, cell)
        first: i64 = shape << 2
        side: i64
        for side in range(4):
            beside: i64 = cell + around[side]
            was = grid[beside]
            touch = TOUCHES[first + side]
            if was & UNTOUCHED == 0 and touch:
                self.front = insert(self.front, beside)
            grid[beside] = was | touch
            grid[cell + around[4 + side]] |= CORNERS[side]
        if shape & GATE:
            self.gates += 1
            self._see_corners_around(cell)

    def remove(self, place: i64) -> i64:
        """Take a tile away, and say which it was."""
        cell = self.cell(place)
        self.forget()
        grid = self.grid
        around = self.frame.around
        known: i64 = grid[cell]
        if known >> 20 & 1:
            self.camps -= 1
        else:
            self.links -= COUNT[known & 15 & ~(known >> 16)]
        grid[cell] = known & AROUND
        self.cells = remove(self.cells, cell)
        self.front = insert(self.front, cell)
        side: i64
        for side in range(4):
            beside: i64 = cell + around[side]
            left: i64 = grid[beside] & ~TOUCHES[124 + side]
            grid[beside] = left
            if left & UNTOUCHED == 0:
                self.front = remove(self.front, beside)
            grid[cell + around[4 + side]] &= ~CORNERS[side]
        if self.gates:
            self._see_corners_around(cell)
        return (known >> 22) - 1

    def swap(self, place: i64, tile: i64, shape: i64) -> i64:
        """Put another tile in the place of one, and say which that was.

        A legal swap leaves every contact, so every link, as it was.
        """
        cell = self.cell(place)
        self.forget()
        grid = self.grid
        around = self.frame.around
        known: i64 = grid[cell]
        grid[cell] = (known & AROUND) | (shape << 16) | ((tile + 1) << 22)
        first: i64 = shape << 2
        side: i64
        for side in range(4):
            beside: i64 = cell + around[side]
            grid[beside] = (grid[beside] & ~TOUCHES[124 + side]) | TOUCHES[first + side]
        return (known >> 22) - 1

    def _see_corners_around(self, cell: i64) -> None:
        """G-8: at which corners of the squares around one the empty ground cannot be walked round."""
        around = self.frame.around
        way: i64 = 0
        while way < 8:
            self._see_corners(cell + around[way])
            way += 1

    def _see_corners(self, cell: i64) -> None:
        """A corner is closed by the piece at it, or by a leg of a gatehouse beside the square."""
        grid = self.grid
        around = self.frame.around
        closed: i64 = 0
        side: i64
        for side in range(4):
            after: i64 = (side + 1) & 3
            corner = cell + around[4 + side]
            if (
                not self._open_both_ways(corner, after ^ 2, side ^ 2)
                or self.has_leg(cell + around[side], after)
                or self.has_leg(cell + around[after], side)
            ):
                closed |= CORNERS[side ^ 2]
        grid[cell] = (grid[cell] & ~0xF00) | closed

    def _open_both_ways(self, cell: i64, one: i64, other: i64) -> bool:
        """Whether the ground on a square reaches two of its sides."""
        if cell < 0 or cell >= len(self.grid):
            return True
        known = self.grid[cell]
        if known >> 22 == 0:
            return True
        return known & GATE_BIT != 0 and known >> (16 + one) & 1 == 1 and known >> (16 + other) & 1 == 1

    def has_leg(self, cell: i64, side: i64) -> bool:
        """Whether a leg of a gatehouse covers a side of a square."""
        if cell < 0 or cell >= len(self.grid):
            return False
        known = self.grid[cell]
        return known & GATE_BIT != 0 and known >> (16 + side) & 1 == 0

    def legs_at(self, cell: i64) -> i64:
        """The sides of a tile that legs of gatehouses touch."""
        grid = self.grid
        around = self.frame.around
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            known = grid[cell + around[side]]
            if known & GATE_BIT and known >> (16 + (side ^ 2)) & 1 == 0:
                found |= 1 << side
            side += 1
        return found

    # What may be done is worked out once after each change, for all copies that share the plan.

    def forget(self) -> None:
        """What was worked out holds no more."""
        self._redesigns_known = False
        self.shown = None
        self.prospect = None
        self.former = None

    def fits(self, cell: i64) -> i64:
        """A-56 to A-59: a bit for each shape that can be laid on an empty square."""
        return self.fitting[self.grid[cell]]

    def layings(self, tile: i64, shape: i64, out: vec[i64]) -> vec[i64]:
        """Add the codes of all layings of a tile."""
        grid = self.grid
        places = self.frame.places
        fitting = self.fitting
        stamp: i64 = LAY_TILE | (tile << 4)
        for cell in self.front:
            if fitting[grid[cell]] >> shape & 1:
                out = append(out, stamp + places[cell])
        return out

    def redesigns(self, reserve: bytes, shapes: vec[i64]) -> vec[i64]:
        """A-50 to A-52: the codes of all redesigns with this reserve, whose tiles have these shapes."""
        if not self._redesigns_known or self._reserve != reserve:
            self._redesigns = redesigns(self, reserve, shapes)
            self._reserve = reserve
            self._redesigns_known = True
        return self._redesigns

    def _grow(self) -> None:
        """Twice as wide and as high, the fountain in the middle again."""
        old = self.copy()
        self.frame = old.frame.wider()
        self.grid = vec[i64]([0] * len(self.frame.places))
        cell: i64 = 0
        while cell < len(old.grid):
            if old.grid[cell]:
                self.grid[self.cell(old.place(cell))] = old.grid[cell]
            cell += 1
        self.cells = vec[i64]([int(self.cell(old.place(cell))) for cell in old.cells])
        self.front = vec[i64]([int(self.cell(old.place(cell))) for cell in old.front])


def new_plan(start_tile: i64, fitting: vec[i64] = FITTING) -> Plan:
    """The start tile alone (A-4)."""
    plan = Plan(fitting)
    plan.lay(CENTRE, start_tile, 0)
    return plan
