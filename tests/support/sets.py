"""Every module that a kit can hold, and every set of modules that a box takes, from what they declare (K-1, K-2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from alhambra import BOXES, Config, ConfigError, open_game
from alhambra.core.refusal import Reasons
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Module
from alhambra.palace.reasons import Reason


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
