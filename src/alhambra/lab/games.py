"""Games between bots, one after the other: each is what its series and its number make it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from alhambra.bots import Bot, Budget, make_bot, playing
from alhambra.boxes import open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config, check_seed
from alhambra.core.errors import AlhambraError, ConfigError
from alhambra.core.language import Said
from alhambra.core.play import checked_code, legal, view
from alhambra.core.records import Record, Recorder
from alhambra.core.refusal import Refused

Faults: TypeAlias = tuple[tuple[str, Said], ...]  # bots that were not asked again, and why


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: the bot of each seat, and the seed that makes every game what it is."""

    config: Config
    bots: tuple[str, ...]
    seed: str
    budget: Budget = field(default_factory=Budget)

    def check(self) -> None:
        """Refuse what cannot be played."""
        open_game(self.config)
        seats = self.config.seats
        if len(self.bots) != seats:
            raise ConfigError("wrong-bots", seats=seats, count=len(self.bots), bots=self.bots)
        for name in self.bots:
            make_bot(name, self.seed)
        check_seed(self.seed)
        self.budget.check()

    def play(self, number: int, records: bool = False) -> Played:
        """The game with a number; with `records`, also as a line."""
        with refusals_of_bots(number):
            return _recorded(self, number) if records else _played(self, number)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, with its record as a line if records are wanted, and the bots that failed."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    line: str | None = None
    faults: Faults = ()

    @staticmethod
    def of(record: Record, number: int) -> Played | None:
        """The game of a record; none if it is not finished."""
        if record.result is None:
            return None
        return Played(number, record.result.scores, record.result.winners, len(record.actions))


def _bots(series: Series, number: int) -> list[Bot]:
    seeds = [f"{series.seed}/{number}/seat{seat}" for seat in range(len(series.bots))]
    return [make_bot(name, seed, series.config, series.budget) for name, seed in zip(series.bots, seeds)]


def faults_of(bots: Iterable[Bot]) -> Faults:
    """The bots of a game that were not asked again."""
    return tuple((bot.name, bot.fault) for bot in bots if bot.fault is not None)


def choice(bots: list[Bot], state: Any) -> Any:
    """What the bot whose turn it is wants to do."""
    bot = bots[state.actor]
    return bot.choose(view(state, state.actor, bot.remembers), legal(state))


@contextmanager
def refusals_of_bots(number: int) -> Iterator[None]:
    """A bot that names what is not allowed is a mistake, and the game is named."""
    try:
        yield
    except Refused as refused:
        raise AlhambraError("bot-refused", number=number, error=refused.said) from None


def _played(series: Series, number: int) -> Played:
    """A game nobody listens to: no events are made."""
    bots = _bots(series, number)
    chance = Seeded(f"{series.seed}/{number}")
    game = open_game(series.config)
    state = game.new(chance)
    decisions = 0
    with playing(bots):
        while state.actor is not None:
            game.play(state, checked_code(state, choice(bots, state)), chance)
            decisions += 1
    return Played(number, tuple(game.points(state)), tuple(game.winners(state)), decisions, faults=faults_of(bots))


def _recorded(series: Series, number: int) -> Played:
    bots = _bots(series, number)
    seed = f"{series.seed}/{number}"
    recorder = Recorder(open_game(series.config), Seeded(seed), series.bots, series.seed, number)
    with playing(bots):
        while recorder.state.actor is not None:
            recorder.play(choice(bots, recorder.state))
    record = recorder.record()
    game, state = recorder.game, recorder.state
    scores, winners = tuple(game.points(state)), tuple(game.winners(state))
    return Played(number, scores, winners, len(record.actions), record.to_line(), faults_of(bots))
