"""What a search begins with: a policy, and the worlds that fit a view."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.bots.heuristic.policy import Policy
from alhambra.core.chance import Seeded
from alhambra.core.packed import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Root:
    """One decision: `state` fits the view, as does every `world`."""

    def __init__(self, policy: Policy, state: Any) -> None:
        self.policy = policy
        self.state = state

    def world(self, chance: Seeded) -> Any:
        """A state that fits the view, its secrets by luck; nobody else has it."""
        return self.state.game.copy(self.state)
