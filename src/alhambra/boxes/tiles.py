"""The catalogue of tiles: what is printed on every tile of every box, which everybody knows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from alhambra.boxes import BOXES, open_game
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.palace.game import PalaceGame


@cache
def printed() -> Mapping[str, Mapping[str, Any]]:
    """Every tile by its name, as the component data has it; `module` says which module brings it.

    A type, a price and walls are there where they are printed. The start tile is not among them: nothing is.
    """
    found = {str(tile["id"]): tile for tile in load("classic_tiles.json")["tiles"]}
    for box in BOXES.values():
        game = open_game(Config(box.name, box.seats[1], box.modules))
        for module in game.kit.modules if isinstance(game, PalaceGame) else ():
            found.update({str(tile["id"]): {**tile, "module": module.name} for tile in module.tiles()})
    return found


def tiles_of(module: str) -> Mapping[str, Mapping[str, Any]]:
    """Those that a module brings."""
    return {name: tile for name, tile in printed().items() if tile.get("module") == module}
