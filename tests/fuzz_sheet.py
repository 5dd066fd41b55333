"""The games of Roll & Write that `tests.fuzz` plays: every number of players, variant and style."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from alhambra import Config, Seeded
from alhambra.sheet.audit import audit
from alhambra.sheet.state import SheetState
from tests.support.course import Course
from tests.support.sheet_invariants import can_act, look
from tests.support.sheet_lockstep import STYLES as REFEREE_STYLES
from tests.support.sheet_lockstep import lockstep
from tests.support.sheets import STYLES, VARIANTS, Options, Player, config_of, game_of

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
    def config(self) -> Config:
        return config_of(*self.variant)

    @property
    def style(self) -> str:
        return STYLES[self.number // len(VARIANTS) % len(STYLES)]

    @property
    def depth(self) -> str:
        """Spread so that each depth meets every variant and style."""
        block, pair = divmod(self.number, len(VARIANTS) * len(STYLES))
        if block % CLOSE_EVERY == pair * 12:
            return "close"
        return "referee" if block % CLOSE_EVERY == pair * 12 + 1 else "quick"

    def start(self) -> tuple[SheetState, Seeded, Callable[[SheetState, list[int]], int]]:
        """A new game with its luck and who plays it."""
        if self.depth == "referee":
            return self.start_beside_referee()
        chance = Seeded(f"game/{self.key}")
        return game_of(*self.variant).new(chance), chance, Player(self.key, self.style).choose

    def beside_referee(self) -> Iterator[tuple[int, str]]:
        """The number and the word of each action of a game played side by side with the oracle's referee."""
        seats, options = self.variant
        fictitious = int(options.get("fictitious", "2")) if seats == 1 else None
        duel = options.get("solo") == "duel"
        style = REFEREE_STYLES[STYLES.index(self.style)]
        for number, text, _ in lockstep(self.key, style, "fair", seats, fictitious, duel):
            yield number, text

    def start_beside_referee(self) -> tuple[SheetState, Seeded, Callable[[SheetState, list[int]], int]]:
        """The same game again, as far as engine and referee agree."""
        words: list[str] = []
        with suppress(AssertionError):
            words.extend(text for _, text in self.beside_referee())
        chance, said = Seeded(f"sheet/{self.key}"), iter(words)
        state = game_of(*self.variant).new(chance)
        return state, chance, lambda at, _: at.game.code(at, at.game.parse_word(next(said)))

    def play(self, course: Course) -> int:
        """A whole game with its invariants; how many actions it had. Nothing is secret."""
        if self.depth == "referee":
            for course.action, _ in self.beside_referee():
                pass
            return course.action
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
            course.action = number
            state.game.play(state, choose(state, codes), chance)
