"""Many games between bots, in one process or several, always the same games for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from alhambra.bots import Budget
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError
from alhambra.lab.games import Played, Series
from alhambra.lab.workers import Stop, play_games

__all__ = ["MOST_JOBS", "Played", "Series", "Stop", "check_numbers", "simulate"]

MOST_JOBS: Final = 256


def simulate(
    config: Config,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    first: int = 0,
    records: bool = False,
    stop: Stop | None = None,
    budget: Budget | None = None,
) -> Iterator[Played]:
    """Games `first`, `first + 1`, … in this order, `games` of them. `bots` names the bot of each seat.

    Game n takes its luck from the seed `SEED/n`, and its bots theirs from `SEED/n/seat0`, `SEED/n/seat1`, …,
    so a game is the same in every run and whatever `jobs` is. With several jobs a script needs the usual
    `if __name__ == "__main__":`, because the processes import it.
    """
    series = Series(config, tuple(bots), str(seed), budget or Budget())
    series.check()
    check_numbers(games, jobs, first)
    numbers = range(first, first + games)
    return play_games(partial(series.play, records=records), numbers, stop, jobs)


def check_numbers(games: int, jobs: int, first: int = 0) -> None:
    """Refuse numbers that make no run."""
    if games < 1:
        raise ConfigError("wrong-games", games=games)
    if not 1 <= jobs <= MOST_JOBS:
        raise ConfigError("wrong-jobs", most=MOST_JOBS, jobs=jobs)
    if first < 0:
        raise ConfigError("wrong-first-game", first=first)
