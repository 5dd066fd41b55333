"""The games of Roll & Write that `tests.fuzz` plays: every number of players, variant and style."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from alhambra import Seeded
from alhambra.sheet.audit import audit
from alhambra.sheet.state import SheetState
from tests.support.sheet_invariants import can_act, look
from tests.support.sheets import STYLES, VARIANTS, Options, Player, game_of

AUDIT_EVERY = 25
CLOSE_EVERY = 500
LOOK_EVERY = 3


@dataclass(frozen=True, slots=True)
class SheetTrial:
    """One game to be played, and how closely it is looked at."""

    seed: int
    number: int

    @property
    def key(self) -> str:
        return f"fuzz/{self.seed}/{self.number}"

    @property
    def variant(self) -> tuple[int, Options]:
        return VARIANTS[self.number % len(VARIANTS)]

    @property
    def style(self) -> str:
        return STYLES[self.number // len(VARIANTS) % len(STYLES)]

    @property
    def kind(self) -> str:
        seats, options = self.variant
        return ", ".join((f"{seats} players", self.style, *(f"{name} {value}" for name, value in options.items())))

    @property
    def depth(self) -> str:
        """Spread so that the games looked at closely meet every variant and style."""
        block, pair = divmod(self.number, len(VARIANTS) * len(STYLES))
        return "close" if block % CLOSE_EVERY == pair * 12 else "quick"

    def start(self) -> tuple[SheetState, Seeded, Callable[[SheetState, list[int]], int]]:
        """A new game with its luck and who plays it."""
        chance = Seeded(f"game/{self.key}")
        return game_of(*self.variant).new(chance), chance, Player(self.key, self.style).choose

    def play(self, at: list[int]) -> int:
        """A whole game with its invariants; how many actions it had. `at[0]` is the action that is looked at."""
        state, chance, choose = self.start()
        number = 0
        while True:
            codes = state.game.codes(state)
            can_act(state, codes)
            if number % AUDIT_EVERY == 0 or not codes:
                faults = audit(state)
                assert not faults, f"the state is not sound: {faults}"
            if self.depth == "close" and (number % LOOK_EVERY == 0 or not codes):
                look(state, Random(f"{self.key}/{number}"))
            if not codes:
                return number
            number += 1
            at[0] = number
            state.game.play(state, choose(state, codes), chance)
