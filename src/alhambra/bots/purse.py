"""What the cards of one currency are worth: for the tile on their square, and for those to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alhambra.bots.catalogue import share_of_prices

DEAREST: Final = 13
PRICES: Final = (1 << (DEAREST + 1)) - 1  # every price, as bits

COIN: Final = 0.45  # a point of money, whatever it buys
ENOUGH_MONEY: Final = 14  # of one currency; more of it is worth less
SPARE_COIN: Final = 0.2
EXACT_LATER: Final = 3.0  # being able to pay a tile to come exactly
COVER_LATER: Final = 1.0  # being able to pay it at all
HALFWAY: Final = 1.0  # what part of a purchase counts that the money does not reach


def sums(values: Iterable[int]) -> int:
    """The sums that the cards can make, as bits."""
    made = 1
    for value in values:
        made |= made << value
    return made


def coins(total: int) -> float:
    """What an amount of money of one currency is worth, whatever its cards."""
    return COIN * min(total, ENOUGH_MONEY) + SPARE_COIN * max(total - ENOUGH_MONEY, 0)


def worth_later(made: int) -> float:
    """What cards that make these sums are worth for tiles to come."""
    total = made.bit_length() - 1
    covered = PRICES if total >= DEAREST else (2 << total) - 1
    exact = share_of_prices(made & PRICES)
    return coins(total) + EXACT_LATER * exact + COVER_LATER * (share_of_prices(covered) - exact)


def profit(made: int, price: int, worth: float, further: float) -> float:
    """What a tile of this price and worth promises to who can pay these sums; exact payment brings a further action."""
    total = made.bit_length() - 1
    if total < price:
        part = total / price
        return HALFWAY * part * part * max(worth - COIN * price, 0.0)
    over = made >> price
    excess = (over & -over).bit_length() - 1
    return max(worth - COIN * (price + excess) + (0.0 if excess else further), 0.0)
