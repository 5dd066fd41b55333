"""The palace games that `tests.fuzz` plays: every number of players and style, with random modules and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from random import Random

from alhambra import BOXES, Config, Seeded, word
from alhambra.palace.audit import audit
from alhambra.palace.state import PalaceState
from tests.support import invariants
from tests.support.builders import game_of
from tests.support.counting import can_act, conserved, ended
from tests.support.lockstep import lockstep
from tests.support.play import STYLES, Player
from tests.support.red_lockstep import Pair
from tests.support.red_play import RedPlayer

AUDIT_EVERY = 100
LOOK_EVERY = 25


@dataclass(frozen=True)
class PalaceTrial:
    """One game to be played, and how closely it is looked at."""

    box: str
    seed: int
    number: int

    @property
    def key(self) -> str:
        return f"fuzz/{self.box}/{self.seed}/{self.number}"

    @cached_property
    def config(self) -> Config:
        """Seats in turn; modules and options at random. Half of classic Alhambra is bare."""
        luck, box = Random(f"config/{self.key}"), BOXES[self.box]
        modules = tuple(name for name in box.modules if luck.random() < 0.5)
        if self.box == "classic" and (self.number % 2 == 0 or self.depth == "referee"):
            modules = ()
        options = tuple((name, luck.choice(values)) for name, values in sorted(box.options.items()))
        return Config(self.box, 2 + self.number % 5, modules, options)

    @property
    def style(self) -> str:
        return STYLES[self.number // 5 % 3]

    @property
    def depth(self) -> str:
        """Spread so that each depth meets all fifteen pairs of seats and styles, and never several games at once: the
        periods are odd, so that each pair has its turn with modules and without."""
        block, pair = divmod(self.number, 15)
        if block % 401 == pair * 27:
            return "close"
        return "referee" if block % 1001 == pair * 65 + 1 else "quick"

    def player(self) -> Player:
        return (Player if self.box == "classic" else RedPlayer)(self.key, self.style)

    def start(self) -> tuple[PalaceState, Seeded, Callable[[PalaceState, list[int]], int]]:
        """A new game with its luck and who plays it."""
        chance, player, config = Seeded(f"game/{self.key}"), self.player(), self.config
        game = game_of(config.seats, config.modules, config.box, config.options)
        return game.new(chance), chance, lambda _, codes: player.choose(codes)

    def play(self, at: list[int]) -> int:
        """A whole game with its invariants; how many actions it had. `at[0]` is the action that is looked at."""
        if self.depth == "referee":
            for at[0] in self.beside_referee():
                pass
            return at[0]
        for number, (state, codes) in enumerate(self.states()):
            at[0] = number
            conserved(state)
            if codes:
                can_act(state, codes)
            else:
                ended(state)
            if number % AUDIT_EVERY == 0 or not codes:
                faults = audit(state)
                assert not faults, f"the state is not sound: {faults}"
            if self.depth == "close":
                look(state, Random(f"{self.key}/{number}"), number % LOOK_EVERY == 0)
            at[0] = number + 1
        return number

    def states(self) -> Iterator[tuple[PalaceState, list[int]]]:
        """The states of a game with their legal codes; none at the end."""
        state, chance, choose = self.start()
        while True:
            codes = state.game.codes(state)
            yield state, codes
            if state.actor is None:
                return
            state.game.play(state, choose(state, codes), chance)

    def beside_referee(self) -> Iterator[int]:
        """A game that the oracle's referee of the box plays too; the number of each action before it is played."""
        if self.box == "classic":
            yield from lockstep(self.config.seats, self.key, self.style)
            return
        pair, player = Pair(self.config, self.key), self.player()
        state, game = pair.state, pair.state.game
        for number in count(1):
            if state.actor is None:
                return
            yield number
            pair.play(word(state, game.action(state, player.choose(game.codes(state)))), checked=number % 2 == 0)


def look(state: PalaceState, luck: Random, closely: bool) -> None:
    """Everything that must hold of a state."""
    invariants.sound(state)
    invariants.scores_add_up(state)
    if not closely:
        return
    invariants.words_and_codes_agree(state)
    invariants.checks_agree(state, luck, 20)
    invariants.comes_back(state)
    invariants.views_hide(state, luck)
    if luck.random() < 0.2:
        invariants.copies_are_independent(state, luck.random())
    if state.actor is not None:
        invariants.tells_nothing(state, luck)
        invariants.undo_restores(state, luck)
