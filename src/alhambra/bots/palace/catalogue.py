"""What is printed on the tiles of all boxes, by name and by number, which every player knows.

The type of a building is not always among it: something else may have brought it, so a view says it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from alhambra.boxes.tiles import printed
from alhambra.palace.tiles import NO_TYPE, TYPES, Tiles
from alhambra.palace.tiles import START as START_TILE

START: Final = 0  # the number of the start tile
NAMES: Final = [START_TILE]  # by number
NUMBER: Final = {START_TILE: START}
PRICE: Final = {START_TILE: 0}
SHAPE: Final = {START_TILE: 0}
PRINTED: Final = {START_TILE: int(NO_TYPE)}  # types
UNTYPED: Final = int(NO_TYPE)
TYPE_NUMBER: Final = {name: number for number, name in enumerate(TYPES)}


def learn(data: Iterable[Mapping[str, object]]) -> None:
    """Tiles that are known from now on, as component data."""
    tiles = Tiles([dict(tile) for tile in data])
    for number, name in enumerate(tiles.names):
        if name != START_TILE:
            if name not in NUMBER:
                NUMBER[name] = len(NAMES)
                NAMES.append(name)
            PRICE[name], SHAPE[name] = int(tiles.prices[number]), int(tiles.shapes[number])
            PRINTED[name] = int(tiles.types[number])


learn(printed().values())

# Those that no module brings. Each box has as many of a price and of walls.
BUILDINGS: Final = [name for name, tile in printed().items() if "module" not in tile]


@cache
def share_of_prices(prices: int) -> float:
    """How many of all tiles have one of these prices; `prices` has a bit for each."""
    return sum(prices >> PRICE[tile] & 1 for tile in BUILDINGS) / len(BUILDINGS)


@cache
def share_of_walls(walls: int) -> float:
    """How many of all tiles have one of these sets of walls; `walls` has a bit for each, as in `FITTING`."""
    return sum(walls >> SHAPE[tile] & 1 for tile in BUILDINGS) / len(BUILDINGS)
