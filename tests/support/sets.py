"""Every set of modules that a box takes, from what the modules declare (K-1, K-2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from alhambra import BOXES, Config, ConfigError
from alhambra.modules import MODULES


@cache
def legal_sets(box: str) -> tuple[tuple[str, ...], ...]:
    """All sets of modules that may be added to a box, the smallest first: those that it does not refuse."""
    every = [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]
    return tuple(chosen for chosen in every if _is_legal(Config(box, BOXES[box].seats[0], chosen)))


def _is_legal(config: Config) -> bool:
    try:
        BOXES[config.box].check(config)
    except ConfigError:
        return False
    return True
