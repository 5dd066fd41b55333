"""`python -m tests.load`: many tables at once, and how long it takes until everybody at a table knows of a turn.

Each table has four players and a watcher, five connections in all, and a turn is committed every few seconds. Measured
is the time from sending a `commit` to the arrival of the update at the last of the five. Server and generator share the
machine, so that what the generator is late is part of the figures. Before that, every table plays some turns at once:
palaces, and with them updates, have grown.

Missed updates, closed connections and failed commands are drops. Exit code 1: a drop, or the 95th percentile is over
the bar. `--long-game` measures something else: whether the last moves of a long game cost more than the first.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from typing import Any

import uvloop

from alhambra import compiled
from tests.siege.databases import database
from tests.siege.loading import SEATS, Figures, LoadedTable
from tests.siege.longgame import long_game
from tests.siege.process import GENEROUS, ServerProcess, cpu_of, memory_of


@dataclass(frozen=True)
class Plan:
    """What is done; with several generators, by each of them."""

    tables: int
    seconds: float
    warm_up: float
    grow: int  # turns of every table beforehand
    every: float  # seconds between two turns of a table
    seed: int
    server: int = 0  # the process that is measured


@dataclass
class Report:
    """What one generator brings back."""

    figures: Figures
    seconds: float
    server: float  # CPU seconds of the server meanwhile
    generator: float  # and of the generator


def generate(address: str, plan: Plan, ready: Barrier, reports: Queue[Report]) -> None:
    """A generator, in a process of its own."""
    reports.put(uvloop.run(_generate(address, plan, ready)))


async def _generate(address: str, plan: Plan, ready: Barrier) -> Report:
    figures = Figures()
    rng = random.Random(plan.seed)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
    tables = [LoadedTable(figures, random.Random(rng.random())) for _ in range(plan.tables)]
    gate = asyncio.Semaphore(8)
    await asyncio.gather(*(_prepare(table, address, plan.grow, gate, stop) for table in tables))
    await asyncio.to_thread(ready.wait)
    began = time.perf_counter()
    playing = [
        asyncio.create_task(_keep_playing(table, address, plan, began + plan.every * number / plan.tables))
        for number, table in enumerate(tables)
    ]
    await _wait(stop, plan.warm_up)
    for table in tables:
        table.measuring = True
    start, server, own = time.perf_counter(), cpu_of(plan.server), time.process_time()
    pulse = asyncio.create_task(_feel_pulse(figures))
    await _wait(stop, plan.seconds)
    while len(figures.times) < plan.tables and not stop.is_set() and not figures.drops:
        await _wait(stop, 0.1)  # a short run on a busy machine has a figure for each table too
    pulse.cancel()
    report = Report(figures, time.perf_counter() - start, cpu_of(plan.server) - server, time.process_time() - own)
    for table in tables:
        table.measuring = False
    for one in playing:
        one.cancel()
    for error in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(error, Exception):
            raise error
    await asyncio.gather(*(table.close() for table in tables))
    return report


async def _prepare(table: LoadedTable, address: str, turns: int, gate: asyncio.Semaphore, stop: asyncio.Event) -> None:
    async with gate:
        await table.open(address)
        for _ in range(turns):
            if not stop.is_set():
                await table.move()


async def _keep_playing(table: LoadedTable, address: str, plan: Plan, first: float) -> None:
    """A turn at every step of the clock; when the game is over, another one."""
    for number in range(sys.maxsize):
        due = first + number * plan.every
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if table.measuring:
            table.figures.behind = max(table.figures.behind, time.perf_counter() - due)
        if table.ended:
            await table.start_again(address)
        await table.move()


async def _feel_pulse(figures: Figures) -> None:
    """How late a timer is in this process, which says how busy the machine is besides."""
    while True:
        due = time.perf_counter() + 0.02
        await asyncio.sleep(0.02)
        figures.pulse.append(time.perf_counter() - due)


async def _wait(stop: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(stop.wait(), seconds)
    except TimeoutError:
        return


def load(plan: Plan, generators: int, kind: str, profiler: Sequence[str] = ()) -> list[Report]:
    """Put a server under load."""
    context: Any = multiprocessing.get_context("spawn")
    with database(kind) as (url, folder):
        server = ServerProcess(url, folder / "server.log", GENEROUS)
        server.start(profiler)
        ready, reports = context.Barrier(generators), context.Queue()
        share = replace(plan, tables=math.ceil(plan.tables / generators), server=server.pid)
        workers = [
            context.Process(
                target=generate, args=(server.address, replace(share, seed=plan.seed + number), ready, reports)
            )
            for number in range(generators)
        ]
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the generators end, and tell what they have
        try:
            for worker in workers:
                worker.start()
            found: list[Report] = []
            while len(found) < generators:
                if all(not worker.is_alive() for worker in workers) and reports.empty():
                    raise RuntimeError("A generator ended without a report.")
                if not reports.empty():
                    found.append(reports.get())
                time.sleep(0.1)
            show(f"  memory of the server {memory_of(server.pid) / 2**20:.0f} MiB")
            log = server.log.read_text(encoding="utf-8", errors="replace")
            if "Traceback" in log or " ERROR " in log:
                found[0].figures.failed += 1
                show(f"  The server's log:\n{log[-2000:]}")
        finally:
            for worker in workers:
                worker.kill()
            server.end()
            signal.signal(signal.SIGINT, before)
    return found


def percentiles(times: Sequence[float]) -> list[float]:
    """Milliseconds that 50, 95, 99 and 100 percent stay within."""
    ordered = sorted(times) or [0.0]
    return [ordered[math.ceil(share * len(ordered)) - 1] * 1000 for share in (0.5, 0.95, 0.99, 1)]


def tell(reports: Sequence[Report], bar: float) -> bool:
    """Show the figures; whether they are good enough."""
    figures = Figures()
    for report in reports:
        figures.add(report.figures)
    seconds = max(report.seconds for report in reports)
    times = figures.times
    if not times or not seconds:
        show("  nothing was measured")
        return False
    shares = percentiles(times)
    show("  to the last of five: p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms".format(*shares))
    show(
        f"  {len(times):,} turns, {figures.commands:,} commands and {figures.updates:,} updates "
        f"({figures.received / 1e6:,.0f} MB) in {seconds:.0f} s: {figures.commands / seconds:.0f} commands a second"
    )
    show("  a mere timer was late: p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms".format(*percentiles(figures.pulse)))
    show(f"  drops: {figures.missed} missed, {figures.closed} closed, {figures.failed} failed")
    cpu = " ".join(f"{report.generator / seconds:.0%}" for report in reports)
    show(
        f"  CPU: server {reports[0].server / seconds:.0%}, generator {cpu}; it was late by up to {figures.behind:.3f} s"
    )
    if shares[1] > bar or figures.drops:
        show(f"  VIOLATION: p95 has to be {bar:.0f} ms at most, without a drop")
    return shares[1] <= bar and not figures.drops


def show(line: str) -> None:
    print(line, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.load", description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two turns of a table (5)")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long it is measured (120)")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds at the same pace before that (10)")
    parser.add_argument("--grow", type=int, default=12, help="turns that every table has played before (12)")
    parser.add_argument("--generators", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--bar", type=float, default=150.0, help="milliseconds that p95 may be (150)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profiler", default="", help="a command to run the server with")
    parser.add_argument("--long-game", action="store_true", help="measure the cost of a long game instead")
    parser.add_argument("--entries", type=int, default=5000, help="of the long game (5000)")
    given = parser.parse_args(arguments)
    if given.long_game:
        return 0 if long_game(given.entries, given.seed) else 1
    plan = Plan(given.tables, given.seconds, given.warm_up, given.grow, given.every, given.seed)
    engine = "compiled" if compiled() else "interpreted"
    crowd = f"{given.tables} tables, {given.tables * (SEATS + 1)} connections"
    show(f"{crowd}, a turn every {given.every:g} s, {given.database}, {engine} engine")
    reports = load(plan, given.generators, given.database, given.profiler.split())
    return 0 if tell(reports, given.bar) else 1


if __name__ == "__main__":
    sys.exit(main())
