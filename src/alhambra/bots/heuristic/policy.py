"""What weighs the codes of a game: one policy a game, asked by greedy, and by search for its priors and playouts."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, mypyc_attr, vec

POINT: Final[i64] = 1000  # weights and values are thousandths of a point
NEVER: Final[i64] = -1_000_000  # lighter than whatever may be weighed


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Weighs what a seat may do. It looks at what the actor knows and at nothing else of a state."""

    def codes(self, state: Any) -> vec[i64]:
        """The legal actions."""
        raise NotImplementedError

    def weights(self, state: Any, codes: vec[i64], full: bool) -> vec[i64]:
        """What each of some codes is worth; unless `full`, what is seldom any good is `NEVER` and not looked at."""
        raise NotImplementedError

    def play(self, state: Any, code: i64, chance: Seeded) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def over(self, state: Any) -> bool:
        """Whether nobody has anything to decide any more."""
        raise NotImplementedError

    def seat(self, state: Any) -> i64:
        """The seat to decide, or the last one that was."""
        raise NotImplementedError

    def turn(self, state: Any) -> i64:
        """A number that is another one in the next turn."""
        raise NotImplementedError

    def inputs(self, state: Any) -> vec[i64]:
        """What a network is told of a table, a row for each seat."""
        raise NotImplementedError

    def values(self, state: Any) -> vec[i64]:
        """What each seat can expect at the end: points, or with a network how likely it is to win."""
        raise NotImplementedError

    def spread(self, state: Any) -> i64:
        """How far off such an expectation may be; 0 when the game is over."""
        raise NotImplementedError

    def rollout(self, state: Any, chance: Seeded, turns: i64, noise: i64) -> i64:
        """Play on for so many turns, or to the end; how many decisions it took.

        `noise` is added to the weights, at most so much to each, so that playouts differ.
        """
        decisions: i64 = 0
        last = self.turn(state)
        while not self.over(state):
            if self.turn(state) != last:
                last = self.turn(state)
                turns -= 1
            if turns <= 0:
                break
            codes = self.codes(state)
            if len(codes) == 1:
                self.play(state, codes[0], chance)
            else:
                weights = self.weights(state, codes, False)
                self.play(state, codes[heaviest(weights, chance, noise)], chance)
            decisions += 1
        return decisions


def weights_of(policy: Policy, state: Any, codes: list[int]) -> list[int]:
    """What each of some codes is worth, for who has no packed arrays."""
    packed = vec[i64](codes)
    return [int(weight) for weight in policy.weights(state, packed, True)]


def heaviest(weights: vec[i64], chance: Seeded, noise: i64) -> i64:
    """The index of the heaviest; luck decides between equals, and more where there is noise."""
    best: i64 = 0
    most: i64 = NEVER * 4
    equals: i64 = 1
    at: i64 = 0
    count: i64 = len(weights)
    while at < count:
        weight = weights[at]
        if noise:
            weight += chance.number(noise)
        if weight > most:
            most = weight
            best = at
            equals = 1
        elif weight == most:
            equals += 1
            if chance.number(equals) == 0:
                best = at
        at += 1
    return best
