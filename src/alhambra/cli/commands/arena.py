"""`alhambra arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import secrets
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from threading import Event
from typing import Annotated, Final

import typer

from alhambra.bots.bot import Budget
from alhambra.cli.arena.report import report_page
from alhambra.cli.arena.shown import show_standings
from alhambra.cli.configs import BOX_HELP, DEFAULT_BOX, MODULES_HELP, OPTION_HELP, parse_config
from alhambra.cli.programs import LIMIT_HELP, Fallen, labels, show_labels, split_bots
from alhambra.cli.progress import interruptible, progress_bar
from alhambra.cli.saying import say
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.holding import hold
from alhambra.lab.arena.results import Results, check_writable, read_results, stored_seed, write_results, write_text
from alhambra.lab.simulate import check_numbers

EVERY: Final = 5.0  # seconds after which the results so far are written


def arena_command(
    bots: Annotated[str, typer.Option(help="option-bots-arena")],
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[int, typer.Option(help="option-seats-simulated")] = 2,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="value-pair", help=OPTION_HELP)] = None,
    games: Annotated[int, typer.Option(help="option-games-arena")] = 100,
    seed: Annotated[str | None, typer.Option(help="option-seed-games")] = None,
    playouts: Annotated[int | None, typer.Option(help="option-playouts")] = None,
    seconds: Annotated[float | None, typer.Option(help="option-seconds-arena")] = None,
    limit: Annotated[float | None, typer.Option(help=LIMIT_HELP)] = None,
    until_clear: Annotated[bool, typer.Option("--until-clear", help="option-until-clear")] = False,
    jobs: Annotated[int, typer.Option(help="option-jobs")] = 1,
    json: Annotated[Path | None, typer.Option(help="option-json")] = None,
    report: Annotated[Path | None, typer.Option(help="option-report")] = None,
) -> None:
    """Let bots play against each other and say which is stronger."""
    config = parse_config(box, seats, modules, option)
    if seed is None:
        seed = (stored_seed(json) if json else None) or str(secrets.randbelow(10**9))
    contest = Contest(config, split_bots(bots), seed, Budget(playouts, seconds, limit))
    contest.check()
    check_numbers(games, jobs)
    results = read_results(json, contest) if json else Results(contest)
    stored, wanted = len(results.outcomes), contest.whole_rounds(games)
    if stored < wanted:
        contest.check_bots()
    for file in filter(None, (json, report)):
        check_writable(file)
    results.command = " ".join(["alhambra", *sys.argv[1:]])
    with suppress(KeyboardInterrupt), interruptible() as stop:
        clear = _play(results, wanted, jobs, stop, until_clear, json)
    if json and len(results.outcomes) > stored:
        write_results(results, json)
    names = labels(contest.bots)
    shown = results.first(wanted).called(names)
    show_standings(shown)
    show_labels(names)
    if report:
        write_text(report, report_page(shown))
    if len(results.outcomes) < wanted and not clear:
        typer.echo(_interrupted(results, wanted, json), err=True)
        raise typer.Exit(130)


def _play(results: Results, games: int, jobs: int, stop: Event, until_clear: bool, json: Path | None) -> bool:
    """Play on; whether it ended because it was clear."""
    stored, written, fallen = len(results.outcomes), time.monotonic(), Fallen()
    with progress_bar() as bar, closing(hold(results, games, jobs, stop, until_clear)) as every:
        task = bar.add_task(say("playing-games"), total=games, completed=stored)
        for _ in every:
            bar.update(task, completed=len(results.outcomes))
            for fault in results.faults:
                fallen.tell(*fault)
            if json and time.monotonic() - written > EVERY:
                write_results(results, json)
                written = time.monotonic()
    return until_clear and not stop.is_set()


def _interrupted(results: Results, games: int, json: Path | None) -> str:
    played, seed = len(results.outcomes), results.contest.seed
    if json is None:
        return say("arena-interrupted-unstored", played=played, games=games, seed=seed)
    return say("interrupted-stored", played=played, games=games, file=str(json))
