"""When garbage is collected: a full collection looks at every object there is, and nobody is answered meanwhile.

Nearly everything is freed as soon as nobody needs it. What is left are rings, as of a connection that has ended; most
of them are young and found by the small collections, which go on by themselves. A full one waits for a quiet moment. A
server that is busy for hours has one whenever memory has grown by half.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from alhambra.server.live.tables import Tables

LOOK: Final = 2.0  # seconds between two looks
QUIET: Final = 1.0  # seconds without a command
APART: Final = 60.0  # seconds between two collections that are not urgent
GROWN: Final = 1.5  # times what was there after the last one: then it is urgent
SMALL: Final = 5_000  # objects that are new and still there, before a small collection looks at them
NEVER: Final = 1_000_000_000


@contextmanager
def own_collections() -> Iterator[None]:
    """No full collection by itself, and none that looks at what was there from the start."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(SMALL, 10, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class Collector:
    """Collects garbage when nobody minds, or when it has to be."""

    def __init__(self, tables: Tables, clock: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._clock = clock
        self._at = clock()
        self._left = sys.getallocatedblocks()  # by the last collection

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> bool:
        """Whether it was time for a collection."""
        now, used = self._clock(), self._tables.used
        quiet = now - used > QUIET and used > self._at and now - self._at > APART
        if not quiet and sys.getallocatedblocks() <= GROWN * self._left:
            return False
        gc.collect()
        self._at, self._left = self._clock(), sys.getallocatedblocks()
        return True
