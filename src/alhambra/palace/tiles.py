"""The tiles of a game: names, types, prices and walls, by tile number.

Numbers follow the order of the component data; the start tile comes last.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, vec
from alhambra.palace.clashes import refuse_prints, refuse_twins
from alhambra.palace.geometry.building import CAMP, GATE, walls_mask

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
NO_TYPE: Final[i64] = 6
START: Final = "fountain"


def _type_of(tile: dict[str, object]) -> int:
    """The building type, if one is printed on the tile."""
    return TYPES.index(str(tile["type"])) if "type" in tile else int(NO_TYPE)


def _shape_of(tile: dict[str, object]) -> int:
    """Walls, or ramparts, as bits (see `building`); half a square takes its sides when it is laid."""
    if "gate" in tile:
        return GATE
    return CAMP | walls_mask(str(tile["ramparts"])) if "ramparts" in tile else walls_mask(str(tile["walls"]))


class Tiles:
    """What is printed on the tiles."""

    def __init__(self, data: list[dict[str, object]]) -> None:
        self.names: list[str] = [str(tile["id"]) for tile in data] + [START]
        refuse_twins(self.names)
        for tile in data:
            refuse_prints(tile, TYPES)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.types: bytes = bytes([_type_of(tile) for tile in data] + [int(NO_TYPE)])
        self.prices: vec[i64] = vec[i64]([int(str(tile.get("price", 0))) for tile in data] + [0])
        self.shapes: vec[i64] = vec[i64]([_shape_of(tile) for tile in data] + [0])
        # Those that are drawn in the course of the game; others lie apart until somebody gets them.
        self.drawn: bytes = bytes([number for number, tile in enumerate(data) if "apart" not in tile])
        self.apart: vec[i64] = vec[i64]([int("apart" in tile) for tile in data] + [1])
        self.start: i64 = len(data)

    def number(self, name: str) -> int:
        """The number of a tile."""
        if name not in self.numbers:
            raise NotationError("no-tile", text=name)
        return self.numbers[name]

    def named(self, tiles: bytes) -> tuple[str, ...]:
        """The names of several tiles."""
        return tuple(self.names[tile] for tile in tiles)
