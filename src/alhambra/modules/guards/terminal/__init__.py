"""Guards in the terminal: the guard board with its abilities, and who stands on which wall."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Sentence
from alhambra.cli.modules.board import Board
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.tile import Tile, short_name
from alhambra.cli.palace.verbs import Verb, joined, priced
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.modules.guards.board import NAMES
from alhambra.modules.guards.terminal import deadends
from alhambra.modules.guards.terminal.board import GuardsBoard, guard_board, guards_of
from alhambra.modules.guards.terminal.moves import guard_move
from alhambra.modules.guards.terminal.sentences import SENTENCES
from alhambra.modules.guards.terminal.signs import GUARD, GUARDS, TOWER
from alhambra.palace.views import View


def _spelt(verb: str, words: list[str]) -> str:
    """An ability may be named by how it begins."""
    meant = [name for name in NAMES if words and name.startswith(words[0])]
    return f"{verb}:{':'.join(meant + words[1:] if len(meant) == 1 else words)}"


class GuardsFace(Face):
    """Guards stand on walls and pay for abilities."""

    order: ClassVar[int] = 7
    plain: ClassVar[Mapping[str, str]] = {GUARD: "@", GUARDS: "8", TOWER: "o"}
    board: ClassVar[Board | None] = GuardsBoard()
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
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

    def printed(self, data: Mapping[str, Any]) -> Tile:
        """A plaza."""
        return Tile("plaza", 0, data["walls"], short=short_name(data["id"]), letters="plz")

    def tile(self, view: View, name: str, tile: Tile) -> Tile:
        standing = guards_of(view).guards.get(name)
        return replace(tile, signs={**tile.signs, **dict.fromkeys(standing, GUARD)}) if standing else tile

    def rows(self, view: View) -> list[Row]:
        return guard_board(view)


FACE: Final = GuardsFace()
