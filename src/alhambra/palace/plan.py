"""A palace as the engine holds it: a square grid with a number for each square.

The number of a square: bits 0-15 its key (see `building`), kept up to date by whatever is laid around it; bits 16-21
the shape of the tile on it; from bit 22 on the tile plus one. So the number of an empty square is its key. All that is
less than 2**30, beyond which the interpreter is slower.
The grid starts small and grows when a palace comes near its border, so that a copy stays cheap.
"""

from __future__ import annotations

from typing import Any, Final

from alhambra.core.packed import append, i64, insert, numbers, remove, vec
from alhambra.palace.building import CAMP, COUNT, FITTING, GATE
from alhambra.palace.codes import LAY_TILE, PLACE_BITS, REMOVE, SWAP
from alhambra.palace.frame import CORNERS, FIRST_FRAME, FIRST_GRID, START_PLACE, TOUCHES, Frame
from alhambra.palace.places import CENTRE

NOTHING: Final[vec[i64]] = vec[i64]()
GATE_BIT: Final[i64] = 0x20_0000
UNUSUAL: Final[i64] = 0x30_F000  # a gatehouse, a camp, or touched by a camp
UNTOUCHED: Final[i64] = ~0x3F_FFF0  # 0 where a square is empty and nothing touches it
AROUND: Final[i64] = 0xFFFF  # what a square knows of its neighbours


