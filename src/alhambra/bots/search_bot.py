"""A player that looks ahead: it searches, with a budget of playouts or seconds for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.bots.bot import Bot
from alhambra.bots.search import Search, Settings


class SearchBot(Bot):
    """Chooses the action that its search played most, or any if it can imagine no state. It has a memory."""

    name = "search"
    remembers = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._decisions = 0

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        self._decisions += 1
        search = Search(Settings(seed=f"{self.chance.seed}/{self._decisions}"))
        thought = search.think(view, self.budget.seconds, self.budget.playouts, self.config)
        return self.any_of(actions) if thought is None else self.first_of(thought.actions, actions)
