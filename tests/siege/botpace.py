"""Tables where only bots play, turn after turn: whether they keep their pace, and how much they could think for it."""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import httpx2
import msgspec
from msgspec import Struct

from alhambra.server.protocol.messages import BotSeat, GameConfig, Hello, NewTable
from tests.siege.client import make_table
from tests.siege.databases import database
from tests.siege.figures import percentiles, spread
from tests.siege.loading import LATE
from tests.siege.process import ServerProcess, cpu_of, generous
from tests.siege.wire import Wire, wire
from tests.siege.words import word

FIRST: Final = 5.0  # seconds in which processes start, which are not measured
FEWEST: Final = 3  # turns that are measured
FIGURE: Final = re.compile(rb"^alhambra_bots_(\w+) ([0-9.e+]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Pace:
    """What is played: so many tables of a box, all seats with bots of one level, and their pause."""

    bots: str
    tables: int
    seconds: float
    box: str = "classic"
    seats: int = 4
    pause: float = 0.6
    seed: int = 1


@dataclass
class Figures:
    """Seconds from turn to turn at each table, what the bots were asked, and what the server needed."""

    turns: list[float] = field(default_factory=list)
    bots: dict[str, float] = field(default_factory=dict)
    lost: int = 0
    share: float = 0.0


class Told(Struct):
    """An entry of the log."""

    kind: str


class Around(Struct):
    """The table."""

    stage: str


class News(Struct):
    """What is read of an update."""

    info: Around
    log: list[Told]


_news: Final = msgspec.json.Decoder(News)


class BotTable:
    """A table of bots that one spectator looks at: without anybody they would wait."""

    def __init__(self, pace: Pace, figures: Figures, rng: random.Random) -> None:
        self._pace, self._figures, self._rng = pace, figures, rng
        self._wire: Wire | None = None
        self._last = 0.0
        self._over = asyncio.Event()

    async def play(self, address: str) -> None:
        """One game after the other."""
        while True:
            self._last, self._over = 0.0, (over := asyncio.Event())
            seats = [BotSeat(self._pace.bots)] * self._pace.seats
            table = await make_table(address, NewTable(word(self._rng), list(seats), GameConfig(self._pace.box)))
            self._wire = await wire(address, self._hear, partial(self._lose, over))
            self._wire.send(Hello(table=table))
            await over.wait()
            self.close()

    def close(self) -> None:
        if self._wire is not None:
            self._over.set()  # what closes now is not lost
            self._wire.close()
            self._wire = None

    def _hear(self, raw: bytes, at: float) -> None:
        if not raw.startswith(b'{"type":"update"'):
            return
        news = _news.decode(raw)
        if any(one.kind == "turn" for one in news.log):
            if self._last:
                self._figures.turns.append(at - self._last)
            self._last = at
        if news.info.stage == "over":
            self._over.set()

    def _lose(self, over: asyncio.Event) -> None:
        """Of this game: a connection that was closed may be told when the next one has begun."""
        if not over.is_set():
            self._figures.lost += 1
            over.set()


async def bot_pace(pace: Pace) -> Figures:
    """Let them play, and measure."""
    figures = Figures()
    rng = random.Random(pace.seed)
    with database("sqlite") as (url, folder):
        server = ServerProcess(url, folder / "server.log", (*generous(), "--bot-pause", str(pace.pause)))
        server.start()
        tables = [BotTable(pace, figures, rng) for _ in range(pace.tables)]
        games = [asyncio.create_task(one.play(server.address)) for one in tables]
        try:
            await asyncio.sleep(FIRST)
            await _played(figures, 1)
            before, cpu, began = await _asked(server.address), cpu_of(server.pid), time.perf_counter()
            figures.turns.clear()
            await asyncio.sleep(pace.seconds)
            await _played(figures, FEWEST)
            after = await _asked(server.address)
            figures.share = (cpu_of(server.pid) - cpu) / (time.perf_counter() - began)
            figures.bots = {name: after[name] - before[name] for name in after}
        finally:
            for game, table in zip(games, tables):
                game.cancel()
                table.close()
            server.end()
    return figures


async def _played(figures: Figures, turns: int) -> None:
    """Until there are so many turns to tell of, on a machine that is too busy for them."""
    end = time.monotonic() + LATE
    while len(figures.turns) < turns and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def _asked(address: str) -> dict[str, float]:
    """What the server says of its bots."""
    async with httpx2.AsyncClient() as client:
        text = (await client.get(f"http://{address}/metrics", timeout=60)).content
    return {name.decode(): float(value) for name, value in FIGURE.findall(text)}


def tell(figures: Figures, bar: float) -> bool:
    """Show the figures; whether p95 of a turn, in milliseconds, is within the bar and nobody needed a safe answer."""
    asked, rescued = figures.bots.get("asked", 0.0), figures.bots.get("rescued", 0.0)
    if not figures.turns or not asked:
        print("  nothing was measured")
        return False
    part = figures.bots["parted"] / asked
    print(f"  {len(figures.turns)} turns: {spread(figures.turns)}")
    print(f"  {asked:.0f} decisions with {part:.0%} of their budgets, {rescued:.0f} safe answers, {figures.lost} lost")
    print(f"  server without bots {figures.share:.0%} of a core", flush=True)
    slow = percentiles(figures.turns)[1]
    good = slow <= bar and not rescued and not figures.lost
    if not good:
        print(f"  VIOLATION: p95 {slow:.0f} ms, the bar is {bar:g}; safe answers and lost tables have to be none")
    return good
