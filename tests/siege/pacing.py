"""A load test from the empty database to its figures: one server, or two in turns."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.siege.databases import database
from tests.siege.figures import Figures
from tests.siege.loading import LATE, LoadedTable
from tests.siege.process import ServerProcess, cpu_of, generous, memory_of, run_alhambra

AT_ONCE: Final = 24  # tables that grow, or are opened
SETTLING: Final = 1.0  # seconds at the beginning of a slice that are not measured


@dataclass(frozen=True)
class Plan:
    """What is done."""

    tables: int
    watchers: int
    seconds: float  # for each server
    slice: float  # seconds until it is the other's turn
    grow: int  # turns of every table beforehand
    every: float  # seconds between two turns of a table
    commands: float  # a second at all tables, instead of turns; 0: turns
    seed: int

    @property
    def pause(self) -> float:
        """Seconds from a move at one table to the next at another."""
        return 1 / self.commands if self.commands else self.every / self.tables


class Side:
    """One server and the tables at it."""

    def __init__(self, plan: Plan, server: ServerProcess, tables: Sequence[LoadedTable]) -> None:
        self.plan = plan
        self.server = server
        self.tables = tables
        self.figures = tables[0].figures
        self._moves = count()

    async def play(self, seconds: float, stop: asyncio.Event) -> None:
        """Play at the pace of the plan, and measure it but for the beginning."""
        begin = time.perf_counter()
        moving: set[asyncio.Task[None]] = set()
        measured = False
        for number in count():
            due = begin + number * self.plan.pause
            if stop.is_set() or (due >= begin + seconds and self._enough(due - begin - seconds)):
                break
            await asyncio.sleep(due - time.perf_counter())
            if not measured and due >= begin + min(SETTLING, seconds / 4):
                measured, start, server, own = True, time.perf_counter(), cpu_of(self.server.pid), time.process_time()
                self._measure(True)
            if measured:
                self.figures.late.append(max(0.0, time.perf_counter() - due))
            table = self.tables[next(self._moves) % len(self.tables)]
            if not table.busy:
                moving.add(task := asyncio.create_task(self._move(table)))
                task.add_done_callback(moving.discard)
        if measured:
            self.figures.seconds += time.perf_counter() - start
            self.figures.server += cpu_of(self.server.pid) - server
            self.figures.generator += time.process_time() - own
        self._measure(False)
        if moving:
            await asyncio.wait(moving)
        self.figures.memory = memory_of(self.server.pid)

    def _enough(self, longer: float) -> bool:
        """Whether there is something to tell, not of commits alone: a generator that had to stand still goes on."""
        return len(self.figures.done) > len(self.figures.others) > 0 or longer > LATE

    def _measure(self, on: bool) -> None:
        for table in self.tables:
            table.measuring = on

    def end(self) -> None:
        """Everybody goes; what the server had to complain about counts as failed."""
        for table in self.tables:
            table.close()
        log = self.server.log.read_text(encoding="utf-8", errors="replace")
        if "Traceback" in log or " ERROR " in log:
            self.figures.failed += 1
            print(f"  The server's log:\n{log[-2000:]}")

    async def _move(self, table: LoadedTable) -> None:
        table.busy = True
        try:
            if table.over:
                table.close()
                await table.make(self.server.address)
                await table.open(self.server.address)
            elif self.plan.commands:
                await table.step()
            else:
                await table.move()
        finally:
            table.busy = False


async def load(plan: Plan, kind: str, before: str = "", profiler: Sequence[str] = ()) -> dict[str, Figures]:
    """The figures of the server of now, and of the one before where its tree is named."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
    trees = {"before": before, "now": ""} if before else {"now": ""}
    with ExitStack() as stack:
        places = {name: stack.enter_context(database(kind)) for name in trees}
        first = next(iter(trees))
        tables = await _grown(plan, places[first], trees[first])
        if before:
            _copy(places["before"], places["now"], before)
        sides: list[Side] = []
        for name, tree in trees.items():
            server = _started(places[name], tree, profiler)
            stack.callback(server.end)
            sides.append(Side(plan, server, _twins(tables)))
        await _measure(plan, sides, stop)
    return {name: side.figures for name, side in zip(trees, sides, strict=True)}


async def _grown(plan: Plan, place: tuple[str, Path], tree: str) -> list[LoadedTable]:
    """Tables that have some turns behind them. Nobody is connected to them any more."""
    server = _started(place, tree)
    try:
        rng, figures = random.Random(plan.seed), Figures()
        tables = [LoadedTable(figures, random.Random(rng.random()), plan.watchers) for _ in range(plan.tables)]
        await _some_at_once([_grow(table, server.address, plan.grow) for table in tables])
    finally:
        server.end()
    if figures.drops:
        raise RuntimeError("The tables could not be prepared.")
    return tables


async def _grow(table: LoadedTable, address: str, turns: int) -> None:
    await table.make(address)
    await table.open(address)
    for _ in range(turns):
        await table.move()
    table.close()


async def _measure(plan: Plan, sides: Sequence[Side], stop: asyncio.Event) -> None:
    for side in sides:
        await _some_at_once([table.open(side.server.address) for table in side.tables])
    rest = plan.seconds
    while rest > 0 and not stop.is_set():
        part = min(rest, plan.slice) if len(sides) > 1 else rest
        for side in sides:
            await side.play(SETTLING + part, stop)
        rest -= part
    for side in sides:
        side.end()


def _started(place: tuple[str, Path], tree: str, profiler: Sequence[str] = ()) -> ServerProcess:
    url, folder = place
    server = ServerProcess(url, folder / "server.log", generous(tree), tree=tree)
    server.start(profiler)
    return server


def _twins(tables: Sequence[LoadedTable]) -> list[LoadedTable]:
    figures = Figures()
    return [table.twin(figures) for table in tables]


def _copy(old: tuple[str, Path], new: tuple[str, Path], tree: str) -> None:
    """The tables of one database in another, which a newer alhambra reads."""
    backup = str(old[1] / "tables.backup")
    run_alhambra(["backup", backup, "--database", old[0]], tree)
    run_alhambra(["restore", backup, "--database", new[0]])


async def _some_at_once(work: Sequence[Coroutine[Any, Any, None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*map(one, work))
