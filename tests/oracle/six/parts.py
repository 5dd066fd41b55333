"""The components of classic Alhambra with all its modules, and estates as keys: A-1, C-1, B-1, M-1, G-1, F-1, K-1."""

import json
from collections.abc import Collection
from functools import lru_cache

from tests.oracle.geometry import Square
from tests.oracle.parts import DATA, Tile, load, module_tiles
from tests.oracle.scoring import TYPES
from tests.oracle.six import gatehouses
from tests.oracle.six.gatehouses import Estate, Gate

NAMES = (
    "score-tiles",
    "gatehouses",
    "building-sites",
    "exchange-certificates",
    "camps",
    "falconers",
    "bazaars",
    "medinas",
)
GATES, FALCONS = (
    json.loads((DATA.parents[1] / "modules" / name / "components.json").read_text(encoding="utf-8"))
    for name in ("gatehouses", "falconers")
)
BUILDINGS = load(DATA)
GATES_PER_TYPE: int = GATES["per_type"]
GATE_PRICES = [int(GATES[f"price_{when}_scoring"]) for when in ("before_first", "before_second", "after_second")]
PAIRS: dict[str, list[tuple[str, str]]] = {
    falcons["kind"]: [(one, other) for one, other in falcons["pairs"]] for falcons in FALCONS["falcons"]
}
"""The two types on each falcon of a kind, in the order of the file (F-1)."""


def all_tiles(modules: Collection[str]) -> dict[str, Tile]:
    """Return all tiles of the supply in the order of their numbers, and the fountain last."""
    tiles = {name: tile for name, tile in BUILDINGS.items() if name != "fountain"}
    return tiles | module_tiles(modules) | {"fountain": BUILDINGS["fountain"]}


def by_type(types: Collection[str]) -> list[str]:
    """Return types in their order."""
    return sorted(types, key=TYPES.index)


Key = tuple[
    frozenset[tuple[Square, str]],
    frozenset[tuple[Square, str]],
    frozenset[tuple[Square, str]],
    frozenset[tuple[Square, Gate]],
]
"""An estate that can be looked up: most questions about it repeat."""


def key_of(estate: Estate) -> Key:
    """Return the key of an estate; types matter to gatehouses only."""
    types = frozenset(estate.types.items()) if estate.gates else frozenset()
    return frozenset(estate.palace.items()), types, frozenset(estate.camps.items()), frozenset(estate.gates.items())


def opened(key: Key) -> Estate:
    """Return the estate of a key."""
    palace, types, camps, gates = key
    return Estate(dict(palace), dict(types), dict(camps), dict(gates))


@lru_cache(maxsize=20_000)
def tile_places(key: Key, sides: str, camp: bool) -> frozenset[Square]:
    """Return where a tile may be laid; its type does not matter."""
    return frozenset(gatehouses.tile_places(opened(key), gatehouses.Tile(sides, None, camp)))


@lru_cache(maxsize=20_000)
def may_remove(key: Key, square: Square) -> bool:
    """Return whether a tile may be removed."""
    return not gatehouses.refused_remove(opened(key), square)


@lru_cache(maxsize=50_000)
def may_swap(key: Key, square: Square, sides: str, name: str | None, camp: bool) -> bool:
    """Return whether a tile may take the place of another."""
    return not gatehouses.refused_swap(opened(key), square, gatehouses.Tile(sides, name, camp))
