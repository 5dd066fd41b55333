"""Players that see a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.bots.bot import Bot, Budget, playing
from alhambra.bots.by_path import found, is_path
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.level_bot import LEVEL_BOTS
from alhambra.bots.levels import LEVELS
from alhambra.bots.outside.program import is_program, program
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.search_bot import SearchBot
from alhambra.core.box import offer
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError

__all__ = ["BOTS", "FROZEN", "LEVELS", "OTHERS", "Bot", "Budget", "bot_class", "make_bot", "playing"]

# The bots that can sit at a table: the levels, which are offered, and those that older tables have.
BOTS: Final[dict[str, Callable[[str], Bot]]] = {**LEVEL_BOTS, "greedy": GreedyBot, "random": RandomBot}
# These are not offered at tables.
OTHERS: Final[dict[str, Callable[[str], Bot]]] = {"search": SearchBot}
# Frozen bots, each with the commit that contains it. Others are measured against them, so they must not change.
FROZEN: Final = {"greedy-1": "1c5ef81"}


def make_bot(name: str, seed: str, config: Config | None = None, budget: Budget | None = None) -> Bot:
    """A player for one seat of one game; the same seed makes the same choices.

    The name is one of ours, `package.module:Class`, or `exec:COMMAND` of a program. The config says what is played;
    without it a bot goes by what a view shows, and plays by the newest rules. A program needs it.
    """
    bot = bot_class(name)(seed)
    bot.name = name
    bot.config = config
    if budget is not None:
        bot.budget = budget
    return bot


def bot_class(name: str) -> Callable[[str], Bot]:
    """What makes the bots of a name."""
    maker = BOTS.get(name) or OTHERS.get(name)
    if maker is not None:
        return maker
    if name in FROZEN:
        raise ConfigError("frozen-bot", bot=name, commit=FROZEN[name])
    if is_program(name):
        return program(name)
    if is_path(name):
        return found(name)
    raise ConfigError("no-such-bot", bot=name, **offer(name, [*BOTS, *OTHERS]))
