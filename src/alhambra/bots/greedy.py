"""One careful step ahead: every action is weighed, and the heaviest is chosen.

The weighing is that of `alhambra.bots.heuristic`. A game with a module that has no sense is played as by greedy-1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.bots.bot import Bot
from alhambra.bots.greedy_1 import FirstGreedyBot
from alhambra.bots.heuristic.policy import weights_of
from alhambra.bots.imagining import root_of


class GreedyBot(Bot):
    """Chooses the heaviest action; luck decides between equals."""

    name = "greedy"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._first = FirstGreedyBot(seed)

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        weights = self.weights(view, actions)
        best = max(weights)
        return self.any_of([action for action, weight in zip(actions, weights) if weight == best])

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """What each action is worth, in points."""
        root = root_of(view, self.config)
        if root is None:
            return self._first.weights(view, actions)
        state = root.state
        codes = [state.game.code(state, action) for action in actions]
        return [weight / 1000 for weight in weights_of(root.policy, state, codes)]
