"""A palace as text: double lines are walls, single lines are open sides, a gap is a way from tile to tile.

Modules have hatched lines, signs on walls and on the corners where four tiles meet, and labels of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from alhambra.cli.modules import boards
from alhambra.cli.palace.facts import tiles
from alhambra.cli.palace.tile import Tile
from alhambra.cli.saying import named, say
from alhambra.palace.geometry.places import east_of, north_of, parse_place
from alhambra.palace.tiles import START
from alhambra.palace.views import PalaceView

# By the lines that meet in a corner: 1 from the north, 2 from the east, 4 from the south, 8 from the west.
OPEN_CORNERS: Final = " │─└││┌├─┘─┴┐┤┬┼"
WALL_CORNERS: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
UPRIGHT_WALL_CORNERS: Final = " ║─╙║║╓╟─╜─╨╖╢╥╫"
FLAT_WALL_CORNERS: Final = " │═╘││╒╞═╛═╧╕╡╤╪"
HATCH: Final = "▒"
MARGIN: Final = 4  # for the names of the rows
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Square(NamedTuple):
    """Rows count from north to south, columns from west to east, the fountain stands at 0, 0."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Size:
    """How much room a tile gets between its lines, and what is written there."""

    width: int
    height: int
    label: Callable[[Tile], tuple[str, ...]]

    def text(self, tile: Tile) -> tuple[str, ...]:
        """What is written on a tile."""
        return self.label(tile) if tile.label is None else tile.label(self.width, self.height)

    def fits(self, rows: int, columns: int, width: int, height: int) -> bool:
        return MARGIN + columns * (self.width + 1) + 1 <= width and rows * (self.height + 1) + 2 <= height


def _large(tile: Tile) -> tuple[str, ...]:
    if tile.type == START:
        return say("drawn-fountain"), START
    return named_in(tile.type, LARGE.width), f"{_price(tile)} {tile.short}".strip()


def _medium(tile: Tile) -> tuple[str, ...]:
    if tile.type == START:
        return (say("drawn-fountain-alone"),)
    return (f"{named('type', tile.type, 'short')} {_price(tile)}".rstrip(),)


def _small(tile: Tile) -> tuple[str, ...]:
    return ("***",) if tile.type == START else (f"{tile.letters or tile.type[0].upper()}{_price(tile)}",)


def named_in(type_: str, width: int) -> str:
    """The name of a type, short where there is little room."""
    name = named("type", type_)
    return name if len(name) <= width else named("type", type_, "short")


def _price(tile: Tile) -> str:
    return str(tile.price or "")


LARGE: Final = Size(8, 2, _large)
MEDIUM: Final = Size(6, 1, _medium)
SMALL: Final = Size(3, 1, _small)


def draw_palace(
    palace: PalaceView,
    marks: Mapping[str, str] | None = None,
    size: Size | None = None,
    width: int = 80,
    known: Mapping[str, Tile] | None = None,
    points: Mapping[str, str] | None = None,
) -> list[str]:
    """The lines of a drawing; `marks` are words to write on empty places. Without a size the largest that fits.

    `known` are the tiles as a view has them; without it they are as printed. `points` are signs for the south-east
    corners of places.
    """
    known = known or tiles()
    laid = {square_of(one.place): known[one.tile] for one in palace.tiles}
    words = {square_of(place): word for place, word in (marks or {}).items()}
    squares = [*laid, *words]
    north, south = min(s.row for s in squares), max(s.row for s in squares)
    west, east = min(s.column for s in squares), max(s.column for s in squares)
    if size is None:
        size = _largest(south - north + 1, east - west + 1, width)
    canvas = _Canvas(size, Square(north, west), Square(south, east))
    for square, tile in laid.items():
        canvas.write(square, size.text(tile))
    for square, word in words.items():
        canvas.write(square, (f"[{word}]" if len(word) + 2 <= size.width else word[: size.width],))
    canvas.draw_lines(laid)
    for point, sign in (points or {}).items():
        canvas.put(square_of(point), sign)
    return canvas.lines()


def draw_tile(tile: str, size: Size = LARGE, known: Mapping[str, Tile] | None = None) -> list[str]:
    """One tile alone, without names of rows and columns."""
    drawn = (known or tiles())[tile]
    square = Square(0, 0)
    canvas = _Canvas(size, square, square)
    canvas.write(square, size.text(drawn))
    canvas.draw_lines({square: drawn})
    return ["".join(row) for row in canvas.rows]


def square_of(place: str) -> Square:
    """Where a place is drawn."""
    number = parse_place(place)
    return Square(-north_of(number), east_of(number))


def _largest(rows: int, columns: int, width: int) -> Size:
    for size in (LARGE, MEDIUM):
        if size.fits(rows, columns, width, 24):
            return size
    return SMALL


