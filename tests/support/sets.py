"""Every module that a kit can hold, and every set of modules that a box takes, from what they declare (K-1, K-2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from itertools import combinations
from pkgutil import walk_packages
from string import Formatter
from typing import Any

import alhambra.core
import alhambra.modules
import alhambra.palace
import alhambra.sheet
from alhambra import BOXES, Config, ConfigError, open_game
from alhambra.core.english import english
from alhambra.core.messages import Message
from alhambra.core.refusal import Reasons
from alhambra.palace.game import PalaceGame
from alhambra.palace.messages import PriceMessages
from alhambra.palace.module import Module
from alhambra.palace.reasons import Reason
from tests.support.patterns import arguments


@cache
def legal_sets(box: str) -> tuple[tuple[str, ...], ...]:
    """All sets of modules that may be added to a box, the smallest first: those that it does not refuse."""
    offered = BOXES[box].modules
    every = [chosen for size in range(len(offered) + 1) for chosen in combinations(offered, size)]
    return tuple(chosen for chosen in every if _is_legal(Config(box, BOXES[box].seats[0], chosen)))


def _is_legal(config: Config) -> bool:
    try:
        BOXES[config.box].check(config)
    except ConfigError:
        return False
    return True


@cache
def every_module() -> dict[str, Module]:
    """Every module that a kit of any box can hold, by name."""
    games = [open_game(Config(box.name, box.seats[0], box.modules)) for box in BOXES.values()]
    return {module.name: module for game in games if isinstance(game, PalaceGame) for module in game.kit.modules}


def reasons() -> list[Reasons]:
    """The reasons of every refusal in palace games: those of the game itself, then those of modules."""
    return [*Reason, *(reason for module in every_module().values() for reason in module.REASONS or ())]


@cache
def messages() -> tuple[Message, ...]:
    """Every sentence of the engine's refusals, of all rooms and modules."""
    found = [one for module in _files() for value in vars(module).values() for one in _messages(value)]
    return tuple({id(one): one for one in found}.values())


def _files() -> Iterator[Any]:
    for room in (alhambra.core, alhambra.palace, alhambra.modules, alhambra.sheet):
        for info in walk_packages(room.__path__, f"{room.__name__}."):
            yield import_module(info.name)


def _messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    if isinstance(value, PriceMessages):
        yield from (getattr(value, field.name) for field in fields(value))


def gaps(message: Message) -> list[str]:
    """The names of what fills the gaps of a message."""
    if message.template:
        return sorted({name for _, name, _, _ in Formatter().parse(message.template) if name})
    return sorted(arguments(english().patterns[message.id]))
