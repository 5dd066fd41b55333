"""One table that thousands look at: whether they all get in, stay, and miss nothing, and what its players notice."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct

from alhambra.server.protocol.messages import Hello
from tests.siege.databases import database
from tests.siege.figures import Figures, spread
from tests.siege.loading import LATE, LoadedTable
from tests.siege.process import ServerProcess, cpu_of, generous, memory_of
from tests.siege.wire import Wire, wire

AT_ONCE: Final = 64  # who knock at the same time
EVERY: Final = 0.5  # seconds between two turns
SAMPLE: Final = 20  # of so many one is asked what it has read of the log


class Numbered(Struct):
    """An entry of the log."""

    seq: int


class News(Struct):
    """What a spectator reads of an update."""

    log: list[Numbered]


_news: Final = msgspec.json.Decoder(News)


@dataclass
class Spectator:
    """Somebody who looks on, and counts."""

    reads: bool
    updates: int = 0
    presences: int = 0
    lost: bool = False
    entries: list[int] = field(default_factory=list)
    at: float = 0.0  # of the last update
    wire: Wire | None = None

    async def join(self, address: str, table: str) -> None:
        self.wire = await wire(address, self._hear, self._lose)
        self.wire.send(Hello(table=table))
        while not self.updates and not self.lost:
            await asyncio.sleep(0.01)

    def _hear(self, raw: bytes, at: float) -> None:
        if raw.startswith(b'{"type":"update"'):
            self.updates += 1
            self.at = at
            if self.reads:
                self.entries += [one.seq for one in _news.decode(raw).log]
        elif raw.startswith(b'{"type":"presence"'):
            self.presences += 1
        elif raw.startswith(b'{"type":"closing"'):
            self._lose()

    def _lose(self) -> None:
        self.lost = True


@dataclass
class Crowd:
    """The table, its players and everybody who looks on."""

    server: ServerProcess
    table: LoadedTable
    people: list[Spectator]
    refused: int = 0
    last: list[float] = field(default_factory=list)  # seconds from a turn until the last spectator knew

    async def play(self, until: asyncio.Future[Any] | float) -> Figures:
        """Turn after turn; the figures of the players meanwhile."""
        figures = self.table.figures = Figures()
        begin, cpu, own = time.perf_counter(), cpu_of(self.server.pid), time.process_time()
        self.table.measuring = True
        end = begin + until if isinstance(until, float) else None
        while time.perf_counter() < end if end else not until.done():  # type: ignore[union-attr]
            turn = time.perf_counter()
            await self.table.move()
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - turn)))
            if end and self.people[0].at:
                self.last.append(max(0.0, max(one.at for one in self.people) - turn))
        self.table.measuring = False
        figures.seconds = time.perf_counter() - begin
        figures.server, figures.generator = cpu_of(self.server.pid) - cpu, time.process_time() - own
        figures.memory = memory_of(self.server.pid)
        return figures

    async def come(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(person: Spectator) -> None:
            async with gate:
                try:
                    await person.join(self.server.address, self.table.table)
                except OSError:
                    self.refused += 1

        await asyncio.gather(*map(one, self.people))


async def crowd(spectators: int, seconds: float, tree: str = "", profiler: Sequence[str] = ()) -> bool:
    """Show the figures; whether everybody got in, stayed and missed nothing."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with database("sqlite") as (url, folder):
        server = ServerProcess(url, folder / "server.log", generous(tree), tree=tree)
        server.start(profiler)
        try:
            return await _measure(server, spectators, seconds)
        finally:
            server.end()


async def _measure(server: ServerProcess, spectators: int, seconds: float) -> bool:
    table = LoadedTable(Figures(), random.Random(1), watchers=0)
    await table.make(server.address)
    await table.open(server.address)
    people = [Spectator(reads=not number % SAMPLE) for number in range(spectators)]
    here = Crowd(server, table, people)
    phases = {"alone": await here.play(seconds / 4)}
    began = time.perf_counter()
    coming = asyncio.create_task(here.come())
    phases["while they come"] = await here.play(coming)
    joined = time.perf_counter() - began
    phases["with all of them"] = await here.play(seconds)
    end = time.monotonic() + LATE
    while len({max(one.entries, default=0) for one in people if one.reads}) > 1 and time.monotonic() < end:
        await asyncio.sleep(0.1)  # the last of them hear of the last turn
    for name, figures in phases.items():
        print(f"players {name}: `done` {spread(figures.done)}; server {figures.share:.0%} of a core")
    print(f"{spectators} spectators in {joined:.1f} s; a turn reached the last of them within {spread(here.last)}")
    return _tell(here)


def _tell(here: Crowd) -> bool:
    people, lost = here.people, sum(one.lost for one in here.people)
    told = [one.entries for one in people if one.reads and one.entries]
    whole = max(told, key=len, default=[])
    gaps = sum(one != whole[len(whole) - len(one) :] for one in told) + sum(len(one) > len(set(one)) for one in told)
    print(
        f"each got {sum(one.updates for one in people) / len(people):.1f} updates and "
        f"{sum(one.presences for one in people) / len(people):.1f} times who is here; memory of the server "
        f"{memory_of(here.server.pid) / 2**20:.0f} MiB"
    )
    print(f"refused {here.refused}, thrown out {lost}, with a gap in the log {gaps} of {len(told)}")
    return not here.refused and not lost and not gaps and bool(told)
