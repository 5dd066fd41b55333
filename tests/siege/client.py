"""A client of the protocol: one WebSocket, its commands and what it heard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from alhambra.server.protocol.messages import Command, Hello, NewTable, Settings
from alhambra.server.protocol.replies import Choices, SeatInfo

NO_BYTES: Final = Raw(b"null")
ANSWER: Final = 60.0  # seconds after which a silent server counts as gone, also on a busy machine
GONE: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError, HTTPException)


class Lost(Exception):
    """The connection ended before the answer came."""


class Seen(Struct):
    """What a client needs of the table around the game."""

    stage: str
    settings: Settings
    seats: list[SeatInfo]
    host: int | None
    rematch: str | None


class Trying(Struct):
    """What a client needs of a turn."""

    actions: list[str]
    undone: list[str]
    ready: bool
    choices: Choices


class Game(Struct):
    """What a client needs of the game."""

    turn: Trying | None


class Heard(Struct):
    """Any message of the server. The game stays as it was sent until somebody wants to know."""

    type: str
    id: str | None = None
    seq: int = 0
    tried: int = 0
    seat: int | None = None
    seats: list[int] = []
    code: str = ""
    message: str = ""
    info: Seen | None = None
    game: Raw = NO_BYTES
    log: list[dict[str, Any]] = []
    complete: bool = True

    @property
    def numbers(self) -> tuple[int, int]:
        """Later ones are greater."""
        return self.seq, self.tried


_heard: Final = msgspec.json.Decoder(Heard)
_game: Final = msgspec.json.Decoder(Game)


def turn_of(update: Heard) -> Trying | None:
    """The turn of whoever an update is for, if it is theirs."""
    return None if bytes(update.game) == b"null" else _game.decode(update.game).turn


def attached(address: str, here: str = "") -> connect:
    """A WebSocket that waits for a busy server; `here` is another address of this machine."""
    place: dict[str, Any] = {"local_addr": (here, 0)} if here else {}
    return connect(
        f"ws://{address}/ws", max_size=None, compression=None, ping_interval=None, open_timeout=ANSWER, **place
    )


class Client:
    """One connection. `hear` is called with every message; answers also come from `command`."""

    def __init__(self, hear: Callable[[Heard], None] | None = None) -> None:
        self.seats: list[int] = []
        self.updates: dict[int | None, Heard] = {}  # the latest one of each seat
        self.closing = ""  # the code of the server's last word
        self.news = asyncio.Event()
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Heard]] = {}

    async def open(
        self, address: str, table: str, secrets: Sequence[str] = (), since: int | None = None, here: str = ""
    ) -> None:
        """Connect and greet; returns with the first update. Raises one of `GONE`, or `Lost`."""
        self._socket = await attached(address, here)
        await self.send(Hello(table=table, secrets=list(secrets), since=since))
        self._reader = asyncio.create_task(self._read(self._socket))
        async with asyncio.timeout(ANSWER):
            while not self.updates:
                await self.more()

    async def more(self) -> None:
        """Wait until something was heard; `Lost` when nothing will be any more."""
        if not self.connected:
            raise Lost
        await self.news.wait()
        self.news.clear()

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def command(self, command: Command) -> Heard:
        """Send a command; the answer is `done` or `failed`. `Lost` if none comes."""
        answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
        try:
            await self.send(command)
            return await asyncio.wait_for(answer, ANSWER)
        except (*GONE, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and not answer.cancelled():
                raise
            raise Lost from None
        finally:
            self._answers.pop(command.id, None)

    async def send(self, message: Struct) -> None:
        assert self._socket is not None, "open() comes first"
        await self._socket.send(msgspec.json.encode(message), text=True)

    async def close(self, politely: bool = True) -> None:
        """End the connection, or just be gone."""
        if self._socket is not None:
            if politely:
                await self._socket.close()
            else:
                self._socket.transport.abort()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                self._take(_heard.decode(await socket.recv(decode=False)))
                self.news.set()
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                answer.cancel()
            self.news.set()

    def _take(self, heard: Heard) -> None:
        match heard.type:
            case "welcome":
                self.seats = heard.seats
                self.updates = {seat: update for seat, update in self.updates.items() if seat in heard.seats}
            case "update":
                self.updates[heard.seat] = heard
            case "closing":
                self.closing = heard.code
            case "done" | "failed":
                answer = self._answers.get(heard.id or "")
                if answer is not None and not answer.done():
                    answer.set_result(heard)
        if self._hear is not None:
            self._hear(heard)


async def make_table(address: str, new: NewTable) -> str:
    """The id of a new table; one of `GONE` if the server does not answer. Safe to repeat."""

    def ask() -> str:
        head = {"Content-Type": "application/json"}
        body = msgspec.json.encode(_unusual(new))  # without what a server of before may not know
        with urlopen(Request(f"http://{address}/api/tables", body, head), timeout=ANSWER) as answer:
            return str(json.load(answer)["table"])

    return await asyncio.to_thread(ask)


def _unusual(new: NewTable) -> dict[str, Any]:
    """A table as a request has it, without what it leaves as it is usually."""
    usual = msgspec.to_builtins(NewTable(new.id, new.seats))
    return {
        name: said for name, said in msgspec.to_builtins(new).items() if name in ("id", "seats") or said != usual[name]
    }


def fetch(address: str, path: str) -> bytes:
    """What the server answers to GET; raises OSError if it is no 200."""
    with urlopen(f"http://{address}{path}", timeout=ANSWER) as answer:
        body: bytes = answer.read()
        return body
