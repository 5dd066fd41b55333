"""The Alhambra family of board games: to play, to study and to build on.

from alhambra import Config, Seeded, apply, legal, new

chance = Seeded(7)
state = new(Config("classic", seats=3), chance)
while state.actor is not None:
    apply(state, legal(state)[0], chance)
"""

from __future__ import annotations

from typing import Any

from alhambra.boxes import BOXES, open_game
from alhambra.core.chance import Chance, Enumerating, Recording, Scripted, Secure, Seeded
from alhambra.core.config import Config
from alhambra.core.contract import Game, State
from alhambra.core.errors import AlhambraError, ConfigError, NotationError, RecordError
from alhambra.core.play import apply, check, copy, legal, outcomes, score, view
from alhambra.core.refusal import Refusal, Refused
from alhambra.core.turn import Turn

__version__ = "0.1.0"

__all__ = [
    "BOXES", "AlhambraError", "Chance", "Config", "ConfigError", "Enumerating", "Game", "NotationError",
    "RecordError", "Recording", "Refusal", "Refused", "Scripted", "Secure", "Seeded", "State", "Turn", "apply",
    "check", "compiled", "copy", "legal", "new", "open_game", "outcomes", "parse_position", "parse_word",
    "position", "score", "view", "word",
]  # fmt: skip


def new(config: Config, chance: Chance) -> Any:
    """Set up a game, up to its first decision."""
    return open_game(config).new(chance)


def word(state: State, action: Any) -> str:
    """An action as one word that can be read aloud."""
    return state.game.word(action)


def parse_word(state: State, text: str) -> Any:
    """The action that a word stands for; `check` says whether it is legal."""
    return state.game.parse_word(text)


def position(state: State) -> str:
    """The game and its whole state as one line of text."""
    return f"{state.game.config.to_text()} {state.game.position(state)}"


def parse_position(text: str) -> Any:
    """The state that a line of text describes."""
    config, _, rest = text.strip().partition(" ")
    return open_game(Config.from_stored_text(config)).parse_position(rest)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from alhambra.palace import flow

    return not str(flow.__file__).endswith(".py")
