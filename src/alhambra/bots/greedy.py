"""One careful step ahead: every action is weighed, and the heaviest is chosen.

The weighing is that of `alhambra.bots.heuristic`. Where nothing can be imagined (`root_of`) luck decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.bots.bot import Bot
from alhambra.bots.heuristic.policy import weights_of
from alhambra.bots.imagining import Root, root_of


class GreedyBot(Bot):
    """Chooses the heaviest action; luck decides between equals."""

    name = "greedy"

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        root = root_of(view, self.config)
        if root is None:
            return self.any_of(actions)
        weights = weighed(root, actions)
        best = max(weights)
        return self.any_of([action for action, weight in zip(actions, weights) if weight == best])


def weighed(root: Root, actions: Sequence[Any]) -> list[float]:
    """The value of each action in points, to a player who knows what the root holds."""
    state = root.state
    codes = [state.game.code(state, action) for action in actions]
    return [weight / 1000 for weight in weights_of(root.policy, state, codes)]
