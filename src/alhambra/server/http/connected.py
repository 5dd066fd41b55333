"""What HTTP and WebSocket connections share: they are counted, and they end even where nobody reads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from alhambra.server.http.gate import Gate
from alhambra.server.live.limits import FAREWELL, PATIENCE

if TYPE_CHECKING:
    _Base = asyncio.Protocol
else:
    _Base = object


class Connected(_Base):
    """Comes before a protocol of uvicorn in the list of bases."""

    gate: Gate
    loop: asyncio.AbstractEventLoop
    transport: Any
    client: tuple[str, int] | None
    _unread: asyncio.TimerHandle | None = None
    _parting: asyncio.TimerHandle | None = None

    @property
    def peer_address(self) -> str:
        """Where the connection comes from: a client, or the proxy before it."""
        return self.client[0] if self.client else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(PATIENCE, self.abort, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_unread()
        if self._parting is not None:
            self._parting.cancel()
        self.gate.leave(self.peer_address)
        super().connection_lost(exc)

    def abort(self, reason: str) -> None:
        """Be rid of it at once: what waits to be sent is not."""
        self.gate.refuse(reason)
        self.transport.abort()

    def part(self) -> None:
        """What was said last may still be read for a moment; a polite close alone would wait for ever."""
        if self._parting is None:
            self._parting = self.loop.call_later(FAREWELL, self.transport.abort)

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
