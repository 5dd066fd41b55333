"""What certificates bring: a stored amount pays like a card (X-4), and an overpayment may be stored (X-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.bots.face import Amount, Face
from alhambra.bots.palace.money import purse_gain
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.purse import sums, worth_later
from alhambra.bots.senses.exchange_certificates import CertificatesSense
from alhambra.modules.exchange_certificates.rules import LARGEST
from alhambra.modules.exchange_certificates.words import CertificatesView, Store
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.views import View

NOTE: Final = "x"
SURE: Final = 0.9  # what part counts of an amount that is about to be stored


def amounts(view: View) -> dict[str, Amount]:
    """The amount on my certificate, if there is one."""
    assert view.seat is not None, "a spectator has no certificate"
    part: CertificatesView = view.modules["exchange-certificates"]
    mine = part.certificates[view.seat]
    return {} if mine is None else {NOTE: Amount(CURRENCIES.index(mine.currency), mine.amount)}


def stored_gain(outlook: Outlook, currency: int, cards: Sequence[str], over: int) -> float:
    """What an overpayment is worth on the certificate, in the best currency; nothing if it cannot be stored."""
    part: CertificatesView = outlook.view.modules["exchange-certificates"]
    if not 1 <= over <= LARGEST or (part.certificates[outlook.me] and NOTE not in cards):
        return 0.0
    gains = []
    for other, name in enumerate(CURRENCIES):
        if part.pawns[name] or (other == currency and NOTE in cards):
            left = outlook.purses[other].copy()
            for card in cards if other == currency else ():
                left.remove(outlook.worth_of(card))
            gains.append(worth_later(sums([*left, over])) - worth_later(sums(left)))
    return SURE * outlook.later * max(gains, default=0.0)


def weigh_store(outlook: Outlook, action: Store) -> float:
    """An amount in a currency, as if a card of it were taken."""
    if action.what == "none":
        return 0.0
    over: int = outlook.view.modules["exchange-certificates"].over
    return purse_gain(outlook, LETTERS.index(action.what), [over])


FACE: Final = Face(weighers={Store: weigh_store}, amounts=amounts, overpaid=stored_gain, sense=CertificatesSense)
