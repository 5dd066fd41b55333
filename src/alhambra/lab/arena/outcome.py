"""One game of a contest: who won with how many points, and where they came from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from alhambra.bots import playing
from alhambra.boxes import open_game
from alhambra.core.play import checked_code, score
from alhambra.lab.arena.contest import Contest, Party
from alhambra.lab.games import Faults, choice, faults_of, refusals_of_bots


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game, seat by seat."""

    number: int
    lineup: Party
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    sources: tuple[dict[str, int], ...]  # points by their reason

    def share(self, seat: int) -> float:
        """A victory that is shared by n seats is 1/n of one for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Timed:
    """An outcome, which is the same in every run, and how long the bot of each seat thought, which is not."""

    outcome: Outcome
    decided: tuple[int, ...]
    seconds: tuple[float, ...]  # CPU time; clock time for a program
    faults: Faults = ()


def play_contest(contest: Contest, number: int) -> Timed:
    """The game with a number."""
    with refusals_of_bots(number):
        return _play(contest, number)


def _play(contest: Contest, number: int) -> Timed:
    bots, chance, game = contest.players(number), contest.luck(number), open_game(contest.config)
    decided, seconds = [0] * len(bots), [0.0] * len(bots)
    state: Any = game.new(chance)
    with playing(bots):
        while state.actor is not None:
            seat = state.actor
            began = bots[seat].clock()
            chosen = choice(bots, state)
            seconds[seat] += bots[seat].clock() - began
            decided[seat] += 1
            game.play(state, checked_code(state, chosen), chance)
    seats = range(len(bots))
    outcome = Outcome(
        number=number,
        lineup=contest.lineup(number),
        scores=tuple(game.points(state))[: len(bots)],
        winners=tuple(seat for seat in game.winners(state) if seat in seats),
        decisions=sum(decided),
        sources=_sources(score(state), len(bots)),
    )
    return Timed(outcome, tuple(decided), tuple(seconds), faults_of(bots))


def _sources(sheet: Any, seats: int) -> tuple[dict[str, int], ...]:
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    gains = [gain for scoring in sheet.past for gain in scoring.gains]
    for gain in [*gains, *getattr(sheet, "besides", ())]:
        if gain.player < seats:
            found[gain.player][gain.reason] += gain.points
    return tuple(dict(sorted(one.items())) for one in found)
