"""Who is connected to a table, and what still has to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from msgspec.json import Encoder

from alhambra.server.live.answers import closing
from alhambra.server.protocol.replies import Reply
from alhambra.server.table.errors import Code, TableError

WAITING: Final = 256  # messages; a connection that is further behind is closed, and comes back with `since`

_encoder = Encoder()


def encoded(reply: Reply) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(reply)


class Peer:
    """One connection. `seats` are those that it holds at its table."""

    def __init__(self, hashes: Iterable[str] = (), behind: Callable[[], None] = lambda: None) -> None:
        self.hashes = list(hashes)
        self._behind = behind  # called when it is too slow
        self.seats: frozenset[int] = frozenset()
        self.seen: dict[int | None, int] = {}  # the last entry that was sent, by seat
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING + 2)
        self.closed = False

    @property
    def perspectives(self) -> list[int | None]:
        """The seats to look from; a spectator has none."""
        return [*sorted(self.seats)] if self.seats else [None]

    def send(self, message: bytes) -> None:
        """Put a message into the queue. Who does not keep up is told to come back."""
        if self.closed:
            return
        if self._waiting.qsize() >= WAITING:
            self.close(TableError(Code.TOO_SLOW, "server-too-slow"))
        else:
            self._waiting.put_nowait(message)

    def close(self, error: TableError) -> None:
        """Send a last word, and nothing after it."""
        if not self.closed:
            self.closed = True
            if error.code is Code.TOO_SLOW:
                while not self._waiting.empty():
                    self._waiting.get_nowait()
                self._behind()
            self._waiting.put_nowait(encoded(closing(error)))
            self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; none: nothing more."""
        return await self._waiting.get()
