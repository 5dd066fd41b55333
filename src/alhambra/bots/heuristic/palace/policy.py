"""What weighs the codes of the palace game: one careful step ahead, in thousandths of a point."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.network import Network, answers
from alhambra.bots.heuristic.palace.inputs import inputs_of
from alhambra.bots.heuristic.palace.majorities import Worths
from alhambra.bots.heuristic.palace.outlook import Outlook
from alhambra.bots.heuristic.palace.value import expectations, uncertainty
from alhambra.bots.heuristic.policy import NEVER, POINT, Policy
from alhambra.bots.heuristic.sense import Sense, Senses
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import total
from alhambra.palace.codes import BUY, DONE, GIVE, KEEP, LAY_TILE, MODULE, PASS, REMOVE, SWAP, TAKE
from alhambra.palace.display import EMPTY
from alhambra.palace.flow import play
from alhambra.palace.legal import legal_codes
from alhambra.palace.module import Kit
from alhambra.palace.paying import CARDS, NOTE
from alhambra.palace.state import ACT, AFTER, OVER, PURCHASE, WAIT, PalaceState

CLEAR_GAIN: Final[i64] = 1500  # a redesign has to bring more than this


class PalacePolicy(Policy):
    """The weights of one game; `senses` are those of its modules, in their order."""

    def __init__(self, kit: Kit, senses: list[Sense], network: Network | None = None) -> None:
        self.kit = kit
        self.senses = senses
        self._asked = Senses(senses)
        self._worths = Worths()
        self.network = network
        for sense in senses:
            sense.learn(kit)
        self._last: Outlook | None = None  # with nothing played since
        self._known: Outlook | None = None  # with nothing since but money taken, in a turn that goes on

    def codes(self, state: Any) -> vec[i64]:
        assert isinstance(state, PalaceState)
        return legal_codes(state)

    def play(self, state: Any, code: i64, chance: Seeded) -> None:
        assert isinstance(state, PalaceState)
        play(state, code, chance, None)
        last = self._last
        goes_on = code & 15 == TAKE and state.phase == AFTER and last is not None and last.state is state
        self._known = last if goes_on else None
        self._last = None

    def over(self, state: Any) -> bool:
        assert isinstance(state, PalaceState)
        return state.phase >= WAIT

    def seat(self, state: Any) -> i64:
        assert isinstance(state, PalaceState)
        return state.seat

    def turn(self, state: Any) -> i64:
        assert isinstance(state, PalaceState)
        return state.seat

    def inputs(self, state: Any) -> vec[i64]:
        assert isinstance(state, PalaceState)
        return inputs_of(state, self.senses)

    def values(self, state: Any) -> vec[i64]:
        assert isinstance(state, PalaceState)
        if self.network is None or state.phase == OVER:
            return expectations(state, self.senses)
        return answers(self.network, inputs_of(state, self.senses), state.kit.seats)

    def spread(self, state: Any) -> i64:
        assert isinstance(state, PalaceState)
        return uncertainty(state) if self.network is None or state.phase == OVER else POINT

    def weights(self, state: Any, codes: vec[i64], full: bool) -> vec[i64]:
        assert isinstance(state, PalaceState)
        look = self._look(state)
        look.full = full
        count: i64 = len(codes)
        out = vec[i64]([0] * count)
        further: i64 = 0
        at: i64 = 0
        while at < count:  # what others build on is weighed first
            if codes[at] & 15 == TAKE:
                out[at] = _take(look, codes[at] >> 4)
                if out[at] > further:
                    further = out[at]
            at += 1
        if state.bound == PURCHASE:
            further = best_take(look)
        look.further = further
        at = 0
        while at < count:
            if codes[at] & 15 == BUY:
                out[at] = _buy(look, codes[at] >> 4 & 3, codes[at] >> 8)
            at += 1
        at = 0
        while at < count:
            if codes[at] & 15 > BUY:
                out[at] = _weigh(look, codes[at], full)
            at += 1
        return out

    def _look(self, state: PalaceState) -> Outlook:
        """The table as it is; who has just taken money in the same turn knows it already but for the hand."""
        look = self._known
        self._known = None
        if look is not None and look.state is state:
            look.count_again()
        else:
            look = Outlook(state, self._asked, self._worths)
        self._last = look
        return look


def _weigh(look: Outlook, code: i64, full: bool) -> i64:
    kind: i64 = code & 15
    if not full and kind in (REMOVE, SWAP):
        return NEVER
    tile: i64 = code >> 4 & 255
    if kind == LAY_TILE:
        return _lay(look, tile, code >> 16)
    if kind == KEEP:
        return look.reserve_worth(tile)
    if kind == GIVE:
        return look.owner_gain(tile, look.seats, 1)
    if kind in (DONE, PASS):
        return 0
    if kind == MODULE:
        return look.senses.every[code >> 4 & 15].weigh(look, int(code >> 8))
    return _remove(look, code >> 16) if kind == REMOVE else _swap(look, tile, code >> 16)


def _take(look: Outlook, slots: i64) -> i64:
    """Money towards the tiles on the market, and for those to come."""
    cards = look.state.display.slots
    if slots & (slots - 1) == 0:
        slot: i64 = 0
        while slots >> slot & 1 == 0:
            slot += 1
        return look.purse_gain(cards[slot] // 9, CARD[cards[slot] % 9])
    gain: i64 = 0
    currency: i64 = 0
    while currency < 4:
        taken: i64 = 0
        slot = 0
        while slot < 4:
            if slots >> slot & 1 and cards[slot] // 9 == currency:
                taken += CARD[cards[slot] % 9]
            slot += 1
        if taken:
            gain += look.purse_gain(currency, taken)
        currency += 1
    return gain


def best_take(look: Outlook) -> i64:
    """What the best money of the display would bring."""
    best: i64 = 0
    for code in look.state.display.takes():
        gain = _take(look, code >> 4)
        if gain > best:
            best = gain
    return best


def _buy(look: Outlook, square: i64, payment: i64) -> i64:
    """A tile for its money; a payment that is exact, or is made to count as exact, brings a further action."""
    price = look.state.kit.prices[look.state.market[square]]
    weight = look.offer(square) + payment_weight(look, square, payment, price)
    if weight > look.buys[square]:
        look.buys[square] = weight
    return weight


def payment_weight(look: Outlook, currency: i64, payment: i64, price: i64) -> i64:
    """What a payment costs, less what it brings."""
    note: i64 = 0
    if payment & NOTE:
        note = look.kept(currency)
    cards: i64 = payment & CARDS
    over: i64 = total(cards) + note - price
    cost = look.spent(currency, cards, note)
    if over == 0:
        return look.further - cost
    left: i64 = 0
    for sense in look.senses.overpaid:
        left += sense.overpaid(look, int(currency), int(payment), int(over))
    return left - cost


def _lay(look: Outlook, tile: i64, place: i64) -> i64:
    """A tile finds its place. One of the reserve costs an action, so it has to bring more."""
    gain: i64 = look.owner_gain(tile, look.me, 1) + look.lay_gain(tile, look.state.shapes[tile], place)
    if look.state.phase == ACT:
        return gain - look.reserve_worth(tile) - CLEAR_GAIN
    return gain


def _remove(look: Outlook, place: i64) -> i64:
    """A tile leaves the palace."""
    tile = look.state.plans[look.me].tile(place)
    after = look.prospect.without(place)
    gain: i64 = look.shape_worth(after[1], after[2], after[3]) - look.shape + look.changed(place, EMPTY)
    return gain + look.owner_gain(tile, look.me, -1) + look.reserve_worth(tile) - CLEAR_GAIN


def _swap(look: Outlook, new: i64, place: i64) -> i64:
    """One tile takes the place of another."""
    old = look.state.plans[look.me].tile(place)
    after = look.prospect.swapped(place, look.state.shapes[new])
    gain: i64 = look.shape_worth(after[1], after[2], after[3]) - look.shape + look.changed(place, new) - CLEAR_GAIN
    if new in look.state.unbuilt or old in look.state.unbuilt:
        return gain + look.owner_gain(new, look.me, 1) + look.owner_gain(old, look.me, -1)
    if look.state.types[old] != look.state.types[new]:
        gain += look.majority_gain(look.state.types[new], look.me, 1)
        gain += look.majority_gain(look.state.types[old], look.me, -1)
    for sense in look.senses.counting:
        gain += sense.exchanged(look, int(new), int(old))
    return gain


CARD: Final[vec[i64]] = vec[i64]([1 << 2 * value for value in range(9)])
