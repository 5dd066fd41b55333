"""Connections that take their time: half open, without an end, not reading."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from typing import Final

import msgspec

from alhambra.server.protocol.messages import Hello, NewTable, OpenSeat, Say
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.assault import Tally
from tests.siege.client import Client, fetch, make_table
from tests.siege.frames import GREETING, frame
from tests.siege.process import memory_of
from tests.siege.words import word

LONGEST: Final = 60.0  # seconds after which a connection that does nothing has to be gone
MANY: Final = 40  # of each kind
GROWTH: Final = 64.0  # MiB that those who do not read may occupy


async def check_patience(tally: Tally, address: str, server: int, longest: float = LONGEST) -> None:
    """All of them at once, and an honest client who must not notice."""
    rng = random.Random(1)
    secret = word(rng)
    table = await make_table(address, NewTable(word(rng), [PersonSeat("Anna", secret), OpenSeat()]))
    before = memory_of(server)
    lazy = [await _lazy_reader(address, table) for _ in range(MANY)]
    idle = [asyncio.create_task(_until_closed(tally, *one, longest)) for one in _idle(address) for _ in range(MANY)]
    try:
        worst = await _talk(address, table, secret)
        if worst > 5.0:
            tally.violation(f"an honest client waited {worst:.1f} s for an answer while others took their time")
        grown = (memory_of(server) - before) / 2**20
        if grown > GROWTH:
            tally.violation(f"{MANY} connections that do not read occupy {grown:.0f} MiB")
        tally.notes.append(f"{MANY} connections that do not read: {grown:.0f} MiB, others waited {worst:.3f} s at most")
        await asyncio.gather(*idle)
        await _watchers_gone(tally, address, table, longest)
    finally:
        for one in lazy:
            one.close()


def _idle(address: str) -> list[tuple[str, str, bytes]]:
    host = address.encode()
    endless = b"Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"
    return [
        (address, "a WebSocket that does not greet", GREETING % (host, b"")),
        (address, "a body without an end", b"POST /api/tables HTTP/1.1\r\nHost: " + host + b"\r\n" + endless),
        (address, "a head without an end", b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nX-"),
        (address, "a connection without a word", b""),
    ]


async def _until_closed(tally: Tally, address: str, what: str, sent: bytes, longest: float) -> None:
    """The server has to close it by itself."""
    tally.count("patient")
    host, port = address.rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    try:
        async with asyncio.timeout(longest):
            while await reader.read(65536):
                pass
    except TimeoutError:
        tally.violation(f"{what} is still open after {longest:.0f} s")
    except OSError:
        pass
    finally:
        writer.transport.abort()


async def _lazy_reader(address: str, table: str) -> socket.socket:
    """A spectator who greets and never reads."""
    host, port = address.rsplit(":", 1)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(one, (host, int(port)))
    await loop.sock_sendall(one, GREETING % (address.encode(), b""))
    await loop.sock_sendall(one, frame(1, msgspec.json.encode(Hello(table=table))))
    return one


async def _talk(address: str, table: str, secret: str) -> float:
    """An honest client talks a lot; the longest that it waits for an answer."""
    client = Client()
    await client.open(address, table, [secret])
    worst = 0.0
    for number in range(600):
        began = time.monotonic()
        answer = await client.command(Say(f"patience-{number}", 0, "long speech " * 40))
        assert answer.type == "done", answer
        worst = max(worst, time.monotonic() - began)
    await client.close()
    return worst


async def _watchers_gone(tally: Tally, address: str, table: str, longest: float) -> None:
    end = time.monotonic() + longest
    while time.monotonic() < end:
        info = json.loads(await asyncio.to_thread(fetch, address, f"/api/tables/{table}"))
        if not info["watchers"]:
            return
        await asyncio.sleep(0.5)
    tally.violation(f"{info['watchers']} connections that do not read are still there after {longest:.0f} s")
