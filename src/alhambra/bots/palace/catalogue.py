"""What is printed on the tiles, which every player knows. Boxes and modules with tiles of their own add them here.

The type of a building is not among it: a token may have brought it, so a view says it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from alhambra.core.data import load
from alhambra.palace.geometry.building import walls_mask
from alhambra.palace.tiles import NO_TYPE, TYPES, Tiles

_BUILDINGS: Final = load("classic_tiles.json")["tiles"]
_MODULES: Final = load("modules.json")
_RED_PALACE: Final = load("red_palace.json")
_TERRAIN: Final = _RED_PALACE["terrain_tiles"]
PLAZAS: Final = tuple(f"plaza-{number + 1}" for number in range(_RED_PALACE["counts"]["plazas"]))
_EACH_GATEHOUSE: Final[int] = load("sixth_expansion.json")["gatehouses"]["per_type"]
_GATEHOUSES: Final[list[dict[str, object]]] = [
    {"id": f"gatehouse-{name}-{number + 1}", "gate": True} for name in TYPES for number in range(_EACH_GATEHOUSE)
]
_PLAZA_TILES: Final[list[dict[str, object]]] = [{"id": plaza, "walls": ""} for plaza in PLAZAS]
TILES: Final = Tiles(
    [
        *_BUILDINGS,
        *_MODULES["medinas"],
        *_MODULES["bazaars"],
        *_MODULES["camps"],
        *_TERRAIN,
        *_PLAZA_TILES,
        *_GATEHOUSES,
    ]
)
NUMBER: Final = TILES.numbers
PRICE: Final = {name: int(TILES.prices[number]) for name, number in NUMBER.items()}
SHAPE: Final = {name: int(TILES.shapes[number]) for name, number in NUMBER.items()}
PRINTED: Final = {name: int(TILES.types[number]) for name, number in NUMBER.items()}  # types, where no token lies
TOWERS: Final = {str(tile["id"]): walls_mask(tile["guard_towers"]) for tile in _TERRAIN}  # where guards will stand
UNTYPED: Final = int(NO_TYPE)
TYPE_NUMBER: Final = {name: number for number, name in enumerate(TYPES)}

MEDINAS: Final = frozenset(str(tile["id"]) for tile in _MODULES["medinas"])
BAZAARS: Final = frozenset(str(tile["id"]) for tile in _MODULES["bazaars"])
CAMPS: Final = frozenset(str(tile["id"]) for tile in _MODULES["camps"])
BAZAAR_TYPES: Final = {  # by tile number, the types that count around it
    NUMBER[tile["id"]]: frozenset(str(name) for name in tile["types"]) for tile in _MODULES["bazaars"]
}

BUILDINGS: Final = len(_BUILDINGS)  # terrain has the same prices and walls


@cache
def share_of_prices(prices: int) -> float:
    """How many of all tiles have one of these prices; `prices` has a bit for each."""
    return sum(prices >> int(TILES.prices[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS


@cache
def share_of_walls(walls: int) -> float:
    """How many of all tiles have one of these sets of walls; `walls` has a bit for each, as in `FITTING`."""
    return sum(walls >> int(TILES.shapes[tile]) & 1 for tile in range(BUILDINGS)) / BUILDINGS
