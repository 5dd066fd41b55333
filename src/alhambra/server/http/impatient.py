"""HTTP with a time limit: a connection whose request does not come is closed. Uvicorn alone would wait for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from alhambra.server.live.limits import GREETING


class ImpatientProtocol(HttpToolsProtocol):
    """Waits so long for the head of a request: from the connection on, and from the first byte of each later one."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(transport)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._late is None:
            self._wait(self.transport)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, transport: asyncio.Transport) -> None:
        self._late = self.loop.call_later(GREETING, transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
