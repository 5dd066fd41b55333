"""`python -m tests.attacks`: one client attacks a server in every way we know, while others play at it.

The attacker has half a core and one address. Somebody plays from another one, and newcomers come in from a third.
Before each attack and during it the player's round trips are measured, the server's memory, its log, and who else is
refused.

Missed bars (exit code 1): the player's p95 under attack is more than three times the quiet one and more than 25 ms;
the server has more than 200 MB; its log grows by more than 1 MB a minute; a newcomer or the player is refused anything.
What attackers choose follows from `--seed`. Everything happens on the loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from alhambra.server.protocol.messages import BotSeat, NewTable, Settings
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.attackers import ATTACKS
from tests.siege.bystanders import Bystanders, Player, come_in
from tests.siege.client import make_table
from tests.siege.databases import database
from tests.siege.figures import percentiles
from tests.siege.process import ServerProcess, cpu_of, memory_of
from tests.siege.words import word

QUIET = 4.0  # seconds
RATIO, FLOOR = 3.0, 25.0  # p95 under attack: times the quiet one, or milliseconds
MEMORY = 200e6
LOG = 1e6  # bytes a minute
PROXIED = ("questions-of-a-network",)  # attacks that come from many addresses, as a proxy tells


@dataclass
class Outcome:
    """What one attack did."""

    name: str
    quiet: Bystanders
    under: Bystanders
    memory: int = 0
    log: float = 0.0  # bytes a minute
    cpu: float = 0.0  # of a core that the server used under attack; no bar, but it says why

    def missed(self) -> list[str]:
        """The bars that were missed."""
        if not self.under.times:
            return self.under.refused[:3] or ["nobody played"]
        before, during = percentiles(self.quiet.times)[1], percentiles(self.under.times)[1]
        found = []
        if during > max(RATIO * before, FLOOR):
            found.append(f"p95 {during:.1f} ms, quiet {before:.1f} ms")
        if self.memory > MEMORY:
            found.append(f"{self.memory / 1e6:.0f} MB")
        if self.log > LOG:
            found.append(f"{self.log / 1e6:.1f} MB of log a minute")
        return found + self.under.refused[:3]

    def line(self) -> str:
        nothing = [float("nan")]
        calm50, calm95, *_ = percentiles(self.quiet.times or nothing)
        hard50, hard95, *_ = percentiles(self.under.times or nothing)
        return (
            f"{self.name:24} {calm50:6.1f} {calm95:6.1f} {hard50:9.1f} {hard95:6.1f} {self.memory / 1e6:8.0f} "
            f"{self.log / 1e3:9.0f} {self.cpu:6.0%} {len(self.under.refused):5} of {self.under.came:<4} "
            + "; ".join(self.missed())
        )


HEAD = f"{'attack':24} {'quiet p50  p95':>13} {'under p50    p95':>16} {'MB':>8} {'kB log/min':>10} {'cpu':>5}  refused"


class Siege:
    """One server, a player at it, and a table of the attacker's own."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.seed = seed
        self._player = Player(server.address, seed)
        self._secret = self._table = ""

    async def prepare(self) -> None:
        rng = random.Random(self.seed + 1)
        self._secret = word(rng)
        aids = Settings(tile_effect=True)
        new = NewTable(word(rng), [PersonSeat("Mallory", self._secret), BotSeat("random")], settings=aids)
        self._table = await make_table(self.server.address, new)
        await self._player.sit_down()

    async def suffer(self, name: str, seconds: float) -> Outcome:
        outcome = Outcome(name, Bystanders(), Bystanders())
        await self._player.play(QUIET, outcome.quiet)
        size, used = self.server.log.stat().st_size, cpu_of(self.server.pid)
        table = self._player.table if name == "spectators" else self._table
        with attacker(name, self.server.address, table, self._secret, seconds, self.seed):
            watching = asyncio.create_task(self._watch(outcome))
            await asyncio.gather(
                self._player.play(seconds, outcome.under),
                come_in(self.server.address, self._player.table, seconds, outcome.under),
            )
            watching.cancel()
            outcome.cpu = (cpu_of(self.server.pid) - used) / seconds
        outcome.log = (self.server.log.stat().st_size - size) * 60 / seconds
        return outcome

    async def _watch(self, outcome: Outcome) -> None:
        while True:
            outcome.memory = max(outcome.memory, memory_of(self.server.pid))
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        await self._player.leave()


@contextmanager
def attacker(name: str, address: str, table: str, secret: str, seconds: float, seed: int) -> Iterator[None]:
    """An attack in a process of its own; it ends by itself, or is ended."""
    words = [sys.executable, "-m", "tests.siege.attackers", name, address, table, secret, str(seconds), str(seed)]
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=dict(os.environ))
    try:
        yield
    finally:
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def besiege(names: Sequence[str], seconds: float, seed: int) -> list[Outcome]:
    """Each attack on a server of its own, with the limits that a host gets who sets none."""
    outcomes = []
    for name in names:
        with database("sqlite") as (url, folder):
            flags = ["--behind-proxy"] if name in PROXIED else []
            server = ServerProcess(url, Path(folder) / "server.log", flags)
            server.start()
            try:
                siege = Siege(server, seed)
                await siege.prepare()
                outcomes.append(await siege.suffer(name, seconds))
                await siege.end()
            finally:
                server.end()
        print(outcomes[-1].line(), flush=True)
    return outcomes


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.attacks", description="Attacks, with others at the same server.")
    parser.add_argument("names", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if unknown := set(given.names) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    print(HEAD, flush=True)
    outcomes = asyncio.run(besiege(given.names or list(ATTACKS), given.seconds, given.seed))
    missed = [one.name for one in outcomes if one.missed()]
    print(f"{len(outcomes)} attacks, {len(missed)} with a bar missed" + (f": {', '.join(missed)}" if missed else ""))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
