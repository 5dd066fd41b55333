"""What is printed on the tiles, which every player knows. Boxes and modules with tiles of their own add them here."""

from __future__ import annotations

from functools import cache
from typing import Final

from alhambra.core.data import load
from alhambra.palace.tiles import TYPES, Tiles

_BUILDINGS: Final = load("classic_tiles.json")["tiles"]
_MODULES: Final = load("modules.json")
TILES: Final = Tiles([*_BUILDINGS, *_MODULES["medinas"], *_MODULES["bazaars"], *_MODULES["camps"]])
NUMBER: Final = TILES.numbers
TYPE: Final = {name: int(TILES.types[number]) for name, number in NUMBER.items()}
PRICE: Final = {name: int(TILES.prices[number]) for name, number in NUMBER.items()}
SHAPE: Final = {name: int(TILES.shapes[number]) for name, number in NUMBER.items()}

MEDINAS: Final = frozenset(str(tile["id"]) for tile in _MODULES["medinas"])
CAMPS: Final = frozenset(str(tile["id"]) for tile in _MODULES["camps"])
BAZAAR_TYPES: Final = {  # by tile number, the types that count around it
    NUMBER[tile["id"]]: frozenset(TYPES.index(name) for name in tile["types"]) for tile in _MODULES["bazaars"]
}

BUILDINGS: Final = len(_BUILDINGS)


@cache
def share_of_prices(prices: int) -> float:
    """How many of all tiles have one of these prices; `prices` has a bit for each."""
    return sum(prices >> int(TILES.prices[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS


@cache
def share_of_walls(walls: int) -> float:
    """How many of all tiles have one of these sets of walls; `walls` has a bit for each, as in `FITTING`."""
    return sum(walls >> int(TILES.shapes[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS
