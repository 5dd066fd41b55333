"""WebSocket frames by hand, right and wrong ones."""

from __future__ import annotations

import asyncio
import os
import random
import struct
import zlib
from typing import Final

GREETING: Final = (
    b"GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s\r\n"
)


def frame(opcode: int, data: bytes, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """One frame as a client sends it."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    flag = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([flag | len(data)])
    elif len(data) < 65536:
        head += bytes([flag | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", len(data))
    if not masked:
        return head + data
    mask = b"\x01\x02\x03\x04"
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def bad_frames(hello: bytes, rng: random.Random) -> bytes:
    """Something that no honest client sends, mostly after an honest greeting."""
    said = frame(1, hello)
    match rng.randrange(18):
        case 0:
            return said + frame(2, b"\x00\x01\x02" * 10)  # binary
        case 1:
            return frame(1, hello[:20], fin=False) + frame(0, hello[20:])  # in pieces, which is allowed
        case 2:
            return said + frame(0, b"the end of nothing")
        case 3:
            return said + frame(1, b"begun", fin=False) + frame(1, b"begun again")
        case 4:
            return said + frame(1, b"x" * 20_000)  # too long
        case 5:
            return said + b"\x81\xff" + struct.pack("!Q", 2**62) + b"mask" + b"x" * 100  # says it is far too long
        case 6:
            return said + frame(1, b"\xff\xfe\xc0\x80")  # no UTF-8
        case 7:
            return said + frame(9, b"p" * 126)  # a ping that is too long
        case 8:
            return said + frame(3 + rng.randrange(5), b"reserved")
        case 9:
            return said + frame(1, hello, masked=False)
        case 10:
            bomb = zlib.compress(b"\x00" * 10_000_000, 9)
            return said + frame(1, bomb[:16_000], reserved=4)  # compressed, though nobody agreed to that
        case 11:
            return said + frame(
                8, struct.pack("!H", rng.choice((0, 999, 1004, 1005, 1006, 1015, 5000, 65535))) + b"bye"
            )
        case 12:
            return said + frame(8, b"\x03")
        case 13:
            return said + b"".join(frame(9, b"are you there") for _ in range(200))
        case 14:
            return said + b"".join(
                frame(1, b"", fin=False) if not at else frame(0, b"", fin=False) for at in range(300)
            )
        case 15:
            return os.urandom(300) if rng.random() < 0.1 else rng.randbytes(300)
        case 16:
            return said + frame(10, b"nobody asked") * 300
        case _:
            return said + frame(8, b"") + frame(1, b'{"type":"ping"}')


async def converse(address: str, sent: bytes, header: bytes = b"", seconds: float = 5.0) -> tuple[int, int]:
    """Open, send all at once, wait for the end: the status of the handshake and the code of the close (0: none)."""
    host, port = address.rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    data = b""
    try:
        writer.write(GREETING % (address.encode(), header))
        data = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        writer.write(sent)
        async with asyncio.timeout(seconds):
            while part := await reader.read(65536):
                data += part
                if _closed(data) is not None:
                    break
    except (TimeoutError, OSError, EOFError):
        pass
    finally:
        writer.transport.abort()
    status = int(data[9:12]) if data[:5] == b"HTTP/" else 0
    return status, _closed(data) or 0


def _closed(data: bytes) -> int | None:
    """The code of the close frame, if there is one."""
    rest = data.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        length, at = rest[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(rest[2:4]), 4
        elif length == 127:
            length, at = int.from_bytes(rest[2:10]), 10
        if rest[0] & 15 == 8 and len(rest) >= at + length:
            return int.from_bytes(rest[at : at + 2]) if length >= 2 else 1005
        rest = rest[at + length :]
    return None
