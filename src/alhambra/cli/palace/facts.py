"""What is printed on the tiles and the market squares, for screens, and what a view adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from alhambra.boxes.tiles import printed
from alhambra.cli.modules import faces, faces_of
from alhambra.cli.palace.tile import Tile
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import START
from alhambra.palace.views import View

CURRENCY_OF: Final = dict(zip(LETTERS, CURRENCIES, strict=True))
LETTER_OF: Final = dict(zip(CURRENCIES, LETTERS, strict=True))


@cache
def tiles() -> Mapping[str, Tile]:
    """Every tile of every box by its name, as it is printed."""
    return {name: _printed(data) for name, data in printed().items()} | {START: Tile(START, 0, "")}


def _printed(data: Mapping[str, Any]) -> Tile:
    if "module" in data:
        return faces()[data["module"]].printed(data)
    return Tile(data["type"], data["price"], data["walls"])


@cache
def short_names() -> Mapping[str, str]:
    """The tiles by their short names, as people may type them: `t07` and `t7`."""
    short = {tile.short: name for name, tile in tiles().items() if tile.short}
    return {f"{word[0]}{int(word[1:])}": name for word, name in short.items()} | short


def tile_of(view: View, name: str) -> Tile:
    """A tile as it is now."""
    tile = tiles()[name]
    if name in view.types or name in view.walls:
        tile = replace(tile, type=view.types.get(name, tile.type), walls=view.walls.get(name, tile.walls))
    for face in faces_of(view):
        tile = face.tile(view, name, tile)
    return tile


def seen_tiles(view: View) -> Mapping[str, Tile]:
    """Every tile as it is now."""
    return {name: tile_of(view, name) for name in tiles()}
