"""Views of a table of The Red Palace made up for one question."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from alhambra.core.data import load
from alhambra.modules.guards.views import AbilityView, GuardsView, PlacementView
from alhambra.modules.tokens.rules import TokensView
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View
from tests.bots.table import table

DATA = load("red_palace.json")
PRICES = {one["id"]: (one["guards"], one["money_cards"], one["clause"]) for one in DATA["abilities"]}


def guard_board(*abilities: str, posted: int = 0, **changes: Any) -> GuardsView:
    """A guard board with these abilities, nothing of them used, as a view shows it."""
    placement = []
    left = posted
    for squares in DATA["first_game_side"]["placement"]:
        held = left if squares is None else min(left, squares)
        placement.append(PlacementView(squares, held))
        left -= held
    board = GuardsView(
        abilities=tuple(AbilityView(name, *PRICES[name], used=False) for name in abilities),
        placement=tuple(placement),
        number=sum(one.guards > 0 for one in placement),
        supply=20,
        guards={},
        point_price=1,
        sections=6,
        section=False,
        plazas=6,
        halves=dict.fromkeys(TYPES),
        using=None,
        owed=0,
    )
    return replace(board, **changes)


def red_table(board: GuardsView | None = None, types: str = "", **changes: Any) -> View:
    """A table of three at the start; types are written as `07:tower 12:garden`, by the number of the terrain."""
    words = [word.split(":") for word in types.split()]
    modules = {
        "draft": None,
        "tokens": TokensView(dict.fromkeys(TYPES, 5)),
        "preview": (None, None, None),
        "guards": guard_board() if board is None else board,
    }
    modules |= changes.pop("modules", {})
    types_of = {f"terrain-{number}": type_ for number, type_ in words}
    return table(**{"types": types_of, "scores": (5, 5, 5), "modules": modules} | changes)
