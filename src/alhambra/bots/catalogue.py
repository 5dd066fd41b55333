"""What is printed on the tiles, which every player knows."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from alhambra.core.data import load
from alhambra.palace.tiles import Tiles

TILES: Final = Tiles(load("classic_tiles.json")["tiles"])
COUNT: Final = int(TILES.start)

TYPE: Final = {name: int(TILES.types[number]) for name, number in TILES.numbers.items()}
PRICE: Final = {name: int(TILES.prices[number]) for name, number in TILES.numbers.items()}
WALLS: Final = {name: int(TILES.walls[number]) for name, number in TILES.numbers.items()}


@cache
def share_of_prices(prices: int) -> float:
    """How likely a tile has one of these prices; `prices` has a bit for each."""
    return float(Fraction(sum(prices >> int(TILES.prices[tile]) & 1 for tile in range(COUNT)), COUNT))


@cache
def share_of_walls(walls: int) -> float:
    """How likely a tile has one of these sets of walls; `walls` has a bit for each, as `building.FITTING`."""
    return float(Fraction(sum(walls >> int(TILES.walls[tile]) & 1 for tile in range(COUNT)), COUNT))
