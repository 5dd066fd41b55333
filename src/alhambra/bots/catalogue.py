"""What is printed on the tiles, which every player knows. Boxes and modules with tiles of their own add them here."""

from __future__ import annotations

from functools import cache
from typing import Final

from alhambra.core.data import load
from alhambra.palace.tiles import Tiles

TILES: Final = Tiles(load("classic_tiles.json")["tiles"])
NUMBER: Final = TILES.numbers
TYPE: Final = {name: int(TILES.types[number]) for name, number in NUMBER.items()}
PRICE: Final = {name: int(TILES.prices[number]) for name, number in NUMBER.items()}
WALLS: Final = {name: int(TILES.walls[number]) for name, number in NUMBER.items()}

BUILDINGS: Final = int(TILES.start)  # the start tile comes last and is none


@cache
def share_of_prices(prices: int) -> float:
    """How many of all tiles have one of these prices; `prices` has a bit for each."""
    return sum(prices >> int(TILES.prices[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS


@cache
def share_of_walls(walls: int) -> float:
    """How many of all tiles have one of these sets of walls; `walls` has a bit for each, as in `FITTING`."""
    return sum(walls >> int(TILES.walls[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS
