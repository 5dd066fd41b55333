"""The guard board: what is seen of it, what its actions bring, and what guards are worth in a palace."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.prospect import prospect_of
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64, vec
from alhambra.modules.guards.abilities import BUY, MOVE, PAY, USE
from alhambra.modules.guards.board import EXACT_CHANGE
from alhambra.modules.guards.bots.abilities import ability_gain, section_gain
from alhambra.modules.guards.bots.garrison import NOT_OFFERED, Garrison, counts_of, kept_guards, worths_of
from alhambra.modules.guards.bots.stations import watch_of
from alhambra.modules.guards.rules import Guards
from alhambra.palace.module import Module
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

CLEAR_GAIN: Final[i64] = 500  # an ability has to bring more than this
FIRST: Final[i64] = 100_000  # what is paid for already comes before everything else


class GuardsSense(Sense):
    """Guards in palaces and reserves, and the abilities that they pay for."""

    def __init__(self, module: Module) -> None:
        super().__init__(module, looks=True)
        assert isinstance(module, Guards)
        self.guards: Guards = module

    def weigh(self, look: Outlook, payload: int) -> int:
        garrison = self.garrison(look)
        kind = payload & 15
        bits: i64 = payload >> 4
        if kind == USE:
            ability = int(bits & 15)
            return int(ability_gain(look, garrison, ability, bits >> 4) - garrison.offer(ability) - CLEAR_GAIN)
        if kind == PAY:
            return int(-garrison.worths[garrison.watch.station(bits)])
        if kind == BUY:
            cards: i64 = bits >> 4
            return int(garrison.preview_worth(look, self._lying(look, bits & 3)) - look.spent(bits >> 2 & 3, cards, 0))
        if kind == MOVE:
            here, there = garrison.watch.station(bits & 0xFFF), garrison.watch.station(bits >> 12)
            return int(garrison.worths[there] - garrison.worths[here])
        return int(FIRST + section_gain(look, bits >> 2, bits & 3))

    def _lying(self, look: Outlook, square: i64) -> i64:
        return self.guards.preview.slice_of(look.state).squares[square]

    def places(self, look: Outlook, tile: i64, shape: i64) -> vec[i64]:
        return self.garrison(look).gains(look, tile, shape)

    def changed(self, look: Outlook, place: int, new: int) -> int:
        return int(self.garrison(look).changed(place, new))

    def on_reserve(self, look: Outlook, tile: int) -> int:
        return int(self.garrison(look).on_reserve(tile))

    def overpaid(self, look: Outlook, currency: int, payment: int, over: int) -> int:
        """R-39: what a further action brings more than it costs to make the payment count as exact."""
        price = self.garrison(look).offer(EXACT_CHANGE)
        return 0 if price == NOT_OFFERED else int(max(look.further - price, 0))

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        """What the guards of a seat are worth where they stand."""
        board = self.guards.slice_of(state)
        watch = watch_of(prospect_of(state.plans[seat]), board.guards, self.module.index)
        kept = kept_guards(state, board, seat)
        if watch.total + kept == 0:
            return 0
        tiles: i64 = state.supply_left() + self.guards.preview.slice_of(state).lying()
        worths = worths_of(board, tiles, state.ending)
        counts = counts_of(watch.now, kept)
        return worths[0] * counts[0] + worths[1] * counts[1] + worths[2] * counts[2] + worths[3] * counts[3]

    def garrison(self, look: Outlook) -> Garrison:
        """The guard board as it is seen now, looked at once."""
        known = look.notes[self.module.index]
        if known is None:
            made = Garrison(look, self.guards)
            look.notes[self.module.index] = made
            return made
        assert isinstance(known, Garrison)
        return known
