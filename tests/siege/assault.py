"""The attackers: each sends one kind of thing, counts what it sent, and notes what the server should not have done."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.server.protocol.messages import Hello
from tests.siege.client import ANSWER, GONE, Heard, attached
from tests.siege.forge import Forge
from tests.siege.frames import bad_frames, converse
from tests.siege.requests import ask, bad_request

ANSWERS: Final = frozenset({"done", "failed", "pong", "places", "verdict", "legal", "earlier", "code-made"})
AT_ONCE: Final = 40  # messages that may wait for their answer
KEEPALIVE: Final = "keepalive ping timeout"  # the one reason for which 1011 is not the server's fault

_heard: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What was done to the server."""

    total: int
    sent: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    stopped: bool = False

    def count(self, kind: str) -> None:
        self.sent += 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def answer(self, what: str) -> None:
        self.answers[what] = self.answers.get(what, 0) + 1

    def violation(self, sentence: str) -> None:
        if sentence not in self.wrong and len(self.wrong) < 100:
            self.wrong.append(sentence)

    @property
    def over(self) -> bool:
        return self.stopped or self.sent >= self.total


class Talker:
    """Sends message after message over connections that greeted as they should."""

    def __init__(self, tally: Tally, forge: Forge, address: str, table: str, secrets: list[str]) -> None:
        self._tally = tally
        self._forge = forge
        self._address = address
        self._hello = msgspec.json.encode(Hello(table=table, secrets=secrets))
        self._waiting = 0
        self._answered = asyncio.Event()

    async def run(self, share: int) -> None:
        sent = 0
        while not self._tally.over and sent < share:
            sent += await self._connection(share - sent)

    async def _connection(self, most: int) -> int:
        sent = 0
        try:
            async with attached(self._address) as socket:
                await socket.send(self._hello, text=True)
                self._waiting = 0
                reader = asyncio.create_task(self._read(socket))
                try:
                    while sent < most and not self._tally.over and not reader.done():
                        await self._room()
                        await socket.send(self._text(), text=True)
                        self._waiting += 1
                        self._tally.count("message")
                        sent += 1
                    if not reader.done():
                        await self._quiet()
                except ConnectionClosed:
                    pass
                finally:
                    await socket.close()
                    await asyncio.gather(reader)
                    self._judge(socket)
        except GONE as error:
            self._tally.violation(f"a connection could not be opened: {error!r}")
            await asyncio.sleep(0.2)
        return sent

    def _text(self) -> bytes:
        return self._forge.message().decode("utf-8", "replace").encode()  # frames.py sends what is no UTF-8

    async def _room(self) -> None:
        while self._waiting >= AT_ONCE:
            self._answered.clear()
            async with asyncio.timeout(ANSWER):
                await self._answered.wait()

    async def _quiet(self) -> None:
        """Every message gets an answer."""
        try:
            async with asyncio.timeout(ANSWER):
                while self._waiting:
                    self._answered.clear()
                    await self._answered.wait()
        except TimeoutError:
            self._tally.violation(f"{self._waiting} messages got no answer")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                heard = _heard.decode(await socket.recv(decode=False))
                if heard.type in ANSWERS:
                    self._waiting -= 1
                    self._tally.answer(heard.code or heard.type)
                    self._answered.set()
        except ConnectionClosed:
            self._waiting = 0
            self._answered.set()

    def _judge(self, socket: ClientConnection) -> None:
        code, reason = socket.close_code, socket.close_reason or ""
        if code == 1011 and KEEPALIVE not in reason:
            self._tally.violation(f"a connection ended with 1011 {reason}")
        elif code == 1012:
            self._tally.violation("the server ended a connection because of itself (1012)")


async def greet_wrongly(tally: Tally, forge: Forge, address: str, share: int) -> None:
    """First messages that are none."""
    for _ in range(share):
        if tally.over:
            return
        tally.count("greeting")
        try:
            async with attached(address) as socket:
                await socket.send(forge.greeting().decode("utf-8", "replace").encode(), text=True)
                heard = _heard.decode(await asyncio.wait_for(socket.recv(decode=False), ANSWER))
                tally.answer(heard.code or heard.type)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == 1011:
                tally.violation(f"a greeting ended with 1011 {closed.rcvd.reason}")
        except (InvalidStatus, *GONE) as error:
            tally.violation(f"a greeting got no answer: {error!r}")


async def send_frames(tally: Tally, rng: random.Random, address: str, table: str, share: int) -> None:
    """Frames that no honest client sends, and handshakes from elsewhere."""
    hello = msgspec.json.encode(Hello(table=table))
    strangers = (
        b"Origin: https://evil.example\r\n",
        b"Origin: null\r\n",
        b"Sec-WebSocket-Extensions: permessage-deflate\r\n",
    )
    for _ in range(share):
        if tally.over:
            return
        tally.count("frames")
        header = rng.choice(strangers) if rng.random() < 0.1 else b""
        try:
            status, code = await converse(address, bad_frames(hello, rng), header, 0.3)
        except OSError as error:
            tally.violation(f"no connection for frames: {error!r}")
            continue
        tally.answer(f"handshake {status}, close {code}")
        if b"Origin" in header and status == 101:
            tally.violation(f"a stranger's page was let in: {header!r}")
        if status >= 500 or code == 1011:
            tally.violation(f"frames got status {status}, close {code}")


async def request(tally: Tally, forge: Forge, rng: random.Random, address: str, share: int) -> None:
    """HTTP requests."""
    for _ in range(share):
        if tally.over:
            return
        tally.count("request")
        sent = bad_request(address.encode(), rng.choice(forge.known.tables), forge.new_table(), rng)
        try:
            status, data = await ask(address, sent, 0.5)
        except OSError as error:
            tally.violation(f"no connection for a request: {error!r}")
            continue
        tally.answer(f"status {status}")
        if status >= 500:
            tally.violation(f"status {status} for {sent[:200]!r}")
        if b"root:" in data or b"Traceback" in data or b"[core]" in data:
            tally.violation(f"an answer holds what it should not: {sent[:200]!r}")
        if status == 200 and b"Host: evil" in sent and b"127.0.0.1:" not in sent.partition(b"Host: evil")[0]:
            tally.violation(f"a foreign host was served: {sent[:200]!r}")
