"""A WebSocket that costs next to nothing, for thousands of them in one process. It trusts the server's frames."""

from __future__ import annotations

import asyncio
import os
import time
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

from msgspec import Struct
from msgspec.json import encode

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
UNMASKED: Final = bytes(4)  # a mask of zeros leaves everything as it is
Hear = Callable[[bytes, float], None]  # a message, and when it was there


class Wire(asyncio.Protocol):
    """One connection. `hear` gets every message, `lost` is called when it ends by the server's will."""

    def __init__(self, host: str, hear: Hear, lost: Callable[[], None]) -> None:
        self._host = host
        self._hear = hear
        self._lost = lost
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self._data += data
        if not self.opened.done():
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:60].decode(errors="replace")))
                return
            self._data = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            self._take(*frame, at)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(data[2:10]), 10
        if len(data) < begin + size:
            return None
        frame = data[0], bytes(data[begin : begin + size])
        del data[: begin + size]
        return frame

    def _take(self, kind: int, payload: bytes, at: float) -> None:
        if kind == TEXT:
            self._hear(payload, at)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self._write(CLOSE, payload)

    def send(self, message: Struct) -> None:
        self._write(TEXT, encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(head + UNMASKED + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))
        elif not self._ended:
            self._lost()

    def close(self) -> None:
        """Be gone."""
        self._ended = True
        if self._transport is not None:
            self._transport.abort()


async def wire(address: str, hear: Hear, lost: Callable[[], None]) -> Wire:
    """A connection that is open. ConnectionError if the server does not want it."""
    host, port = address.rsplit(":", 1)
    made = Wire(address, hear, lost)
    await asyncio.get_running_loop().create_connection(lambda: made, host, int(port))
    await made.opened
    return made