class _Canvas:
    """Characters in rows. The line around a square is shared with its neighbours."""

    def __init__(self, size: Size, first: Square, last: Square) -> None:
        self.size = size
        self.first = first
        self.last = last
        across = (last.column - first.column + 1) * (size.width + 1) + 1
        down = (last.row - first.row + 1) * (size.height + 1) + 1
        self.rows = [[" "] * across for _ in range(down)]

    def _corner(self, square: Square) -> tuple[int, int]:
        """The north-west corner of a square."""
        down = (square.row - self.first.row) * (self.size.height + 1)
        return down, (square.column - self.first.column) * (self.size.width + 1)

    def write(self, square: Square, texts: tuple[str, ...]) -> None:
        down, across = self._corner(square)
        top = down + 1 + (self.size.height - len(texts) + 1) // 2
        for line, text in enumerate(texts):
            self.rows[top + line][across + 1 : across + 1 + self.size.width] = _centred(text, self.size.width)

    def put(self, square: Square, sign: str) -> None:
        """A sign on the south-east corner of a square."""
        down, across = self._corner(Square(square.row + 1, square.column + 1))
        self.rows[down][across] = sign

    def draw_lines(self, laid: Mapping[Square, Tile]) -> None:
        walls: dict[tuple[int, int], int] = {}
        opens: dict[tuple[int, int], int] = {}
        for square, tile in laid.items():
            for side in "NESW":
                if side in tile.walls:
                    self._line(square, side, walls, "═", "║")
                elif side in tile.hatched or _ends(laid, square, side):
                    self._line(square, side, opens, "─", "│")
        for square, tile in laid.items():
            for side in tile.hatched:
                self._line(square, side, {}, HATCH, HATCH)
        for down, across in walls.keys() | opens.keys():
            self.rows[down][across] = _corner(walls.get((down, across), 0), opens.get((down, across), 0))
        self._draw_signs(laid)

    def _draw_signs(self, laid: Mapping[Square, Tile]) -> None:
        """Signs in the middle of their walls; two may share an inner one."""
        marks: dict[tuple[int, int], str] = {}
        for square, tile in laid.items():
            for side in tile.walls:
                if tile.sign(side):
                    at = self._middle(square, side)
                    marks[at] = _both(marks.get(at, "") + tile.sign(side))
        for (down, across), mark in marks.items():
            self.rows[down][across] = mark

    def _middle(self, square: Square, side: str) -> tuple[int, int]:
        wide, high = self.size.width + 1, self.size.height + 1
        down, across = self._corner(square)
        if side in "NS":
            return down + (high if side == "S" else 0), across + wide // 2
        return down + (high + 1) // 2, across + (wide if side == "E" else 0)

    def _line(self, square: Square, side: str, corners: dict[tuple[int, int], int], flat: str, upright: str) -> None:
        """One side of a square, and the directions in which it leaves its two corners."""
        wide, high = self.size.width + 1, self.size.height + 1
        down, across = self._corner(square)
        down += high if side == "S" else 0
        across += wide if side == "E" else 0
        if side in "NS":
            self.rows[down][across + 1 : across + wide] = flat * (wide - 1)
            ends = (((down, across), 2), ((down, across + wide), 8))
        else:
            for line in range(down + 1, down + high):
                self.rows[line][across] = upright
            ends = (((down, across), 4), ((down + high, across), 1))
        for corner, direction in ends:
            corners[corner] = corners.get(corner, 0) | direction

    def lines(self) -> list[str]:
        """The drawing with the names of the columns above and of the rows on the left."""
        wide, high = self.size.width + 1, self.size.height + 1
        columns = range(self.first.column, self.last.column + 1)
        heading = " " * MARGIN + "".join(" " + _name(column, "w", "e").center(wide - 1) for column in columns)
        drawn = [heading.rstrip()]
        for down, row in enumerate(self.rows):
            middle = down % high == (high + 1) // 2 and down < len(self.rows) - 1
            name = _name(self.first.row + down // high, "n", "s") if middle else ""
            drawn.append((name.ljust(MARGIN) + "".join(row)).rstrip())
        return drawn if drawn[-1] else drawn[:-1]


def _centred(text: str, width: int) -> str:
    return text[:width].center(width)


def _corner(walls: int, opens: int) -> str:
    if not walls:
        return OPEN_CORNERS[opens]
    if walls & 0b1010 == 0:
        return UPRIGHT_WALL_CORNERS[walls | opens]
    if walls & 0b0101 == 0:
        return FLAT_WALL_CORNERS[walls | opens]
    return WALL_CORNERS[walls]


def _both(signs: str) -> str:
    """The sign for two that share a wall."""
    one = {pair: sign for board in boards() for pair, sign in board.both.items()}
    return one.get("".join(sorted(signs)), signs[-1])


def _beside(square: Square, side: str) -> Square:
    down, across = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[side]
    return Square(square.row + down, square.column + across)


def _ends(laid: Mapping[Square, Tile], square: Square, side: str) -> bool:
    """Whether the palace ends at an open side: nothing touches it there."""
    other = laid.get(_beside(square, side))
    touched = other is not None and OPPOSITE[side] in other.covers
    return side in laid[square].covers and not touched


def _name(step: int, before: str, after: str) -> str:
    return "c" if step == 0 else f"{before if step < 0 else after}{abs(step)}"
