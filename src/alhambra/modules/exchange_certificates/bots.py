"""What certificates bring: a stored amount pays like a card (X-4), and an overpayment may be stored (X-2)."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.purses import sums_of, with_amount, worth_later
from alhambra.bots.heuristic.palace.value import later_of
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64, vec
from alhambra.modules.exchange_certificates.rules import LARGEST, NONE, Certificates
from alhambra.palace.cards import total
from alhambra.palace.paying import CARDS, NOTE
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

SURE: Final[i64] = 900  # what part counts of an amount that is about to be stored
MONEY: Final[i64] = 900  # of what an amount is worth for tiles to come
AMOUNTS: Final[i64] = 8
UNKNOWN: Final[i64] = -1


class CertificatesSense(Sense):
    """Of a look at the table it notes what an amount more is worth: by currency * 8 + amount."""

    def weigh(self, look: Outlook, payload: int) -> int:
        """An amount in a currency, as if a card of it were taken."""
        if payload == NONE:
            return 0
        over: i64 = self._stored(look.state).over
        return look.sums_gain(payload, with_amount(look.sums(payload), over), look.money(payload) + over)

    def overpaid(self, look: Outlook, currency: int, payment: int, over: int) -> int:
        """What an overpayment is worth on the certificate, in the best currency; nothing if it cannot be stored."""
        stored = self._stored(look.state)
        spent = payment & int(NOTE) != 0
        if over > LARGEST or (stored.kept[look.me] and not spent):
            return 0
        best: i64 = 0
        other: i64 = 0
        while other < 4:
            if stored.pawns[other] or (spent and other == currency):
                gain = self._left(look, other, payment, over) if other == currency else self._gain(look, other, over)
                if gain > best:
                    best = gain
            other += 1
        return SURE * look.later * best // 1_000_000

    def _gain(self, look: Outlook, currency: i64, amount: i64) -> i64:
        """What an amount more of a currency is worth later."""
        notes = look.tables[self.module.index]
        if not len(notes):
            notes = vec[i64]([-1] * 32)
            look.tables[self.module.index] = notes
        at: i64 = currency * AMOUNTS + amount
        if notes[at] == UNKNOWN:
            made = with_amount(look.sums(currency), amount)
            notes[at] = worth_later(made, look.money(currency) + amount) - look.held(currency)
        return notes[at]

    def _left(self, look: Outlook, currency: i64, payment: i64, amount: i64) -> i64:
        """The same for the currency that was paid. If something was stored in it, that is spent."""
        purse: i64 = look.state.hands[look.me * 4 + currency] - (payment & CARDS)
        made = sums_of(purse)
        money = total(purse)
        return worth_later(with_amount(made, amount), money + amount) - worth_later(made, money)

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        code: i64 = self._stored(state).kept[seat]
        if not code:
            return 0
        purse = state.hands[seat * 4 + (code >> 3)]
        made = sums_of(purse)
        money = total(purse)
        more: i64 = worth_later(with_amount(made, code & 7), money + (code & 7))
        if purse:
            more -= worth_later(made, money)
        return MONEY * more * later_of(state, []) // 1_000_000

    def _stored(self, state: PalaceState) -> Certificates:
        kept = state.slices[self.module.index]
        assert isinstance(kept, Certificates)
        return kept


SENSE: Final = CertificatesSense
