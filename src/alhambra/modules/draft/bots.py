"""The choice of start money (R-14): each pile is weighed as if its cards were taken."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64
from alhambra.modules.draft.rules import Piles

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook


class DraftSense(Sense):
    """The piles that are left."""

    def weigh(self, look: Outlook, payload: int) -> int:
        dealt = look.state.slices[self.module.index]
        assert isinstance(dealt, Piles)
        gain: i64 = 0
        currency: i64 = 0
        while currency < 4:
            cards: i64 = 0
            for card in dealt.piles[payload]:
                if card // 9 == currency:
                    cards += 1 << 2 * (card % 9)
            if cards:
                gain += look.purse_gain(currency, cards)
            currency += 1
        return int(gain)


SENSE: Final = DraftSense
