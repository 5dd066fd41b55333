"""What the cards of one currency are worth: for the tile on their square, and for tiles to come.

Cards are looked at by the sums that they can make: a number with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alhambra.bots.palace.catalogue import PRICE, share_of_prices

COIN: Final = 0.45  # one of money, whatever it will buy
SPARE_COIN: Final = 0.2  # the same beyond what a currency needs
PLENTY: Final = 14
EXACT_LATER: Final = 3.0  # to be able to pay a tile to come exactly
COVER_LATER: Final = 1.0  # to be able to pay it at all
FURTHER_ACTION: Final = 4.0  # what is lost with a payment that is not exact

DEAREST: Final = max(PRICE.values())
ALL_PRICES: Final = (2 << DEAREST) - 1


def sums(values: Iterable[int]) -> int:
    """The sums that cards of these values can make."""
    made = 1
    for value in values:
        made |= made << value
    return made


def worth_later(made: int) -> float:
    """What cards that make these sums are worth for tiles to come."""
    total = made.bit_length() - 1
    covered = share_of_prices((2 << min(total, DEAREST)) - 1)
    exact = share_of_prices(made & ALL_PRICES)
    money = COIN * min(total, PLENTY) + SPARE_COIN * max(total - PLENTY, 0)
    return money + EXACT_LATER * exact + COVER_LATER * (covered - exact)


def promise(made: int, price: int, worth: float) -> float:
    """What a tile of this price and worth promises to who can make these sums."""
    total = made.bit_length() - 1
    if total < price:
        part = total / price
        return part * part * max(worth - COIN * price, 0.0)
    enough = made >> price
    excess = (enough & -enough).bit_length() - 1
    return max(worth - COIN * (price + excess) - (FURTHER_ACTION if excess else 0.0), 0.0)


def exact_promise(made: int, price: int, worth: float) -> float:
    """The same where nothing but an exact payment will do."""
    return max(worth - COIN * price, 0.0) if made >> price & 1 else 0.0
