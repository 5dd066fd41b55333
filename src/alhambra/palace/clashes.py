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
        raise ConfigError("too-many-modules", most=MODULES, count=len(modules))
    for module in modules:
        if _NAME.fullmatch(module.name) is None:
            raise ConfigError("unfit-module-name", module=module.name)
        for verb in VERBS:
            if verb in module.VERBS:
                raise ConfigError("verb-of-the-game", verb=verb, module=module.name)
    for one, other in combinations(modules, 2):
        if one.name == other.name:
            raise ConfigError("two-modules-called", module=one.name)
        for verb in one.VERBS:
            if verb in other.VERBS:
                raise ConfigError("same-verb", one=one.name, other=other.name, verb=verb)
        for role in _shared(one, other):
            raise ConfigError("same-role", one=one.name, other=other.name, role=role)


def _shared(one: Module, other: Module) -> Iterator[str]:
    """What both modules do and only one can do."""
    if one.feeder and other.feeder:
        yield "feeder"
    if one.dealer and other.dealer:
        yield "dealer"
    if one.cashier and other.cashier:
        yield "cashier"


def refuse_twins(names: list[str]) -> None:
    """Refuse tiles, the start tile among them, that cannot be told apart."""
    if len(names) > TILES:
        raise ConfigError("too-many-tiles", most=TILES, count=len(names))
    for name in names:
        if names.count(name) > 1:
            raise ConfigError("two-tiles-called", tile=name)
