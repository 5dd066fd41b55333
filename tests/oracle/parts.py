"""The components of classic Alhambra and of the modules that more than one box takes: A-1, R-12, C-1, B-1, M-1."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parents[2] / "src/alhambra/data/classic_tiles.json"
MODULES = {
    name: json.loads((DATA.parents[1] / "modules" / name / "components.json").read_text(encoding="utf-8"))["tiles"]
    for name in ("medinas", "bazaars", "camps")
}
LETTER = {"florin": "y", "dirham": "g", "dinar": "b", "ducat": "o"}

RAMPARTS: dict[str, str] = {tile["id"]: tile["ramparts"] for tile in MODULES["camps"]}
MEDINAS: dict[str, int] = {tile["id"]: tile["price"] for tile in MODULES["medinas"]}
BAZAARS: dict[str, tuple[str, set[str]]] = {
    tile["id"]: (LETTER[tile["currency"]], set(tile["types"])) for tile in MODULES["bazaars"]
}
"""The currency letter and the three types of each bazaar (B-1)."""

ORDERS: list[list[str]] = [
    tile["order"] for tile in json.loads(DATA.with_name("red_palace.json").read_text(encoding="utf-8"))["score_tiles"]
]
"""The types on each score tile (R-12)."""


class Tile(NamedTuple):
    """What is printed on a tile (A-1, A-4)."""

    type: str | None
    price: int
    walls: str


def load(path: Path) -> dict[str, Tile]:
    """Return the tiles by id, in the order of the file, and the fountain last."""
    content = json.loads(path.read_text(encoding="utf-8"))
    tiles = {t["id"]: Tile(t["type"], t["price"], t["walls"]) for t in content["tiles"]}
    return tiles | {"fountain": Tile(None, 0, content["start_tile"]["walls"])}


def module_tiles(modules: Collection[str]) -> dict[str, Tile]:
    """Return the tiles that modules shuffle into the supply, in the order of their numbers."""
    chosen = [module for module in ("camps", "bazaars", "medinas") if module in modules]
    return {t["id"]: Tile(None, t.get("price", 0), t.get("walls", "")) for module in chosen for t in MODULES[module]}
