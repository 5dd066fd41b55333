"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

MESSAGE: Final = 16_384  # bytes of one message
BODY: Final = 16_384  # bytes of the body of a request
PATIENCE: Final = 10.0  # seconds for that body
GREETING: Final = 10.0  # seconds to say hello
REMEMBERED: Final = 10_000  # addresses
CODES: Final = (10, 1 / 20)  # codes that carry a seat: tries at once and a second, of one address


RESULTS: Final = (20, 1 / 30)  # of daily games: listed at once and a second, of one address


class Bucket:
    """Refills steadily: so many at once, and so many a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host allows."""

    messages: float = 20.0  # a second on one connection
    burst: float = 60.0
    connections: int = 100  # of one address
    requests: float = 30.0  # a second of one address
    tables: float = 60.0  # new ones an hour of one address; as many at once


class Addresses:
    """What the addresses have asked for. Those that were not heard of for longest are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connections: Counter[str] = Counter()
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._codes: OrderedDict[str, Bucket] = OrderedDict()
        self._results: OrderedDict[str, Bucket] = OrderedDict()

    def connect(self, address: str) -> bool:
        """Whether one more connection is allowed; it is counted until `disconnect`."""
        if self._connections[address] >= self.limits.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def request(self, address: str) -> bool:
        """Whether one more request is allowed now."""
        return _bucket(self._requests, address, self.limits.requests * 4, self.limits.requests).take()

    def table(self, address: str) -> bool:
        """Whether one more table is allowed now."""
        return _bucket(self._tables, address, self.limits.tables, self.limits.tables / 3600).take()

    def code(self, address: str) -> bool:
        """Whether one more code may be tried now."""
        return _bucket(self._codes, address, *CODES).take()

    def result(self, address: str) -> bool:
        """Whether one more result may be listed now."""
        return _bucket(self._results, address, *RESULTS).take()


def _bucket(buckets: OrderedDict[str, Bucket], address: str, burst: float, rate: float) -> Bucket:
    if address not in buckets:
        buckets[address] = Bucket(burst, rate)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    return buckets[address]
