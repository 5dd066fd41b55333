"""What is printed on the tiles and the market squares, for screens: everybody can see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from alhambra.core.data import load
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import START

CURRENCY_OF: Final = dict(zip(LETTERS, CURRENCIES, strict=True))


@dataclass(frozen=True, slots=True)
class Tile:
    """Type, price and walls of a tile."""

    type: str
    price: int
    walls: str


@cache
def tiles() -> Mapping[str, Tile]:
    """Every tile by its name, the fountain among them."""
    printed = load("classic_tiles.json")["tiles"]
    known = {str(one["id"]): Tile(one["type"], one["price"], one["walls"]) for one in printed}
    return {**known, START: Tile(START, 0, "")}


def with_walls(tile: str) -> str:
    """The name of a tile, and its walls where the name does not say them."""
    walls = tiles()[tile].walls
    if tile.endswith(f"-{walls or 'none'}"):
        return tile
    return f"{tile} ({walls or 'no walls'})"
