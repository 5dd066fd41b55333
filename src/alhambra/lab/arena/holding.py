"""Holding a contest: game after game, in any number of processes, until all are played or it is clear."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.outcome import play_contest
from alhambra.lab.arena.results import Results
from alhambra.lab.arena.standing import clear_after
from alhambra.lab.workers import Stop, play_games


def hold(
    results: Results, games: int, jobs: int = 1, stop: Stop | None = None, until_clear: bool = False
) -> Generator[Results, None, None]:
    """Play on from what is there, and give the results after every game. The games do not depend on `jobs`."""
    contest = results.contest
    numbers = range(len(results.outcomes), contest.whole_rounds(games))
    if not numbers or (until_clear and is_clear(contest, results)):
        return
    for timed in play_games(partial(play_contest, contest), numbers, stop, jobs):
        results.add(timed)
        yield results
        if until_clear and is_clear(contest, results):
            return


def is_clear(contest: Contest, results: Results) -> bool:
    """Whether more games would not change who is better."""
    whole = len(results.outcomes) % contest.round_size == 0
    return whole and clear_after(contest, results.outcomes) is not None
