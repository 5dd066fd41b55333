"""The engine's states and the referee's tables as the same plain data, to be compared.

Only what the engine shows to everybody is used (views, positions, the score sheet), nothing of how it keeps a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra import position, score, view
from alhambra.palace.cards import KINDS, card_word
from alhambra.palace.explain import Scoring
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View
from tests.oracle.classic.referee import Referee
from tests.oracle.geometry import Palace
from tests.oracle.parts import DATA, load
from tests.oracle.table import square_of

Plain = dict[str, Any]
TILES = load(DATA)


def plain(state: PalaceState) -> Plain:
    """Everything in a state, hidden orders included."""
    seen: View = view(state, None, memory=True)
    held = [scoring(one, len(seen.scores)) for one in score(state).past]
    return {**on_table(state, seen, tuple(TILES)), "scorings": held}


def on_table(state: PalaceState, seen: View, names: Sequence[str]) -> Plain:
    """What every palace game has, apart from its scorings."""
    assert seen.memory is not None
    return {
        "actor": seen.actor,
        "phase": phase(seen),
        "hands": [list(hand) for hand in seen.memory.hands],
        "palaces": [{laid.place: laid.tile for laid in palace.tiles} for palace in seen.palaces],
        "reserves": [list(tiles) for tiles in seen.reserves],
        "aside": [list(tiles) for tiles in seen.asides],
        "market": list(seen.market),
        "display": list(seen.display),
        "supply": supply(state, names),
        "pile": pile(state),
        "discards": list(seen.memory.discards),
        "neutral": list(seen.neutral or ()),
        "scores": list(seen.scores),
        "winners": state.game.winners(state),
    }


def plain_referee(table: Referee) -> Plain:
    """The same of the referee's table."""
    names = "actor phase hands palaces reserves aside market display supply pile discards neutral scores scorings"
    return {name: getattr(table, name) for name in [*names.split(), "winners"]}


def phase(seen: View) -> str:
    """The phase by the referee's word."""
    if seen.phase == "act":
        return "further" if seen.earned else "action"
    if seen.phase == "lay":
        return "left over" if seen.ending else "laying"
    return seen.phase


def fields(state: PalaceState) -> dict[str, str]:
    """The words of a position by name; the config is `game`."""
    config, *rest = position(state).split()
    return {"game": config, **dict(word.split("=", 1) for word in rest)}


def line(words: dict[str, str]) -> str:
    """The position that `fields` took apart."""
    return " ".join([words["game"], *(f"{name}={value}" for name, value in words.items() if name != "game")])


def supply(state: PalaceState, names: Sequence[str] = tuple(TILES)) -> list[str]:
    """The tiles of the supply, first to be drawn first."""
    return [names[tile] for tile in bytes.fromhex(fields(state)["supply"].replace("-", ""))]


def pile(state: PalaceState) -> list[str]:
    """The cards of the money pile, first to be drawn first, by the referee's words."""
    hidden = fields(state)["money"].partition("+")[2].replace("-", "")
    return [card_word(card) if card < KINDS else ("first", "second")[card - KINDS] for card in bytes.fromhex(hidden)]


def walls_of(state: PalaceState, seat: int) -> Palace:
    """A palace as the geometry oracle knows it."""
    seen: View = view(state, None)
    return {square_of(laid.place): TILES[laid.tile].walls for laid in seen.palaces[seat].tiles}


def scoring(held: Scoring, players: int) -> Plain:
    """One scoring as the referee keeps it."""
    walls = [0] * players
    types = {name: [0] * players for name in TYPES}
    for gain in held.gains:
        (walls if gain.reason == "wall" else types[gain.reason])[gain.player] += gain.points
    majority = [sum(points[player] for points in types.values()) for player in range(players)]
    return {"which": held.number, "wall": walls, "majority": majority, "types": types}
