"""What is printed on the tiles and the market squares, for screens: everybody can see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from alhambra.core.data import load
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import START

MODULE_TILES: Final = {"medinas": "medina", "bazaars": "bazaar", "camps": "camp"}  # what a tile of them is
CURRENCY_OF: Final = dict(zip(LETTERS, CURRENCIES, strict=True))


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile is and costs, and its walls. A bazaar has no price of its own, a camp has ramparts for walls."""

    type: str  # a building type, or what the tile is
    price: int
    walls: str
    ramparts: str = ""

    @property
    def edges(self) -> str:
        """Its walls or ramparts, as a name says them."""
        return f"ramparts {self.ramparts}" if self.ramparts else self.walls or "no walls"


@cache
def tiles() -> Mapping[str, Tile]:
    """Every tile by its name, the fountain and those of modules among them."""
    printed = load("classic_tiles.json")["tiles"]
    known = {str(one["id"]): Tile(one["type"], one["price"], one["walls"]) for one in printed}
    for plural, extra in load("modules.json").items():
        if plural in MODULE_TILES:
            known |= {str(one["id"]): _module_tile(MODULE_TILES[plural], one) for one in extra}
    return {**known, START: Tile(START, 0, "")}


def _module_tile(type_: str, printed: Mapping[str, Any]) -> Tile:
    return Tile(type_, printed.get("price", 0), printed.get("walls", ""), printed.get("ramparts", ""))


def with_walls(tile: str) -> str:
    """The name of a tile, and its walls where the name does not say them."""
    facts = tiles()[tile]
    if not facts.ramparts and tile.endswith(f"-{facts.walls or 'none'}"):
        return tile
    return f"{tile} ({facts.edges})"
