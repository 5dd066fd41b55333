"""Falconers: points where four tiles meet, payments of 5, redesign and scoring: F-1 to F-5, G-11, K-12."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tests.oracle.geometry import Square
from tests.oracle.money import ordered, value

PRICE = 5
POINTS = (0, 2, 6, 12, 20, 30)
KINDS = ("white", "brown", "black")

Shown = Mapping[Square, str | None]
"""The tiles of a palace by square with the type that they show: camps, medinas, bazaars, the start tile and
unfinished sites are there but show none (F-3). Gatehouses are left out (G-11)."""


class Falcon(NamedTuple):
    """A laid falcon; its point is the south-east corner of a square."""

    kind: str
    types: tuple[str, str]
    point: Square


def meeting(point: Square) -> list[Square]:
    """Return the four squares around a point, which is the south-east corner of the first."""
    east, north = point
    return [(east, north), (east + 1, north), (east, north - 1), (east + 1, north - 1)]


def shows(shown: Shown, point: Square, types: Collection[str]) -> bool:
    """Return whether four tiles meet at a point and show all types (F-3)."""
    around = meeting(point)
    return all(square in shown for square in around) and set(types) <= {shown[square] for square in around}


def points(shown: Shown, types: Collection[str], taken: Collection[Square]) -> set[Square]:
    """Return the free points where a falcon of these types may be laid (F-3)."""
    return {point for point in shown if point not in taken and shows(shown, point, types)}


def refused_remove(falcons: Sequence[Falcon], square: Square) -> set[str]:
    """Return F-4 if a tile lies under a falcon."""
    return {"F-4"} if any(square in meeting(falcon.point) for falcon in falcons) else set()


def refused_swap(shown: Shown, falcons: Sequence[Falcon], square: Square, new: str | None) -> set[str]:
    """Return F-4 if a tile under a falcon is replaced so that the four no longer show both types."""
    after = {**shown, square: new}
    touched = [falcon for falcon in falcons if square in meeting(falcon.point)]
    return set() if all(shows(after, falcon.point, falcon.types) for falcon in touched) else {"F-4"}


def payments(hand: Sequence[str]) -> set[tuple[str, ...]]:
    """Return the payments of 5 in any mixture without a superfluous card (F-2, A-43).

    Two cards or more without a superfluous one are all below 5, and never more than five.
    """
    single = {(card,) for card in hand if value(card) >= PRICE}
    small = [card for card in ordered(hand) if value(card) < PRICE]
    found = {cards for size in range(2, PRICE + 1) for cards in set(combinations(small, size)) if pays(cards)}
    return single | found


def pays(cards: Sequence[str]) -> bool:
    """Return whether cards cover the price, and none could be taken back."""
    total = sum(map(value, cards))
    return total >= PRICE and all(total - value(card) < PRICE for card in cards)


def falcon_points(falcons: Sequence[Falcon]) -> int:
    """Return the points of a player's falcons, kind by kind (F-5)."""
    return sum(POINTS[sum(falcon.kind == kind for falcon in falcons)] for kind in KINDS)
