"""`alhambra bench`: how fast the engine is here. `make bench` puts it beside other engines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Annotated, Final

import typer

from alhambra import BOXES, Config, ConfigError, Seeded, compiled, copy, open_game
from alhambra.cli.configs import BOX_HELP, DEFAULT_BOX, MODULES_HELP, OPTION_HELP, parse_config
from alhambra.cli.figures import counted, figure
from alhambra.cli.saying import say
from alhambra.cli.screen import Screen
from alhambra.lab.playout import playouts

SEED: Final = 1
GAP: Final = 3  # between columns
ENOUGH: Final = 0.01  # seconds; shorter runs are not worth a look at the clock


def bench_command(
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[int, typer.Option(help="option-seats-measured")] = 4,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="value-pair", help=OPTION_HELP)] = None,
    seconds: Annotated[float, typer.Option(help="option-seconds")] = 2.0,
) -> None:
    """Measure the engine: random legal play, every decision counted."""
    if not 0 < seconds <= 3600:
        raise ConfigError("bench-seconds")
    config = parse_config(box, seats, modules, option)
    show = Screen().show
    show(say("bench-compiled" if compiled() else "bench-interpreted", seats=seats))
    rates = {
        say("bench-looped"): rate(lambda games: _loop(config, games), seconds),
        say("bench-played"): rate(lambda games: playouts(config, games, SEED), seconds),
        say("bench-copies"): rate(_copier(config), seconds),
    }
    for what, found in rates.items():
        show(f"  {what:<{max(map(len, rates))}} {say('bench-rate', figure=counted(found).rjust(12))}")
    first, *others = heads = [say("bench-microseconds"), say("bench-in-python"), say("bench-in-engine")]
    show((" " * GAP).join(heads))
    for other in _every_number(config):
        costs = [figure(_microseconds(other, run, seconds / 4), 2) for run in (_loop, _playouts)]
        cells = [cost.rjust(GAP + len(head)) for cost, head in zip(costs, others, strict=True)]
        show(f"  {say('bench-players', seats=other.seats)}".ljust(len(first)) + "".join(cells))


def _every_number(config: Config) -> Iterator[Config]:
    """The same game for every number of players that it allows."""
    low, high = BOXES[config.box].seats
    for seats in range(low, high + 1):
        other = replace(config, seats=seats)
        with suppress(ConfigError):  # an option may be for some numbers only
            open_game(other)
            yield other


def rate(run: Callable[[int], int], seconds: float) -> float:
    """How many things happen in a second. `run(n)` does a piece of work of size n and counts them."""
    size, count, spent = 1, 0, 0.0
    while spent < seconds:
        began = perf_counter()
        count += run(size)
        took = perf_counter() - began
        spent += took
        if took < min(ENOUGH, seconds / 4):
            size *= 2
    return count / spent


def _microseconds(config: Config, run: Callable[[Config, int], int], seconds: float) -> float:
    return 1e6 / rate(lambda games: run(config, games), seconds)


def _playouts(config: Config, games: int) -> int:
    return playouts(config, games, SEED)


def _loop(config: Config, games: int) -> int:
    """Whole games through the fast door, one call for the moves and one for the move."""
    game = open_game(config)
    decisions = 0
    for number in range(games):
        chance = Seeded(f"{SEED}/{number}")
        state = game.new(chance)
        while state.actor is not None:
            codes = game.codes(state)
            game.play(state, codes[chance.number(len(codes))], chance)
            decisions += 1
    return decisions


def _copier(config: Config) -> Callable[[int], int]:
    """Copies of a position from the middle of a game."""
    game, chance = open_game(config), Seeded(SEED)
    state = game.new(chance)
    for _ in range(20 * config.seats):
        codes = game.codes(state)
        game.play(state, codes[chance.number(len(codes))], chance)

    def run(copies: int) -> int:
        for _ in range(copies):
            copy(state)
        return copies

    return run
