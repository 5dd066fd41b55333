"""A player without a plan: every legal action is as likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.bots.bot import Bot


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        return self.any_of(actions)
