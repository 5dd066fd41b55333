"""The Red Palace, two to six players (`docs/rules/red_palace.md`)."""

from __future__ import annotations

from typing import Final

from alhambra.core.box import Box
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.modules import MODULES, modules_of
from alhambra.modules.draft.rules import Draft
from alhambra.modules.guards.rules import Guards
from alhambra.modules.preview.rules import Preview
from alhambra.modules.score_tiles.rules import ScoreTiles
from alhambra.modules.tokens.rules import Tokens
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module

REVISION: Final = 1  # of the rules of the box itself


def open_red_palace(config: Config) -> PalaceGame:
    """The parts of the box, with what the config adds and leaves out."""
    options = dict(config.options)
    tokens, preview = Tokens(), Preview()
    modules: list[Module] = [Draft(), tokens, preview]
    modules.append(Guards(tokens, preview, full=options.get("guard-board") == "full"))
    if options.get("scoring") != "classic":
        modules.append(ScoreTiles())
    modules += [MODULES[name]() for name in config.modules]
    modules.sort(key=lambda module: module.order)
    money, counts = load("money.json"), load("red_palace.json")["counts"]
    two = config.seats == 2
    copies = money["copies_two_players"] if two else money["copies"]
    return PalaceGame(config, Kit([], modules, config.seats, copies, two, counts["start_score"]), REVISION)


OPTIONS: Final[dict[str, tuple[str, ...]]] = {"scoring": ("tiles", "classic"), "guard-board": ("first-game", "full")}
RED_PALACE: Final = Box(
    "red-palace", "red_palace.md", (2, 6), open_red_palace, modules_of("red-palace"), OPTIONS, takes="K-2"
)
