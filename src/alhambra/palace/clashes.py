"""What cannot be in one kit, whatever the rules say: something would be forgotten, or mistaken for something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from alhambra.core.errors import ConfigError
from alhambra.palace.codes import MODULES, TILES, VERBS

if TYPE_CHECKING:
    from alhambra.palace.module import Module

# A position says by a word what binds the actor: a module's name, or that a purchase was begun.
_NAME: Final = re.compile("(?!purchase$)[a-z][a-z0-9-]*")


def refuse_clashes(modules: list[Module]) -> None:
    """Refuse modules of which one could not do what it is there for."""
    if len(modules) > MODULES:
        raise ConfigError(f"A game has {MODULES} modules at most, not {len(modules)}.")
    for module in modules:
        if _NAME.fullmatch(module.name) is None:
            raise ConfigError(f"A module cannot be called '{module.name}': its name is a word as 'night-market'.")
        for verb in VERBS:
            if verb in module.VERBS:
                raise ConfigError(f"'{verb}' is a verb of the game itself, and '{module.name}' needs another.")
    for one, other in combinations(modules, 2):
        if one.name == other.name:
            raise ConfigError(f"Two modules are called '{one.name}'.")
        for what in _shared(one, other):
            raise ConfigError(f"'{one.name}' and '{other.name}' cannot be in one game: {what}.")


def _shared(one: Module, other: Module) -> Iterator[str]:
    """What both modules have and only one can have."""
    for verb in one.VERBS:
        if verb in other.VERBS:
            yield f"'{verb}' is a verb of both"
    if one.feeder and other.feeder:
        yield "both fill the market"
    if one.dealer and other.dealer:
        yield "both deal the start money"
    if one.cashier and other.cashier:
        yield "both keep money for players"


def refuse_twins(names: list[str]) -> None:
    """Refuse tiles, the start tile among them, that cannot be told apart."""
    if len(names) > TILES:
        raise ConfigError(f"A game has {TILES} tiles at most, not {len(names)}.")
    for name in names:
        if names.count(name) > 1:
            raise ConfigError(f"Two tiles are called '{name}'.")
