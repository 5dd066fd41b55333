"""Who is connected to a table, and what still has to be sent to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final, NamedTuple

from msgspec.json import Encoder

from alhambra.server.live.answers import closing
from alhambra.server.protocol.replies import Reply
from alhambra.server.table.errors import Code, TableError

WAITING: Final = 256  # messages; a connection that is further behind is closed, and comes back with `since`

_encoder = Encoder()


def encoded(reply: Reply) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(reply)


class Tidings(NamedTuple):
    """The table as a seat sees it, and the entry up to which it tells the log."""

    message: bytes
    seat: int | None
    seq: int


class Peer:
    """One connection. `seats` are those that it holds at its table.

    What waits for it is sent in order. Of the table and of who is here it gets only the newest: an update that was not
    sent yet is dropped for the next one, which tells everything since the last that was sent.
    """

    def __init__(self, hashes: Iterable[str] = (), behind: Callable[[], None] = lambda: None) -> None:
        self.hashes = list(hashes)
        self._behind = behind  # called when it is too slow
        self.seats: frozenset[int] = frozenset()
        self.seen: dict[int | None, int] = {}  # the last entry that was sent, by seat
        self.shown: object = None  # what it was told as one of many who look on: of the table,
        self.company: object = None  # and of who is here
        self.closed = False
        self._waiting: OrderedDict[object, bytes | Tidings | None] = OrderedDict()
        self._numbers = count()
        self._waker: asyncio.Future[None] | None = None

    @property
    def perspectives(self) -> list[int | None]:
        """The seats to look from; a spectator has none."""
        return [*sorted(self.seats)] if self.seats else [None]

    @property
    def waiting(self) -> int:
        """How many messages have not been taken."""
        return len(self._waiting)

    def send(self, message: bytes) -> None:
        """A message that has to arrive. Who does not keep up is told to come back."""
        self._put(next(self._numbers), message)

    def tell(self, tidings: Tidings) -> None:
        """The table as it is now."""
        self._put(("update", tidings.seat), tidings)

    def tell_presence(self, message: bytes) -> None:
        """Who is here now."""
        self._put("presence", message)

    def _put(self, key: object, message: bytes | Tidings) -> None:
        if self.closed:
            return
        if len(self._waiting) >= WAITING:
            self.close(TableError(Code.TOO_SLOW, "server-too-slow"))
            return
        self._waiting.pop(key, None)
        self._waiting[key] = message
        self._wake()

    def forget(self, seats: Iterable[int | None]) -> None:
        """It does not look from these seats any more."""
        for seat in seats:
            self._waiting.pop(("update", seat), None)

    def close(self, error: TableError) -> None:
        """Send a last word, and nothing after it."""
        if not self.closed:
            self.closed = True
            if error.code is Code.TOO_SLOW:
                self._waiting.clear()
                self._behind()
            self._waiting["closing"] = encoded(closing(error))
            self._waiting["end"] = None
            self._wake()

    def _wake(self) -> None:
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; none: nothing more."""
        while not self._waiting:
            self._waker = asyncio.get_running_loop().create_future()
            await self._waker
        return self.take()

    def take(self) -> bytes | None:
        """The first of what waits."""
        _, message = self._waiting.popitem(last=False)
        if not isinstance(message, Tidings):
            return message
        self.seen[message.seat] = message.seq
        return message.message
