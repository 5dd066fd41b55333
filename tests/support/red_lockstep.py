"""The Red Palace and the oracle's referee side by side, with the same luck and the same actions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

from alhambra import Config, Recording, Seeded, apply, check, legal, new, parse_position, parse_word, position, word
from alhambra.modules.guards.board import NAMES, GuardBoard
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.oracle.luck import Luck
from tests.oracle.red import parts as red_parts
from tests.oracle.red.positions import chosen, thrifty
from tests.oracle.red.referee import RedReferee
from tests.support.lockstep import told
from tests.support.red_plain import red_plain, red_plain_referee, red_scoring

KITS = [kit for size in range(4) for kit in combinations(("medinas", "bazaars", "camps"), size)]
BOARDS = ("first-game", "full", "full")
SCORINGS = ("tiles", "tiles", "classic")


def config_of(seed: int) -> Config:
    """Seats, modules, board and scoring of a game; 120 seeds in a row meet all of them together."""
    options = (("guard-board", BOARDS[seed % 3]), ("scoring", SCORINGS[seed // 3 % 3]))
    return Config("red-palace", 2 + seed % 5, KITS[seed % 8], options)


class Twins:
    """One game in the engine and with a referee: what both do alike, whatever the referee."""

    state: PalaceState
    referee: Any
    chance: Recording
    names: list[str]
    known: int
    words: set[str]
    events: list[Any]  # what the checked door told of the last action

    def same(self) -> set[str]:
        """Everything on both tables is equal, and so are the legal words, which are returned."""
        raise NotImplementedError

    def same_when_written(self) -> None:
        """A position that is read back allows the same words."""
        again = parse_position(position(self.state))
        assert {word(again, action) for action in legal(again)} == self.words

    def same_refusals(self, texts: list[str]) -> None:
        """The engine refuses a word with a clause exactly if the referee does not allow it."""
        for text in texts:
            refusal = check(self.state, parse_word(self.state, text))
            assert (refusal is None) == (text in self.words), f"{text}: {refusal}"
            assert refusal is None or refusal.clause, text

    def play(self, text: str, checked: bool) -> None:
        """Play a word on both tables, in the engine by the checked or by the fast door."""
        self.events = []
        if checked:
            self.events = apply(self.state, parse_word(self.state, text), self.chance)
        else:
            game = self.state.game
            codes = {word(self.state, game.action(self.state, code)): code for code in game.codes(self.state)}
            game.play(self.state, codes[text], self.chance)
        self.referee.luck.outcomes = told(self.chance.outcomes[self.known :], self.names)
        self.known = len(self.chance.outcomes)
        self.referee.follow(text)
        self.words = self.same()


class Pair(Twins):
    """One game, twice."""

    def __init__(self, config: Config, seed: object, abilities: str = "", points: int = 0) -> None:
        """With abilities on the board that are not left to chance, and more points to pay with, if they are given."""
        self.chance = Recording(Seeded(f"game/{seed}"))
        self.names = list(red_parts.all_tiles(config.modules))
        self.state: PalaceState = new(config, self.chance)
        self.forbidden = Counter[str]()
        options = dict(config.options)
        luck = Luck(told(self.chance.outcomes, self.names))
        self.referee = RedReferee(config.seats, luck, config.modules, options["scoring"], options["guard-board"])
        self.known = len(self.chance.outcomes)
        if abilities:
            self._set(abilities.split(), points)
        self.words = self.same()

    def _set(self, abilities: list[str], points: int) -> None:
        (board,) = (part for part in self.state.slices if isinstance(part, GuardBoard))
        board.abilities = bytes(NAMES.index(name) for name in abilities)
        self.referee.abilities = abilities
        for seat in range(self.referee.seats):
            self.state.scores[seat] += points
            self.referee.scores[seat] += points

    def same(self) -> set[str]:
        """Everything on both tables is equal, and so are the legal words, which are returned."""
        assert not self.referee.luck.outcomes, f"only the engine asked for {self.referee.luck.outcomes}"
        mine, theirs = red_plain(self.state, self.names), red_plain_referee(self.referee)
        assert mine.keys() == theirs.keys()
        for name, value in mine.items():
            assert value == theirs[name], f"{name}: the engine has {value}, the referee {theirs[name]}"
        texts = [word(self.state, action) for action in legal(self.state)]
        allowed: set[str] = self.referee.legal()
        assert len(texts) == len(set(texts)), "a legal word appears twice"
        assert set(texts) == allowed, f"engine alone {set(texts) - allowed}, referee alone {allowed - set(texts)}"
        return allowed

    def same_duties(self, luck: random.Random) -> None:
        """What a purchase that is begun, or a tile kept without its section, alone forbids is refused for that."""
        table = self.referee
        if not (table.bound or table.bare):
            return
        self.same_when_written()
        if table.using:
            return
        free = deepcopy(table)
        free.bound = free.bare = False
        texts = sorted(free.legal() - self.words)
        self.forbidden.update({text.partition(":")[0] for text in texts})
        for text in luck.sample(texts, min(len(texts), 4)):
            refusal = check(self.state, parse_word(self.state, text))
            assert refusal is not None and refusal.clause == ("R-40" if table.bound else "R-36"), f"{text}: {refusal}"

    def same_if_scored(self) -> None:
        """All three scorings would bring the same now."""
        for which in (1, 2, 3):
            table = deepcopy(self.referee)
            table._score(which)
            mine = red_scoring(scored_now(self.state, which), len(table.scores))
            theirs = {**table.scorings[-1], **table.extras[-1]}
            assert mine == theirs, f"scoring {which}: the engine has {mine}, the referee {theirs}"


def red_lockstep(seed: int, pair: Pair | None = None) -> Iterator[str]:
    """A whole random game, compared after each action; each word before it is played."""
    pair, luck = pair or Pair(config_of(seed), seed), random.Random(seed)
    number, met = 0, list[str]()
    while pair.words:
        number += 1
        met += luck.sample(sorted(pair.words), min(len(pair.words), 20))
        # Words of earlier moments are mostly illegal now, each for a reason of its own.
        pair.same_refusals(luck.choices(met, k=4))
        pair.same_duties(luck)
        if number % 20 == 0:
            pair.same_if_scored()
            pair.same_when_written()
        text = chosen(thrifty(pair.referee), luck, eager=True) if seed % 2 == 0 else chosen(pair.words, luck)
        yield text
        pair.play(text, checked=(seed + number) % 2 == 0)
    assert pair.state.actor is None
