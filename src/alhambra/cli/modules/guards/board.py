"""The guard board and the supplies as text, from a view only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.cli.text import filled, number_of, row
from alhambra.modules.guards.views import AbilityView, GuardsView
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

ABOUT: Final = """\
A terrain tile with its token is a building: t07 is short for terrain-07, t07-S
is its south side. On a wall ● is a guard, ○ a guard tower without one, ◉ are
two guards. The towers of a building get their guards when it is laid or kept.
An ability is used once a turn, before laying: 'use' lists what you can use now.
Then choose the guards that pay for it: 'pay t04-E'."""
# What abilities do, for who does not know the clause by heart.
MEANING: Final = {
    "exchange": "swap the token of a building bought this turn with a market square's; the card is of that square",
    "preview-purchase": "buy from the preview board, exactly, in any currency",
    "wall": "a loose wall for a building or plaza of this turn, put on it when you lay",
    "card": "take one card of the display",
    "plaza": "take a plaza, to be laid like a building",
    "exact-change": "the overpayment just made counts as exact: another action",
    "new-token": "draw another token for a market square, then buy; it cannot be taken back",
    "march": "move another guard onto a wall of your palace that has none",
    "half-building": "take a half-building: half a building of its type at every scoring",
}


def guard_board(view: View) -> list[str]:
    """The abilities with their prices, the placement tiles, and what is left in the supplies."""
    board = guards_of(view)
    abilities = [_ability(one) for one in board.abilities]
    placed = " ".join(f"{one.guards}/{one.squares or 'any'}" for one in board.placement)
    worth = f"a guard on the longest wall: {board.number}"
    return [
        row("Guards", [*abilities, f"a missing guard {number_of(board.point_price, 'point')}"]),
        row("Posts", [placed, worth], "; "),
        row("Supply", _supplies(board)),
    ]


def _ability(one: AbilityView) -> str:
    return f"{one.name} {price_of(one)}{' (used)' if one.used else ''}"


def price_of(ability: AbilityView) -> str:
    """`1`, or with a money card `1+card`."""
    return f"{ability.guards}{'+card' * ability.money_cards}"


def _supplies(board: GuardsView) -> list[str]:
    """What is left, as far as an ability of this game reaches it."""
    left = [type_ for type_ in TYPES if board.halves[type_] is None]
    halves = "all half-buildings" if len(left) == len(TYPES) else f"half {', '.join(left)}" if left else "no halves"
    words = {
        "wall": number_of(board.sections, "loose wall"),
        "plaza": number_of(board.plazas, "plaza"),
        "half-building": halves,
    }
    offered = [one.name for one in board.abilities]
    return [number_of(board.supply, "guard"), *(word for name, word in words.items() if name in offered)]


def explained(view: View, names: Sequence[str]) -> str:
    """The guard board at length: every ability with its meaning and its clause, and who holds which half-building."""
    board = guards_of(view)
    lines = [ABOUT, "Abilities of this game:"]
    for one in board.abilities:
        price = number_of(one.guards, "guard") + " and a card" * one.money_cards
        used = ", used" if one.used else ""
        lines.append(filled(f"  {one.name} ({price}{used}): {MEANING.get(one.name, '')} ({one.clause})", "    "))
    price = number_of(board.point_price, "point")
    lines.append(filled(f"Who has too few guards pays {price} for each missing one (R-32)."))
    lines += guard_board(view)[1:]
    held = [f"{player} the half {type_}" for type_, player in _holders(board, names)]
    return "\n".join(lines + ([row("Held", held)] if held else []))


def _holders(board: GuardsView, names: Sequence[str]) -> list[tuple[str, str]]:
    return [(type_, names[seat]) for type_, seat in board.halves.items() if seat is not None]


def guards_of(view: View) -> GuardsView:
    """What the view tells about guards."""
    board: GuardsView = view.modules["guards"]
    return board


def count_guards(view: View, seat: int) -> int:
    """The guards of a seat, in its palace and its reserve."""
    standing = guards_of(view).guards
    laid = [one.tile for one in view.palaces[seat].tiles]
    return sum(len(standing.get(tile, "")) for tile in (*laid, *view.reserves[seat]))


def halves_of(view: View, seat: int) -> list[str]:
    """The types of which a seat holds the half-building."""
    return [type_ for type_, owner in guards_of(view).halves.items() if owner == seat]
