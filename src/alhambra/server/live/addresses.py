"""What each address has used of what it may. Everybody in a home or a school may come from one address."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from itertools import islice
from typing import Final

from alhambra.server.live import limits as bounds
from alhambra.server.live.limits import CODES, RESULTS, Bucket, Limits

AT_ONCE: Final = 20  # seconds' worth of requests: a class opens the page at the same moment
FOLLOWING: Final = 4  # pieces of a request behind its first one, in the long run: most come in one
TOGETHER: Final = 5  # connections' worth of messages and frames
STEP: Final = 0.01  # seconds of work: from so much on a connection works on its own account
PARTS: Final = 0.5  # of what all have in common, besides it, for connections to have as their own


@lru_cache(4096)
def household(address: str) -> str:
    """Whom an address stands for: a customer gets one IPv4 address, or 2^64 of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Household:
    """One address: its open connections, and what it may still do."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = 0  # TCP connections
        self.connections = 0  # WebSockets
        self.doors = Bucket(limits.sockets, limits.sockets / 10)
        self.requests = Bucket(limits.requests * AT_ONCE, limits.requests)
        self.pieces = Bucket(limits.requests * AT_ONCE, limits.requests * FOLLOWING)
        self.tables = Bucket(limits.tables, limits.tables / 3600)
        self.codes = Bucket(*CODES)
        self.results = Bucket(*RESULTS)
        self.messages = Bucket(limits.burst * TOGETHER, limits.messages * TOGETHER)
        self.frames = Bucket(limits.burst * TOGETHER, limits.messages * TOGETHER)
        self.work = Bucket(limits.work * 5, limits.work)

    @property
    def present(self) -> bool:
        return bool(self.sockets or self.connections)


class Part:
    """What one connection may have of something that its address has in common.

    A part of its own grows while it is there, so that a neighbour who takes everything leaves it that; who connects
    again begins with nothing, so that nobody gains by it.
    """

    __slots__ = ("_at", "_common", "_home", "_own")

    def __init__(self, home: Household, common: Bucket) -> None:
        self._home = home
        self._common = common
        self._own = 0.0
        self._at = time.monotonic()

    @property
    def _rate(self) -> float:
        return self._common.rate * PARTS / max(1, self._home.connections)

    def _grow(self) -> float:
        at = time.monotonic()
        most = self._common.burst * PARTS / max(1, self._home.connections)
        self._own = min(most, self._own + (at - self._at) * self._rate)
        self._at = at
        return self._own

    def take(self, cost: float = 1) -> bool:
        """Whether so much is allowed now; then it is gone."""
        if self._grow() < cost:
            return self._common.take(cost)
        self._own -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take what is used up already."""
        if self._grow() >= STEP:
            self._own -= cost
        else:
            self._common.spend(cost)

    def wait(self) -> float:
        """Seconds until there is something to spend."""
        if self._grow() >= STEP or not (common := self._common.wait()):
            return 0.0
        return max(0.001, min(common, (STEP - self._own) / self._rate))


class Addresses:
    """All of them. Those that were not heard of for longest, and have no connection, are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._homes: OrderedDict[str, Household] = OrderedDict()

    def of(self, address: str) -> Household:
        """What is known of an address."""
        name = household(address)
        home = self._homes.get(name)
        if home is None:
            home = self._homes[name] = Household(self.limits)
            self._forget()
        self._homes.move_to_end(name)
        return home

    def _forget(self) -> None:
        for name in list(islice(self._homes, max(0, len(self._homes) - bounds.REMEMBERED))):
            if not self._homes[name].present:
                del self._homes[name]

    def connect(self, address: str) -> bool:
        """Whether one more connection is allowed; it is counted until `disconnect`."""
        home = self.of(address)
        if home.connections >= self.limits.connections or home.doors.left < 0:
            return False
        home.connections += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection ended."""
        self.of(address).connections -= 1

    def request(self, address: str, cost: float = 1) -> bool:
        """Whether one more request is allowed now."""
        return self.of(address).requests.take(cost)

    def table(self, address: str) -> bool:
        """Whether one more table is allowed now."""
        return self.of(address).tables.take()

    def code(self, address: str) -> bool:
        """Whether one more code may be tried now."""
        return self.of(address).codes.take()

    def result(self, address: str) -> bool:
        """Whether one more result may be listed now."""
        return self.of(address).results.take()
