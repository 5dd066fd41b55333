"""Dice of Roll & Write: crossings, coins earned, changes, and their words (W-20 to W-26)."""

from collections import Counter
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.oracle.sheet.scoring import Square

STEPS = range(-5, 6)


class Dice(NamedTuple):
    """Dice on a sheet, of each colour the lower value first: they are not told apart otherwise."""

    yellow: tuple[int, ...]
    blue: tuple[int, ...]


def dice(yellow: list[int] | tuple[int, ...], blue: list[int] | tuple[int, ...]) -> Dice:
    """Return dice in order."""
    return Dice(tuple(sorted(yellow)), tuple(sorted(blue)))


def joined(one: Dice, other: Dice) -> Dice:
    """Return the dice of two pairs on one sheet (W-13, W-22)."""
    return dice(one.yellow + other.yellow, one.blue + other.blue)


def crossings(lie: Dice) -> list[Square]:
    """Return where dice cross, a square as often as dice pairs meet on it (W-20, W-23)."""
    return list(product(lie.yellow, lie.blue))


def without(lie: Dice, square: Square) -> Dice:
    """Return the dice left when those that cross on a square are taken away (W-22)."""
    yellow, blue = list(lie.yellow), list(lie.blue)
    yellow.remove(square[0])
    blue.remove(square[1])
    return dice(yellow, blue)


def builds(lie: Dice, built: set[Square]) -> set[Square]:
    """Return the crossings that may be built (W-21, and W-26 with two dice left)."""
    return set(crossings(lie)) - built


def earned(lie: Dice, built: set[Square]) -> int:
    """Return the coins of the built crossings, the size of the sheet aside (W-23)."""
    return sum(square in built for square in crossings(lie))


def entered(coins: int, gained: int, on_sheet: int) -> int:
    """Return how many of some earned coins still fit on the sheet (W-23)."""
    return min(coins, on_sheet - gained)


@cache
def changes(lie: Dice, coins: int) -> dict[Dice, int]:
    """Return the dice to be had by a change, with the fewest coins that each takes (W-25).

    One die is moved, or one yellow and one blue; unchanged dice are no change.
    """
    found: dict[Dice, int] = {}
    for one, other in product(range(len(lie.yellow)), range(len(lie.blue))):
        for up, right in product(STEPS, STEPS):
            yellow, blue = list(lie.yellow), list(lie.blue)
            yellow[one] += up
            blue[other] += right
            price = abs(up) + abs(right)
            if not 0 < price <= coins or not {*yellow, *blue} <= set(range(1, 7)):
                continue
            result = dice(yellow, blue)
            found[result] = min(price, found.get(result, price))
    found.pop(lie, None)
    return found


def square_word(square: Square) -> str:
    """Return a crossing as text: the yellow value, then the blue one."""
    return f"y{square[0]}b{square[1]}"


def square_of(text: str) -> Square:
    """Return the crossing that a text names."""
    return int(text[1]), int(text[3])


@cache
def change_word(before: Dice, after: Dice) -> str:
    """Return a change of dice as text, yellow first (W-25)."""
    parts = []
    for letter, old, new in (("y", before.yellow, after.yellow), ("b", before.blue, after.blue)):
        gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
        parts += [f"{letter}{one}to{other}" for one, other in zip(gone, come, strict=True)]
    return "change:" + ",".join(parts)
