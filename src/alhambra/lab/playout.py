"""Random legal play as fast as it goes: each game brings its loop, which is compiled with the engine."""

from __future__ import annotations  # compiled

from alhambra.boxes import open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config


def playouts(config: Config, games: int, seed: int) -> int:
    """Play whole games at random and return how many decisions they took."""
    game = open_game(config)
    decisions = 0
    for number in range(games):
        chance = Seeded(f"{seed}/{number}")
        decisions += game.playout(game.new(chance), chance)
    return decisions
