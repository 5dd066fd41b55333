"""States that fit a view: what is seen is as it is seen, what is hidden is as luck has it."""

from __future__ import annotations

from typing import Any

from alhambra.bots.heuristic.policy import Policy
from alhambra.bots.imagining.learned import Learned
from alhambra.bots.imagining.palace import palace_policy, palace_root, unread_modules
from alhambra.bots.imagining.root import Root
from alhambra.bots.imagining.sheet import sheet_policy, sheet_root
from alhambra.core.config import Config
from alhambra.sheet.views import View as SheetView

__all__ = ["Root", "policy_of", "root_of", "unread_modules"]


def root_of(view: Any, config: Config | None = None, learned: Learned = False) -> Root | None:
    """The knowledge that a view gives; none if a module's slice cannot be read from it.

    Without a config the newest rules are played that fit the view. `learned` uses trained values where there are some,
    those of the package or of a file, instead of those made by hand.
    """
    if isinstance(view, SheetView):
        return sheet_root(view, config, learned)
    return palace_root(view, config, learned)


def policy_of(config: Config, learned: Learned = False) -> Policy:
    """What weighs the codes of a game."""
    return (sheet_policy if config.box == "roll-and-write" else palace_policy)(config, learned)
