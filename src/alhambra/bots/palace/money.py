"""What it brings to get and to spend cards, as an outlook sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from alhambra.bots.face import Offer
from alhambra.bots.palace.catalogue import PRICE
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.purse import COIN, exact_promise, promise, sums, worth_later
from alhambra.palace.cards import LETTERS

PROMISE: Final = 0.7  # what part of a purchase counts that money brings nearer
SMALL: Final = 5  # cards up to this total are taken together


def value(card: str) -> int:
    """What a card is worth as money."""
    return int(card[1])


def currency_of(card: str) -> int:
    """The currency of a card, 0 to 3 as the squares of the market."""
    return LETTERS.index(card[0])


def cards_gain(outlook: Outlook, cards: Iterable[str]) -> float:
    """Money towards the tiles on the market, and for those to come."""
    taken: dict[int, list[int]] = {}
    for card in cards:
        taken.setdefault(currency_of(card), []).append(value(card))
    return sum(purse_gain(outlook, currency, values) for currency, values in taken.items())


def purse_gain(outlook: Outlook, currency: int, values: list[int]) -> float:
    """The same for amounts of one currency."""
    before = outlook.payable[currency]
    after = sums([*outlook.purses[currency], *values])
    gain = outlook.later * (worth_later(after) - worth_later(before))
    for price, worth, exact in on_offer(outlook, currency):
        hope = exact_promise if exact else promise
        gain += PROMISE * (hope(after, price, worth) - hope(before, price, worth))
    return gain


def on_offer(outlook: Outlook, currency: int) -> Iterator[Offer]:
    """What can be bought for a currency."""
    tile = outlook.view.market[currency]
    if tile is not None:
        yield Offer(PRICE[tile], outlook.tile_worth(tile), False)
    for offers in outlook.faces.offers:
        yield from offers(outlook, currency)


def spent(outlook: Outlook, currency: int, cards: Sequence[str]) -> float:
    """What cards of a currency would have been worth later."""
    left = outlook.purses[currency].copy()
    for card in cards:
        left.remove(outlook.worth_of(card))
    return outlook.later * (worth_later(outlook.payable[currency]) - worth_later(sums(left)))


def payment_weight(outlook: Outlook, currency: int, cards: Sequence[str], price: int) -> float:
    """What a payment costs, less what it brings: a further action if it is exact, or what is left if it is not."""
    over = sum(outlook.worth_of(card) for card in cards) - price
    if not over:
        return outlook.further - spent(outlook, currency, cards)
    return outlook.overpaid(currency, cards, over) - spent(outlook, currency, cards)


def best_take(outlook: Outlook) -> float:
    """What the best money of the display would bring."""
    cards = [card for card in outlook.view.display if card is not None]
    takes: list[tuple[str, ...]] = [(card,) for card in cards]
    for count in range(2, len(cards) + 1):
        takes += [some for some in combinations(cards, count) if sum(map(value, some)) <= SMALL]
    return max((cards_gain(outlook, take) for take in takes), default=0.0)


def next_action(outlook: Outlook) -> float:
    """What one action more would bring: money of the display, or a purchase."""
    gains = [best_take(outlook)]
    for currency in range(4):
        made = outlook.payable[currency]
        for price, worth, exact in on_offer(outlook, currency):
            if made >> price:
                gains.append((exact_promise if exact else promise)(made, price, worth))
    return max(gains)


def exact_purchase(outlook: Outlook, card: str) -> float:
    """What the best purchase brings that one card more makes an exact one; 0 if there is none."""
    currency = currency_of(card)
    before = outlook.payable[currency]
    best = 0.0
    for price, worth, _ in on_offer(outlook, currency):
        rest = price - value(card)
        if rest >= 0 and before >> rest & 1 and not before >> price & 1:
            best = max(best, worth + outlook.further - outlook.later * COIN * rest)
    return best
