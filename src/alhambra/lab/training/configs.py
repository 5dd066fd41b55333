"""What is played to learn from: a box as it is, and with every set of modules, in turns."""

from __future__ import annotations

from typing import Final

from alhambra.bots.imagining.learned import group_of
from alhambra.boxes import BOXES, open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError

PLAIN: Final = 3  # of four games of a box that has modules to add none
SETS: Final = 24


def configs_of(box: str, group: str, seed: int) -> list[list[Config]]:
    """For each number of seats in the group, the configs that are taken in turns."""
    fewest, most = BOXES[box].seats
    seats = [count for count in range(max(2, fewest), most + 1) if group_of(count) == group]
    return [_of_seats(box, count, seed) for count in seats]


def _of_seats(box: str, seats: int, seed: int) -> list[Config]:
    chance = Seeded(f"configs/{box}/{seats}/{seed}")
    found: list[Config] = []
    while len(found) < SETS:
        plain = len(found) % 4 < PLAIN
        config = Config(box, seats, () if plain else _some(box, chance), _options(box, chance))
        if _allowed(config):
            found.append(config)
    return found


def _some(box: str, chance: Seeded) -> tuple[str, ...]:
    return tuple(name for name in BOXES[box].modules if chance.below("module", 2))


def _options(box: str, chance: Seeded) -> tuple[tuple[str, str], ...]:
    """Any that can be chosen by several players; half of the games leave them as they are."""
    offered = BOXES[box].options
    if chance.below("plain", 2):
        return ()
    return tuple(sorted((name, values[chance.below(name, len(values))]) for name, values in offered.items()))


def _allowed(config: Config) -> bool:
    try:
        open_game(config)
    except ConfigError:
        return False
    return True
