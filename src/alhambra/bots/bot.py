"""What a bot is: it is shown what its seat may know and the legal actions, and names one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from alhambra.core.chance import Seeded


class Bot(ABC):
    """A player for one seat of one game. Its luck comes from its own seed, never from the game's."""

    name: ClassVar[str]

    def __init__(self, seed: str) -> None:
        self.chance = Seeded(seed)

    @abstractmethod
    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """One of `actions`, the legal actions of the seat that `view` belongs to."""

    def any_of(self, actions: Sequence[Any]) -> Any:
        """One of the actions, each as likely."""
        return actions[self.chance.below("action", len(actions))]
