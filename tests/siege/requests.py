"""HTTP requests by hand, strange and hostile ones."""

from __future__ import annotations

import asyncio
import gzip
import random
from typing import Final

PATHS: Final = (
    "/", "/healthz", "/metrics", "/ws", "/api/tables", "/api/tables/", "/api/tables/{t}", "/api/tables/%00",
    "/api/tables/..%2f..%2fetc%2fpasswd", "/t/{t}", "/t/<script>", "/t/%F0%9F%8F%B0", "/api/rules/A-56",
    "/api/rules/%27", "/api/daily", "/api/daily/listed", "/api/daily/%00/best", "/api/daily/0000-00-00/best",
    "/api/rules/" + "A" * 4000, "/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../pages.py", "/assets/..%5c..%5cpages.py", "//etc/passwd", "/\\..\\..\\x",
    "/index.html%00.js", "/.git/config",
    "/assets//", "/%", "/%zz", "/%ff%fe", "/?" + "q=1&" * 500, "/#x", "*", "/api/tables?x[]=1",
    "http://evil.example/", "",
    "/api/tables/" + "a" * 20, "/api/tables/" + "z" * 9000, "/docs", "/openapi.json", "/static/index.html",
)  # fmt: skip
VERBS: Final = (
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "get",
    "XYZ",
)
HEADERS: Final = (
    b"Host: evil.example\r\n", b"Host: \r\n", b"Host: 127.0.0.1:1@evil.example\r\n", b"Host: [::1\r\n",
    b"Host: localhost:99\r\n",
    b"Host: 127.0.0.1\r\nHost: evil.example\r\n", b"Origin: https://evil.example\r\n", b"Origin: null\r\n",
    b"Origin: http://[\r\n", b"Origin: http://127.0.0.1.evil.example\r\n", b"X-Forwarded-For: 1.2.3.4\r\n",
    b"X-Forwarded-Host: evil.example\r\n", b"X-Original-URL: /metrics\r\n", b"Cookie: " + b"c=1; " * 1000 + b"\r\n",
    b"Accept-Encoding: gzip;q=0, br\r\n", b'If-None-Match: "x", *\r\n', b"Range: bytes=0-,-1,5-2\r\n",
    b"X: \xff\xfe\x80\r\n",
    b"Content-Type: application/json; charset=\xff\r\n", b"Expect: 100-continue\r\n", b"Upgrade: websocket\r\n",
    b"Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n", b"Transfer-Encoding: gzip\r\n",
    b"Content-Length: -1\r\n", b"Content-Length: 99999999999999999999\r\n",
    b"Content-Length: 5\r\nContent-Length: 6\r\n",
    b"A: " + b"b" * 70_000 + b"\r\n", b"".join(b"H%d: x\r\n" % at for at in range(300)),
    b"Bad Header: x\r\n", b" folded: x\r\n",
    b"X\r\n", b": empty\r\n", b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
)  # fmt: skip
JSON: Final = b"Content-Type: application/json\r\n"


def bad_request(host: bytes, table: str, body: bytes, rng: random.Random) -> bytes:
    """One request that an honest browser would not send."""
    plain = b"Host: " + host + b"\r\n"
    match rng.randrange(8):
        case 0 | 1:
            path = rng.choice(PATHS).replace("{t}", table).encode()
            return rng.choice(VERBS).encode() + b" " + path + b" HTTP/1.1\r\n" + plain + b"Connection: close\r\n\r\n"
        case 2 | 3:
            return b"GET / HTTP/1.1\r\n" + rng.choice((b"", plain)) + rng.choice(HEADERS) + b"Connection: close\r\n\r\n"
        case 4:
            return _post(plain + rng.choice(HEADERS) + JSON, body)
        case 5:
            return _post(plain + rng.choice((b"", b"Content-Type: text/plain\r\n", b"Content-Type: \r\n")), body)
        case 6:
            kinds = (
                _post(plain + JSON + b"Content-Encoding: gzip\r\n", gzip.compress(b"\x00" * 5_000_000)),
                _post(plain + JSON, b"x" * 20_000),
                b"POST /api/tables HTTP/1.1\r\n"
                + plain
                + JSON
                + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\nbad\r\n0\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\n" + plain + JSON + b"Transfer-Encoding: chunked\r\n\r\nffffffff\r\nx",
                b"GET / HTTP/9.9\r\n" + plain + b"\r\n",
                b"GET /healthz HTTP/1.0\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(64),  # TLS
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"GET / HTTP/1.1\n\n",
                rng.randbytes(200),
            )
            return rng.choice(kinds)
        case _:
            return _post(plain + JSON, body)


def _post(head: bytes, body: bytes) -> bytes:
    length = b"" if b"Content-Length" in head or b"chunked" in head else b"Content-Length: %d\r\n" % len(body)
    return b"POST /api/tables HTTP/1.1\r\n" + head + length + b"Connection: close\r\n\r\n" + body


async def ask(address: str, request: bytes, seconds: float = 1.0) -> tuple[int, bytes]:
    """The status of the answer and all of it; 0 if the server just closed or had nothing to say."""
    host, port = address.rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    data = b""
    try:
        writer.write(request)
        async with asyncio.timeout(seconds):
            await writer.drain()
            while part := await reader.read(65536):
                data += part
    except (TimeoutError, OSError):
        pass
    finally:
        writer.transport.abort()
    return (int(data[9:12]) if data[:5] == b"HTTP/" and data[9:12].isdigit() else 0), data
