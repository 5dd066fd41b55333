"""The guard board and the supplies as text, from a view only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from alhambra.cli.messages import Names, player
from alhambra.cli.modules.board import Board, Column
from alhambra.cli.saying import gap, named, say
from alhambra.cli.text import Row, filled, in_rows
from alhambra.core.language import Said, Value
from alhambra.modules.guards.terminal.signs import GUARD, GUARDS, TOWER
from alhambra.modules.guards.views import AbilityView, GuardsView
from alhambra.palace.explain import Scoring
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

BY: Final = {  # moves that only an ability leads to
    "march t04-E t07-N": "march",
    "preview 2 g4": "preview-purchase",
    "wall t07-S": "wall",
    "use new-token": "new-token",
}


def guard_board(view: View) -> list[Row]:
    """The abilities with their prices, the placement tiles, and what is left in the supplies."""
    board = guards_of(view)
    abilities = [_ability(one) for one in board.abilities]
    placed = " ".join(f"{one.guards}/{one.squares or say('guards-any')}" for one in board.placement)
    worth = say("guards-number", points=board.number)
    return [
        Row(say("row-guards"), [*abilities, say("guards-missing-price", points=board.point_price)], gap()),
        Row(say("row-posts"), [placed, worth], gap("semicolons")),
        Row(say("row-supply"), _supplies(board), gap()),
    ]


def _ability(one: AbilityView) -> str:
    """`exchange 1+card`."""
    message = "guards-price-used" if one.used else "guards-price"
    return say(message, ability=one.name, guards=one.guards, cards=one.money_cards)


def _supplies(board: GuardsView) -> list[str]:
    """What is left, as far as an ability of this game reaches it."""
    left = [type_ for type_ in TYPES if board.halves[type_] is None]
    halves = (
        say("all-halves") if len(left) == len(TYPES) else say("halves-left", types=left) if left else say("no-halves")
    )
    words = {
        "wall": say("sections-left", count=board.sections),
        "plaza": say("plazas-left", count=board.plazas),
        "half-building": halves,
    }
    offered = [one.name for one in board.abilities]
    return [say("guards-left", count=board.supply), *(word for name, word in words.items() if name in offered)]


def explained(view: View, names: Sequence[str]) -> str:
    """The guard board at length: every ability with its meaning and its clause, and who holds which half-building."""
    board = guards_of(view)
    lines = [say("guards-about"), say("guards-abilities")]
    for one in board.abilities:
        said: dict[str, Value] = {"ability": one.name, "meaning": named("meaning", one.name), "clause": one.clause}
        said |= {"guards": one.guards, "cards": one.money_cards, "used": "yes" if one.used else "no"}
        lines.append(filled(f"  {say('guards-ability', **said)}", "    "))
    lines.append(filled(say("guards-too-few", points=board.point_price)))
    held = [
        say("half-held", who=player(names[seat]), type=type_)
        for type_, seat in board.halves.items()
        if seat is not None
    ]
    return "\n".join(lines + in_rows([*guard_board(view)[1:], *([Row(say("row-held"), held, gap())] if held else [])]))


def guards_of(view: View) -> GuardsView:
    """What the view tells about guards."""
    board: GuardsView = view.modules["guards"]
    return board


def count_guards(view: View, seat: int) -> int:
    """The guards of a seat, in its palace and its reserve."""
    standing = guards_of(view).guards
    laid = [one.tile for one in view.palaces[seat].tiles]
    return sum(len(standing.get(tile, "")) for tile in (*laid, *view.reserves[seat]))


class GuardsBoard(Board):
    """The guard board: which abilities it has differs from game to game, and its guards stand on walls of palaces."""

    tile_fields: ClassVar[tuple[str, ...]] = ("market_tile",)
    page: ClassVar[str] = "guards"
    both: ClassVar[Mapping[str, str]] = {GUARD * 2: GUARDS, TOWER + GUARD: GUARD}

    def in_game(self, view: View, moves: Sequence[str]) -> list[str]:
        """Those that the guard board of this game knows."""
        there = [one.name for one in guards_of(view).abilities]
        return [move for move in moves if move not in BY or BY[move] in there]

    def mistyped(self, view: View, said: Said) -> Said:
        if said.id != "unknown-ability":
            return said
        return Said(said.id, {**said.args, "known": [one.name for one in guards_of(view).abilities]})

    def at_home(self, view: View) -> bool:
        """Whether guards of the own palace are chosen."""
        board = guards_of(view)
        return board.owed > 0 or board.using == "march"

    def explained(self, view: View, names: Names) -> str:
        return explained(view, names)

    def column(self, view: View) -> Column | None:
        return Column("column-guards", [count_guards(view, seat) for seat in range(view.seats)])

    def halves(self, view: View, seat: int) -> list[str]:
        return [type_ for type_, owner in guards_of(view).halves.items() if owner == seat]

    def notes(self, scoring: Scoring) -> list[Said]:
        """What guards bring at the end is not seen from their number alone."""
        guards = [gain for gain in scoring.gains if gain.reason == "guards" and gain.count]
        worth = guards[0].points // guards[0].count if guards else 0
        return [Said("guards-worth", {"worth": worth, "clause": guards[0].clause})] if guards else []
