"""The tables of a load test: four players and a watcher each, and the time until the last of them knows of a turn."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from alhambra.server.protocol.messages import Commit, Hello, NewTable, Play
from alhambra.server.protocol.messages import Person as PersonSeat
from alhambra.server.protocol.replies import Choices
from tests.siege.client import attached, make_table
from tests.siege.words import some_action, word

SEATS: Final = 4
WATCHER: Final = SEATS  # the number of the fifth connection
LATE: Final = 60.0  # seconds after which an update counts as missed


class Trying(Struct):
    """The turn of a player."""

    ready: bool
    choices: Choices


class Game(Struct):
    """The game, as far as a player has to know it to move."""

    turn: Trying | None


class Line(Struct):
    """The beginning of a message: enough to know what it is."""

    type: str
    seq: int = 0
    id: str | None = None
    code: str = ""


class Update(Struct):
    """An update for who may have to move."""

    game: Game


_line: Final = msgspec.json.Decoder(Line)
_update: Final = msgspec.json.Decoder(Update)


@dataclass
class Figures:
    """What was measured by one process."""

    times: list[float] = field(default_factory=list)  # seconds from a commit to the last update
    commands: int = 0
    updates: int = 0
    received: int = 0  # bytes
    missed: int = 0
    closed: int = 0
    failed: int = 0
    behind: float = 0.0  # seconds by which a turn began too late, at most
    pulse: list[float] = field(default_factory=list)  # seconds by which a mere timer was late: the machine's own part

    def add(self, other: Figures) -> None:
        self.times += other.times
        self.commands += other.commands
        self.updates += other.updates
        self.received += other.received
        self.missed += other.missed
        self.closed += other.closed
        self.failed += other.failed
        self.behind = max(self.behind, other.behind)
        self.pulse += other.pulse

    @property
    def drops(self) -> int:
        return self.missed + self.closed + self.failed


class LoadedTable:
    """One table with its five connections. Whoever is to move makes a move when told to."""

    def __init__(self, figures: Figures, rng: random.Random) -> None:
        self.figures = figures
        self.measuring = False
        self.ended = False
        self._rng = rng
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._seen = [0] * (SEATS + 1)
        self._turn: tuple[int, Trying] | None = None  # who is to move
        self._news = asyncio.Event()

    async def open(self, address: str) -> None:
        secrets = [word(self._rng) for _ in range(SEATS)]
        seats = [PersonSeat(f"Player {number}", secret) for number, secret in enumerate(secrets, 1)]
        table = await make_table(address, NewTable(word(self._rng), list(seats)))
        for number in range(SEATS + 1):
            socket = await attached(address)
            self._sockets.append(socket)
            hello = Hello(table=table, secrets=[] if number == WATCHER else [secrets[number]])
            await socket.send(msgspec.json.encode(hello), text=True)
            self._readers.append(asyncio.create_task(self._read(number, socket)))
        await self._until(lambda: self._turn is not None and min(self._seen) > 0)

    async def start_again(self, address: str) -> None:
        """Another game, where one is over."""
        await self.close()
        self.ended = False
        self._sockets, self._readers, self._turn = [], [], None
        self._seen = [0] * (SEATS + 1)
        await self.open(address)

    async def move(self) -> None:
        """One whole turn; the time of its commit is measured."""
        for _ in range(60):
            if self._turn is None:
                self.ended = True  # the game is over
                return
            seat, trying = self._turn
            if trying.ready:
                break
            action = some_action(trying.choices, self._rng)
            if not await self._command(seat, Play(word(self._rng, 12), seat, action)):
                return
        await self._commit(seat)

    async def _command(self, seat: int, play: Play) -> bool:
        before = self._seen[seat]
        await self._send(seat, play)
        return await self._until(lambda: self._seen[seat] > before)

    async def _commit(self, seat: int) -> None:
        wanted = self._seen[seat] + 1
        self._turn = None
        began = time.perf_counter()
        await self._send(seat, Commit(word(self._rng, 12), seat))
        if await self._until(lambda: min(self._seen) >= wanted) and self.measuring:
            self.figures.times.append(time.perf_counter() - began)

    async def _send(self, seat: int, message: Struct) -> None:
        self.figures.commands += self.measuring
        try:
            await self._sockets[seat].send(msgspec.json.encode(message), text=True)
        except ConnectionClosed:
            return  # the reader counts it

    async def _until(self, holds: Callable[[], bool]) -> bool:
        try:
            async with asyncio.timeout(LATE):
                while not holds():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self.figures.missed += 1
            return False
        return True

    async def _read(self, number: int, socket: ClientConnection) -> None:
        figures = self.figures
        try:
            while True:
                raw = await socket.recv(decode=False)
                line = _line.decode(raw)
                if line.type == "update":
                    figures.updates += self.measuring
                    figures.received += len(raw) * self.measuring
                    self._hear(number, line.seq, raw)
                elif line.type in ("failed", "closing"):
                    figures.failed += 1
        except ConnectionClosed:
            if not self.ended:
                figures.closed += 1
            self._news.set()

    def _hear(self, number: int, seq: int, raw: bytes) -> None:
        self._seen[number] = seq
        # The turn of a seat is only told to that seat.
        if number != WATCHER and b'"turn":{' in raw and (turn := _update.decode(raw).game.turn) is not None:
            self._turn = number, turn
        self._news.set()

    async def close(self) -> None:
        self.ended = True
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await asyncio.gather(*self._readers)
