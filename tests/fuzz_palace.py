"""The palace games that `tests.fuzz` plays: every number of players and style, with random legal sets of modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from random import Random

from alhambra import BOXES, Config, Seeded, word
from alhambra.palace.audit import audit
from alhambra.palace.state import PalaceState
from tests.oracle.six.parts import NAMES
from tests.support import invariants
from tests.support.builders import game_of
from tests.support.counting import can_act, conserved, ended
from tests.support.course import Course
from tests.support.lockstep import lockstep
from tests.support.play import STYLES, Player
from tests.support.red_lockstep import Pair, Twins
from tests.support.red_play import RedPlayer
from tests.support.sets import legal_sets
from tests.support.six_lockstep import SixPair

AUDIT_EVERY = 200
LOOK_EVERY = 25
SECRETS_EVERY = 1500  # actions, counted over the games in their order
BARE_EVERY = 17  # games of classic Alhambra; odd, as the periods below


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
        """Seats in turn; modules and options at random, of those that the referee knows if there is one. Some games of
        classic Alhambra are bare."""
        luck, box, sets = Random(f"config/{self.key}"), BOXES[self.box], legal_sets(self.box)
        if self.box == "classic" and self.depth == "referee":
            sets = tuple(one for one in sets if set(one) <= set(NAMES))
        modules = luck.choice(sets)
        if self.box == "classic" and self.number % BARE_EVERY == 0:
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
        bare = self.box == "classic" and not self.config.modules
        return (Player if bare else RedPlayer)(self.key, self.style)

    def start(self) -> tuple[PalaceState, Seeded, Callable[[PalaceState, list[int]], int]]:
        """A new game with its luck and who plays it."""
        chance, player, config = Seeded(f"game/{self.key}"), self.player(), self.config
        game = game_of(config.seats, config.modules, config.box, config.options)
        return game.new(chance), chance, lambda _, codes: player.choose(codes)

    def play(self, course: Course) -> int:
        """A whole game with its invariants; how many actions it had."""
        if self.depth == "referee":
            for course.action in self.beside_referee():
                pass
            return course.action
        for number, (state, codes) in enumerate(self.states()):
            course.action = number
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
            if self.keeps_secrets_at(number):
                invariants.view_hides(state, Random(f"{self.key}/{number}"))
                course.secrets += 1
            course.action = number + 1
        return number

    def keeps_secrets_at(self, number: int) -> bool:
        """Whether the secrets are permuted at this state: at every moment of a game as often."""
        return (number + 389 * self.number) % SECRETS_EVERY == 0

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
        if self.box == "classic" and not self.config.modules:
            yield from lockstep(self.config.seats, self.key, self.style)
            return
        pair: Twins = (SixPair if self.box == "classic" else Pair)(self.config, self.key)
        player = self.player()
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
