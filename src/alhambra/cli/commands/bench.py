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
from alhambra.cli.screen import Screen
from alhambra.lab.playout import playouts

SEED: Final = 1
ENOUGH: Final = 0.01  # seconds; shorter runs are not worth a look at the clock


def bench_command(
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[int, typer.Option(help="Players of the games that are measured.")] = 4,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=OPTION_HELP)] = None,
    seconds: Annotated[float, typer.Option(help="Roughly how long each figure is measured.")] = 2.0,
) -> None:
    """Measure the engine: random legal play, every decision counted."""
    if not 0 < seconds <= 3600:
        raise ConfigError("Each figure is measured for more than 0 and at most 3600 seconds.")
    config = parse_config(box, seats, modules, option)
    show = Screen().show
    show(f"The engine runs {'compiled' if compiled() else 'interpreted'}. Random legal play, {seats} players:")
    looped = rate(lambda games: _loop(config, games), seconds)
    played = rate(lambda games: playouts(config, games, SEED), seconds)
    show(f"  decisions, loop in Python     {looped:>12,.0f} a second")
    show(f"  decisions, loop in the engine {played:>12,.0f} a second")
    show(f"  copies of a state             {rate(_copier(config), seconds):>12,.0f} a second")
    show("Microseconds for a decision   loop in Python   loop in the engine")
    for other in _every_number(config):
        costs = [_microseconds(other, run, seconds / 4) for run in (_loop, _playouts)]
        show(f"  {other.seats} players {costs[0]:>32.2f}{costs[1]:>21.2f}")


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
