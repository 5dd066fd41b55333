"""Players that see a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.random_bot import RandomBot
from alhambra.core.errors import ConfigError

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: Final[dict[str, Callable[[str], Bot]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}


def make_bot(name: str, seed: str) -> Bot:
    """A player for one seat of one game; the same seed makes the same choices."""
    if name not in BOTS:
        raise ConfigError(f"There is no bot '{name}'; {_offer(name)}.")
    return BOTS[name](seed)


def _offer(name: str) -> str:
    near = get_close_matches(name, BOTS, 1)
    known = f"there are {', '.join(BOTS)}"
    return f"did you mean '{near[0]}'? There are {', '.join(BOTS)}" if near else known
