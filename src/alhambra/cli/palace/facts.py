"""What is printed on the tiles and the market squares, for screens, and what a view adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from alhambra.core.data import load
from alhambra.modules.building_sites.words import SitesView
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.tiles import START, TYPES
from alhambra.palace.views import View

MODULE_TILES: Final = {"medinas": "medina", "bazaars": "bazaar", "camps": "camp"}  # what a tile of them is
CURRENCY_OF: Final = dict(zip(LETTERS, CURRENCIES, strict=True))
GUARD: Final = "●"
GUARDS: Final = "◉"  # two, one from each side of an inner wall
TOWER: Final = "○"  # a guard tower on which nobody stands


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile is and costs, and its walls. A bazaar has no price of its own, a camp has ramparts for walls."""

    type: str  # a building type, or what the tile is
    price: int
    walls: str
    ramparts: str = ""
    towers: str = ""  # walls with a guard tower
    guards: str = ""  # walls with a guard
    short: str = ""  # a shorter name, where the name says nothing
    gate: str = ""  # where the long side of a laid gatehouse looks
    leans: str = ""  # the type of building that a gatehouse belongs to
    site: str = ""  # of an unfinished site the letter of its currency, or "?"

    @property
    def edges(self) -> str:
        """Its walls or ramparts, as a name says them; behind a wall stands what is on it."""
        if self.ramparts:
            return f"ramparts {self.ramparts}"
        return "".join(side + self.watch(side) for side in SIDES if side in self.walls) or "no walls"

    def watch(self, side: str) -> str:
        """A guard or a guard tower, if there is one on a side."""
        return GUARD if side in self.guards else TOWER if side in self.towers else ""


@cache
def tiles() -> Mapping[str, Tile]:
    """Every tile of every box by its name, as it is printed."""
    printed = load("classic_tiles.json")["tiles"]
    known = {str(one["id"]): Tile(one["type"], one["price"], one["walls"]) for one in printed}
    for plural, extra in load("modules.json").items():
        if plural in MODULE_TILES:
            known |= {str(one["id"]): _module_tile(MODULE_TILES[plural], one) for one in extra}
    return {**known, **_red_palace(), **_gatehouses(), START: Tile(START, 0, "")}


@cache
def bazaar_currencies() -> Mapping[str, str]:
    """In which currency each bazaar is paid."""
    return {str(one["id"]): str(one["currency"]) for one in load("modules.json")["bazaars"]}


def _module_tile(type_: str, printed: Mapping[str, Any]) -> Tile:
    return Tile(type_, printed.get("price", 0), printed.get("walls", ""), printed.get("ramparts", ""))


def _red_palace() -> dict[str, Tile]:
    data = load("red_palace.json")
    known = {
        str(one["id"]): Tile("terrain", one["price"], one["walls"], towers=one["guard_towers"], short=_short(one["id"]))
        for one in data["terrain_tiles"]
    }
    plazas = [f"plaza-{number + 1}" for number in range(data["counts"]["plazas"])]
    return known | {plaza: Tile("plaza", 0, "", short=_short(plaza)) for plaza in plazas}


def _gatehouses() -> dict[str, Tile]:
    each: int = load("sixth_expansion.json")["gatehouses"]["per_type"]
    return {
        f"gatehouse-{type_}-{number + 1}": Tile("gatehouse", 0, "", leans=type_)
        for type_ in TYPES
        for number in range(each)
    }


def _short(name: str) -> str:
    """`t07` for `terrain-07`."""
    kind, _, number = name.partition("-")
    return kind[0] + number


@cache
def short_names() -> Mapping[str, str]:
    """The tiles by their short names, as people may type them: `t07` and `t7`."""
    short = {tile.short: name for name, tile in tiles().items() if tile.short}
    return {f"{word[0]}{int(word[1:])}": name for word, name in short.items()} | short


def tile_of(view: View, name: str) -> Tile:
    """A tile as it is now: with its token, its loose wall and its guards, as a site or as a gatehouse laid."""
    tile = tiles()[name]
    board, gates = view.modules.get("guards"), view.modules.get("gatehouses")
    return replace(
        tile,
        type=view.types.get(name, tile.type),
        walls=view.walls.get(name, tile.walls),
        guards=board.guards.get(name, "") if board else "",
        gate=gates.laid.get(name, "") if gates else "",
        site=_site(view, name),
    )


def _site(view: View, name: str) -> str:
    part: SitesView | None = view.modules.get("building-sites")
    if part is None or name not in part.sites:
        return ""
    currency = part.sites[name]
    return LETTERS[CURRENCIES.index(currency)] if currency else "?"


def seen_tiles(view: View) -> Mapping[str, Tile]:
    """Every tile as it is now."""
    return {name: tile_of(view, name) for name in tiles()}


def described(name: str, tile: Tile) -> str:
    """The name of a tile, and whatever it does not say: type and price of the building, walls and guards."""
    if not tile.ramparts and name.endswith(f"-{tile.edges if tile.walls else 'none'}"):
        return name
    what = f"{titled(name, tile)} {tile.price}" if tile.short and tile.price else name
    return f"{what} ({tile.edges})"


def titled(name: str, tile: Tile) -> str:
    """The name of a tile, and its type where the name does not say it."""
    return name if name.startswith(tile.type) else f"{name} {tile.type}"
