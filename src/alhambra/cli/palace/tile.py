"""A tile as screens show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from alhambra.cli.saying import say
from alhambra.core.language import Said
from alhambra.palace.geometry.building import SIDES

Label: TypeAlias = Callable[[int, int], tuple[str, ...]]  # the lines in a square of a width and a height


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile is and costs, and its walls. Some have no price, some have other edges than walls."""

    type: str  # a building type, or what the tile is
    price: int
    walls: str
    hatched: str = ""  # sides that are drawn hatched instead
    edging: Said | None = None  # what is said of them
    signs: Mapping[str, str] = field(default_factory=dict)  # what stands on a wall, by side
    short: str = ""  # a shorter name, where the name says nothing
    letters: str = ""  # for the smallest drawing, where one capital letter would not do
    label: Label | None = None  # what is written on it, where it is not type and price
    covers: str = SIDES  # the sides of its square that it reaches
    counts: bool = True  # as a tile of its type

    @property
    def edges(self) -> str:
        """Its walls, as letters that make no word, or what it has instead; behind a wall stands what is on it."""
        walls = " ".join(side + self.sign(side) for side in SIDES if side in self.walls)
        return say(self.edging) if self.edging else walls or say("tile-without-walls")

    def sign(self, side: str) -> str:
        """What stands on the wall of a side."""
        return self.signs.get(side, "")


def described(name: str, tile: Tile) -> str:
    """The name of a tile, and whatever it does not say: type and price of the building, walls and what is on them."""
    if not (tile.hatched or tile.signs) and name.endswith(f"-{tile.walls or 'none'}"):
        return name
    if not (tile.short and tile.price):
        return say("tile-edges", tile=name, edges=tile.edges)
    return say("tile-price-edges", tile=titled(name, tile), price=tile.price, edges=tile.edges)


def titled(name: str, tile: Tile) -> str:
    """The name of a tile, and its type where the name does not say it."""
    return name if name.startswith(tile.type) else say("tile-typed", tile=name, type=tile.type)


def short_name(name: str) -> str:
    """`p3` for `park-3`."""
    kind, _, number = name.partition("-")
    return kind[0] + number
