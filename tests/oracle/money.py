"""Money: what may be taken (A-30), paid (A-40, A-43) and won at the end (A-81).

A card is its currency letter and its value, "y3". The letters "ygbo" stand in the
order of the market squares (A-5).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

LETTERS = "ygbo"
VALUES = range(1, 10)


def value(card: str) -> int:
    """Return the value of a card."""
    return int(card[1:])


def ordered(cards: Iterable[str]) -> list[str]:
    """Return cards in the order of the currencies, then of the values."""
    return sorted(cards, key=lambda card: (LETTERS.index(card[0]), value(card)))


def of_currency(hand: Iterable[str], letter: str) -> list[int]:
    """Return the values of the cards of one currency."""
    return sorted(value(card) for card in hand if card[0] == letter)


def deck(seats: int) -> list[str]:
    """Return all money cards, two or three copies of each (A-2, A-90)."""
    copies = 2 if seats == 2 else 3
    return [f"{letter}{n}" for letter in LETTERS for n in VALUES for _ in range(copies)]


def takes(display: list[str]) -> set[tuple[str, ...]]:
    """Return what may be taken: one card, or several of at most 5 in sum (A-30)."""
    return {
        tuple(ordered(cards))
        for size in range(1, len(display) + 1)
        for cards in combinations(display, size)
        if size == 1 or sum(map(value, cards)) <= 5
    }


def payments(hand: list[int], price: int) -> set[tuple[int, ...]]:
    """Return the payments without a superfluous card (A-40, A-43).

    `hand` holds the values of one currency. Every sub-multiset is tried. Without its
    smallest card a payment must not cover the price; then it does not without any.
    """
    held = sorted(Counter(hand).items())
    found = set()
    for numbers in product(*(range(count + 1) for _, count in held)):
        paid = tuple(worth for (worth, _), n in zip(held, numbers, strict=True) for _ in range(n))
        if paid and sum(paid) >= price > sum(paid) - min(paid):
            found.add(paid)
    return found


def left_over(tiles: Sequence[str | None], hands: Sequence[Sequence[str]]) -> list[int | None]:
    """Return for each market square the seat that receives its tile (A-81).

    None: the square is empty, or the highest sum is shared, or nobody holds any.
    """
    receivers: list[int | None] = []
    for tile, letter in zip(tiles, LETTERS, strict=True):
        sums = [sum(of_currency(hand, letter)) for hand in hands]
        most = max(sums)
        alone = tile is not None and most > 0 and sums.count(most) == 1
        receivers.append(sums.index(most) if alone else None)
    return receivers
