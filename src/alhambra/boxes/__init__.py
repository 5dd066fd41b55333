"""What is in a box: component data and the modules it plays with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alhambra.boxes.classic import CLASSIC
from alhambra.boxes.red_palace import RED_PALACE
from alhambra.boxes.roll_and_write import ROLL_AND_WRITE
from alhambra.core.box import Box, offer
from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.errors import ConfigError

BOXES: Final[dict[str, Box]] = {box.name: box for box in (CLASSIC, RED_PALACE, ROLL_AND_WRITE)}


def open_game(config: Config) -> Game:
    """A config made ready to play; refused with the clause if the rules do not allow it."""
    return _opened(_settled(config))


@lru_cache(maxsize=4096)
def _settled(config: Config) -> Config:
    """The config with the revisions of its rules, so that there is one game for it, however it was asked for."""
    if config.box not in BOXES:
        raise ConfigError("no-such-box", "K-17", box=config.box, **offer(config.box, BOXES))
    BOXES[config.box].check(config)
    return BOXES[config.box].open(config).config


@lru_cache(maxsize=64)
def _opened(config: Config) -> Game:
    return BOXES[config.box].open(config)
