"""`alhambra simulate`: many games between bots, summed up, with or without their records."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from threading import Event
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from alhambra.bots import Budget
from alhambra.cli.configs import BOX_HELP, DEFAULT_BOX, MODULES_HELP, OPTION_HELP, parse_config
from alhambra.cli.figures import figure, score_text, share_text, shortest
from alhambra.cli.programs import LIMIT_HELP, Fallen, labels, show_labels, split_bots
from alhambra.cli.progress import interruptible, progress_bar
from alhambra.cli.saying import say
from alhambra.core.errors import ConfigError
from alhambra.lab.library import RunFile, stored_seed
from alhambra.lab.simulate import Played, Series, check_numbers, simulate
from alhambra.lab.summary import Summary, Tally


def simulate_command(
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[int, typer.Option(help="option-seats-simulated")] = 4,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="value-pair", help=OPTION_HELP)] = None,
    bots: Annotated[str, typer.Option(help="option-bots-simulated")] = "random",
    games: Annotated[int, typer.Option(help="option-games")] = 100,
    seed: Annotated[str | None, typer.Option(help="option-seed-games")] = None,
    jobs: Annotated[int, typer.Option(help="option-jobs")] = 1,
    records: Annotated[Path | None, typer.Option(help="option-records")] = None,
    limit: Annotated[float | None, typer.Option(help=LIMIT_HELP)] = None,
) -> None:
    """Play many games between bots and sum them up."""
    config = parse_config(box, seats, modules, option)
    if seed is None:
        seed = (stored_seed(records) if records else None) or str(secrets.randbelow(10**9))
    series = Series(config, parse_bots(bots, seats), seed, Budget(limit=limit))
    series.check()
    check_numbers(games, jobs)
    file = RunFile(records, series) if records else None
    tally = Tally(seats)
    with suppress(KeyboardInterrupt), interruptible() as stop:
        _play(series, games, jobs, file, stop, tally)
    if tally.games:
        _show(series, tally.summary())
    if tally.games < games:
        typer.echo(_interrupted(tally.games, games, records, series), err=True)
        raise typer.Exit(130)


def parse_bots(text: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat; one name stands for all."""
    names = split_bots(text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise ConfigError("number-of-bots", seats=seats, count=len(names))
    return names


def _play(series: Series, games: int, jobs: int, file: RunFile | None, stop: Event, tally: Tally) -> None:
    stored, fallen = file.played[:games] if file else [], Fallen()
    with progress_bar() as bar, closing(_games(series, games, jobs, stored, file, stop)) as every:
        task = bar.add_task(say("playing-games"), total=games, completed=len(stored))
        for played in every:
            tally.add(played.scores, played.winners, played.decisions)
            bar.update(task, completed=tally.games)
            for bot, fault in played.faults:
                fallen.tell(played.number, bot, fault)


def _games(
    series: Series, games: int, jobs: int, stored: list[Played], file: RunFile | None, stop: Event
) -> Generator[Played, None, None]:
    """The stored games, then the new ones, which are stored as they come."""
    yield from stored
    first = len(stored)
    if first == games:
        return
    what = series.config, series.bots, games - first, series.seed, jobs, first
    new = simulate(*what, file is not None, stop, series.budget)
    with file or nullcontext():
        for played in new:
            if file is not None and played.line is not None:
                file.write(played.line)
            yield played


def _interrupted(played: int, games: int, records: Path | None, series: Series) -> str:
    if records is None:
        return say("interrupted-unstored", played=played, games=games, seed=str(series.seed))
    return say("interrupted-stored", played=played, games=games, file=str(records))


def _show(series: Series, summary: Summary) -> None:
    console = Console(markup=False, emoji=False, highlight=False)  # a seed is any text
    title = say("series-title", config=series.config.to_text(), games=summary.games, seed=str(series.seed))
    table = Table(
        title=title,
        min_width=min(len(title), console.width),
        caption=say("series-caption", decisions=figure(summary.decisions, 1)),
    )
    for column in ("column-seat", "column-bot", "column-wins", "column-share", "column-score"):
        table.add_column(say(column), justify="left" if column == "column-bot" else "right", no_wrap=True)
    names = labels(series.bots)
    for seat, (bot, one) in enumerate(zip(series.bots, summary.seats, strict=True)):
        table.add_row(
            str(seat), names.get(bot, bot), shortest(one.wins, 2), share_text(one.share), score_text(one.score)
        )
    console.print(table)
    show_labels(names)
