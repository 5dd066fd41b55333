"""A box: who can play it, with which modules and options, and how it is made ready."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TypedDict

from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Box:
    """One game of the family."""

    name: str  # its title is in the catalogue: `box-classic`
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
            raise ConfigError("wrong-seats", "K-4", box=self.name, low=low, high=high, seats=config.seats)
        for module in config.modules:
            if module not in self.modules:
                raise ConfigError(
                    "no-such-module", self.takes, module=module, box=self.name, **offer(module, self.modules)
                )
        if len(set(config.modules)) < len(config.modules):
            raise ConfigError("module-twice", "K-17")
        for option, value in config.options:
            if option not in self.options:
                raise ConfigError("no-such-option", "K-17", option=option, box=self.name, **offer(option, self.options))
            if value not in self.options[option]:
                raise ConfigError(
                    "no-such-value", "K-17", option=option, value=value, **offer(value, self.options[option])
                )
        if len(dict(config.options)) < len(config.options):
            raise ConfigError("option-twice", "K-17")


class Offer(TypedDict):
    """What is said of a word that is not known; `offer` is the case: there is one `near`, there are others, or none."""

    offer: str
    near: str
    known: tuple[str, ...]


def offer(word: str, known: Collection[str]) -> Offer:
    """The nearest word, and all there are."""
    near = get_close_matches(word, known, 1)
    case = "near" if near else "all" if known else "none"
    return {"offer": case, "near": "".join(near), "known": tuple(known)}
