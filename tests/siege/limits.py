"""The limits of a server with its usual flags, or close to them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from urllib.error import HTTPError

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.server.messages import BotSeat, Hello, NewTable, Ping
from alhambra.server.messages import Person as PersonSeat
from tests.siege.assault import Tally
from tests.siege.client import Heard, fetch, make_table
from tests.siege.process import ServerProcess
from tests.siege.words import word

FLAGS = ("--connections", "12", "--tables", "5", "--messages", "20", "--requests", "10")


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
    finally:
        server.end()
    if "Traceback" in (text := server.log.read_text(encoding="utf-8")) or " ERROR " in text:
        tally.violation(f"the server's log says: {text[-500:]}")


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
    async with (
        connect(f"ws://{address}/ws", max_size=None) as fast,
        connect(f"ws://{address}/ws", max_size=None) as slow,
    ):
        for socket in (fast, slow):
            await socket.send(msgspec.json.encode(Hello(table=table)), text=True)
        codes: list[str] = []
        try:
            for _ in range(200):
                tally.count("limit")
                await fast.send(msgspec.json.encode(Ping()), text=True)
            while True:
                codes.append(msgspec.json.decode(await asyncio.wait_for(fast.recv(decode=False), 15), type=Heard).code)
        except (ConnectionClosed, TimeoutError):
            if "too-fast" not in codes:
                tally.violation("200 messages at once did not close the connection with 'too-fast'")
        await slow.send(msgspec.json.encode(Ping()), text=True)
        while msgspec.json.decode(await asyncio.wait_for(slow.recv(decode=False), 15), type=Heard).type != "pong":
            continue


async def _connections(tally: Tally, address: str, table: str) -> None:
    """So many of one address, and again when they are gone."""
    for _ in range(2):
        opened, refused = [], 0
        for _ in range(15):
            tally.count("limit")
            try:
                opened.append(await connect(f"ws://{address}/ws", max_size=None))
            except InvalidStatus as error:
                refused += error.response.status_code in (403, 429)
        if (len(opened), refused) != (12, 3):
            tally.violation(f"of 15 connections where 12 are allowed, {len(opened)} came in and {refused} were refused")
        for socket in opened:
            await socket.close()
        await asyncio.sleep(0.5)


async def _requests(tally: Tally, address: str) -> None:
    """Too many requests get 429, and a moment later all is well again."""
    codes = []
    for _ in range(80):
        tally.count("limit")
        try:
            await asyncio.to_thread(fetch, address, "/api/rules/A-56")
            codes.append(200)
        except HTTPError as error:
            codes.append(error.code)
    if set(codes) != {200, 429}:
        tally.violation(f"80 requests where 10 a second are allowed were answered {sorted(set(codes))}")
    await asyncio.sleep(1.0)
    await asyncio.to_thread(fetch, address, "/healthz")
