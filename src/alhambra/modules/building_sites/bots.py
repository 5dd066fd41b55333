"""What building sites are worth: walls at once, and the building if there will be money to finish it."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.outlook import IN_RESERVE, UNKNOWN
from alhambra.bots.heuristic.palace.policy import payment_weight
from alhambra.bots.heuristic.palace.purses import COIN, promise
from alhambra.bots.heuristic.palace.value import later_of
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec
from alhambra.modules.building_sites.rules import DRAW, PUT, START
from alhambra.modules.building_sites.sites import MARKERS, Sites, counted_backs, owned
from alhambra.palace.cards import total
from alhambra.palace.module import Module
from alhambra.palace.paying import worth
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

DELAY: Final[i64] = 1000  # the further action that finishing takes
AT_RISK: Final[i64] = 150  # a coin that would be lost at the end (S-7)
FINISHED: Final[i64] = 20_000  # a building, to compare the markers by
SITE: Final[i64] = 5000  # what a site is worth at a leaf of a search to who can pay for it now


class BuildingSitesSense(Sense):
    """My own markers are known; those of others, and what is in the bag, are any of the rest.

    Of a look at the table it notes what each tile of the market is worth as a site.
    """

    def __init__(self, module: Module) -> None:
        super().__init__(module, True)

    def conceal(self, state: PalaceState, seat: int, chance: Seeded) -> None:
        """Other backs of markers that a seat has not seen (S-8). What was finished left the game, whatever it was."""
        sites = self._sites(state)
        bag = sum(sites.bag)
        unknown = self._unknown(state, sites, seat)
        known = [back - 1 for tile, back in enumerate(sites.markers) if back and tile not in unknown]
        left = list(MARKERS)
        for back in [*known, *sites.drawn]:
            left.remove(back)
        dealt = chance.shuffle("markers", bytes(left))
        if unknown:
            markers = bytearray(sites.markers)
            for at, tile in enumerate(unknown):
                markers[tile] = dealt[at] + 1
            sites.markers = bytes(markers)
        sites.bag = counted_backs(dealt[len(unknown) : len(unknown) + bag])

    def _unknown(self, state: PalaceState, sites: Sites, seat: int) -> list[int]:
        """The sites whose backs a seat does not know: those of others, but at the end only what is not laid."""
        unknown: list[int] = []
        if state.unbuilt:
            for other in range(state.kit.seats):
                if other != seat:
                    laid, kept = owned(state, other)
                    unknown += [tile for tile in (kept if state.ending else laid + kept) if sites.markers[tile]]
        return unknown

    # Weights

    def weigh(self, look: Outlook, payload: int) -> int:
        kind: i64 = payload & 15
        bits: i64 = payload >> 4
        if kind == START:
            return self._start(look, bits & 15, bits >> 4)
        if kind == DRAW:
            return 0
        return self._put(look, bits) if kind == PUT else self._finish(look, bits & 255, bits >> 8)

    def _start(self, look: Outlook, square: i64, payment: i64) -> i64:
        """Half the price now; the walls at once, and the hope to finish (S-2). It is never an exact purchase."""
        notes = look.tables[self.module.index]
        if not len(notes):
            notes = vec[i64]([UNKNOWN] * 4)
            look.tables[self.module.index] = notes
        tile = look.state.market[square]
        price = look.state.kit.prices[tile]
        if notes[square] == UNKNOWN:
            walls = look.market_lay(square)
            hope: i64 = look.hope(tile) - look.later * (COIN * price + DELAY) // 1000
            notes[square] = hope if walls == UNKNOWN else hope + walls
        half: i64 = price // 2
        weight: i64 = notes[square] + payment_weight(look, square, payment, half)
        if worth(look.state, payment) == half:
            weight -= look.further
        return weight

    def _put(self, look: Outlook, which: i64) -> i64:
        """The currency in which I can finish the site soonest."""
        sites = self._sites(look.state)
        currency: i64 = sites.drawn[which]
        price = look.state.kit.prices[sites.started]
        money = look.money(currency)
        return promise(look.sums(currency), money, price, FINISHED) + COIN * money

    def _finish(self, look: Outlook, tile: i64, payment: i64) -> i64:
        """The building begins to count, and its money is safe at the end (S-5, S-7)."""
        currency: i64 = self._sites(look.state).markers[tile] - 1
        gain = look.built_gain(tile)
        if tile in look.state.reserves[look.me]:
            gain = gain * IN_RESERVE * look.later // 1_000_000
        else:
            gain += self._risk(look, tile)
        return gain + payment_weight(look, currency, payment, look.state.kit.prices[tile])

    def watches(self, look: Outlook, tile: int) -> bool:
        return look.later < 1000 and tile in look.state.unbuilt

    def placed(self, look: Outlook, tile: int, place: int) -> int:
        return self.changed(look, place, tile)

    def changed(self, look: Outlook, place: int, new: int) -> int:
        state = look.state
        if not state.unbuilt or look.later == 1000:
            return 0
        gain: i64 = 0
        if new >= 0 and new in state.unbuilt:
            gain -= self._risk(look, new)
        there = state.plans[look.me].tile(place)
        if there >= 0 and there in state.unbuilt:
            gain += self._risk(look, there)
        return gain

    def _risk(self, look: Outlook, tile: i64) -> i64:
        """What a site in my palace puts at risk: my money of its currency, at the end (S-7)."""
        state = look.state
        markers = self._sites(state).markers
        back: i64 = markers[tile]
        if not back:
            return 0
        plan = state.plans[look.me]
        for other in state.unbuilt:
            if other != tile and markers[other] == back and plan.find(other) >= 0:
                return 0  # it is lost anyway
        return AT_RISK * (1000 - look.later) * look.money(back - 1) // 1000

    # Values

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        """Sites that can be paid for, or nearly, will be finished."""
        hope: i64 = 0
        if state.unbuilt:
            markers = self._sites(state).markers
            for tile in state.unbuilt:
                if markers[tile] and (state.plans[seat].find(tile) >= 0 or tile in state.reserves[seat]):
                    price = state.kit.prices[tile]
                    money: i64 = min(total(state.hands[seat * 4 + markers[tile] - 1]), price)
                    hope += SITE * money * money // (price * price)
        return hope * later_of(state, []) // 1000

    def _sites(self, state: PalaceState) -> Sites:
        kept = state.slices[self.module.index]
        assert isinstance(kept, Sites)
        return kept


SENSE: Final = BuildingSitesSense
