"""States that fit a view: what is seen is as it is seen, what is hidden is as luck has it."""

from __future__ import annotations

from typing import Any

from alhambra.bots.imagining.palace import palace_root
from alhambra.bots.imagining.root import Root
from alhambra.bots.imagining.sheet import sheet_root
from alhambra.core.config import Config
from alhambra.sheet.views import View as SheetView

__all__ = ["Root", "root_of"]


def root_of(view: Any, config: Config | None = None) -> Root | None:
    """What is known to who sees a view; none where a module of the game has no sense.

    Without a config the newest rules are played that a view can belong to.
    """
    if isinstance(view, SheetView):
        return sheet_root(view, config)
    return palace_root(view, config)
