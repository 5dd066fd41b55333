"""`python -m tests.soak`: the server is killed again and again while people and bots play, and nothing may be lost.

Many tables with people, bots and spectators. People change their minds, talk, rename themselves, leave and come back,
lose the connection, and send a command again with its id if they got no answer, and sometimes if they did. The server
process is killed (SIGKILL) at random moments and started again on the same database. Each time:

- every acknowledged command is in the log, once, under the number that the client was told,
- no command that failed is in it, and none that nobody sent,
- the log of every table is without gaps, and every table opens,
- the bots' processes have ended by themselves.

In the end every game is played to its end. It replays from its log alone, luck and actions, to the result that clients
were told; what they were shown on the way is what the log says; and a table that goes on from a snapshot is the same.

The choices of people follow from `--seed`; the moments and the order in which things arrive do not. A violation is
exit code 1. Ctrl-C ends the siege early and checks what there is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError

from alhambra.server.protocol.messages import BotSeat, NewTable, OpenSeat, Settings
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.books import Books
from tests.siege.client import GONE, fetch, make_table
from tests.siege.databases import database, wait_until_left
from tests.siege.people import Person
from tests.siege.process import GENEROUS, ServerProcess, wait_until_gone
from tests.siege.words import word

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Fritz")
PATIENCE = 1800.0  # seconds for the games to end after the last kill


@dataclass
class Plan:
    """What is done."""

    kills: int
    tables: int
    seed: int
    life: float  # seconds between two kills, at most
    seconds: float  # after which no more kills


class Soak:
    """One siege on one database."""

    def __init__(self, plan: Plan, url: str, folder: Path) -> None:
        self.plan = plan
        self.url = url
        self.books = Books()
        self.server = ServerProcess(url, folder / "server.log", [*GENEROUS, "--bot-pause", "0"])
        self.kills = self.made = self.played = 0
        self.over = asyncio.Event()  # no more kills
        self._rng = random.Random(plan.seed)
        self._open: set[str] = set()  # what is being played

    async def run(self) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.server.start)
        playing = [asyncio.create_task(self._play(number)) for number in range(self.plan.tables)]
        try:
            await self._besiege(began)
            self.over.set()
            await self._end(playing)
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self._no_internal_errors()
            code = await asyncio.to_thread(self.server.end)
            if code:
                self.books.wrong.append(f"the server ended with code {code} when it was told to")
        show(f"  checking {self.made} tables and {len(self.books.done):,} acknowledged commands against the log")
        await asyncio.to_thread(self.books.check_all, self.url)

    async def _besiege(self, began: float) -> None:
        while self.kills < self.plan.kills and not self.books.wrong:
            if self.over.is_set() or time.monotonic() - began > self.plan.seconds:
                break
            try:
                await asyncio.wait_for(self.over.wait(), self._rng.uniform(0.0, self.plan.life))
            except TimeoutError:
                await self._kill()

    async def _kill(self) -> None:
        bots = self.server.children()
        await asyncio.to_thread(self.server.kill)
        self.kills += 1
        await asyncio.to_thread(self.books.check_now, self.url)
        if left := await asyncio.to_thread(wait_until_gone, bots, 60.0):
            self.books.wrong.append(f"the bots' processes {left} did not end with the server")
        await asyncio.to_thread(wait_until_left, self.url)
        await asyncio.to_thread(self.server.start)
        for table in sorted(self._open):
            try:
                await asyncio.to_thread(fetch, self.server.address, f"/api/tables/{table}")
            except OSError as error:
                self.books.wrong.append(f"table {table} does not open after kill {self.kills}: {error}")
        if self.kills % 10 == 0:
            show(
                f"  {self.kills} kills, {len(self.books.done):,} commands acknowledged, {self.made} tables, "
                f"{self.played} games over, {len(self.books.wrong)} violations"
            )

    async def _play(self, number: int) -> None:
        """One game after the other, each with its own people, until there are no more kills."""
        count = 0
        while not self.over.is_set():
            rng = random.Random(f"{self.plan.seed}:{number}:{count}")
            await self._play_table(rng)
            count += 1
            self.played += 1

    async def _play_table(self, rng: random.Random) -> None:
        seats, people = _company(rng)
        settings = Settings(rng.random() < 0.5, rng.random() < 0.5, rng.choice((None, 5)))
        new = NewTable(word(rng), seats, settings=settings)
        while True:
            try:
                table = await make_table(self.server.address, new)
                break
            except HTTPError as error:
                raise RuntimeError(f"the server does not make a table: {error.read()[:300]!r}") from None
            except GONE:
                await asyncio.sleep(0.1)
        self._open.add(table)
        self.made += 1
        everybody = [
            Person(self.books, lambda: self.server.address, table, name, secret, random.Random(rng.random()))
            for name, secret in [*people, ("", "")]
        ]
        try:
            await asyncio.gather(*(one.play() for one in everybody))
        finally:
            self._open.discard(table)

    async def _end(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Nobody is killed any more: the games have to end."""
        show(f"  {self.kills} kills done; the last {len(self._open)} games go on to their end")
        patience = 0.0 if self.books.wrong else PATIENCE
        done, _ = await asyncio.wait(playing, timeout=patience, return_when=asyncio.FIRST_EXCEPTION)
        for one in done:
            if error := one.exception():
                self.books.wrong.append(f"a player stumbled: {error!r}")
        for table in sorted(self._open):
            self.books.wrong.append(f"table {table} did not come to its end")

    def _no_internal_errors(self) -> None:
        for sentence in complaints(self.server.log.read_text(encoding="utf-8", errors="replace")):
            self.books.wrong.append(f"the server's log says: {sentence}")


