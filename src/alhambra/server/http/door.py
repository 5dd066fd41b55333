"""The first that a connection meets: who is refused costs next to nothing, and only who comes in gets a protocol."""

from __future__ import annotations

import asyncio
from typing import Any

from alhambra.server.http.gate import Gate
from alhambra.server.http.impatient import ImpatientProtocol


class Door(asyncio.Protocol):
    """Asks the gate, and hands over or hangs up. A storm of connections is nothing but this."""

    __slots__ = ("_address", "_gate", "_rest")

    def __init__(self, gate: Gate, **rest: Any) -> None:
        self._gate = gate
        self._rest = rest
        self._address = ""

    def connection_made(self, transport: Any) -> None:
        self._address = (transport.get_extra_info("peername") or ("",))[0]
        if not self._gate.enter(self._address):
            transport.abort()
            return
        inside = ImpatientProtocol(self._gate, **self._rest)
        transport.set_protocol(inside)
        inside.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Of who was refused; others have left the door behind."""
        self._gate.leave(self._address)
