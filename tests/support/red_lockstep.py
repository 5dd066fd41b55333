"""The Red Palace and the oracle's referee side by side, with the same luck and the same actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from alhambra import Config, Recording, Seeded, apply, legal, new, parse_word, word
from alhambra.core.chance import Outcome
from alhambra.palace.cards import card_word
from alhambra.palace.state import PalaceState
from tests.oracle import red_parts
from tests.oracle.red_positions import chosen
from tests.oracle.red_referee import RedReferee
from tests.support.red_plain import red_plain, red_plain_referee

KITS = [kit for size in range(4) for kit in combinations(("medinas", "bazaars", "camps"), size)]
BOARDS = ("first-game", "full", "full")
SCORINGS = ("tiles", "tiles", "classic")


def config_of(seed: int) -> Config:
    """Seats, modules, board and scoring of a game; 120 seeds in a row meet all of them together."""
    options = (("guard-board", BOARDS[seed % 3]), ("scoring", SCORINGS[seed // 3 % 3]))
    return Config("red-palace", 2 + seed % 5, KITS[seed % 8], options)


def told(outcomes: list[Outcome], names: list[str]) -> list[red_parts.Outcome]:
    """Luck by the referee's words: tiles and cards by name."""
    words: list[red_parts.Outcome] = []
    for what, answer in outcomes:
        if isinstance(answer, int):
            words.append((what, answer))
        elif what == "tiles":
            words.append((what, [names[tile] for tile in answer]))
        elif what in ("money", "discards"):
            words.append((what, [card_word(card) for card in answer]))
        else:
            words.append((what, list(answer)))
    return words


class Pair:
    """One game, twice."""

    def __init__(self, config: Config, seed: object) -> None:
        self.chance = Recording(Seeded(f"game/{seed}"))
        self.names = list(red_parts.all_tiles(config.modules))
        self.state: PalaceState = new(config, self.chance)
        options = dict(config.options)
        luck = red_parts.Luck(told(self.chance.outcomes, self.names))
        self.referee = RedReferee(config.seats, luck, config.modules, options["scoring"], options["guard-board"])
        self.known = len(self.chance.outcomes)
        self.words = self.same()

    def same(self) -> set[str]:
        """Everything on both tables is equal, and so are the legal words, which are returned."""
        assert not self.referee.luck.outcomes, f"only the engine asked for {self.referee.luck.outcomes}"
        mine, theirs = red_plain(self.state, self.names), red_plain_referee(self.referee)
        assert mine.keys() == theirs.keys()
        for name, value in mine.items():
            assert value == theirs[name], f"{name}: the engine has {value}, the referee {theirs[name]}"
        texts = [word(self.state, action) for action in legal(self.state)]
        allowed = self.referee.legal()
        assert len(texts) == len(set(texts)), "a legal word appears twice"
        assert set(texts) == allowed, f"engine alone {set(texts) - allowed}, referee alone {allowed - set(texts)}"
        return allowed

    def play(self, text: str, checked: bool) -> None:
        """Play a word on both tables, in the engine by the checked or by the fast door."""
        if checked:
            apply(self.state, parse_word(self.state, text), self.chance)
        else:
            game = self.state.game
            codes = {word(self.state, game.action(self.state, code)): code for code in game.codes(self.state)}
            game.play(self.state, codes[text], self.chance)
        self.referee.luck.outcomes = told(self.chance.outcomes[self.known :], self.names)
        self.known = len(self.chance.outcomes)
        self.referee.follow(text)
        self.words = self.same()


def red_lockstep(seed: int) -> Iterator[str]:
    """A whole random game, compared after each action; each word before it is played."""
    pair, luck = Pair(config_of(seed), seed), random.Random(seed)
    number = 0
    while pair.words:
        number += 1
        text = chosen(pair.words, luck)
        yield text
        pair.play(text, checked=(seed + number) % 2 == 0)
    assert pair.state.actor is None
