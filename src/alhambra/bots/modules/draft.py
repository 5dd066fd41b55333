"""The choice of start money (R-14): each pile is weighed as if its cards were taken."""

from __future__ import annotations

from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.palace.money import cards_gain
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.senses.draft import DraftSense
from alhambra.modules.draft.rules import ChoosePile


def weigh_pile(outlook: Outlook, action: ChoosePile) -> float:
    """What the cards of a pile bring."""
    piles: dict[str, tuple[str, ...]] = outlook.view.modules["draft"].piles
    return cards_gain(outlook, piles[str(action.pile)])


FACE: Final = Face(weighers={ChoosePile: weigh_pile}, sense=DraftSense)
