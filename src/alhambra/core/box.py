"""A box: what it is called, who can play it, with which modules and options, and how it is made ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Box:
    """One game of the family."""

    name: str
    title: str
    rules: str  # the rule file
    seats: tuple[int, int]
    open: Callable[[Config], Game]
    modules: tuple[str, ...] = ()
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the allowed values of each option
    takes: str = "K-17"  # the clause that says which modules it takes

    def check(self, config: Config) -> None:
        """Refuse a config that the rules do not allow, with the clause."""
        low, high = self.seats
        if not low <= config.seats <= high:
            raise ConfigError(f"{self.title} is played by {low} to {high}, not by {config.seats}.", "K-4")
        for module in config.modules:
            if module not in self.modules:
                raise ConfigError(f"'{module}' is no module of {self.title}{offer(module, self.modules)}", self.takes)
        if len(set(config.modules)) < len(config.modules):
            raise ConfigError("A module can be added once only.", "K-17")
        for option, value in config.options:
            if option not in self.options:
                raise ConfigError(f"'{option}' is no option of {self.title}{offer(option, self.options)}", "K-17")
            if value not in self.options[option]:
                raise ConfigError(f"'{option}' cannot be '{value}'{offer(value, self.options[option])}", "K-17")
        if len(dict(config.options)) < len(config.options):
            raise ConfigError("An option can be given once only.", "K-17")


def offer(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that is not known: the nearest one, and all there are."""
    near = get_close_matches(word, known, 1)
    hint = f"; did you mean '{near[0]}'? There are" if near else "; there are"
    return f"{hint} {', '.join(known)}." if known else "; it has none."
