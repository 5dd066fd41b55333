"""The tables of a load test: four players and watchers at each, and the time until they know of a move."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

import msgspec
from msgspec import Struct

from alhambra.server.protocol.messages import Commit, Hello, NewTable, Play
from alhambra.server.protocol.messages import Person as PersonSeat
from alhambra.server.protocol.replies import Choices
from tests.siege.client import make_table
from tests.siege.figures import Figures
from tests.siege.wire import Hear, Wire, wire
from tests.siege.words import some_action, word

SEATS: Final = 4
LATE: Final = 60.0  # seconds after which an answer counts as missed
TURN: Final = b'"turn":{'  # is told to the seat that is to move, and to no other


class Trying(Struct):
    """The turn of a player."""

    ready: bool
    choices: Choices


class Game(Struct):
    """The game, as far as a player has to know it to move."""

    turn: Trying


class Update(Struct):
    """An update for who has to move."""

    game: Game


_update: Final = msgspec.json.Decoder(Update)


class LoadedTable:
    """One table with its connections. Whoever is to move makes a move when told to."""

    def __init__(self, figures: Figures, rng: random.Random, watchers: int) -> None:
        self.figures = figures
        self.measuring = False
        self.busy = False
        self._counts = False  # whether the command that is waited for is measured
        self._rng = rng
        self._size = SEATS + watchers
        self._table = ""
        self._secrets: list[str] = []
        self._wires: list[Wire] = []
        self._turn: tuple[int, bytes] | None = None  # who is to move, and the update that says so
        self._missing: set[int] = set()  # the connections that have not heard of what is waited for
        self._heard = asyncio.Event()
        self._mover: int | None = None  # whose `done` is waited for
        self._done = 0.0  # when it came
        self._last = 0.0  # when the last of the others knew

    @property
    def table(self) -> str:
        return self._table

    def twin(self, figures: Figures) -> LoadedTable:
        """The same table at another server, with the same plans."""
        made = LoadedTable(figures, random.Random(), self._size - SEATS)
        made._rng.setstate(self._rng.getstate())
        made._table, made._secrets = self._table, self._secrets
        return made

    @property
    def over(self) -> bool:
        return self._turn is None

    async def make(self, address: str) -> None:
        """Another table, which nobody is connected to yet."""
        self._secrets = [word(self._rng) for _ in range(SEATS)]
        seats = [PersonSeat(f"Player {number}", secret) for number, secret in enumerate(self._secrets, 1)]
        self._table = await make_table(address, NewTable(word(self._rng), list(seats)))

    async def open(self, address: str) -> None:
        """Everybody connects."""
        self._turn, self._missing = None, set(range(self._size))
        for number in range(self._size):
            made = await wire(address, self._hearing(number), self._lost)
            made.send(Hello(table=self._table, secrets=self._secrets[number : number + 1]))
            self._wires.append(made)
        await self._until_heard()

    def close(self) -> None:
        for one in self._wires:
            one.close()
        self._wires.clear()

    async def move(self) -> None:
        """One whole turn."""
        while not self.over and not await self.step():
            continue

    async def step(self) -> bool:
        """One command of who is to move; whether it was the last of the turn, or was not answered."""
        assert self._turn is not None, "the game goes on"
        seat, raw = self._turn
        trying = _update.decode(raw).game.turn
        id_ = word(self._rng, 12)
        command = Commit(id_, seat) if trying.ready else Play(id_, seat, some_action(trying.choices, self._rng))
        everybody = range(self._size) if trying.ready else (seat,)
        self._turn, self._missing, self._mover = None, set(everybody), seat
        self._counts, began = self.measuring, time.perf_counter()
        self._wires[seat].send(command)
        if not await self._until_heard():
            return True
        if self._counts:
            self.figures.done.append(self._done - began)
            if trying.ready:
                self.figures.others.append(self._last - began)
        return trying.ready

    async def _until_heard(self) -> bool:
        """Until everybody knows who should, and the mover that it is done."""
        self._heard.clear()
        try:
            async with asyncio.timeout(LATE):
                await self._heard.wait()
        except TimeoutError:
            self.figures.missed += 1
            return False
        return True

    def _hearing(self, number: int) -> Hear:
        def hear(raw: bytes, at: float) -> None:
            if raw.startswith(b'{"type":"update"'):
                self._take(number, raw, at)
            elif raw.startswith(b'{"type":"done"'):
                self._done, self._mover = at, None
            elif raw.startswith((b'{"type":"failed"', b'{"type":"closing"')):
                self.figures.failed += 1
            if not self._missing and self._mover is None:
                self._heard.set()

        return hear

    def _take(self, number: int, raw: bytes, at: float) -> None:
        self.figures.updates += self._counts
        self.figures.received += len(raw) * self._counts
        if number < SEATS and TURN in raw:
            self._turn = number, raw
        self._missing.discard(number)
        if number != self._mover:
            self._last = at

    def _lost(self) -> None:
        self.figures.closed += 1
