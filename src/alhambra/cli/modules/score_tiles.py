"""Score tiles in the terminal: the types from the least to the most, at each scoring to come."""

from __future__ import annotations

from typing import ClassVar, Final

from alhambra.cli.modules.face import Face
from alhambra.cli.saying import say
from alhambra.cli.text import row
from alhambra.palace.views import View


class ScoreTilesFace(Face):
    """The order of the types."""

    order: ClassVar[int] = 6

    def rows(self, view: View) -> list[str]:
        orders: tuple[tuple[str, ...], ...] = view.modules["score-tiles"]
        coming = list(enumerate(orders, 1))[view.next_scoring - 1 :]
        return [
            row("" if line else "Order", [f"{say('nth', number=number) + ':':<8}{' < '.join(order)}"])
            for line, (number, order) in enumerate(coming)
        ]


FACE: Final = ScoreTilesFace()
