"""What falcons bring: points for each kind at every scoring to come (F-5), for five of money."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.purses import COIN
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec
from alhambra.modules.falconers.mews import EACH, POINTS, PRICE, Mews
from alhambra.modules.falconers.rules import BUY
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

ANOTHER: Final[i64] = 300  # how likely a further one of the kind follows
CARD: Final[vec[i64]] = vec[i64]([1 << 2 * value for value in range(9)])
GAIN: Final[vec[i64]] = vec[i64]([POINTS[owned + 1] - POINTS[owned] for owned in range(EACH)] + [0])  # of one more


class FalconersSense(Sense):
    """The open falcons are known, the order of those below is not."""

    def conceal(self, state: PalaceState, seat: int, chance: Seeded) -> None:
        mews = self._mews(state)
        piles: list[bytes] = []
        for kind, pile in enumerate(mews.piles):
            shown = mews.open >> kind & 1
            piles.append(pile[:shown] + chance.shuffle("falcons", pile[shown:]))
        mews.piles = tuple(piles)

    def weigh(self, look: Outlook, payload: int) -> int:
        bits: i64 = payload >> 4
        return self._buy(look, bits & 15) if payload & 15 == BUY else _pay(look, bits)

    def _buy(self, look: Outlook, kind: i64) -> i64:
        """The points of one falcon more, and of the next one, which brings more still."""
        mews = self._mews(look.state)
        owned = _owned(mews, look.me, kind)
        gain: i64 = 1000 * GAIN[owned]
        if len(mews.piles[kind]) > 1:
            gain += ANOTHER * look.later * (GAIN[owned + 1] - GAIN[owned]) // 1000
        return gain * look.scorings - look.later * COIN * PRICE // 1000

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        mews = self._mews(state)
        points: i64 = 0
        if mews.falcons[seat]:
            kind: i64 = 0
            while kind < 3:
                points += POINTS[_owned(mews, seat, kind)]
                kind += 1
        return 1000 * points * (4 - next_)

    def _mews(self, state: PalaceState) -> Mews:
        kept = state.slices[self.module.index]
        assert isinstance(kept, Mews)
        return kept


def _owned(mews: Mews, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for falcon in mews.falcons[seat]:
        if (falcon & 255) // EACH == kind:
            count += 1
    return count


def _pay(look: Outlook, packed: i64) -> i64:
    """The cards that are missed least; six bits each (see `mews`)."""
    paid = vec[i64]([0] * 4)
    while packed:
        card: i64 = (packed & 63) - 1
        paid[card // 9] += CARD[card % 9]
        packed >>= 6
    cost: i64 = 0
    currency: i64 = 0
    while currency < 4:
        if paid[currency]:
            cost += look.spent(currency, paid[currency], 0)
        currency += 1
    return -cost


SENSE: Final = FalconersSense
