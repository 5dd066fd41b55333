"""The preview board in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Names, Sentence, new_on, of
from alhambra.cli.modules.face import Arrival, Face, Typed
from alhambra.cli.palace.facts import tile_of
from alhambra.cli.palace.tile import Tile
from alhambra.cli.saying import say
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.palace.views import View


def _moved(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "square", "to")}
    return Said("preview-moved-to-market" if fields["market"] else "preview-moved", said)


def _filled(event: Any, typed: Typed) -> Arrival:
    return "new-on-preview", new_on(typed(event.tile), event.square)


def _arrived(event: Any, typed: Typed) -> Arrival:
    """That the preview board closes up is seen on it."""
    return ("new-on-market", new_on(typed(event.tile), event.to)) if event.market else None


class PreviewFace(Face):
    """What comes to the market next."""

    order: ClassVar[int] = 2
    sentences: ClassVar[Mapping[str, Sentence]] = {
        "PreviewFilled": of("preview-filled", "tile", "square"),
        "PreviewMoved": _moved,
    }
    refills: ClassVar[Mapping[str, Callable[[Any, Typed], Arrival]]] = {
        "PreviewFilled": _filled,
        "PreviewMoved": _arrived,
    }

    def rows(self, view: View) -> list[Row]:
        """The foremost square first."""
        squares: Sequence[str | None] = view.modules["preview"]
        words = [
            f"{number} {_brief(tile, tile_of(view, tile)) if tile else say('empty')}"
            for number, tile in reversed(list(enumerate(squares, 1)))
        ]
        return [Row(say("row-preview"), words, "  ")]


def _brief(name: str, tile: Tile) -> str:
    edges = tile.edges if tile.walls or tile.hatched else say("tile-open")
    if not tile.short:
        return say("tile-edges", tile=name, edges=edges)
    return say("preview-tile", type=tile.type, price=tile.price, short=tile.short, edges=edges)


FACE: Final = PreviewFace()
