"""`python -m tests.hostile`: very many malformed and hostile messages, after which nothing is different.

Messages are made from `docs/protocol.schema.json` and spoilt field by field: wrong types, huge numbers, deep nesting,
strange characters, others' seats, ids and tables. Frames and HTTP requests are made by hand: binary, in pieces, too
long, compressed, from other origins and hosts, with paths that lead outside. Then come those that take their time (half
open, endless, not reading), and the limits of a server.

Violations (exit code 1): an answer that is an internal error (500, 1011), one in the server's log or its metrics; a
message without an answer; an entry in the log of a table where nobody had the right to anything, or by a seat that was
not the attacker's; memory that grows. The messages follow from `--seed`. Ctrl-C ends it early, with what was seen.
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
from pathlib import Path

import msgspec

from alhambra.server.table.log import read_entry
from tests.siege.assault import Talker, Tally, greet_wrongly, request, send_frames
from tests.siege.client import fetch
from tests.siege.databases import Row, database, logs
from tests.siege.forge import Forge, Known
from tests.siege.limits import check_limits
from tests.siege.patience import check_patience
from tests.siege.process import GENEROUS, ServerProcess, memory_of
from tests.siege.victims import ATTACKER, Victims, make_victims

TALKERS = 6
SHARES = {"message": 0.87, "greeting": 0.04, "frames": 0.02, "request": 0.07}
WARM_UP = 0.2  # of all messages, before memory is looked at
LATE = "graceful shutdown exceeded"  # an end on a busy machine takes longer than it may
MEMORY = 24.0  # MiB that the server may grow afterwards


class Assault:
    """Everything that is sent to one server."""

    def __init__(self, url: str, folder: Path, messages: int, seed: int) -> None:
        self.url = url
        self.tally = Tally(messages)
        self.server = ServerProcess(url, folder / "server.log", [*GENEROUS, "--bot-pause", "0"])
        self.before = self.after = 0.0  # MiB
        self._rng = random.Random(seed)

    async def run(self, patient: bool) -> None:
        self.server.start()
        try:
            victims = await make_victims(self.server.address, self._rng)
            known = logs(self.url)
            await self._assault(victims)
            if patient and not self.tally.stopped:
                show("  those that take their time")
                await check_patience(self.tally, self.server.address, self.server.pid)
            self.after = memory_of(self.server.pid) / 2**20
            self.before = self.before or self.after  # nothing to compare if it ended early
            self._check_metrics()
        finally:
            code = self.server.end()
        if code:
            self.tally.violation(f"the server ended with code {code}")
        self._check_log()
        self._check_tables(victims, known, logs(self.url))
        if self.after - self.before > MEMORY:
            self.tally.violation(f"memory grew from {self.before:.0f} to {self.after:.0f} MiB, more than {MEMORY:.0f}")

    async def _assault(self, victims: Victims) -> None:
        known = Known([*victims.logs, victims.shared], victims.ids, victims.actions)
        share = {kind: round(self.tally.total * part) for kind, part in SHARES.items()}
        tables = [(victims.shared, [victims.secret])] * 3 + [(table, []) for table in victims.logs]
        tasks = []
        for number in range(TALKERS):
            table, secrets = tables[number % len(tables)]
            talker = Talker(self.tally, self._forge(known), self.server.address, table, list(secrets))
            tasks.append(talker.run(share["message"] // TALKERS))
        address = self.server.address
        tasks.append(greet_wrongly(self.tally, self._forge(known), address, share["greeting"]))
        tasks += [
            send_frames(self.tally, self._child(), address, victims.shared, share["frames"] // 8) for _ in range(8)
        ]
        tasks += [
            request(self.tally, self._forge(known), self._child(), address, share["request"] // 4) for _ in range(4)
        ]
        watching = asyncio.create_task(self._watch())
        await asyncio.gather(*tasks)
        watching.cancel()

    def _forge(self, known: Known) -> Forge:
        return Forge(known, self._child())

    def _child(self) -> random.Random:
        return random.Random(self._rng.random())

    async def _watch(self) -> None:
        shown = time.monotonic()
        while True:
            await asyncio.sleep(0.2)
            if not self.before and self.tally.sent >= WARM_UP * self.tally.total:
                self.before = memory_of(self.server.pid) / 2**20
            if not self.server.running:
                self.tally.violation("the server is gone")
                self.tally.stopped = True
            if time.monotonic() - shown > 5:
                shown = time.monotonic()
                show(f"  {self.tally.sent:,} sent, {len(self.tally.wrong)} violations")

    def _check_metrics(self) -> None:
        for line in fetch(self.server.address, "/metrics").decode().splitlines():
            if line.startswith("alhambra_errors_total") and not line.endswith(" 0.0"):
                self.tally.violation(f"the server counts an error: {line}")

    def _check_log(self) -> None:
        text = self.server.log.read_text(encoding="utf-8", errors="replace")
        found = [
            line
            for line in text.splitlines()
            if re.search(r"Traceback|\bERROR\b|\bCRITICAL\b|never retrieved", line) and LATE not in line
        ]
        for line in found[:10]:
            self.tally.violation(f"the server's log says: {line[:300]}")
        if found:
            show(text[-3000:])

    def _check_tables(self, victims: Victims, before: dict[str, list[Row]], after: dict[str, list[Row]]) -> None:
        for table in victims.logs:
            if before[table] != after.get(table):
                self.tally.violation(f"the log of table {table} is not what it was")
        for row in after[victims.shared][len(before[victims.shared]) :]:
            entry = msgspec.to_builtins(read_entry(row.data))
            own = row.kind in ("StoodIn", "Rematched") or (row.command is None and row.kind in ("Played", "Committed"))
            if not own and entry.get("seat") != ATTACKER:
                self.tally.violation(f"an attacker on seat {ATTACKER} made this: {row.kind} {entry}")


def show(line: str) -> None:
    print(line, flush=True)


def hostile(kind: str, messages: int, seed: int, patient: bool, limits: bool) -> Assault:
    """The whole of it, with its figures."""
    began = time.monotonic()
    with database(kind) as (url, folder):

        async def siege() -> Assault:
            one = Assault(url, folder, messages, seed)
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, setattr, one.tally, "stopped", True)
            await one.run(patient)
            return one

        done = asyncio.run(siege())
    tally = done.tally
    if limits and not tally.stopped:
        show("  the limits of a server")
        with database("sqlite") as (url, folder):
            asyncio.run(check_limits(tally, url, folder))
    show("  sent:     " + ", ".join(f"{count:,} {kind}" for kind, count in tally.kinds.items()))
    show("  answers:  " + ", ".join(f"{count:,} {what}" for what, count in sorted(tally.answers.items())))
    for note in tally.notes:
        show(f"  {note}")
    show(f"  memory:   {done.before:.0f} MiB after the warm-up, {done.after:.0f} MiB in the end")
    show(f"  {tally.sent:,} messages, {len(tally.wrong)} violations, {time.monotonic() - began:.0f} s")
    for sentence in tally.wrong[:20]:
        show(f"  VIOLATION: {sentence}")
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.hostile", description="Malformed and hostile messages.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--quick", action="store_true", help="without those that take their time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    show(f"{given.messages:,} hostile messages, {given.database}, seed {given.seed}")
    done = hostile(given.database, given.messages, given.seed, not given.quick, True)
    return 1 if done.tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
