"""Games one after the other, or in several processes: the numbers go out in chunks and come back in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event as Told
from typing import Final, Protocol, TypeVar

from alhambra.core.errors import AlhambraError

Game = TypeVar("Game")  # what is made of a number

LARGEST_CHUNK: Final = 4
PATIENCE: Final = 0.2  # seconds after which it is asked again whether to stop


class Stop(Protocol):
    """Asked between two games whether to stop, as `threading.Event` can be."""

    def is_set(self) -> bool: ...


_told_to_stop: Stop | None = None  # in a worker


def play_games(play: Callable[[int], Game], numbers: range, stop: Stop | None, jobs: int) -> Iterator[Game]:
    """The games of `numbers` in order. When it is to stop, the games that are finished by then still come.

    With several jobs `play` is sent to processes.
    """
    return _one_by_one(play, numbers, stop) if jobs == 1 else _in_processes(play, numbers, stop, jobs)


def _one_by_one(play: Callable[[int], Game], numbers: range, stop: Stop | None) -> Iterator[Game]:
    for number in numbers:
        if stop is not None and stop.is_set():
            return
        yield play(number)


def _in_processes(play: Callable[[int], Game], numbers: range, stop: Stop | None, jobs: int) -> Iterator[Game]:
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * 4)))
    chunks = deque(numbers[at : at + size] for at in range(0, len(numbers), size))
    # Not forked from here: the threads of a progress bar and a fork do not go together.
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    told = context.Event()
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), context, _begin, (told,))
    try:
        sent: deque[tuple[range, Future[list[Game]]]] = deque()
        while chunks or sent:
            # A few chunks ahead, so that no worker waits and not all of a long run is held in memory.
            while chunks and len(sent) < jobs * 3:
                with _deaf():
                    sent.append((chunks[0], pool.submit(_play_chunk, play, chunks.popleft())))
            chunk, future = sent.popleft()
            _wait(future, stop, told)
            played = future.result()
            yield from played
            if len(played) < len(chunk):  # told to stop: what comes behind the gap is of no use
                return
    except BrokenProcessPool:
        if stop is not None and stop.is_set():
            return
        raise AlhambraError("worker-ended") from None
    finally:
        told.set()
        pool.shutdown(cancel_futures=True)


def _wait(future: Future[list[Game]], stop: Stop | None, told: Told) -> None:
    """Wait for a chunk, and pass it on to the workers when it is to stop."""
    while True:
        if stop is not None and stop.is_set():
            told.set()
        if future.done():
            return
        wait([future], PATIENCE)


@contextmanager
def _deaf() -> Iterator[None]:
    """A terminal sends Ctrl-C to all processes: those that are started in here do not hear it from the beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(told: Told) -> None:
    """Make a worker ready. Only the main process decides when to stop, and no worker outlives it."""
    global _told_to_stop  # noqa: PLW0603 - a pool has no other place for it
    _told_to_stop = told
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _play_chunk(play: Callable[[int], Game], numbers: range) -> list[Game]:
    return list(_one_by_one(play, numbers, _told_to_stop))