def complaints(text: str) -> list[str]:
    """What should not be in the log of a server. A bots' process that was just starting when its server was killed
    complains about that, and that is all right."""
    errors = [line[:300] for line in text.splitlines() if " ERROR " in line]
    traces = re.findall(r"^Traceback .*?(?=^\S(?!raceback))[^\n]*", text, re.MULTILINE | re.DOTALL)
    return errors + [trace[-600:] for trace in traces if "spawn_main" not in trace and "_bootstrap" not in trace]


def _company(rng: random.Random) -> tuple[list[PersonSeat | BotSeat | OpenSeat], list[tuple[str, str]]]:
    """Seats of a new table, and who sits or will sit there."""
    count = rng.randint(2, 4)
    number = rng.randint(1, min(3, count))
    people = [(NAMES[at], word(rng)) for at in range(number)]
    seats: list[PersonSeat | BotSeat | OpenSeat] = [PersonSeat(*people[0])]
    # Some sit down by the link.
    seats += [PersonSeat(*one) if rng.random() < 0.6 else OpenSeat() for one in people[1:]]
    seats += [BotSeat(rng.choice(("greedy", "random"))) for _ in range(count - number)]
    return seats, people


def show(line: str) -> None:
    print(line, flush=True)


def soak(kind: str, plan: Plan) -> Soak:
    """A siege on one kind of database, with its figures."""
    show(f"{kind}: {plan.kills} kills, {plan.tables} tables at a time, seed {plan.seed}")
    began = time.monotonic()
    with database(kind) as (url, folder):

        async def siege() -> Soak:
            one = Soak(plan, url, folder)
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, one.over.set)
            await one.run()
            return one

        done = asyncio.run(siege())
    books = done.books
    show(f"  kills                     {done.kills:>9,}")
    show(f"  tables, games over        {done.made:>9,} {books.finished:,}")
    show(f"  commands acknowledged     {len(books.done):>9,}")
    show(f"  answered again            {books.repeated:>9,}")
    show(f"  refused                   {len(books.failed):>9,}")
    show(f"  lost, doubled             {books.lost:>9,} {books.doubled:,}")
    show(f"  games shown and compared  {books.compared:>9,}")
    show(f"  seconds                   {time.monotonic() - began:>9,.0f}")
    for sentence in books.wrong[:20]:
        show(f"  VIOLATION: {sentence}")
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.soak", description="Kill the server while people play.")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--kills", type=int, default=200, help="how often the server is killed (200)")
    parser.add_argument("--tables", type=int, default=10, help="tables at a time (10)")
    parser.add_argument("--life", type=float, default=3.0, help="seconds between two kills, at most (3)")
    parser.add_argument("--seconds", type=float, default=900.0, help="no more kills after so long (900)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    plan = Plan(given.kills, given.tables, given.seed, given.life, given.seconds)
    kinds = ("sqlite", "postgres") if given.database == "both" else (given.database,)
    return 1 if any(soak(kind, plan).books.wrong for kind in kinds) else 0


if __name__ == "__main__":
    sys.exit(main())
