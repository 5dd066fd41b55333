"""A network that fits samples: gradient descent on how surprised it is by who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from alhambra.bots.heuristic.network import BETWEEN_BITS, IN_BITS
from alhambra.lab.training.samples import Samples

HIDDEN: Final = 24
TABLES: Final = 1024  # a step looks at so many
RATE: Final = 4e-3
KEPT_OUT: Final = 10  # one table of so many is not learned from but asked afterwards
DECAY: Final = 1e-5

Floats = np.ndarray[Any, np.dtype[np.floating[Any]]]


@dataclass
class Weights:
    """A network in fractions, for inputs that are about as large as one."""

    first: Floats
    bias: Floats
    second: Floats
    straight: Floats

    def all(self) -> list[Floats]:
        return [self.first, self.bias, self.second, self.straight]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The network as it is stored, and how surprised it was by tables that it had not seen."""

    network: dict[str, Any]
    surprise: float
    by_hand: float  # how surprised the values by hand are
    at_best: float  # how surprised one is who knows the right answer, which is half of who has won


def fit(
    parts: Sequence[Samples], seed: int, epochs: int, told: Callable[[int, float], None], hidden: int = HIDDEN
) -> Fitted:
    """One network for tables of as many seats as there are in the parts."""
    rng = np.random.default_rng(seed)
    tables = [_Tables.of(part) for part in parts]
    scale = np.sqrt(np.mean([np.square(one.inputs).mean(axis=(0, 1)) for one in tables], axis=0)) + 1e-6
    for one in tables:
        one.inputs /= scale
    learned, asked = zip(*(one.apart() for one in tables), strict=True)
    width = len(scale)
    weights = Weights(
        rng.normal(0, width**-0.5, (width, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        rng.normal(0, 0.1 * hidden**-0.5, hidden).astype(np.float32),
        np.zeros(width, np.float32),
    )
    descent = _Descent(weights)
    steps = [(part, at) for part in learned for at in range(0, len(part.won), TABLES)]
    for epoch in range(epochs):
        for one in learned:
            one.shuffle(rng)
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 2e-5
        for number in rng.permutation(len(steps)):
            part, at = steps[number]
            descent.step(part.inputs[at : at + TABLES], part.won[at : at + TABLES], rate)
        told(epoch + 1, _mean(asked, lambda one: surprise(weights, one)))
    return Fitted(
        network=_stored(weights, scale),
        surprise=_mean(asked, lambda one: surprise(weights, one)),
        by_hand=_mean(asked, lambda one: _cross(one.won, np.log(np.maximum(one.by_hand, 1e-6)))),
        at_best=_mean(asked, lambda one: _cross(one.won, np.log(np.maximum(one.won, 1e-6)))),
    )


@dataclass
class _Tables:
    """Samples as arrays: by table, seat and input."""

    inputs: Floats
    won: Floats
    by_hand: Floats

    @staticmethod
    def of(samples: Samples) -> _Tables:
        count, seats = len(samples), samples.seats
        inputs = np.frombuffer(samples.inputs, np.int32).reshape(count, seats, -1).astype(np.float32)
        won, by_hand = (np.array(part, np.float32).reshape(count, seats) for part in (samples.won, samples.by_hand))
        return _Tables(inputs, won, by_hand)

    def apart(self) -> tuple[_Tables, _Tables]:
        """Those to learn from, and those to be asked afterwards: the last ones, which are of other games."""
        at = len(self.won) - len(self.won) // KEPT_OUT
        parts = ((part[:at].copy(), part[at:].copy()) for part in (self.inputs, self.won, self.by_hand))
        learned, asked = zip(*parts, strict=True)
        return _Tables(*learned), _Tables(*asked)

    def shuffle(self, rng: np.random.Generator) -> None:
        order = rng.permutation(len(self.won))
        self.inputs, self.won, self.by_hand = self.inputs[order], self.won[order], self.by_hand[order]


class _Descent:
    """Adam."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._means = [np.zeros_like(one) for one in weights.all()]
        self._squares = [np.zeros_like(one) for one in weights.all()]
        self._count = 0

    def step(self, inputs: Floats, won: Floats, rate: float) -> None:
        self._count += 1
        for at, slope in enumerate(slopes(self.weights, inputs, won)):
            one = self.weights.all()[at]
            down = slope + DECAY * one
            self._means[at] = 0.9 * self._means[at] + 0.1 * down
            self._squares[at] = 0.999 * self._squares[at] + 0.001 * down * down
            mean = self._means[at] / (1 - 0.9**self._count)
            square = self._squares[at] / (1 - 0.999**self._count)
            one -= rate * mean / (np.sqrt(square) + 1e-8)


def answers(weights: Weights, inputs: Floats) -> tuple[Floats, Floats]:
    """What the network says of each seat, and its hidden row."""
    hidden = np.maximum(inputs @ weights.first + weights.bias, 0)
    return hidden @ weights.second + inputs @ weights.straight, hidden


def slopes(weights: Weights, inputs: Floats, won: Floats) -> list[Floats]:
    """How the surprise changes with each weight."""
    said, hidden = answers(weights, inputs)
    wrong = (np.exp(_log_shares(said)) - won) / len(won)
    flat, flat_hidden, flat_wrong = (
        inputs.reshape(-1, inputs.shape[-1]),
        hidden.reshape(-1, hidden.shape[-1]),
        wrong.ravel(),
    )
    back = np.outer(flat_wrong, weights.second) * (flat_hidden > 0)
    return [flat.T @ back, back.sum(axis=0), flat_hidden.T @ flat_wrong, flat.T @ flat_wrong]


def surprise(weights: Weights, tables: _Tables) -> float:
    """The mean of how many e-fold times less likely things were than certain."""
    return _cross(tables.won, _log_shares(answers(weights, tables.inputs)[0]))


def _log_shares(said: Floats) -> Floats:
    most = said.max(axis=1, keepdims=True)
    lowered = said - most
    shares: Floats = lowered - np.log(np.exp(lowered).sum(axis=1, keepdims=True))
    return shares


def _cross(won: Floats, logs: Floats) -> float:
    return float(-(won * logs).sum(axis=1).mean())


def _mean(tables: Sequence[_Tables], asked: Callable[[_Tables], float]) -> float:
    """Of all tables, however many there are in each part."""
    count = sum(len(one.won) for one in tables)
    return sum(asked(one) * len(one.won) for one in tables) / count


def _stored(weights: Weights, scale: Floats) -> dict[str, Any]:
    """In whole numbers, for inputs as they are."""
    fine, between = 1 << int(IN_BITS), 1 << int(BETWEEN_BITS)
    first = weights.first / scale[:, None] * fine
    return {
        "first": [[round(float(weight)) for weight in row] for row in first.T],
        "bias": [round(float(weight) * fine) for weight in weights.bias],
        "second": [round(float(weight) * 1000 * between) for weight in weights.second],
        "straight": [round(float(weight) * 1000 * fine) for weight in weights.straight / scale],
    }
