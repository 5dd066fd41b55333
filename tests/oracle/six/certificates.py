"""Exchange certificates: payments, storing and the pawns in the middle: A-43, X-1 to X-8, K-13."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from tests.oracle.money import LETTERS

LARGEST = 6
PAWNS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""Pawns of each currency by the number of players (X-1)."""


class Certificate(NamedTuple):
    """A pawn of a currency on the space of an amount."""

    letter: str
    amount: int


class Payment(NamedTuple):
    """Card values of one currency, and the stored amount, 0 if it is not used (X-4)."""

    cards: tuple[int, ...]
    stored: int = 0

    @property
    def parts(self) -> list[int]:
        """All that is paid; the stored amount is like one more card (X-4)."""
        return [*self.cards, *([self.stored] if self.stored else [])]

    def over(self, price: int) -> int:
        """Return how much is overpaid (X-2, K-13)."""
        return sum(self.parts) - price

    def superfluous(self, price: int) -> bool:
        """Return whether a card or the certificate could be taken back (A-43, X-7)."""
        return any(sum(self.parts) - part >= price for part in self.parts)


def all_in(letter: str, pawns: dict[str, int], used: bool) -> set[str]:
    """Return the currencies with a pawn in the middle after a payment; a used pawn is back (X-4, X-5)."""
    return {name for name in LETTERS if pawns[name] + (1 if used and name == letter else 0) > 0}


def choices(
    payment: Payment, price: int, letter: str, own: Certificate | None, pawns: dict[str, int]
) -> set[str | None]:
    """Return what may be stored after a payment: currencies, or None for nothing (X-2, X-3, X-5, X-7).

    Empty: the payment is not allowed. Only None: nothing can be stored, and nothing is asked.
    """
    found: set[str | None] = set() if payment.superfluous(price) else {None}
    free = own is None or payment.stored > 0
    if free and 1 <= payment.over(price) <= LARGEST:
        found |= all_in(letter, pawns, payment.stored > 0)
    return found


def amounts(hand: Sequence[int], own: Certificate | None, letter: str) -> set[Payment]:
    """Return every part of the cards of a currency, with and without the certificate (X-4)."""
    held = sorted(Counter(hand).items())
    stored = [0, own.amount] if own is not None and own.letter == letter else [0]
    parts = set()
    for numbers in product(*(range(count + 1) for _, count in held)):
        cards = tuple(worth for (worth, _), n in zip(held, numbers, strict=True) for _ in range(n))
        parts |= {Payment(cards, amount) for amount in stored}
    return parts


def payments(
    hand: Sequence[int], price: int, letter: str, own: Certificate | None, pawns: dict[str, int]
) -> set[Payment]:
    """Return the payments of a price in a currency; `hand` holds the cards of that currency (A-40, A-43, X-7)."""
    return {
        payment
        for payment in amounts(hand, own, letter)
        if payment.over(price) >= 0 and choices(payment, price, letter, own, pawns)
    }


def exact(hand: Sequence[int], price: int, letter: str, own: Certificate | None) -> set[Payment]:
    """Return the exact payments, with the certificate or without (B-3, K-13)."""
    return {payment for payment in amounts(hand, own, letter) if payment.over(price) == 0 and payment.parts}
