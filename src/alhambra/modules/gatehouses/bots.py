"""What a gatehouse is worth: the wall that it lengthens, where it fits best (G-5, G-6, G-8)."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.outlook import UNKNOWN
from alhambra.bots.heuristic.palace.policy import payment_weight
from alhambra.bots.heuristic.palace.prospect import WIDTH, Prospect, Sketch
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64, vec
from alhambra.modules.gatehouses.leaning import positions
from alhambra.modules.gatehouses.piles import EACH, first_gatehouse, gatehouse_price
from alhambra.modules.gatehouses.rules import BUY
from alhambra.palace.display import EMPTY
from alhambra.palace.module import Kit, Module

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

WITH_GATE: Final = 1 << 32  # keys of what is known of a palace
PRICE: Final[i64] = 4  # in its notes, after what they are worth, by square


class GatehousesSense(Sense):
    """Of a look at the table it notes what the tiles of the market are worth with a gatehouse, and what they cost."""

    def __init__(self, module: Module) -> None:
        super().__init__(module)
        self._first: i64 = 0  # the number of the first gatehouse
        self._types = b""  # as they are printed, by tile

    def learn(self, kit: Kit) -> None:
        self._first = first_gatehouse(kit)
        self._types = kit.types

    def weigh(self, look: Outlook, payload: int) -> int:
        bits: i64 = payload >> 4
        if payload & 15 != BUY:
            return self._lay(look, bits & 15, bits >> 4 & 15, bits >> 8)
        square: i64 = bits & 15
        notes = look.tables[self.module.index]
        if not len(notes):
            notes = vec[i64]([UNKNOWN] * (2 * PRICE))
            look.tables[self.module.index] = notes
        if notes[square] == UNKNOWN:
            notes[square] = look.offer(square) + self._gate_gain(look, square)
            notes[PRICE + square] = look.state.kit.prices[look.state.market[square]] + gatehouse_price(look.state)
        return notes[square] + payment_weight(look, square, bits >> 4, notes[PRICE + square])

    def _lay(self, look: Outlook, type_: i64, corner: i64, place: i64) -> i64:
        """A gatehouse finds its place."""
        found = self._gates(look.prospect, type_, EMPTY, 0, EMPTY)
        at: i64 = 0
        while found[at] != place << 2 | corner:
            at += WIDTH
        gain: i64 = look.shape_worth(found[at + 1], found[at + 2], found[at + 3]) - look.shape
        return gain + look.placed(self._first + type_ * EACH, place)

    def _gate_gain(self, look: Outlook, square: i64) -> i64:
        """What a gatehouse brings when its tile is laid where it fits best; nothing if it finds no place."""
        tile = look.state.market[square]
        type_: i64 = self._types[tile]
        gain = look.market_lay(square)
        place = look.best_place
        base = look.shape
        if place != EMPTY:
            base += gain - look.placed(tile, place)
        found = self._gates(look.prospect, type_, tile, look.state.shapes[tile], place)
        best = UNKNOWN
        at: i64 = 0
        while at < len(found):
            gain = look.shape_worth(found[at + 1], found[at + 2], found[at + 3]) - base
            gain += look.placed(self._first + type_ * EACH, found[at] >> 2)
            best = max(best, gain)
            at += WIDTH
        if best == UNKNOWN:
            return 0
        return best

    def _gates(self, prospect: Prospect, type_: i64, tile: i64, shape: i64, place: i64) -> vec[i64]:
        """By place << 2 | corner of a gatehouse of a type: the palace with it, and with a tile at a place before."""
        key = int(type_ << 24 | shape << 16 | place if place >= 0 else type_ << 24) | WITH_GATE
        known = prospect.changes.get(key)
        if known is None:
            known = self._found(prospect, type_, tile, shape, place)
            prospect.changes[key] = known
        return known

    def _found(self, prospect: Prospect, type_: i64, tile: i64, shape: i64, place: i64) -> vec[i64]:
        known: Sketch = prospect
        if place >= 0:
            known = prospect.with_tile(place, tile, shape)
        return known.with_half_squares(positions(known.trial, self._types, type_))


SENSE: Final = GatehousesSense
