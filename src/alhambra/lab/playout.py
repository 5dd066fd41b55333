"""Random legal play as fast as it goes: the loop is compiled with the engine."""

from __future__ import annotations

from alhambra.boxes import open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.palace.flow import play
from alhambra.palace.game import PalaceGame
from alhambra.palace.legal import legal_codes
from alhambra.palace.state import OVER


def playouts(config: Config, games: int, seed: int) -> int:
    """Play whole games at random and return how many decisions they took."""
    game = open_game(config)
    if not isinstance(game, PalaceGame):
        raise TypeError("Only palace games are played here.")
    decisions = 0
    for number in range(games):
        chance = Seeded(f"{seed}/{number}")
        state = game.new(chance)
        while state.phase != OVER:
            codes = legal_codes(state)
            play(state, codes[chance.number(len(codes))], chance, None)
            decisions += 1
    return decisions
