"""A small network that was trained: from what is told of a seat to how likely it is to win, in whole numbers.

Whole numbers, because the same table has to get the same answer on every machine, compiled or not.
"""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.packed import i64, vec

IN_BITS: Final[i64] = 24  # weights on inputs are so many bits finer than one
BETWEEN_BITS: Final[i64] = 10  # what goes from the hidden row to the answer, and the weights on it
MOST: Final[i64] = 1 << 20  # that is passed on: a table that nobody has seen in training shall do no harm


class Network:
    """One hidden row, and a straight way past it. A seat that gets 1000 more is e times as likely to win."""

    def __init__(self, told: Any) -> None:
        self.width = len(told["straight"])
        self.hidden = len(told["second"])
        self._first: vec[i64] = vec[i64]([int(weight) for row in told["first"] for weight in row])
        self._bias: vec[i64] = vec[i64]([int(weight) for weight in told["bias"]])
        self._second: vec[i64] = vec[i64]([int(weight) for weight in told["second"]])
        self._straight: vec[i64] = vec[i64]([int(weight) for weight in told["straight"]])

    def answer(self, inputs: vec[i64], start: i64) -> i64:
        """For the row of inputs that begins there."""
        width: i64 = self.width
        hidden: i64 = self.hidden
        first = self._first
        second = self._second
        straight = self._straight
        out: i64 = 0
        at: i64 = 0
        while at < width:
            out += straight[at] * inputs[start + at]
            at += 1
        out >>= IN_BITS
        passed: i64 = 0
        weight: i64 = 0
        row: i64 = 0
        while row < hidden:
            heard = self._bias[row]
            at = 0
            while at < width:
                heard += first[weight] * inputs[start + at]
                weight += 1
                at += 1
            heard >>= IN_BITS - BETWEEN_BITS
            if heard > 0:
                passed += second[row] * (heard if heard < MOST else MOST)
            row += 1
        return out + (passed >> 2 * BETWEEN_BITS)


def answers(network: Network, inputs: vec[i64], seats: i64) -> vec[i64]:
    """For each seat."""
    out = vec[i64]([0] * seats)
    seat: i64 = 0
    while seat < seats:
        out[seat] = network.answer(inputs, seat * network.width)
        seat += 1
    return out


def compare(rows: vec[i64], seats: i64, width: i64, compared: i64) -> None:
    """Take the average of the seats from what tells only by comparison: so many columns from the first on."""
    at: i64 = 0
    while at < compared:
        sum_: i64 = 0
        seat: i64 = 0
        while seat < seats:
            sum_ += rows[seat * width + at]
            seat += 1
        average: i64 = sum_ // seats
        seat = 0
        while seat < seats:
            rows[seat * width + at] -= average
            seat += 1
        at += 1
