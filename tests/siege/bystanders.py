"""Those who are at the same server while it is attacked: one who plays, and one who comes in again and again."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from alhambra.server.protocol.messages import Hello, NewTable, Play, Undo
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.client import Client, Lost, make_table, turn_of
from tests.siege.words import some_action, word

PLAYER: Final = "127.0.0.2"
NEWCOMER: Final = "127.0.0.3"
PAUSE: Final = 0.07  # seconds between commands of the player, who keeps within the limits
OFTEN: Final = 0.25  # seconds between newcomers
LATE: Final = 10.0  # seconds after which a newcomer counts as refused


@dataclass
class Bystanders:
    """What they have seen."""

    times: list[float] = field(default_factory=list)  # from each command to its answer
    came: int = 0
    refused: list[str] = field(default_factory=list)


class Player:
    """Plays an action and takes it back, for as long as it is wanted; every answer is waited for."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.table = ""
        self._rng = random.Random(seed)
        self._client = Client()

    async def sit_down(self) -> None:
        secrets = [word(self._rng) for _ in range(2)]
        seats = [PersonSeat(f"Guest {seat}", secret) for seat, secret in enumerate(secrets)]
        self.table = await make_table(self.address, NewTable(word(self._rng), list(seats)))
        await self._client.open(self.address, self.table, secrets, here=PLAYER)
        while len(self._client.updates) < 2:
            await self._client.more()

    async def play(self, seconds: float, seen: Bystanders) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seat, turn = next((seat, turn) for seat, one in self._client.updates.items() if (turn := turn_of(one)))
            assert seat is not None, "the turn of a seat"
            command: Play | Undo = Undo(word(self._rng, 16), seat)
            if not turn.actions:
                command = Play(word(self._rng, 16), seat, some_action(turn.choices, self._rng))
            before, began = self._client.updates[seat].numbers, time.perf_counter()
            try:
                answer = await self._client.command(command)
            except Lost:
                seen.refused.append(f"the player was thrown out: {self._client.closing or 'without a word'}")
                return
            seen.times.append(time.perf_counter() - began)
            if answer.type != "done":
                seen.refused.append(f"a command was answered {answer.code}")
            while answer.type == "done" and self._client.updates[seat].numbers == before:
                await self._client.more()
            await asyncio.sleep(PAUSE)

    async def leave(self) -> None:
        await self._client.close()


async def come_in(address: str, table: str, seconds: float, seen: Bystanders) -> None:
    """Newcomers, one after the other: each asks for the page and looks on at a table."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen.came += 1
        try:
            async with asyncio.timeout(LATE):
                await _fetch_page(address)
                await _look_on(address, table)
        except (OSError, TimeoutError, EOFError, WebSocketException, ValueError) as error:
            seen.refused.append(f"a newcomer got {error!r}")
        await asyncio.sleep(OFTEN)


async def _fetch_page(address: str) -> None:
    host, port = address.rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(NEWCOMER, 0))
    writer.write(f"GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    told = await reader.read()
    writer.close()
    if b" 200 " not in told[:20]:
        raise ValueError(told[:40])


async def _look_on(address: str, table: str) -> None:
    place = f"ws://{address}/ws"
    async with connect(place, local_addr=(NEWCOMER, 0), compression=None, max_size=None, open_timeout=None) as socket:
        await socket.send(msgspec.json.encode(Hello(table=table)), text=True)
        heard = await socket.recv(decode=False)
        if b'"welcome"' not in heard[:40]:
            raise ValueError(heard[:80])
