"""Who meets whom, where they sit and with which luck: all of it follows from the number of a game.

A *round* is what is compared: on one luck every party of bots plays once from every seat, so that neither luck nor
seats favour anybody.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import ceil
from typing import Final

from alhambra.bots import Bot, make_bot
from alhambra.bots.bot import Budget
from alhambra.boxes import open_game
from alhambra.core.chance import Chance, Seeded
from alhambra.core.config import Config, check_seed
from alhambra.core.errors import ConfigError
from alhambra.sheet.days import DayDice
from alhambra.sheet.game import SheetGame

MOST_BOTS: Final = 12

Party = tuple[int, ...]  # who plays at one table, by the place in the list of bots


@dataclass(frozen=True)
class Contest:
    """What is played. With fewer bots than seats the last of them takes the rest; with more, all parties meet.

    Its config names the revisions of its rules: a contest that goes on later goes on by them, or not at all.
    """

    config: Config
    bots: tuple[str, ...]
    seed: str
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        object.__setattr__(self, "config", open_game(self.config).config)

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise ConfigError("arena-bots", most=MOST_BOTS, count=len(self.bots))
        twice = [name for name, count in Counter(self.bots).items() if count > 1]
        if twice:
            raise ConfigError("arena-bot-twice", bot=twice[0])
        check_seed(self.seed)
        self.budget.check()

    def check_bots(self) -> None:
        """Refuse names that are no bots. Stored results may have them: they can be shown if no game is missing."""
        for name in self.bots:
            make_bot(name, self.seed)

    @cached_property
    def parties(self) -> tuple[Party, ...]:
        """All who meet, on each luck."""
        count, seats = len(self.bots), self.config.seats
        if count <= seats:
            return ((*range(count), *[count - 1] * (seats - count)),)
        return tuple(combinations(range(count), seats))

    @property
    def round_size(self) -> int:
        """The games of a round."""
        return len(self.parties) * self.config.seats

    def whole_rounds(self, games: int) -> int:
        """At least so many games, none of them without its fellows."""
        return ceil(games / self.round_size) * self.round_size

    def lineup(self, number: int) -> Party:
        """The bot of each seat. Who follows whom is shuffled anew each time, then all move on by a seat."""
        deal, turn = divmod(number, self.config.seats)
        party = self.parties[deal % len(self.parties)]
        order = Seeded(f"{self.seed}/order/{deal}").shuffle("order", bytes(range(len(party))))
        return tuple(party[order[(seat + turn) % len(order)]] for seat in range(len(order)))

    def luck(self, number: int) -> Chance:
        """The same for all games of a round: what is hidden lies in the same order, what is rolled is the same."""
        seed = f"{self.seed}/{number // self.round_size}"
        return DayDice(seed) if isinstance(open_game(self.config), SheetGame) else Seeded(seed)

    def players(self, number: int) -> list[Bot]:
        """The bots of a game, each with luck of its own."""
        return [
            make_bot(self.bots[bot], f"{self.seed}/{number}/seat{seat}", self.config, self.budget)
            for seat, bot in enumerate(self.lineup(number))
        ]
