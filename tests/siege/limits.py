"""The limits of a server, each with a low flag."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from urllib.error import HTTPError

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.server.protocol.messages import BotSeat, Hello, NewTable, Ping
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.assault import Tally
from tests.siege.client import ANSWER, GONE, Heard, attached, fetch, make_table
from tests.siege.frames import frame
from tests.siege.process import ServerProcess
from tests.siege.words import word

# So few a second that a busy machine sends more. Forty requests may come at once.
FLAGS = ("--connections", "12", "--tables", "5", "--messages", "2", "--requests", "2")


async def check_limits(tally: Tally, url: str, folder: Path) -> None:
    """Each limit holds, is told in the right way, and lets others be."""
    server = ServerProcess(url, folder / "limits.log", FLAGS)
    server.start()
    try:
        rng = random.Random(7)
        table = await _tables(tally, server.address, rng)
        await _messages(tally, server.address, table)
        await _connections(tally, server.address, table)
        await _requests(tally, server.address)
        text = server.log.read_text(encoding="utf-8")  # before the end, for which a busy machine may take too long
        if "Traceback" in text or " ERROR " in text:
            tally.violation(f"the server's log says: {text[-500:]}")
    finally:
        server.end()


async def _tables(tally: Tally, address: str, rng: random.Random) -> str:
    made: list[str] = []
    refused = 0
    for _ in range(8):
        tally.count("limit")
        new = NewTable(word(rng), [PersonSeat("Anna", word(rng)), BotSeat("greedy")])
        try:
            made.append(await make_table(address, new))
        except HTTPError as error:
            refused += error.code == 429
    if (len(made), refused) != (5, 3):
        tally.violation(f"of 8 new tables where 5 are allowed, {len(made)} were made and {refused} got 429")
    return made[0]


async def _messages(tally: Tally, address: str, table: str) -> None:
    """Too many messages close that connection, with a word."""
    async with attached(address) as fast, attached(address) as slow:
        for socket in (fast, slow):
            await socket.send(msgspec.json.encode(Hello(table=table)), text=True)
        codes: list[str] = []
        for _ in range(200):
            tally.count("limit")
        # All in one block: a connection that is closed takes no more, and what it was told may be lost then.
        fast.transport.write(frame(1, msgspec.json.encode(Ping())) * 200)
        try:
            while True:
                codes.append((await _heard(fast)).code)
        except (ConnectionClosed, TimeoutError):
            if "too-fast" not in codes:
                tally.violation("200 messages at once did not close the connection with 'too-fast'")
        await slow.send(msgspec.json.encode(Ping()), text=True)
        while (await _heard(slow)).type != "pong":
            continue


async def _heard(socket: ClientConnection) -> Heard:
    return msgspec.json.decode(await asyncio.wait_for(socket.recv(decode=False), ANSWER), type=Heard)


async def _connections(tally: Tally, address: str, table: str) -> None:
    """So many of one address, and again when they are gone."""
    for _ in range(2):
        end = time.monotonic() + ANSWER
        while (found := await _crowd(tally, address, table)) != (12, 3) and time.monotonic() < end:
            await asyncio.sleep(3)  # until the server has seen that the ones before are gone, and lets more in
        if found != (12, 3):
            tally.violation("of 15 connections where 12 are allowed, {} came in and {} were refused".format(*found))


async def _crowd(tally: Tally, address: str, table: str) -> tuple[int, int]:
    """How many of 15 connections come in, and how many are refused."""
    opened, refused = [], 0
    for _ in range(15):
        tally.count("limit")
        try:
            opened.append(await attached(address))
            await opened[-1].send(msgspec.json.encode(Hello(table=table)), text=True)
        except InvalidStatus as error:
            refused += error.response.status_code in (403, 429)
        except GONE:  # too many came in a short time
            continue
    for socket in opened:
        await socket.close()
    return len(opened), refused


async def _requests(tally: Tally, address: str) -> None:
    """Too many requests get 429, and a moment later all is well again."""
    first = await _when_allowed(address, "/api/rules/A-56")  # what came before may have used up what is allowed
    codes, end = [first], time.monotonic() + ANSWER
    while 429 not in codes and time.monotonic() < end:  # the door, or a busy machine, may let too few in at first
        codes += await asyncio.gather(*(_status(address, "/api/rules/A-56") for _ in range(80)))
    for _ in codes:
        tally.count("limit")
    if set(codes) - {0} != {200, 429}:
        tally.violation(f"{len(codes)} requests where 2 a second are allowed were answered {sorted(set(codes))}")
    status = await _when_allowed(address, "/healthz")
    if status != 200:
        tally.violation(f"after too many requests the next ones were answered {status} for {ANSWER:.0f} s")


async def _when_allowed(address: str, path: str) -> int:
    """The answer as soon as it is not that there were too many requests."""
    end = time.monotonic() + ANSWER
    while (status := await _status(address, path)) in (0, 429) and time.monotonic() < end:
        await asyncio.sleep(0.2)
    return status


async def _status(address: str, path: str) -> int:
    try:
        await asyncio.to_thread(fetch, address, path)
    except HTTPError as error:
        return error.code
    except OSError:  # not even let in: so many have come in a short time
        return 0
    return 200
