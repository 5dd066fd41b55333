"""The components of The Red Palace and of its modules, and luck: R-1 to R-5, M-1, B-1, C-1."""

import json
import random
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from tests.oracle.red.guards import DATA
from tests.oracle.scoring import TYPES
from tests.oracle.table import Tile

RED = json.loads(DATA.read_text(encoding="utf-8"))
MODULES = json.loads(DATA.with_name("modules.json").read_text(encoding="utf-8"))
LETTER = {"florin": "y", "dirham": "g", "dinar": "b", "ducat": "o"}
COUNTS: dict[str, int] = RED["counts"]

TOWERS: dict[str, str] = {tile["id"]: tile["guard_towers"] for tile in RED["terrain_tiles"]}
"""The sides of each terrain tile with a guard tower (R-1); only terrain tiles take tokens."""

RAMPARTS: dict[str, str] = {tile["id"]: tile["ramparts"] for tile in MODULES["camps"]}
MEDINAS: dict[str, int] = {tile["id"]: tile["price"] for tile in MODULES["medinas"]}
BAZAARS: dict[str, tuple[str, set[str]]] = {
    tile["id"]: (LETTER[tile["currency"]], set(tile["types"])) for tile in MODULES["bazaars"]
}
"""The currency letter and the three types of each bazaar (B-1)."""

PLAZAS = [f"plaza-{number}" for number in range(1, COUNTS["plazas"] + 1)]
ORDERS: list[list[str]] = [tile["order"] for tile in RED["score_tiles"]]
PLACEMENT: list[int] = RED["placement_tiles"]
FIRST_PLACEMENT: list[int | None] = RED["first_game_side"]["placement"]
FIRST_ABILITIES: list[str] = RED["first_game_side"]["abilities"]

T = TypeVar("T", int, str)
Outcome = tuple[str, int | Sequence[int] | Sequence[str]]


class Ability(NamedTuple):
    """The price of an ability and the clause that tells it (R-34 to R-42)."""

    guards: int
    money_cards: int
    clause: str


ABILITIES = {a["id"]: Ability(a["guards"], a["money_cards"], a["clause"]) for a in RED["abilities"]}


def supply_of(modules: Sequence[str]) -> dict[str, Tile]:
    """Return all tiles that are shuffled into the supply, in the order of their numbers."""
    tiles = {t["id"]: Tile(None, t["price"], t["walls"]) for t in RED["terrain_tiles"]}
    for module in ("camps", "bazaars", "medinas"):
        if module in modules:
            tiles |= {t["id"]: Tile(None, t.get("price", 0), t.get("walls", "")) for t in MODULES[module]}
    return tiles


def all_tiles(modules: Sequence[str]) -> dict[str, Tile]:
    """Return all tiles in the order of their numbers: the supply, plazas, and the fountain last."""
    open_ground = dict.fromkeys([*PLAZAS, "fountain"], Tile(None, 0, ""))
    return supply_of(modules) | open_ground


def sorted_bag(tokens: Sequence[str]) -> list[str]:
    """Return tokens in the order of their types."""
    return sorted(tokens, key=TYPES.index)


class Luck:
    """Luck that was written down, each answer under the name of its question."""

    def __init__(self, outcomes: Sequence[Outcome] = ()) -> None:
        self.outcomes: list[Outcome] = list(outcomes)

    def number(self, what: str, below: int) -> int:
        """Return one of 0 .. below-1."""
        answer = self._next(what)
        if not isinstance(answer, int) or not 0 <= answer < below:
            raise ValueError(f"{what}: {answer!r} is not below {below}")
        return answer

    def order(self, what: str, items: list[T]) -> list[T]:
        """Return all items in a new order."""
        answer = self._next(what)
        if isinstance(answer, int) or sorted(map(str, answer)) != sorted(map(str, items)):
            raise ValueError(f"{what}: {answer!r} is no order of {items!r}")
        return list(answer)  # type: ignore[arg-type]

    def _next(self, what: str) -> int | Sequence[int] | Sequence[str]:
        if not self.outcomes:
            raise ValueError(f"no luck left for '{what}'")
        name, answer = self.outcomes.pop(0)
        if name != what:
            raise ValueError(f"the game asks for '{what}', the next luck is '{name}'")
        return answer


class RandomLuck(Luck):
    """Luck out of a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = random.Random(seed)

    def number(self, what: str, below: int) -> int:
        return self.random.randrange(below)

    def order(self, what: str, items: list[T]) -> list[T]:
        return self.random.sample(items, len(items))
