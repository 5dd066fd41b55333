"""`python -m tests.load`: many tables at once, and how long it takes until people know of a move.

Each table has four players and a watcher. Measured is the time from a command to its `done` at who gave it, and from a
commit to the update at the last of the others. Server and generator share the machine: what the generator is late is
shown beside. Before that, every table plays some turns, so that palaces, and with them updates, have grown.

`--before PATH` measures the server of another tree beside it (installed there, by `make install`): the same tables from
the same positions, the same generator, in turns of a few seconds, so that whatever else the machine does is shared. The
figures of now are then shown as parts of those before.

Missed updates, closed connections and failed commands are drops. Exit code 1: a drop, or more than a bar allows.
`--spectators` and `--long-game` measure something else: one table that thousands look at; whether the last moves of a
long game cost more than the first. So does `--bots expert`: tables where only bots of this level play, without a rest,
and how long their turns take; more than the bar allows, or a bot that had to be answered for, is exit code 1.
"""

from __future__ import annotations

import argparse
import gc
import signal
import sys
from collections.abc import Sequence

import uvloop

from alhambra import compiled
from tests.siege.botpace import Pace, bot_pace
from tests.siege.botpace import tell as told
from tests.siege.crowd import crowd
from tests.siege.figures import Figures, percentiles, ratios
from tests.siege.loading import SEATS
from tests.siege.longgame import long_game
from tests.siege.pacing import Plan, load


def tell(figures: Figures, bars: Sequence[float]) -> bool:
    """Show the figures; whether p95 and p99 of `done`, and the part of a core, are good enough."""
    if not figures.done or not figures.seconds:
        show("  nothing was measured")
        return False
    for line in figures.lines():
        show(f"  {line}")
    found = (*percentiles(figures.done)[1:3], figures.share * 100)
    over = [f"{one:.1f} > {bar:g}" for one, bar in zip(found, bars, strict=True) if one > bar]
    if over or figures.drops:
        show(f"  VIOLATION: p95, p99 and percent of a core: {', '.join(over) or 'fine'}; {figures.drops} drops")
    return not over and not figures.drops


def show(line: str) -> None:
    print(line, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.load", description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=0, help="300, or 20 of bots")
    parser.add_argument("--watchers", type=int, default=1, help="at each table, besides its four players (1)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two turns of a table (5)")
    parser.add_argument("--commands", type=float, default=0.0, help="commands a second at all tables, instead of turns")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long it is measured (120)")
    parser.add_argument("--bots", default="", help="measure tables of bots of this level instead")
    parser.add_argument("--box", default="classic", help="that bots play (classic)")
    parser.add_argument("--turn", type=float, default=750.0, help="milliseconds that p95 of a bot's turn may be (750)")
    parser.add_argument("--slice", type=float, default=15.0, help="seconds until it is the other server's turn (15)")
    parser.add_argument("--grow", type=int, default=12, help="turns that every table has played before (12)")
    parser.add_argument("--before", default="", metavar="PATH", help="another tree, whose server is measured beside it")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--bar", type=float, default=15.0, help="milliseconds that p95 of `done` may be (15)")
    parser.add_argument("--bar99", type=float, default=60.0, help="milliseconds that p99 of `done` may be (60)")
    parser.add_argument("--core", type=float, default=100.0, help="percent of a core that the server may need (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profiler", default="", help="a command to run the server with")
    parser.add_argument("--spectators", type=int, default=0, help="measure one table with so many instead")
    parser.add_argument("--long-game", action="store_true", help="measure the cost of a long game instead")
    parser.add_argument("--entries", type=int, default=5000, help="of the long game (5000)")
    given = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    if given.long_game:
        return 0 if long_game(given.entries, given.seed) else 1
    if given.spectators:
        return 0 if uvloop.run(crowd(given.spectators, given.seconds, given.before, given.profiler.split())) else 1
    if given.bots:
        pace = Pace(given.bots, given.tables or 20, given.seconds, given.box, seed=given.seed)
        show(f"{pace.tables} tables x {pace.seats} bots, {pace.bots}, {pace.box}, a pause of {pace.pause:g} s")
        return 0 if told(uvloop.run(bot_pace(pace)), given.turn) else 1
    given.tables = given.tables or 300
    plan = Plan(
        given.tables, given.watchers, given.seconds, given.slice, given.grow, given.every, given.commands, given.seed
    )
    often = f"{given.commands:g} commands a second" if given.commands else f"a turn every {given.every:g} s"
    engine = "compiled" if compiled() else "interpreted"
    show(f"{given.tables} tables x {SEATS + given.watchers} connections, {often}, {given.database}, {engine} engine")
    gc.disable()  # the generator makes no cycles worth a pause
    sides = uvloop.run(load(plan, given.database, given.before, given.profiler.split()))
    if before := sides.get("before"):
        show("before:")
        tell(before, (float("inf"),) * 3)
        show("now:")
    good = tell(sides["now"], (given.bar, given.bar99, given.core))
    if before:
        show("now, as a part of before:")
        for line in ratios(sides["now"], before):
            show(f"  {line}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
