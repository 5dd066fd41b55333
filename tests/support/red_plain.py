"""States and the referee's tables of The Red Palace as the same plain data, to be compared.

Only what the engine shows to everybody is used (views, positions, the score sheet), nothing of how it keeps a state.
"""

from __future__ import annotations

from collections import Counter

from alhambra import score, view
from alhambra.modules.guards.views import GuardsView
from alhambra.palace.explain import Scoring
from alhambra.palace.state import PalaceState
from alhambra.palace.views import View
from tests.oracle.red.guards import COST
from tests.oracle.red.parts import ABILITIES
from tests.oracle.red.referee import RedReferee
from tests.oracle.scoring import TYPES
from tests.support.plain import Plain, on_table

TABLE = "actor phase hands palaces reserves aside market display supply pile discards neutral scores winners preview"
EXTRAS = {"camp": "camps", "bazaar": "bazaars", "guard": "guards", "medina": "medinas"}


def red_plain(state: PalaceState, names: list[str]) -> Plain:
    """Everything in a state, hidden orders included; `names` are the tiles by their numbers."""
    seen: View = view(state, None, memory=True)
    drafted = seen.modules["draft"]
    return {
        **on_table(state, seen, names),
        "scorings": [red_scoring(held, len(seen.scores)) for held in score(state).past],
        "preview": list(seen.modules["preview"]),
        "piles": {int(number): sorted(cards) for number, cards in drafted.piles.items()} if drafted else {},
        "types": dict(seen.types),
        "walls": dict(seen.walls),
        "bag": {name: count for name, count in seen.modules["tokens"].bag.items() if count},
        "bazaars": [one.tile for one in seen.modules["bazaars"].beside] if "bazaars" in seen.modules else [],
        "bound": seen.bound == "purchase",
        **seen_guards(seen.modules["guards"]),
    }


def seen_guards(shown: GuardsView) -> Plain:
    """What a view tells about guards and abilities; the one in use is as good as used up (R-30)."""
    return {
        "abilities": [
            (one.name, one.guards, one.money_cards, one.clause, one.used or one.name == shown.using)
            for one in shown.abilities
        ],
        "placement": [(tile.squares, tile.guards) for tile in shown.placement],
        "guards": {tile: sides for tile, sides in shown.guards.items() if sides},
        **{f"guard {name}": getattr(shown, name) for name in ("number", "supply", "using", "owed", "point_price")},
        **{name: getattr(shown, name) for name in ("sections", "section", "plazas", "halves")},
    }


def red_plain_referee(table: RedReferee) -> Plain:
    """The same of the referee's table."""
    return {
        **{name: getattr(table, name) for name in TABLE.split()},
        "scorings": [{**held, **extra} for held, extra in zip(table.scorings, table.extras, strict=True)],
        "piles": {number: sorted(cards) for number, cards in table.piles.items()},
        "types": table.tokens,
        "walls": {tile: table.walls_of(tile) for tile in table.carried},
        "bag": dict(Counter(table.bag)),
        "bazaars": table.beside,
        "bound": table.bound and not table.using,
        "abilities": [(name, *ABILITIES[name], name in {*table.used, table.using}) for name in table.abilities],
        "placement": list(zip(table.squares, table.placement(), strict=True)),
        "guards": table.guards,
        "guard number": table.number(),
        "guard supply": table.guard_supply,
        "guard using": table.using,
        "guard owed": table.owed,
        "guard point_price": COST[min(len(table.scorings), 2)],
        "sections": table.sections,
        "section": table.section,
        "plazas": len(table.plazas),
        "halves": table.halves,
    }


def red_scoring(held: Scoring, players: int) -> Plain:
    """One scoring as the referee keeps it."""
    found: Plain = {name: [0] * players for name in ("wall", *EXTRAS.values())}
    types = {name: [0] * players for name in TYPES}
    for gain in held.gains:
        kind = gain.reason.partition("-")[0].partition(" ")[0]
        points = types[kind] if kind in types else found[EXTRAS.get(kind.removesuffix("s"), kind)]
        points[gain.player] += gain.points
    majority = [sum(points[player] for points in types.values()) for player in range(players)]
    return {"which": held.number, "majority": majority, "types": types, **found}
