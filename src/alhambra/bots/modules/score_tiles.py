"""Score tiles: they say what each type brings at each scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.senses.score_tiles import ScoreTilesSense
from alhambra.palace.views import View


def orders(view: View) -> Sequence[Sequence[str]]:
    """The types of the three tiles, from the one that brings least."""
    laid_out: Sequence[Sequence[str]] = view.modules["score-tiles"]
    return laid_out


FACE: Final = Face(orders=orders, sense=ScoreTilesSense)
