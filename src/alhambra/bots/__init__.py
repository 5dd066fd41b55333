"""Players that see a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.greedy_1 import FirstGreedyBot
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.search_bot import SearchBot
from alhambra.core.box import offer
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError

__all__ = ["BOTS", "OTHERS", "Bot", "Budget", "make_bot"]

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
# Nobody is offered these at a table: bots of before, by version, by which others are measured; and search as it is.
OTHERS: Final[dict[str, Callable[[str], Bot]]] = {"greedy-1": FirstGreedyBot, "search": SearchBot}


def make_bot(name: str, seed: str, config: Config | None = None, budget: Budget | None = None) -> Bot:
    """A player for one seat of one game; the same seed makes the same choices.

    The config says what is played; without it a bot goes by what a view shows, and plays by the newest rules.
    """
    maker = BOTS.get(name) or OTHERS.get(name)
    if maker is None:
        raise ConfigError("no-such-bot", bot=name, **offer(name, [*BOTS, *OTHERS]))
    bot = maker(seed)
    bot.config = config
    if budget is not None:
        bot.budget = budget
    return bot
