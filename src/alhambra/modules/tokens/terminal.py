"""Building tokens in the terminal: terrain tiles are told with their type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Sentence, of
from alhambra.cli.modules.face import Arrival, Face, Typed
from alhambra.cli.palace.tile import Tile, short_name
from alhambra.modules.guards.terminal.signs import TOWER
from alhambra.palace.views import View


class TokensFace(Face):
    """The type of a tile is that of its token."""

    sentences: ClassVar[Mapping[str, Sentence]] = {"TokenDrawn": of("token-drawn", "tile", "type")}
    refills: ClassVar[Mapping[str, Callable[[Any, Typed], Arrival]]] = {"TokenDrawn": lambda event, typed: None}

    def types_given(self, fields: Fields) -> Mapping[str, str]:
        match fields:
            case {"event": "TokenDrawn", "tile": str(tile), "type": str(type_)}:
                return {tile: type_}
        return {}

    def printed(self, data: Mapping[str, Any]) -> Tile:
        towers = dict.fromkeys(data["guard_towers"], TOWER)
        return Tile("terrain", data["price"], data["walls"], signs=towers, short=short_name(data["id"]))

    def type_row(self, view: View) -> tuple[str, Mapping[str, int]] | None:
        return "tokens-in-bag", view.modules["tokens"].bag


FACE: Final = TokensFace()
