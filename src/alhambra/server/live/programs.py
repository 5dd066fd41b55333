"""Bots that are programs, at tables: a process runs for each seat that one plays, as long as it is asked.

A program is a process already, so it needs none of the processes of `thinking`. If it fails once, its seat plays random
legal actions until it has not been asked for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alhambra.bots import Budget
from alhambra.bots.outside.program import MARK, ProgramBot, is_program
from alhambra.core.english import english

if TYPE_CHECKING:
    from alhambra.server.live.thinking import Question

START: Final = 10.0  # seconds for a program to start
IDLE: Final = 60.0  # seconds after which one that is not asked is ended; the next question starts it again
MOST: Final = 32  # at a time; above that, the one whose last question is oldest is ended

Place: TypeAlias = tuple[str, str, int]  # the bot, the table and the seat

_logger = logging.getLogger(__name__)


def called(named: str) -> tuple[str, str]:
    """The name at tables of a bot that a host has named, and the bot: `miser` and `exec:node miser.js`, from
    `miser=exec:node miser.js`. Without a name of its own, a bot is its name."""
    name, mark, command = named.partition(f"={MARK}")
    return (name, MARK + command) if mark and not is_program(name) else (named, named)


class Programs:
    """The running programs; the one that was asked last is at the end."""

    def __init__(self, limit: float, idle: float = IDLE) -> None:
        self._limit = limit
        self._idle = idle
        self._bots: dict[Place, ProgramBot] = {}
        self._asked: dict[Place, float] = {}  # when each was asked last
        self._busy: set[Place] = set()
        self._ending: set[asyncio.Future[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def choose(self, words: Sequence[str], question: Question, budget: Budget | None) -> tuple[Any, bool]:
        """One of the actions, and whether the program named it."""
        place = question.bot, question.table, question.view.seat
        bot = self._bots.pop(place, None) or ProgramBot(words, question.seed, heard=False, start=START)
        self._bots[place] = bot
        self._busy.add(place)
        bot.config, bot.budget = question.config, replace(budget or Budget(), limit=self._limit)
        fault = bot.fault
        try:
            chosen = await asyncio.to_thread(bot.choose, question.view, question.actions)
        finally:
            self._busy.discard(place)
            self._asked[place] = time.monotonic()
            self._rest()
        if fault is None and bot.fault is not None:
            _logger.warning("bot did not answer", extra={"bot": question.bot, "error": english().say(bot.fault)})
        return chosen, bot.fault is None

    def _rest(self) -> None:
        """End the programs that nobody asks any more, and look again later."""
        oldest = time.monotonic() - self._idle
        free = [place for place in self._bots if place not in self._busy]
        for place in free[: max(0, len(self._bots) - MOST)] + [one for one in free if self._asked[one] <= oldest]:
            if (bot := self._bots.pop(place, None)) is not None:
                del self._asked[place]
                ending = asyncio.ensure_future(asyncio.to_thread(bot.end))
                self._ending.add(ending)
                ending.add_done_callback(self._ending.discard)
        if self._bots and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._idle, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._rest()

    def close(self) -> None:
        """End all."""
        if self._timer is not None:
            self._timer.cancel()
        bots = [*self._bots.values()]
        self._bots.clear()
        if bots:
            with ThreadPoolExecutor(len(bots)) as threads:
                list(threads.map(ProgramBot.end, bots))
