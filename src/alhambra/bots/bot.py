"""What a bot is: it is shown what its seat may know and the legal actions, and names one of them."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from typing import Any

from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError
from alhambra.core.language import Said

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot that searches may think about a decision, unless it decides this itself.

    With both playouts and seconds it stops at whichever ends first: the server uses both, a person names one. `limit`
    is for programs: after so many seconds one has lost its decision.
    """

    playouts: int | None = None
    seconds: float | None = None
    limit: float | None = None

    def check(self) -> None:
        """Refuse what is no measure, and two at once."""
        if self.playouts is not None and self.seconds is not None:
            raise ConfigError("two-budgets")
        if self.playouts is not None and self.playouts < 1:
            raise ConfigError("wrong-playouts", playouts=self.playouts)
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise ConfigError("wrong-seconds")
        if self.limit is not None and not 0 < self.limit < inf:
            raise ConfigError("wrong-limit")


class Bot(ABC):
    """A player for one seat of one game. Its luck comes from its own seed, never from the game's."""

    name: str  # by which it is made
    remembers: bool = False  # whether it is to be shown what a perfect memory knows
    clock = staticmethod(time.process_time)  # measures the time that it thinks
    fault: Said | None = None  # why a program is not asked again in this game

    def __init__(self, seed: str) -> None:
        self.chance = Seeded(seed)
        self.budget = Budget()
        self.config: Config | None = None  # what is played, where somebody has said so

    @abstractmethod
    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """One of `actions`, the legal actions of the seat that `view` belongs to."""

    def end(self) -> None:  # noqa: B027 - few bots have anything to clean up
        """The game is over, or nobody continues it."""

    def any_of(self, actions: Sequence[Any]) -> Any:
        """One of the actions, each as likely."""
        return actions[self.chance.below("action", len(actions))]

    def first_of(self, ranked: Sequence[Any], actions: Sequence[Any]) -> Any:
        """The first ranked action that is legal. If none is, the imagined state was wrong: log it and take any."""
        for action in ranked:
            if action in actions:
                return action
        _logger.warning("what a bot imagined does not fit its view", extra={"bot": self.name})
        return self.any_of(actions)


@contextmanager
def playing(bots: Iterable[Bot]) -> Iterator[None]:
    """Play a game with bots; they are told when it ends, in whatever way."""
    try:
        yield
    finally:
        for bot in bots:
            bot.end()
