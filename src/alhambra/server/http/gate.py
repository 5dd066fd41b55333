"""Who may connect at all: so many of one address, and so many together that files can still be opened."""

from __future__ import annotations

import sys
from typing import Final

from alhambra.server.http.metrics import Metrics
from alhambra.server.live.addresses import Addresses

MOST: Final = 16_384  # connections, where the system allows that many
KEPT: Final = 96  # files that are no connections: the store, bots, what is imported late
DEAR: Final = 10  # connections that one counts as which was ended for abuse
PROXIES: Final = frozenset({"127.0.0.1", "::1"})  # whose word about addresses is taken, if any


class Gate:
    """Counts TCP connections, from the first byte to the last. Who is refused gets no answer: that is cheapest."""

    def __init__(self, addresses: Addresses, metrics: Metrics, behind_proxy: bool = False, most: int = 0) -> None:
        self.addresses = addresses
        self.most = most or room()
        self.open = 0
        self._proxies = PROXIES if behind_proxy else frozenset()
        self._refused = metrics.refused

    def enter(self, address: str) -> bool:
        """Whether one more is let in. It is counted until `leave`, whatever the answer."""
        home = self.addresses.of(address)
        home.sockets += 1
        self.open += 1
        reason = ""
        if self.open > self.most:
            reason = "full"
        elif address in self._proxies:
            pass  # its connections are those of many, and it has limits of its own
        elif home.sockets > self.addresses.limits.sockets:
            reason = "sockets"
        elif not home.doors.take():
            reason = "doors"
        if reason:
            self.refuse(reason)
        return not reason

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self.addresses.of(address).sockets -= 1
        self.open -= 1

    def piece(self, address: str) -> bool:
        """Whether an address may send one more piece of a request: each is work, however small it is."""
        return address in self._proxies or self.addresses.of(address).pieces.take()

    def refuse(self, reason: str, address: str = "") -> None:
        """Count a connection that was ended because of what it did. It costs its address as much as many others."""
        self._refused.labels(reason).inc()
        if address and address not in self._proxies:
            self.addresses.of(address).doors.spend(DEAR)


def room() -> int:
    """How many connections this process has room for; it asks the system for more than the usual 1,024 files."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + KEPT if hard == resource.RLIM_INFINITY else min(MOST + KEPT, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass  # what there is has to do
    return MOST if soft == resource.RLIM_INFINITY else max(16, min(MOST, soft - KEPT))
