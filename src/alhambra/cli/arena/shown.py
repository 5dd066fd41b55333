"""What came of a contest, as a table in the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from alhambra.cli.figures import figure, share_text, shortest
from alhambra.cli.saying import say
from alhambra.lab.arena.ratings import ratings
from alhambra.lab.arena.results import Results
from alhambra.lab.arena.standing import clear_after, standings
from alhambra.lab.summary import Estimate


def show_standings(results: Results) -> None:
    """Every bot in a row; nothing before the first round is over."""
    contest, outcomes = results.contest, results.outcomes
    rows = standings(contest, outcomes)
    if not rows:
        return
    rated = ratings(contest, outcomes)
    console = Console(markup=False, emoji=False, highlight=False)  # a seed is any text
    title = arena_title(results)
    table = Table(
        title=title,
        min_width=min(len(title), console.width),
        caption=say("arena-caption"),
        box=SIMPLE_HEAD,
        pad_edge=False,
    )
    columns = ["column-bot", "column-share", "column-points", "column-ahead"]
    for column in [*columns, *(["column-rating"] if rated else []), "column-thinking"]:
        table.add_column(say(column), justify="left" if column == "column-bot" else "right", no_wrap=True)
    for number, one in enumerate(rows):
        cells = [one.bot, share_text(one.share), figure(one.points.mean, 1)]
        cells.append(give_or_take(one.ahead, 1) if one.ahead else "")
        cells += [give_or_take(rated[number], 0)] if rated else []
        table.add_row(*cells, thinking_text(results, one.bot))
    console.print(table)
    if (clear := clear_after(contest, outcomes)) is not None:
        console.print(say("arena-clear", bot=contest.bots[0], games=clear))


def arena_title(results: Results) -> str:
    """What was played."""
    contest, budget = results.contest, results.contest.budget
    title = say("series-title", config=contest.config.to_text(), games=len(results.outcomes), seed=str(contest.seed))
    if budget.playouts:
        return say("arena-playouts", title=title, playouts=budget.playouts)
    return say("arena-seconds", title=title, seconds=shortest(budget.seconds, 3)) if budget.seconds else title


def give_or_take(value: Estimate, digits: int) -> str:
    """A mean with its standard error."""
    if value.error is None:
        return say("score-alone", mean=figure(value.mean, digits))
    return say("arena-give-or-take", mean=figure(value.mean, digits), error=figure(value.error, digits))


def thinking_text(results: Results, bot: str) -> str:
    """The mean time of a decision, in milliseconds of the processor."""
    decisions = results.decisions[bot]
    return say("arena-milliseconds", number=figure(1000 * results.seconds[bot] / decisions, 1)) if decisions else ""
