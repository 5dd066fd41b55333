"""What falcons bring: points for each kind at every scoring to come (F-5), for five of money."""

from __future__ import annotations

from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.palace.money import currency_of, spent
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.purse import COIN
from alhambra.bots.senses.falconers import FalconersSense
from alhambra.modules.falconers.mews import POINTS
from alhambra.modules.falconers.words import BuyFalcon, FalconersView, PayFalcon

ANOTHER: Final = 0.3  # how likely a further one of the kind follows


def weigh_buy_falcon(outlook: Outlook, action: BuyFalcon) -> float:
    """The points of one falcon more, and of the next one, which brings more still."""
    part: FalconersView = outlook.view.modules["falconers"]
    owned = sum(one.kind == action.kind for one in part.falcons[outlook.me])
    gain = float(POINTS[owned + 1] - POINTS[owned])
    if part.left[action.kind]:
        gain += ANOTHER * outlook.later * (POINTS[owned + 2] - POINTS[owned + 1] - gain)
    return gain * outlook.scorings - outlook.later * COIN * part.price


def weigh_pay_falcon(outlook: Outlook, action: PayFalcon) -> float:
    """The cards that are missed least."""
    paid: dict[int, list[str]] = {}
    for card in action.cards:
        paid.setdefault(currency_of(card), []).append(card)
    return -sum(spent(outlook, currency, cards) for currency, cards in paid.items())


FACE: Final = Face(weighers={BuyFalcon: weigh_buy_falcon, PayFalcon: weigh_pay_falcon}, sense=FalconersSense)
