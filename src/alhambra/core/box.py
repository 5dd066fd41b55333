"""A box: what it is called, who can play it, with which modules and options, and how it is made ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches

from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Box:
    """One game of the family. `modules` and `options` name the clause that allows them."""

    name: str
    title: str
    rules: str  # the rule file
    revision: int  # of the rules; records name it
    seats: tuple[int, int]
    open: Callable[[Config], Game]
    modules: dict[str, str] = field(default_factory=dict)
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the allowed values of each option
    modules_clause: str = "K-17"

    def check(self, config: Config) -> None:
        """Refuse a config that the rules do not allow, with the clause."""
        low, high = self.seats
        if not low <= config.seats <= high:
            raise ConfigError(f"{self.title} is played by {low} to {high}, not by {config.seats}.", self.modules_clause)
        for module in config.modules:
            if module not in self.modules:
                raise ConfigError(
                    f"'{module}' is no module of {self.title}; {_offer(module, list(self.modules))}.",
                    self.modules_clause,
                )
        if len(set(config.modules)) < len(config.modules):
            raise ConfigError("A module can be added once only.", self.modules_clause)
        for option, value in config.options:
            if option not in self.options:
                raise ConfigError(f"'{option}' is no option of {self.title}; {_offer(option, list(self.options))}.")
            if value not in self.options[option]:
                raise ConfigError(f"'{option}' cannot be '{value}'; {_offer(value, list(self.options[option]))}.")


def _offer(word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, 1)
    if near:
        return f"did you mean '{near[0]}'"
    return f"there are {', '.join(known)}" if known else "it has none"
