"""A palace as the engine holds it: a square grid with a number for each square.

The number of a square: bits 0-11 its key (see `building`), kept up to date by whatever is laid around it;
bits 12-15 the walls of the tile on it; from bit 16 on that tile plus one, 0 where the square is empty.
The grid starts small and grows when a palace comes near its border, so that a copy stays cheap.
"""

from __future__ import annotations

from typing import Final

from alhambra.core.packed import append, i64, remove, vec
from alhambra.palace.building import COUNT, FITTING

FIRST_SHIFT: Final[i64] = 4  # a grid of 16 x 16

OPPOSITE: Final[vec[i64]] = vec[i64]([4, 8, 1, 2])  # the bit of the facing side, by side


class Plan:
    """The laid tiles of one player. Whoever lays, removes or swaps has made sure that it is legal."""

    __slots__ = ("cells", "front", "grid", "links", "shift")

    def __init__(self, grid: vec[i64], shift: i64, cells: vec[i64], front: vec[i64], links: i64) -> None:
        self.grid = grid
        self.shift = shift
        self.cells = cells  # the squares with a tile, ascending
        self.front = front  # the empty squares that a tile touches, ascending
        self.links = links  # the open contacts between tiles: as many as tiles less one if there is no loop

    def copy(self) -> Plan:
        """An independent plan with the same tiles."""
        return Plan(self.grid[:], self.shift, self.cells[:], self.front[:], self.links)

    # Places are what codes and people use; cells are indices of this grid. Both sort alike.

    def place(self, cell: i64) -> i64:
        """The place of a cell."""
        shift = self.shift
        offset: i64 = 128 - (1 << (shift - 1))
        return (((cell >> shift) + offset) << 8) + (cell & ((1 << shift) - 1)) + offset

    def cell(self, place: i64) -> i64:
        """The cell of a place, or -1 if it lies outside the grid, where everything is empty."""
        shift = self.shift
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
        return -1 if cell < 0 else (self.grid[cell] >> 16) - 1

    def find(self, tile: i64) -> i64:
        """The place of a tile, or -1."""
        for cell in self.cells:
            if (self.grid[cell] >> 16) == tile + 1:
                return self.place(cell)
        return -1

    def key(self, place: i64) -> i64:
        """What a square knows of its neighbours (see `building`)."""
        cell = self.cell(place)
        return 0 if cell < 0 else self.grid[cell] & 0xFFF

    def lay(self, place: i64, tile: i64, walls: i64) -> None:
        """Put a tile on an empty square."""
        cell = self.cell(place)
        width: i64 = 1 << self.shift
        column: i64 = cell & (width - 1)
        if cell < width or cell >= width * (width - 1) or column == 0 or column == width - 1:
            self._grow()
            self.lay(place, tile, walls)
            return
        grid = self.grid
        known: i64 = grid[cell]
        grid[cell] = known | (walls << 12) | ((tile + 1) << 16)
        self.links += COUNT[known & 15 & ~walls]
        if known & 15:
            self.front = remove(self.front, cell)
        self.cells = insert(self.cells, cell)
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + step(side, width)
            was: i64 = grid[beside]
            if was & 0xFFFF_000F == 0:
                self.front = insert(self.front, beside)
            facing = OPPOSITE[side]
            grid[beside] = was | facing | ((facing << 4) if walls >> side & 1 else 0)
            corner: i64 = beside + step((side + 1) & 3, width)
            grid[corner] |= 256 << ((side + 2) & 3)
            side += 1

    def remove(self, place: i64) -> None:
        """Take a tile away."""
        cell = self.cell(place)
        width: i64 = 1 << self.shift
        grid = self.grid
        known: i64 = grid[cell]
        self.links -= COUNT[known & 15 & ~(known >> 12)]
        grid[cell] = known & 0xFFF
        self.cells = remove(self.cells, cell)
        self.front = insert(self.front, cell)
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + step(side, width)
            facing = OPPOSITE[side]
            left: i64 = grid[beside] & ~(facing * 17)
            grid[beside] = left
            if left & 0xFFFF_000F == 0:
                self.front = remove(self.front, beside)
            corner: i64 = beside + step((side + 1) & 3, width)
            grid[corner] &= ~(256 << ((side + 2) & 3))
            side += 1

    def swap(self, place: i64, tile: i64, walls: i64) -> None:
        """Put another tile in the place of one. A legal swap leaves every contact, so every link, as it was."""
        cell = self.cell(place)
        width: i64 = 1 << self.shift
        grid = self.grid
        grid[cell] = (grid[cell] & 0xFFF) | (walls << 12) | ((tile + 1) << 16)
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + step(side, width)
            walled = OPPOSITE[side] << 4
            if walls >> side & 1:
                grid[beside] |= walled
            else:
                grid[beside] &= ~walled
            side += 1

    def fits(self, place: i64, walls: i64) -> bool:
        """A-56 to A-60a: whether a tile with these walls may be laid there."""
        cell = self.cell(place)
        if cell < 0 or self.grid[cell] >> 16:
            return False
        return FITTING[self.grid[cell] & 0xFFF] >> walls & 1 != 0

    def swappable(self, cell: i64, walls: i64) -> bool:
        """A-51: whether a tile with these walls may take the place of the one there."""
        known = self.grid[cell]
        return ((known >> 12) ^ walls) & known & 15 == 0

    def removable(self, cell: i64) -> bool:
        """A-51: whether the palace stays legal without the tile on this cell."""
        known = self.grid[cell]
        touched: i64 = known & 15
        ways: i64 = touched & ~(known >> 12)
        if touched == 15:
            return False
        if COUNT[ways] == 1:
            return True
        if self.links == len(self.cells) - 1:
            return False
        return self._joined_at_corners(cell, ways) or self._joined_without(cell, ways)

    def _joined_at_corners(self, cell: i64, ways: i64) -> bool:
        """Whether those who walk over this tile can all go round by the tiles at its corners."""
        width: i64 = 1 << self.shift
        grid = self.grid
        joined: i64 = 0
        side: i64 = 0
        while side < 4:
            after: i64 = (side + 1) & 3
            if ways >> side & 1 and ways >> after & 1:
                one = grid[cell + step(side, width)]
                other = grid[cell + step(after, width)]
                if (one & ~(one >> 12)) >> after & 1 and (other & ~(other >> 12)) >> side & 1:
                    joined += 1
            side += 1
        return joined >= COUNT[ways] - 1

    def _joined_without(self, cell: i64, ways: i64) -> bool:
        """A-57: whether those who walk over this tile can all go another way round, by search."""
        width: i64 = 1 << self.shift
        grid = self.grid[:]
        side: i64 = 0
        while ways >> side & 1 == 0:
            side += 1
        first: i64 = cell + step(side, width)
        reached: i64 = 1
        seen: i64 = 1 << 40
        grid[cell] |= seen
        grid[first] |= seen
        path = vec[i64]([first])
        at: i64 = 0
        while at < reached:
            here = path[at]
            at += 1
            known = grid[here]
            open_sides: i64 = known & 15 & ~(known >> 12)
            side = 0
            while side < 4:
                beside: i64 = here + step(side, width)
                if open_sides >> side & 1 and grid[beside] & seen == 0:
                    grid[beside] |= seen
                    path = append(path, beside)
                    reached += 1
                side += 1
        return reached == len(self.cells) - 1

    def _grow(self) -> None:
        """Twice as wide and as high, the fountain in the middle again."""
        old = Plan(self.grid, self.shift, self.cells, self.front, self.links)
        self.shift = old.shift + 1
        self.grid = vec[i64]([0] * (1 << (2 * int(self.shift))))
        width: i64 = 1 << old.shift
        cell: i64 = 0
        while cell < width * width:
            if old.grid[cell]:
                self.grid[self.cell(old.place(cell))] = old.grid[cell]
            cell += 1
        self.cells = vec[i64]([int(self.cell(old.place(cell))) for cell in old.cells])
        self.front = vec[i64]([int(self.cell(old.place(cell))) for cell in old.front])


def new_plan(start_tile: i64) -> Plan:
    """The start tile alone (A-4)."""
    plan = Plan(vec[i64]([0] * 256), FIRST_SHIFT, vec[i64](), vec[i64](), 0)
    plan.lay(0x8080, start_tile, 0)
    return plan


def step(side: i64, width: i64) -> i64:
    """From a cell to its neighbour in the N, E, S, W."""
    if side & 1:
        return 2 - side
    return (side - 1) * width


def insert(items: vec[i64], item: i64) -> vec[i64]:
    """Add an item to ascending ones."""
    items = append(items, item)
    at: i64 = len(items) - 1
    while at > 0 and items[at - 1] > item:
        items[at] = items[at - 1]
        at -= 1
    items[at] = item
    return items
