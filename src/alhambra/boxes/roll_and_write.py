"""Alhambra Roll & Write, one to five players (`docs/rules/roll_and_write.md`)."""

from __future__ import annotations

from typing import Final

from alhambra.core.box import Box
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.core.errors import ConfigError
from alhambra.sheet.game import SheetGame
from alhambra.sheet.kit import Kit

REVISION: Final = 1  # of the rules of the box
# The solo variants, and the clause of each.
OPTIONS: Final = {"fictitious": ("2", "3", "4"), "solo": ("score", "duel")}
CLAUSES: Final = {"fictitious": "W-56", "solo": "W-57"}


def open_roll_and_write(config: Config) -> SheetGame:
    """The sheets for this many players, filled up with fictitious ones (W-50, W-56)."""
    options = dict(config.options)
    if config.seats > 1:
        for option in options:
            raise ConfigError("option-alone", CLAUSES[option], option=option)
    alone = config.seats == 1
    fictitious = int(options.get("fictitious", "2")) if alone else max(0, 3 - config.seats)
    duel = options.get("solo") == "duel"
    return SheetGame(
        config.settled({config.box: REVISION}), Kit(load("roll_and_write.json"), config.seats, fictitious, duel)
    )


ROLL_AND_WRITE: Final = Box(
    "roll-and-write", "roll_and_write.md", (1, 5), open_roll_and_write, options=OPTIONS, takes="K-3"
)
