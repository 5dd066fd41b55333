"""Money cards: numbers for the engine, words such as `y3` for people, and what a hand can pay.

A card is currency * 9 + value - 1, the currencies in the order of the market squares. The cards of one currency in
a hand are one number with two bits for each value, which counts up to three copies (A-2).
"""

from __future__ import annotations  # compiled

from collections.abc import Iterable
from typing import Final

from alhambra.core.errors import NotationError
from alhambra.core.packed import append, i64, vec

CURRENCIES: Final = ("florin", "dirham", "dinar", "ducat")
LETTERS: Final = "ygbo"  # yellow, green, blue, orange: three of the names begin alike
KINDS: Final = 36
WORDS: Final = [f"{LETTERS[card // 9]}{card % 9 + 1}" for card in range(KINDS)]
_NUMBERS: Final = {word: card for card, word in enumerate(WORDS)}
FIRST_SCORING: Final[i64] = 36
SECOND_SCORING: Final[i64] = 37

SUM_LOW: Final[vec[i64]] = vec[i64]([sum((n >> 2 * v & 3) * (v + 1) for v in range(5)) for n in range(1024)])
SUM_HIGH: Final[vec[i64]] = vec[i64]([sum((n >> 2 * v & 3) * (v + 6) for v in range(4)) for n in range(256)])

_HIGHEST_LOW: Final[vec[i64]] = vec[i64]([max([v for v in range(5) if n >> 2 * v & 3], default=0) for n in range(1024)])
_HIGHEST_HIGH: Final[vec[i64]] = vec[i64](
    [max([v + 5 for v in range(4) if n >> 2 * v & 3], default=0) for n in range(256)]
)


def total(purse: i64) -> i64:
    """The sum of the values of the cards of one currency."""
    return SUM_LOW[purse & 1023] + SUM_HIGH[purse >> 10]


def payments(purse: i64, price: i64) -> vec[i64]:
    """Every payment of a price without a superfluous card (A-43), as numbers like the purse itself."""
    found = vec[i64]()
    worth = total(purse)
    if worth >= price:
        found = add_payments(purse, worth, price, 0, found)
    at: i64 = 0
    while at < len(found):
        found[at] >>= 8
        at += 1
    return found


def add_payments(purse: i64, worth: i64, price: i64, paid: i64, out: vec[i64]) -> vec[i64]:
    """The same for a purse that is worth the price or more: added to `out` as codes, the cards from bit 8 on.

    `paid` is the code with the cards that are paid already. Cards in descending order: the first that covers the price
    ends a payment, so none before it is superfluous.
    """
    while True:
        value = _HIGHEST_HIGH[purse >> 10] if purse >> 10 else _HIGHEST_LOW[purse]
        card: i64 = 1 << 2 * value
        face: i64 = value + 1
        if face >= price:
            out = append(out, paid + (card << 8))
        else:
            out = add_payments(purse - card, worth - face, price - face, paid + (card << 8), out)
        worth -= (purse >> 2 * value) * face
        if worth < price:
            return out  # without this value the rest cannot pay
        purse &= card - 1


def card_word(card: int) -> str:
    """`y3` for the florin of value 3."""
    return WORDS[card]


def parse_card(word: str) -> int:
    """The card that a word stands for."""
    if word not in _NUMBERS:
        raise NotationError("no-card", text=word, letters=LETTERS)
    return _NUMBERS[word]


def ordered(words: Iterable[str]) -> tuple[str, ...]:
    """Cards in their usual order: by currency, then by value."""
    return card_words(sorted(parse_card(word) for word in words))


def card_words(cards: list[int]) -> tuple[str, ...]:
    """The words of several cards, in the same order."""
    return tuple([WORDS[card] for card in cards])


def purse_cards(purse: int, currency: int) -> list[int]:
    """The cards of one currency in a hand, ascending."""
    cards: list[int] = []
    card = currency * 9
    while purse:
        cards += [card] * (purse & 3)
        purse >>= 2
        card += 1
    return cards


def purse_of(cards: list[int]) -> int:
    """The number for cards of one currency."""
    return sum(1 << 2 * (card % 9) for card in cards)
