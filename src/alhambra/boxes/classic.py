"""Classic Alhambra, two to six players (`docs/rules/classic.md`)."""

from __future__ import annotations

from typing import Final

from alhambra.core.box import Box
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.modules import MODULES, modules_of
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit

REVISION: Final = 1  # of the rules of the box itself


def open_classic(config: Config) -> PalaceGame:
    """The components for this many players."""
    tiles = load("classic_tiles.json")["tiles"]
    money = load("money.json")
    two = config.seats == 2
    copies = money["copies_two_players"] if two else money["copies"]
    modules = [MODULES[name]() for name in MODULES if name in config.modules]
    return PalaceGame(config, Kit(tiles, modules, config.seats, copies, neutral=two), REVISION)


CLASSIC: Final = Box("classic", "classic.md", (2, 6), open_classic, modules_of("classic"), takes="K-1")
