"""Guards: where they stand, what they are worth, and what their abilities bring."""

from __future__ import annotations

from math import inf
from typing import Final

from alhambra.bots.face import Face, Look
from alhambra.bots.modules.guards.abilities import weigh_buy_preview, weigh_march, weigh_pay, weigh_put_wall, weigh_use
from alhambra.bots.modules.guards.garrison import Garrison, on_reserve, worth_of_guards
from alhambra.bots.modules.guards.halves import tally
from alhambra.bots.modules.guards.stations import count_guards, watch_of
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.senses.guards import GuardsSense
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use


def exact_change(outlook: Outlook) -> float:
    """What it costs to make a payment count as exact (R-39); too much where that is not offered."""
    offer = outlook.once(Garrison).offer("exact-change")
    return inf if offer is None else offer


FACE: Final = Face(
    weighers={
        Use: weigh_use,
        Pay: weigh_pay,
        BuyPreview: weigh_buy_preview,
        March: weigh_march,
        PutWall: weigh_put_wall,
    },
    tally=tally,
    made_exact=exact_change,
    on_reserve=on_reserve,
    marks=watch_of,
    look=Look(count_guards, worth_of_guards),
    sense=GuardsSense,
)
