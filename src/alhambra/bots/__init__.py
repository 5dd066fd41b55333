"""Players that see a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.random_bot import RandomBot
from alhambra.core.box import offer
from alhambra.core.errors import ConfigError

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: str) -> Bot:
    """A player for one seat of one game; the same seed makes the same choices."""
    if name not in BOTS:
        raise ConfigError("no-such-bot", bot=name, **offer(name, BOTS))
    return BOTS[name](seed)
