"""The choice of start money (R-14): each pile is weighed as if its cards were taken."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Any, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64
from alhambra.modules.draft.rules import Piles
from alhambra.palace.cards import parse_card
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook


class DraftSense(Sense):
    """The piles that are left."""

    def imagine(self, state: PalaceState, part: Any, seat: int) -> Slice:
        if part is None:
            return Piles(())
        return Piles(tuple([_pile(part.piles.get(str(number + 1), ())) for number in range(state.kit.seats)]))

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


def _pile(cards: tuple[str, ...]) -> bytes:
    return bytes(sorted([parse_card(card) for card in cards]))


SENSE: Final = DraftSense
