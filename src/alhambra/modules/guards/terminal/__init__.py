"""Guards in the terminal: the guard board with its abilities, and who stands on which wall."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Names, Sentence
from alhambra.cli.modules.face import Column, Face
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.tile import Tile, short_name
from alhambra.cli.palace.verbs import Verb, joined, priced
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.modules.guards.board import NAMES
from alhambra.modules.guards.terminal import deadends
from alhambra.modules.guards.terminal.board import count_guards, explained, guard_board, guards_of, halves_of
from alhambra.modules.guards.terminal.moves import guard_move
from alhambra.modules.guards.terminal.sentences import SENTENCES
from alhambra.modules.guards.terminal.signs import GUARD, GUARDS, TOWER
from alhambra.palace.explain import Scoring
from alhambra.palace.views import View

BY: Final = {  # moves that only an ability leads to
    "march t04-E t07-N": "march",
    "preview 2 g4": "preview-purchase",
    "wall t07-S": "wall",
    "use new-token": "new-token",
}


def _spelt(verb: str, words: list[str]) -> str:
    """An ability may be named by how it begins."""
    meant = [name for name in NAMES if words and name.startswith(words[0])]
    return f"{verb}:{':'.join(meant + words[1:] if len(meant) == 1 else words)}"


class GuardsFace(Face):
    """Guards stand on walls and pay for abilities."""

    order: ClassVar[int] = 7
    plain: ClassVar[Mapping[str, str]] = {GUARD: "@", GUARDS: "8", TOWER: "o"}
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    tile_fields: ClassVar[tuple[str, ...]] = ("market_tile",)
    verbs: ClassVar[Mapping[str, Verb]] = {
        "use": Verb(_spelt, deadends.use, 3),
        "pay": Verb(joined(" "), deadends.pay, at_home=True),
        "preview": Verb(priced, deadends.preview),
        "march": Verb(joined("/"), deadends.march, at_home=True),
        "wall": Verb(joined(" "), deadends.wall),
    }
    decisions: ClassVar[tuple[str, ...]] = ("pay", "march", "preview")
    beside: ClassVar[tuple[str, ...]] = ("use", "wall")
    examples: ClassVar[tuple[str, ...]] = (
        "use {ability} …",
        "pay t04-E",
        "march t04-E t07-N",
        "preview 2 g4",
        "wall t07-S",
    )
    final: ClassVar[tuple[str, ...]] = ("use new-token",)
    signs: ClassVar[tuple[str, ...]] = ("guards-signs",)
    page: ClassVar[str] = "guards"
    both: ClassVar[Mapping[str, str]] = {GUARD * 2: GUARDS, TOWER + GUARD: GUARD}

    def examples_in(self, view: View) -> Sequence[str]:
        return _of_board(view, self.examples)

    def final_in(self, view: View) -> Sequence[str]:
        return _of_board(view, self.final)

    def mistyped(self, view: View, said: Said) -> Said:
        if said.id != "unknown-ability":
            return said
        return Said(said.id, {**said.args, "known": [one.name for one in guards_of(view).abilities]})

    def types_given(self, fields: Fields) -> Mapping[str, str]:
        match fields:
            case {"event": "TokenReplaced", "tile": str(tile), "new": str(type_)}:
                return {tile: type_}
            case {"event": "TokensSwapped", "tile": str(tile), "type": str(type_), "market_tile": str(other)}:
                return {tile: type_, other: str(fields.get("market_type"))}
        return {}

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        return guard_move(view, action, longest)

    def question(self, view: View) -> Said | None:
        board = guards_of(view)
        if board.using and board.owed:
            return Said("guards-owed", {"ability": board.using, "owed": board.owed})
        if board.using:
            return Said(f"guards-using-{board.using}")
        if view.bound == "purchase":
            return Said("guards-purchase-bound")
        if view.phase == "after":
            return Said("guards-after")
        return Said("guards-wall-to-put") if view.phase == "lay" and board.section else None

    def at_home(self, view: View) -> bool:
        """Whether guards of the own palace are chosen."""
        board = guards_of(view)
        return board.owed > 0 or board.using == "march"

    def explained(self, view: View, names: Names) -> str:
        return explained(view, names)

    def printed(self, data: Mapping[str, Any]) -> Tile:
        """A plaza."""
        return Tile("plaza", 0, data["walls"], short=short_name(data["id"]), letters="plz")

    def tile(self, view: View, name: str, tile: Tile) -> Tile:
        standing = guards_of(view).guards.get(name)
        return replace(tile, signs={**tile.signs, **dict.fromkeys(standing, GUARD)}) if standing else tile

    def rows(self, view: View) -> list[Row]:
        return guard_board(view)

    def column(self, view: View) -> Column | None:
        return Column("column-guards", [count_guards(view, seat) for seat in range(view.seats)])

    def halves(self, view: View, seat: int) -> Collection[str]:
        return halves_of(view, seat)

    def notes(self, scoring: Scoring) -> list[Said]:
        """What guards bring at the end is not seen from their number alone."""
        guards = [gain for gain in scoring.gains if gain.reason == "guards" and gain.count]
        worth = guards[0].points // guards[0].count if guards else 0
        return [Said("guards-worth", {"worth": worth, "clause": guards[0].clause})] if guards else []


def _of_board(view: View, moves: Sequence[str]) -> list[str]:
    """Those that the guard board of this game knows."""
    there = [one.name for one in guards_of(view).abilities]
    return [move for move in moves if move not in BY or BY[move] in there]


FACE: Final = GuardsFace()
