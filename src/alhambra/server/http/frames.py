"""WebSockets whose frames are counted: what is no message costs work as well, and uvicorn answers all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from alhambra.server.http.connected import Connected
from alhambra.server.http.gate import Gate
from alhambra.server.live.addresses import Part
from alhambra.server.live.limits import GREETING, Bucket

ABORT: Final = "alhambra.abort"  # the extension by which a conversation ends its connection at once
FLOOD: Final = "alhambra.flood"  # in a message that is none: more came than is allowed
BYTES: Final = (4096, 1024)  # for each message that may come: at once, and a second
CONTROL: Final = 0.5  # frames that are no messages, for each message that may come


class CountedFrames(ServerProtocol):
    """Reads frames as long as they are allowed. What comes behind is thrown away before anything is done with it."""

    def __init__(self, allow: Callable[[Frame], bool], **rest: Any) -> None:
        super().__init__(**rest)
        self.flooded = False
        self._allow = allow

    def recv_frame(self, frame: Frame) -> None:
        self.flooded = self.flooded or not self._allow(frame)
        if self.flooded:
            self.reader.discard()
        else:
            super().recv_frame(frame)


class ImpatientSocket(Connected, WebSocketsSansIOProtocol):
    """A WebSocket that ends when it is abused, when nobody reads, and when the network is gone."""

    conn: CountedFrames

    def __init__(self, gate: Gate, **rest: Any) -> None:
        super().__init__(**rest)
        self.gate = gate
        limits = gate.addresses.limits
        self._messages = Bucket(limits.burst + 1, limits.messages)  # and the greeting
        self._frames = Bucket(limits.burst, limits.messages * CONTROL)
        self._pieces = Bucket(limits.burst * 4, limits.messages * 4)  # in which frames come
        self._bytes = Bucket(limits.burst * BYTES[0], limits.messages * BYTES[1])
        self._parts: tuple[Part, Part] | None = None  # of messages and frames of the address, when it is known
        self._abused = False
        self.conn = CountedFrames(self._allow, max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._late = self.loop.call_later(GREETING, self._check_handshake)

    def _check_handshake(self) -> None:
        if not self.handshake_complete:
            self.abort("late")

    # What comes in ----------------------------------------------------------------------------------------------------

    def _allow(self, frame: Frame) -> bool:
        """Whether a frame is still within what its connection and its address may send."""
        message = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        own = self._messages if message else self._frames
        within = own.take() and self._bytes.take(len(frame.data))
        if within and self._parts is not None:
            within = self._parts[0 if message else 1].take()
        self._abused = not within and not message
        return within

    def data_received(self, data: bytes) -> None:
        if self.conn.flooded:
            return
        if not self._pieces.take():
            self._end_abuse("pieces")
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self.part()
        elif self._abused:
            self._end_abuse("frames")
        elif self.conn.flooded:
            self._stop_reading()
            self.queue.put_nowait({"type": "websocket.receive", FLOOD: True})

    def _end_abuse(self, reason: str) -> None:
        client = self.scope["client"] if self.handshake_initiated else None
        self.gate.refuse(reason, client[0] if client else self.peer_address)
        self.transport.abort()

    def _stop_reading(self) -> None:
        if self.transport.is_reading():
            self.transport.pause_reading()
        self.read_paused = False  # so that nobody goes on

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][ABORT] = self.abort  # type: ignore[assignment]
        else:
            self.part()

    def handle_ping(self) -> None:
        """Who does not read the answers gets none."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # What goes out ----------------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        kind = message["type"]
        if self.close_sent and kind in ("websocket.send", "websocket.close"):
            raise ClientDisconnected
        if kind == "websocket.accept" and self.scope["client"]:
            # Only now is it known for whom a proxy speaks.
            home = self.gate.addresses.of(self.scope["client"][0])
            self._parts = Part(home, home.messages), Part(home, home.frames)
        await super().send(message)
        if self.close_sent:
            self.part()

    # Ends -------------------------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        """The other side is gone: there is nobody to say goodbye to."""
        self.pong_timer = None
        self.abort("silent")

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.part()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.part()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.part()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()
        super().connection_lost(exc)
