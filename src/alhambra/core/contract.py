"""The contract that every game of the family keeps, whatever its rules are.

A `Game` is a config made ready to play. It has two doors. The fast one speaks in integers, checks nothing and
tells nobody: `codes` and `play`. The other one speaks in actions, refuses what is not allowed and says what
happened: see `alhambra.core.play`.
"""

from __future__ import annotations  # compiled

from abc import ABC, abstractmethod
from typing import Any

from alhambra.core.chance import Chance, Seeded
from alhambra.core.config import Config
from alhambra.core.packed import mypyc_attr
from alhambra.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A moment of a game: plain data, nothing that cannot be stored."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def actor(self) -> int | None:
        """The seat to decide, or none: the game is over, or the turn waits for its commit."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A config made ready to play. One object serves any number of states."""

    def __init__(self, config: Config) -> None:
        self.config = config  # settled: with the revision of every part

    @abstractmethod
    def new(self, chance: Chance, events: list[Any] | None = None) -> Any:
        """Set up a game. Events are added to `events` where somebody listens."""

    @abstractmethod
    def copy(self, state: Any) -> Any:
        """An independent state with the same content."""

    @abstractmethod
    def codes(self, state: Any) -> list[int]:
        """The legal actions as integers: complete, without duplicates, in a stable order."""

    @abstractmethod
    def play(self, state: Any, code: int, chance: Chance | None, events: list[Any] | None = None) -> None:
        """Carry out a legal action, unchecked. Without `chance` a finished turn waits for `commit`."""

    def playout(self, state: Any, chance: Seeded) -> int:
        """Play on at random to the end; how many decisions it took. A game whose loop is compiled brings its own."""
        decisions = 0
        while codes := self.codes(state):
            self.play(state, codes[chance.number(len(codes))], chance)
            decisions += 1
        return decisions

    @abstractmethod
    def waiting(self, state: Any) -> bool:
        """Whether the turn is finished and waits for its commit."""

    @abstractmethod
    def commit(self, state: Any, chance: Chance, events: list[Any] | None = None) -> None:
        """End a finished turn: draw, refill, score, pass on."""

    @abstractmethod
    def barrier(self, state: Any, action: Any) -> bool:
        """Whether the action reveals something, so that it cannot be taken back."""

    @abstractmethod
    def action(self, state: Any, code: int) -> Any:
        """The action that a code stands for in this state."""

    @abstractmethod
    def code(self, state: Any, action: Any) -> int:
        """The code of a legal action."""

    @abstractmethod
    def check(self, state: Any, action: Any) -> Refusal | None:
        """The clause that forbids a well-formed action, or none if it is legal."""

    @abstractmethod
    def view(self, state: Any, seat: int | None, memory: bool = False) -> Any:
        """What a seat may know; a spectator is no seat."""

    @abstractmethod
    def score(self, state: Any) -> Any:
        """Every point with its reason: the scorings held, and one as if it were held now."""

    @abstractmethod
    def winners(self, state: Any) -> list[int]:
        """The seats that have won; none while the game goes on."""

    @abstractmethod
    def points(self, state: Any) -> list[int]:
        """The score of each seat."""

    @abstractmethod
    def word(self, action: Any) -> str:
        """An action as one word that can be read aloud."""

    @abstractmethod
    def parse_word(self, text: str) -> Any:
        """The action that a word stands for, well-formed but not checked against a state."""

    def price(self, state: Any, action: Any) -> int:
        """What an action costs that is paid with cards."""
        return 0

    @abstractmethod
    def position(self, state: Any) -> str:
        """The whole state as one line of text."""

    @abstractmethod
    def parse_position(self, text: str) -> Any:
        """The state that a line of text describes."""
