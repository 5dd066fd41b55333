"""Payments: cards of one currency, and an amount that a module keeps for a seat.

A payment is a purse (see `cards`), with `NOTE` added where the amount kept is part of it.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.palace.cards import card_words, ordered, parse_card, payments, purse_cards, purse_of, total
from alhambra.palace.state import PalaceState

NOTE: Final[i64] = 1 << 18
CARDS: Final[i64] = NOTE - 1
NOTE_WORD: Final = "x"


def payments_of(state: PalaceState, currency: i64, price: i64) -> vec[i64]:
    """Every payment of a price that the actor may make."""
    if state.kit.cashier is not None:
        return state.kit.cashier.payments(state, currency, price)
    return payments(state.hands[state.seat * 4 + currency], price)


def worth(state: PalaceState, payment: i64) -> i64:
    """What a payment of the actor is worth."""
    kept: i64 = 0
    if payment & NOTE and state.kit.cashier is not None:
        kept = state.kit.cashier.amount(state, state.seat)
    return total(payment & CARDS) + kept


def pay(state: PalaceState, currency: i64, payment: i64, price: i64) -> bool:
    """Pay a price. Whether that was exact."""
    over = worth(state, payment) - price
    state.hands[state.seat * 4 + currency] -= payment & CARDS
    state.discards[currency] += payment & CARDS
    if state.kit.cashier is not None:
        state.kit.cashier.paid(state, currency, payment, price, over)
    return over == 0


def money_of(state: PalaceState, seat: i64, currency: i64) -> i64:
    """A-81, X-8: the sum of a currency that a seat holds."""
    sum_ = total(state.hands[seat * 4 + currency])
    cashier = state.kit.cashier
    if cashier is not None and cashier.kept_in(state, seat) == currency:
        sum_ += cashier.amount(state, seat)
    return sum_


def payment_words(payment: int, currency: int) -> tuple[str, ...]:
    """The words of a payment, the amount kept last."""
    cards = card_words(purse_cards(payment & int(CARDS), currency))
    return (*cards, NOTE_WORD) if payment & NOTE else cards


def payment_of(words: tuple[str, ...]) -> int:
    """The payment that words stand for, all of one currency."""
    note = int(NOTE) if NOTE_WORD in words else 0
    return note | purse_of([parse_card(word) for word in words if word != NOTE_WORD])


def ordered_payment(words: tuple[str, ...]) -> tuple[str, ...]:
    """Words of a payment in their usual order."""
    notes = tuple(word for word in words if word == NOTE_WORD)
    return ordered(word for word in words if word != NOTE_WORD) + notes
