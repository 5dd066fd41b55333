"""HTTP with limits: uvicorn alone would wait for ever, and read heads and bodies without an end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from alhambra.server.http.connected import Connected
from alhambra.server.http.gate import Gate
from alhambra.server.live.limits import GREETING, HEAD, HEADERS, PIECES, PIPELINED

_TOO_LONG: Final = 431
_LINE: Final = 4  # bytes of a header that are neither its name nor its value


class _TooMuch(Exception):
    """The parser need not go on."""


class ImpatientProtocol(Connected, HttpToolsProtocol):
    """Waits so long for the head of a request: from the connection on, and from the first byte of each later one."""

    _late: asyncio.TimerHandle | None = None
    _read = 0  # bytes that came since a head began, maybe with more than the head
    _head = 0  # bytes of this head
    _pieces = 0  # in which this request came
    _answering: Any = None  # the request that is being answered
    _long = False
    _refused = False

    def __init__(self, gate: Gate, **rest: Any) -> None:
        super().__init__(**rest)
        self.gate = gate

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    # What comes in ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._pieces += 1
        if self._pieces > 1 and self._in_too_many_pieces():
            return
        if self._late is not None:
            self._read += len(data)
        super().data_received(data)
        if self._late is not None and self._read > HEAD and not self._refused:
            self._refuse_head()  # of a line without an end nothing else tells

    def _in_too_many_pieces(self) -> bool:
        """Whether that was one piece too many: of this request, or of all that its address sends at the moment."""
        if self._pieces > PIECES:
            self.gate.refuse("pieces", self.peer_address)
        elif not self.gate.piece(self.peer_address):
            self.gate.refuse("pieces")
        else:
            return False
        self._refused = True
        self.transport.abort()
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._pieces = 0
        if self._late is None:
            self._wait()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + _LINE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise _TooMuch
        self._stop_waiting()
        super().on_headers_complete()

    def _count(self, length: int) -> None:
        self._head += length
        if self._head > HEAD or len(self.headers) >= HEADERS:
            self._long = True
            raise _TooMuch

    def send_400_response(self, msg: str) -> None:
        """Also where the parser was stopped: that is what httptools makes of it."""
        if self._long:
            self._refuse_head()
        else:
            self._refused = True
            super().send_400_response(msg)
            self.part()

    def _refuse_head(self) -> None:
        self._refused = True
        self.gate.refuse("head", self.peer_address)
        self.transport.write(STATUS_LINE[_TOO_LONG] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
        self.part()

    # Ends -------------------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        """An answer before the end of the body ends the connection: nobody wants the rest."""
        if self.cycle.more_body and not self.pipeline:
            self.transport.close()
        super().on_response_complete()
        if self.transport.is_closing():
            self.part()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.part()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._answering is not None and not self._answering.response_complete:
            # Uvicorn tells only the last request, which may wait behind this one; uvloop does not write to who is gone.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._read = 0
        self._late = self.loop.call_later(GREETING, self.abort, "late")

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
