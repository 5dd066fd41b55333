"""The components of The Red Palace: R-1 to R-5."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from tests.oracle.parts import Tile, module_tiles
from tests.oracle.red.guards import DATA
from tests.oracle.scoring import TYPES

RED = json.loads(DATA.read_text(encoding="utf-8"))
COUNTS: dict[str, int] = RED["counts"]

TOWERS: dict[str, str] = {tile["id"]: tile["guard_towers"] for tile in RED["terrain_tiles"]}
"""The sides of each terrain tile with a guard tower (R-1); only terrain tiles take tokens."""

PLAZAS = [f"plaza-{number}" for number in range(1, COUNTS["plazas"] + 1)]
PLACEMENT: list[int] = RED["placement_tiles"]
FIRST_PLACEMENT: list[int | None] = RED["first_game_side"]["placement"]
FIRST_ABILITIES: list[str] = RED["first_game_side"]["abilities"]


class Ability(NamedTuple):
    """The price of an ability and the clause that tells it (R-34 to R-42)."""

    guards: int
    money_cards: int
    clause: str


ABILITIES = {a["id"]: Ability(a["guards"], a["money_cards"], a["clause"]) for a in RED["abilities"]}


def supply_of(modules: Sequence[str]) -> dict[str, Tile]:
    """Return all tiles that are shuffled into the supply, in the order of their numbers."""
    return {t["id"]: Tile(None, t["price"], t["walls"]) for t in RED["terrain_tiles"]} | module_tiles(modules)


def all_tiles(modules: Sequence[str]) -> dict[str, Tile]:
    """Return all tiles in the order of their numbers: the supply, plazas, and the fountain last."""
    open_ground = dict.fromkeys([*PLAZAS, "fountain"], Tile(None, 0, ""))
    return supply_of(modules) | open_ground


def sorted_bag(tokens: Sequence[str]) -> list[str]:
    """Return tokens in the order of their types."""
    return sorted(tokens, key=TYPES.index)
