"""Score tiles in the terminal: the types from the least to the most, at each scoring to come."""

from __future__ import annotations

from typing import ClassVar, Final

from alhambra.cli.modules.face import Face
from alhambra.cli.saying import named, say
from alhambra.cli.text import Row
from alhambra.palace.views import View

HEAD: Final = 8  # the least room for which scoring it is


class ScoreTilesFace(Face):
    """The order of the types."""

    order: ClassVar[int] = 6

    def rows(self, view: View) -> list[Row]:
        orders: tuple[tuple[str, ...], ...] = view.modules["score-tiles"]
        coming = list(enumerate(orders, 1))[view.next_scoring - 1 :]
        heads = [say("order-at", number=number) for number, _ in coming]
        width = max([HEAD, *(len(head) + 1 for head in heads)])
        return [
            Row(
                "" if line else say("row-order"),
                [head.ljust(width) + " < ".join(named("type", one) for one in order)],
                "",
            )
            for line, (head, (_, order)) in enumerate(zip(heads, coming, strict=True))
        ]


FACE: Final = ScoreTilesFace()
