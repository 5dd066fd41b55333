"""What the cards of one currency are worth: for the tile on their square, and for tiles to come.

Cards are looked at by the sums that they can make, a bit for each; sums above 31 are left out, because nothing costs
as much.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.boxes.tiles import printed
from alhambra.core.packed import i64, vec

LARGEST: Final[i64] = 0xFFFF_FFFF
DEAREST: Final[i64] = 13

COIN: Final[i64] = 450  # one of money, whatever it will buy
SPARE_COIN: Final[i64] = 200  # the same beyond what a currency needs
PLENTY: Final[i64] = 14
EXACT_LATER: Final[i64] = 3000  # to be able to pay a tile to come exactly
COVER_LATER: Final[i64] = 1000  # to be able to pay it at all
FURTHER_ACTION: Final[i64] = 4000  # what is lost with a payment that is not exact


def _prices() -> list[int]:
    """How many of a thousand tiles have each price, of those that are in a box without a module."""
    tiles = [tile for tile in printed().values() if "module" not in tile]
    prices = [int(tile["price"]) for tile in tiles]
    return [1000 * prices.count(price) for price in range(16)] + [len(prices)]


def _shares() -> list[int]:
    """By a set of prices, a bit for each: how many of a thousand tiles have one of them."""
    *counts, every = _prices()
    shares = [0] * 65536
    for prices in range(1, 65536):
        low = (prices & -prices).bit_length() - 1
        shares[prices] = shares[prices & (prices - 1)] + counts[low]
    return [share // every for share in shares]


SHARE: Final[vec[i64]] = vec[i64](_shares())


def sums_of(purse: i64) -> i64:
    """The sums that the cards of a purse can make."""
    made: i64 = 1
    value: i64 = 1
    while purse:
        copies: i64 = purse & 3
        while copies:
            made |= made << value
            copies -= 1
        made &= LARGEST
        purse >>= 2
        value += 1
    return made


def with_amount(made: i64, amount: i64) -> i64:
    """The sums with an amount more."""
    return (made | made << amount) & LARGEST


def worth_later(made: i64, total: i64) -> i64:
    """What cards that make these sums, and are worth so much together, are worth for tiles to come."""
    covered: i64 = SHARE[(2 << min(total, DEAREST)) - 1]
    exact: i64 = SHARE[made & 0x3FFF]
    worth: i64 = COIN * min(total, PLENTY) + SPARE_COIN * max(total - PLENTY, 0)
    return worth + (EXACT_LATER * exact + COVER_LATER * (covered - exact)) // 1000


def promise(made: i64, total: i64, price: i64, worth: i64) -> i64:
    """What a tile of this price and worth promises to who can make these sums."""
    if total < price:
        clear: i64 = worth - COIN * price
        return max(clear, 0) * total * total // (price * price)
    excess = excess_of(made, price)
    clear = worth - COIN * (price + excess)
    if excess:
        clear -= FURTHER_ACTION
    return max(clear, 0)


def exact_promise(made: i64, price: i64, worth: i64) -> i64:
    """The same where nothing but an exact payment will do."""
    if made >> price & 1 == 0:
        return 0
    return max(worth - COIN * price, 0)


def excess_of(made: i64, price: i64) -> i64:
    """By how much the least sum that covers a price exceeds it."""
    enough: i64 = made >> price
    excess: i64 = 0
    while enough and enough & 1 == 0:
        enough >>= 1
        excess += 1
    return excess