class Plan:
    """The laid tiles of one player. Whoever lays, removes or swaps has made sure that it is legal."""

    __slots__ = (
        "_redesigns", "_redesigns_known", "_reserve", "_spots", "_spots_known", "camps", "cells", "fitting", "frame",
        "front", "gates", "grid", "links", "shown",
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
        else:
            self.frame = source.frame
            self.grid = source.grid[:]
            self.cells = source.cells[:]
            self.front = source.front[:]
            self.links = source.links
            self.camps = source.camps
            self.gates = source.gates
        self._spots = NOTHING
        self._spots_known = False
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
        shift = self.frame.shift
        offset: i64 = 128 - (1 << (shift - 1))
        row: i64 = (place >> 8) - offset
        column: i64 = (place & 255) - offset
        width: i64 = 1 << shift
        if row < 0 or column < 0 or row >= width or column >= width:
            return -1
        return (row << shift) + column

    def tile(self, place: i64) -> i64:
        """The tile that stands there, or -1."""
        cell = self.cell(place)
        return -1 if cell < 0 else self.tile_on(cell)

    def tile_on(self, cell: i64) -> i64:
        """The tile that stands on a cell, or -1."""
        return (self.grid[cell] >> 22) - 1

    def shape_on(self, cell: i64) -> i64:
        """The shape of the tile on a cell."""
        return self.grid[cell] >> 16 & 63

    def shape_at(self, place: i64) -> i64:
        """The shape of the tile that stands there; 0 where nothing does."""
        cell = self.cell(place)
        return 0 if cell < 0 else self.shape_on(cell)

    def find(self, tile: i64) -> i64:
        """The place of a tile, or -1."""
        for cell in self.cells:
            if self.tile_on(cell) == tile:
                return self.place(cell)
        return -1

    def key(self, place: i64) -> i64:
        """What a square knows of its neighbours (see `building`), camps included."""
        cell = self.cell(place)
        return 0 if cell < 0 else self.grid[cell] & AROUND

    def lay(self, place: i64, tile: i64, shape: i64) -> None:
        """Put a tile on an empty square."""
        cell = self.cell(place)
        width: i64 = 1 << self.frame.shift
        column: i64 = cell & (width - 1)
        if cell < width or cell >= width * (width - 1) or column == 0 or column == width - 1:
            self._grow()
            self.lay(place, tile, shape)
            return
        self.forget()
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
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + around[side]
            was = grid[beside]
            if was & UNTOUCHED == 0 and TOUCHES[first + side]:
                self.front = insert(self.front, beside)
            grid[beside] = was | TOUCHES[first + side]
            grid[cell + around[4 + side]] |= CORNERS[side]
            side += 1
        if shape & GATE:
            self.gates += 1
            self._see_corners_around(cell)

    def remove(self, place: i64) -> None:
        """Take a tile away."""
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
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + around[side]
            left: i64 = grid[beside] & ~TOUCHES[124 + side]
            grid[beside] = left
            if left & UNTOUCHED == 0:
                self.front = remove(self.front, beside)
            grid[cell + around[4 + side]] &= ~CORNERS[side]
            side += 1
        if self.gates:
            self._see_corners_around(cell)

    def swap(self, place: i64, tile: i64, shape: i64) -> None:
        """Put another tile in the place of one. A legal swap leaves every contact, so every link, as it was."""
        cell = self.cell(place)
        self.forget()
        grid = self.grid
        around = self.frame.around
        grid[cell] = (grid[cell] & AROUND) | (shape << 16) | ((tile + 1) << 22)
        first: i64 = shape << 2
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + around[side]
            grid[beside] = (grid[beside] & ~TOUCHES[124 + side]) | TOUCHES[first + side]
            side += 1

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
        side: i64 = 0
        while side < 4:
            after: i64 = (side + 1) & 3
            corner = cell + around[4 + side]
            if (
                not self._open_both_ways(corner, after ^ 2, side ^ 2)
                or self.has_leg(cell + around[side], after)
                or self.has_leg(cell + around[after], side)
            ):
                closed |= CORNERS[side ^ 2]
            side += 1
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

    # What may be done is worked out once after each change, for all copies that share the plan.

    def forget(self) -> None:
        """What was worked out holds no more."""
        self._spots_known = False
        self._redesigns_known = False
        self.shown = None

    def spots(self) -> vec[i64]:
        """Where something can be laid: from bit 32 on the place, below a bit for each shape that fits."""
        if not self._spots_known:
            grid = self.grid
            places = self.frame.places
            fitting = self.fitting
            self._spots = vec[i64](
                [(places[cell] << 16) | shapes for cell in self.front if (shapes := fitting[grid[cell]])]
            )
            self._spots_known = True
        return self._spots

    def redesigns(self, reserve: bytes, shapes: vec[i64]) -> vec[i64]:
        """A-50 to A-52: the codes of all redesigns with this reserve, whose tiles have these shapes."""
        if not self._redesigns_known or self._reserve != reserve:
            tiles = numbers(reserve)
            out = self._changes(tiles, shapes)
            if len(tiles):
                for spot in self.spots():
                    for tile in tiles:
                        if spot >> shapes[tile] & 1:
                            out = append(out, LAY_TILE | (tile << 4) | (spot >> 16 & PLACE_BITS))
            self._redesigns = out
            self._reserve = reserve
            self._redesigns_known = True
        return self._redesigns

    def _changes(self, tiles: vec[i64], shapes: vec[i64]) -> vec[i64]:
        """The codes of all removals and swaps, place by place."""
        out = vec[i64]()
        grid = self.grid
        places = self.frame.places
        loops = self.links >= len(self.cells) - self.camps
        for cell in self.cells:
            place = places[cell]
            if place == START_PLACE:
                continue
            known = grid[cell]
            touched: i64 = known & 15
            walls: i64 = known >> 16
            if known & UNUSUAL:
                if known & GATE_BIT:
                    continue
                removable = self._removable_with_camps(cell, known, loops)
            else:
                ways: i64 = touched & ~walls
                removable = touched != 15 and (ways & (ways - 1) == 0 or (loops and self._joined(cell, ways)))
            if removable:
                out = append(out, REMOVE | place)
            touched |= CAMP  # what a swap must leave as it is
            for tile in tiles:
                if (walls ^ shapes[tile]) & touched == 0:
                    out = append(out, SWAP | (tile << 4) | place)
        return out

    def _removable_with_camps(self, cell: i64, known: i64, loops: bool) -> bool:
        """A-51, C-5: whether the palace stays legal without a camp, or a tile that camps touch."""
        touched: i64 = known & 15
        if touched == 15:
            return False
        if known >> 20 & 1:
            return True  # nobody walks over camps
        ways: i64 = touched & ~(known >> 16)
        if ways & (ways - 1) and not (loops and self._joined(cell, ways)):
            return False
        return self.frees_no_camp(cell)

    def frees_no_camp(self, cell: i64) -> bool:
        """C-5: whether every camp beside a tile has a rampart against another wall."""
        known = self.grid[cell]
        side: i64 = 0
        while side < 4:
            if known >> 12 >> side & 1:
                camp = self.grid[cell + self.frame.around[side]]
                held: i64 = camp & ~(camp >> 12) & 15
                if held & (held - 1) == 0:
                    return False
            side += 1
        return True

    def _joined(self, cell: i64, ways: i64) -> bool:
        """A-57: whether those who walk over this tile can all go another way round."""
        grid = self.grid
        around = self.frame.around
        side: i64 = 0
        while side < 4:
            if ways >> side & 1:
                known = grid[cell + around[side]]
                others: i64 = known & 15 & ~(known >> 16)
                if others & (others - 1) == 0:
                    return False  # from there this tile is the only way
            side += 1
        return self._joined_at_corners(cell, ways) or self._joined_without(cell, ways)

    def _joined_at_corners(self, cell: i64, ways: i64) -> bool:
        """Whether those who walk over this tile can all go round by the tiles at its corners."""
        grid = self.grid
        around = self.frame.around
        joined: i64 = 0
        side: i64 = 0
        while side < 4:
            after: i64 = (side + 1) & 3
            if ways >> side & 1 and ways >> after & 1:
                one = grid[cell + around[side]]
                other = grid[cell + around[after]]
                if (one & ~(one >> 16)) >> after & 1 and (other & ~(other >> 16)) >> side & 1:
                    joined += 1
            side += 1
        return joined >= COUNT[ways] - 1

    def _joined_without(self, cell: i64, ways: i64) -> bool:
        """A-57: whether those who walk over this tile can all go another way round, by search."""
        grid = self.grid
        around = self.frame.around
        side: i64 = 0
        while ways >> side & 1 == 0:
            side += 1
        reached = append(vec[i64](), cell + around[side])
        at: i64 = 0
        while at < len(reached):
            here = reached[at]
            known = grid[here]
            open_sides: i64 = known & 15 & ~(known >> 16)
            side = 0
            while side < 4:
                if open_sides >> side & 1:
                    beside: i64 = here + around[side]
                    if beside != cell and beside not in reached:
                        reached = append(reached, beside)
                side += 1
            at += 1
        return len(reached) == len(self.cells) - self.camps - 1

    def _grow(self) -> None:
        """Twice as wide and as high, the fountain in the middle again."""
        old = self.copy()
        self.frame = Frame(int(old.frame.shift) + 1)
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
