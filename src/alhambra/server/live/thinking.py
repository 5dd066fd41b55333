"""Bots think in processes of their own, with a time limit and a safe answer behind it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Final

from alhambra.bots import BOTS, Budget, bot_class, make_bot
from alhambra.bots.imagining import unread_modules
from alhambra.bots.outside.program import MARK, is_program
from alhambra.bots.outside.running import words_of
from alhambra.core.config import Config
from alhambra.server.live.pacing import TurnBudget
from alhambra.server.live.programs import Programs, called

LIMIT: Final = 3.0  # seconds for one decision
START: Final = 60.0  # seconds for a process to start, on a busy machine; then none is tried again for as long
SAFE: Final = "greedy"  # the bot that answers at once when another one does not
LAST: Final = "random"  # and the bot that cannot fail

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """One decision of a bot. Only what `view` shows is known to whoever decides."""

    bot: str
    seed: str
    view: Any
    actions: Sequence[Any]
    config: Config | None = None
    table: str = ""  # the table that asks, for bots that keep running


class Thinkers:
    """The processes. They start with the first question. `others` are bots that the host of the server has named."""

    def __init__(
        self, processes: int = 0, limit: float = LIMIT, start: float = START, others: Collection[str] = ()
    ) -> None:
        self._processes = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._limit = limit
        self._start = start
        self._resting = 0.0  # until then nobody waits for processes that did not start
        self._pool: ProcessPoolExecutor | None = None
        self._warm: ProcessPoolExecutor | None = None  # the pool that has answered before
        self._free = asyncio.Semaphore(self._processes)
        self._asked = 0  # questions that are not answered yet
        self._programs = Programs(limit)
        named = dict(map(called, others))
        self._programs_called = {
            name: words_of(bot.removeprefix(MARK)) for name, bot in named.items() if is_program(bot)
        }
        self.bots = (*BOTS, *named)
        self.decisions = 0  # that a process was asked for
        self.rescued = 0  # those that took the safe answer
        self._told: set[str] = set()  # the bots and modules that the log has named
        self.parted = 0.0  # the sum of the parts that each got of its budget

    def remembers(self, bot: str) -> bool:
        """Whether a bot is to be shown what a perfect memory knows."""
        return bot in self._programs_called or (bot in self.bots and bool(getattr(bot_class(bot), "remembers", False)))

    async def choose(self, question: Question, turn: TurnBudget) -> Any:
        """One of the actions. Where more bots wait than there are processes, each thinks less instead of later."""
        if len(question.actions) == 1:
            return question.actions[0]
        self._tell_unread(question.config)
        if question.bot not in self.bots:  # of another host, or of before
            if question.bot not in self._told:
                _logger.warning("unknown bot: a safe one plays", extra={"bot": question.bot})
            self._told.add(question.bot)
            return self._rescue(question)
        self._asked += 1
        try:
            async with self._free:
                of_program = question.bot in self._programs_called
                return await (self._of_program if of_program else self._answer)(question, turn)
        finally:
            self._asked -= 1

    async def _of_program(self, question: Question, turn: TurnBudget) -> Any:
        """The answer of a program. It has a fallback of its own."""
        part = self._part()
        self.decisions += 1
        self.parted += part
        words = self._programs_called[question.bot]
        chosen, named = await self._programs.choose(words, question, turn.decision(part))
        self.rescued += not named
        return chosen

    async def _answer(self, question: Question, turn: TurnBudget) -> Any:
        if time.monotonic() < self._resting:
            return self._rescue(question)
        part = self._part()
        self.decisions += 1
        self.parted += part
        pool = self._started()
        try:
            await self._awake(pool)
            asked = asyncio.get_running_loop().run_in_executor(pool, _choose, question, turn.decision(part))
            return question.actions[await asyncio.wait_for(asked, self._limit)]
        except (TimeoutError, BrokenProcessPool, OSError) as error:
            _logger.warning("bot did not answer", extra={"bot": question.bot, "error": type(error).__name__})
            self._end(pool)
        except Exception as error:  # of somebody else's bot, or of ours: a game goes on all the same
            _logger.error("bot failed", extra={"bot": question.bot}, exc_info=error)
        return self._rescue(question)

    def _part(self) -> float:
        """Of a budget, for each who waits. A turn has several decisions, so that others come between them again."""
        return 1.0 if self._asked <= self._processes else self._processes / (2 * self._asked)

    def _rescue(self, question: Question) -> Any:
        """The safe answer; if that fails too, for example in a module, any action by the seed."""
        self.rescued += 1
        try:
            return make_bot(SAFE, question.seed, question.config).choose(question.view, question.actions)
        except Exception as error:
            _logger.error("safe answer failed: a random action is played", extra={"bot": question.bot}, exc_info=error)
            return make_bot(LAST, question.seed, question.config).choose(question.view, question.actions)

    def _tell_unread(self, config: Config | None) -> None:
        """Log each module with which bots cannot look ahead, once. `TableInfo` tells the players."""
        unread = () if config is None else unread_modules(config)
        for module in unread:
            if module not in self._told:
                _logger.warning("bots play at random: a module has no from_view", extra={"of": module})
        self._told.update(unread)

    async def _awake(self, pool: ProcessPoolExecutor) -> None:
        """Starting a process takes longer than a decision may: wait for that first, with a limit of its own."""
        if pool is self._warm:
            return
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, os.getpid), self._start)
        except TimeoutError:
            self._resting = time.monotonic() + self._start
            raise
        self._warm = pool

    def close(self) -> None:
        """End the processes."""
        self._programs.close()
        if self._pool is not None:
            self._end(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _prepare)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """A process that hangs does not end by itself. The next question starts new ones."""
        if self._pool is pool:
            self._pool = None
        for process in list(getattr(pool, "_processes", None) or {}):
            try:
                os.kill(process, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
            except ProcessLookupError:
                continue
        pool.shutdown(wait=False, cancel_futures=True)


def _choose(question: Question, budget: Budget | None) -> int:
    bot = make_bot(question.bot, question.seed, question.config, budget)
    return list(question.actions).index(bot.choose(question.view, question.actions))


def _prepare() -> None:
    """Ctrl-C is the server's business; and if the server is killed, nobody waits for an answer any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
