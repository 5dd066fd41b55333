"""Palaces with module tiles as the oracles know them, and what the modules brought."""

from __future__ import annotations

from typing import Any

from alhambra import score, view
from alhambra.core.data import load
from alhambra.palace.explain import Scoring, scored_now
from alhambra.palace.state import PalaceState
from tests.oracle.camps import Camps
from tests.oracle.geometry import Palace, Square
from tests.oracle.table import square_of

MODULES = ("medinas", "bazaars", "camps", "score-tiles")
DATA = {name: load("components.json", f"alhambra.modules.{name}")["tiles"] for name in ("medinas", "bazaars", "camps")}
CLASSIC: list[dict[str, Any]] = load("classic_tiles.json")["tiles"]
FACTS: dict[str, dict[str, Any]] = {
    tile["id"]: tile for tile in [*CLASSIC, *DATA["medinas"], *DATA["bazaars"], *DATA["camps"]]
} | {"fountain": {"id": "fountain", "walls": ""}}
ORDERS: list[list[str]] = [tile["order"] for tile in load("red_palace.json")["score_tiles"]]


def laid(state: PalaceState, seat: int) -> dict[Square, str]:
    """The tiles of a palace by square, camps among them."""
    return {square_of(one.place): one.tile for one in view(state, None).palaces[seat].tiles}


def split(tiles: dict[Square, str]) -> tuple[Palace, Camps]:
    """A palace and its camps, as the oracle of camps wants them."""
    facts = {square: FACTS[tile] for square, tile in tiles.items()}
    palace = {square: fact["walls"] for square, fact in facts.items() if "walls" in fact}
    return palace, {square: fact["ramparts"] for square, fact in facts.items() if "ramparts" in fact}


def medinas_of(state: PalaceState) -> list[list[int]]:
    """The prices of each player's medinas, the neutral player's last."""
    seen = view(state, None)
    owned = [list(laid(state, seat).values()) for seat in range(seen.seats)]
    if seen.neutral is not None:
        owned.append(list(seen.neutral))
    return [[FACTS[tile]["price"] for tile in tiles if tile.startswith("medina")] for tiles in owned]


def gained(scoring: Scoring, players: int, *starts: str) -> list[int]:
    """What each player gained by reasons that start in one of these ways."""
    points = [0] * players
    for gain in scoring.gains:
        if gain.reason.startswith(starts):
            points[gain.player] += gain.points
    return points


def scored(state: PalaceState, number: int, *starts: str) -> list[int]:
    """The same at a scoring as the table stands."""
    return gained(scored_now(state, number), len(score(state).scores), *starts)
