"""Bots think in processes of their own, with a time limit and a safe answer behind it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final

from alhambra.bots import make_bot

LIMIT: Final = 3.0  # seconds for one decision
START: Final = 60.0  # seconds for a process to start, on a busy machine; then none is tried again for as long
SAFE: Final = "random"  # the bot that answers at once when another one does not

_logger = logging.getLogger(__name__)


class Thinkers:
    """The processes. They start with the first question."""

    def __init__(self, processes: int = 0, limit: float = LIMIT, start: float = START) -> None:
        self._processes = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._limit = limit
        self._start = start
        self._resting = 0.0  # until then nobody waits for processes that did not start
        self._pool: ProcessPoolExecutor | None = None
        self._warm: ProcessPoolExecutor | None = None  # the pool that has answered before
        self._free = asyncio.Semaphore(self._processes)
        self.rescued = 0  # decisions that took the safe answer

    async def choose(self, bot: str, seed: str, view: Any, actions: Sequence[Any]) -> Any:
        """One of the actions. Only what `view` shows is known to whoever decides."""
        if len(actions) == 1:
            return actions[0]
        async with self._free:
            if time.monotonic() < self._resting:
                return self._rescue(seed, view, actions)
            pool = self._started()
            try:
                await self._awake(pool)
                asked = asyncio.get_running_loop().run_in_executor(pool, _choose, bot, seed, view, list(actions))
                return actions[await asyncio.wait_for(asked, self._limit)]
            except (TimeoutError, BrokenProcessPool, OSError) as error:
                _logger.warning("bot did not answer", extra={"bot": bot, "error": type(error).__name__})
                self._end(pool)
        return self._rescue(seed, view, actions)

    def _rescue(self, seed: str, view: Any, actions: Sequence[Any]) -> Any:
        self.rescued += 1
        return actions[_choose(SAFE, seed, view, list(actions))]

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


def _choose(bot: str, seed: str, view: Any, actions: list[Any]) -> int:
    return actions.index(make_bot(bot, seed).choose(view, actions))


def _prepare() -> None:
    """Ctrl-C is the server's business; and if the server is killed, nobody waits for an answer any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
