"""The Red Palace, two to six players (`docs/rules/red_palace.md`)."""

from __future__ import annotations

from typing import Final

from alhambra.core.box import Box
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.modules import modules_of
from alhambra.modules.bazaars import Bazaars
from alhambra.modules.camps import Camps
from alhambra.modules.draft import Draft
from alhambra.modules.guards import Guards
from alhambra.modules.medinas import Medinas
from alhambra.modules.preview import Preview
from alhambra.modules.score_tiles import ScoreTiles
from alhambra.modules.tokens import Tokens
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module

REVISION: Final = 1  # of the rules of the box itself


def open_red_palace(config: Config) -> PalaceGame:
    """The parts of the box, with what the config adds and leaves out."""
    options = dict(config.options)
    tokens, preview = Tokens(), Preview()
    modules: list[Module] = [Draft(), tokens, preview]
    if options.get("scoring") != "classic":
        modules.append(ScoreTiles())
    # In the order in which they score (K-16): medinas last.
    if "camps" in config.modules:
        modules.append(Camps())
    if "bazaars" in config.modules:
        modules.append(Bazaars())
    modules.append(Guards(tokens, preview, full=options.get("guard-board") == "full"))
    if "medinas" in config.modules:
        modules.append(Medinas())
    money, counts = load("money.json"), load("red_palace.json")["counts"]
    two = config.seats == 2
    copies = money["copies_two_players"] if two else money["copies"]
    return PalaceGame(config, Kit([], modules, config.seats, copies, two, counts["start_score"]), REVISION)


OPTIONS: Final[dict[str, tuple[str, ...]]] = {"scoring": ("tiles", "classic"), "guard-board": ("first-game", "full")}
RED_PALACE: Final = Box(
    "red-palace", "red_palace.md", (2, 6), open_red_palace, modules_of("red-palace"), OPTIONS, takes="K-2"
)
