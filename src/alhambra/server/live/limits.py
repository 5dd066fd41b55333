"""How much is too much: what is told to hosts in `docs/hosting.md`, and what counts it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

MESSAGE: Final = 16_384  # bytes of one message
BODY: Final = 16_384  # bytes of the body of a request
HEAD: Final = 16_384  # bytes of the head of a request
HEADERS: Final = 64  # of one request
PIPELINED: Final = 8  # requests that may wait behind the one that is being answered
PIECES: Final = 200  # in which a request may come
PATIENCE: Final = 10.0  # seconds for a body, and for a client to read what waits for it
GREETING: Final = 10.0  # seconds for the head of a request, and to say hello
FAREWELL: Final = 2.0  # seconds to read the last word
REMEMBERED: Final = 10_000  # addresses
CODES: Final = (10, 1 / 20)  # codes that carry a seat: tries at once and a second, of one address
RESULTS: Final = (20, 1 / 30)  # of daily games: listed at once and a second, of one address


class Bucket:
    """Refills steadily: so many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """What is in it now; less than nothing if more was spent."""
        at = time.monotonic()
        self._left = min(self.burst, self._left + (at - self._at) * self.rate)
        self._at = at
        return self._left

    def take(self, cost: float = 1) -> bool:
        """Whether so much is allowed now; then it is gone."""
        if self.left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take what is used up already."""
        self._left = self.left - cost

    def wait(self) -> float:
        """Seconds until something is in it."""
        return max(0.0, -self.left / self.rate)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host allows."""

    messages: float = 20.0  # a second on one connection; five times as many of one address
    burst: float = 60.0
    connections: int = 100  # WebSockets of one address
    requests: float = 30.0  # a second of one address
    tables: float = 60.0  # new ones an hour of one address; as many at once
    work: float = 0.2  # seconds a second that the server works for one address

    @property
    def sockets(self) -> int:
        """Of one address, whatever they are used for: a browser opens up to six to fetch the page."""
        return self.connections * 3 + 20
