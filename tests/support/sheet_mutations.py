"""Well-formed actions of a sheet game, legal or not: made of any dice, and of legal actions with one thing changed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from alhambra.sheet.actions import Action, Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.squares import SQUARES, parse_square, square_word
from alhambra.sheet.state import SheetState


class SheetMutations:
    """A source of actions for one state."""

    def __init__(self, state: SheetState, luck: Random) -> None:
        self.luck = luck
        dice = [int(die) for die in state.dice]
        self.near = [yellow * 6 + blue for yellow in dice[:2] for blue in dice[2:]]
        self.yellow = [die + 1 for die in dice[:2]]
        self.blue = [die + 1 for die in dice[2:]]

    def random(self) -> Action:
        """An action of any kind."""
        plain: list[Action] = [Coins(), Second(), Done()]
        return self.one_of(Build(self.square()), Keep(self.square()), self.change(), self.luck.choice(plain))

    def changed(self, action: Action) -> Action:
        """The same action but for one thing."""
        match action:
            case Build(square):
                return self.one_of(Build(self.beside(square)), Keep(square))
            case Keep(pair):
                return self.one_of(Keep(self.beside(pair)), Build(pair))
            case Change(yellow, blue) if yellow and self.luck.random() < 0.5:
                return replace(action, yellow=self.step(yellow))
            case Change(yellow, blue) if blue:
                return replace(action, blue=self.step(blue))
        return self.random()

    def one_of(self, *actions: Action) -> Action:
        return self.luck.choice(actions)

    def square(self) -> str:
        return square_word(self.luck.choice([*self.near, self.luck.randrange(SQUARES)]))

    def beside(self, square: str) -> str:
        yellow, blue = divmod(parse_square(square), 6)
        if self.luck.random() < 0.5:
            return square_word(self.luck.randrange(6) * 6 + blue)
        return square_word(yellow * 6 + self.luck.randrange(6))

    def change(self) -> Change:
        yellow = (self.die(self.yellow), self.luck.randint(1, 6))
        blue = (self.die(self.blue), self.luck.randint(1, 6))
        return self.luck.choice([Change(yellow), Change(None, blue), Change(yellow, blue)])

    def die(self, shown: list[int]) -> int:
        return self.luck.choice([*shown, self.luck.randint(1, 6)])

    def step(self, change: tuple[int, int]) -> tuple[int, int]:
        """Another value before or after."""
        before, after = change
        if self.luck.random() < 0.3:
            return self.luck.randint(1, 6), after
        return before, self.luck.randint(1, 6)
