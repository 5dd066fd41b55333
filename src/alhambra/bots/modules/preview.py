"""The preview board: its tiles are still to come."""

from __future__ import annotations

from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.senses.preview import PreviewSense
from alhambra.palace.views import View


def on_board(view: View) -> int:
    """How many tiles lie on it."""
    squares: tuple[str | None, ...] = view.modules["preview"]
    return len(squares) - squares.count(None)


FACE: Final = Face(to_come=on_board, sense=PreviewSense)
