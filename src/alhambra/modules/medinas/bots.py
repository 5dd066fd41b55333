"""What medinas save (M-3 to M-6): the losses of the scorings to come, as the table stands."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.core.arrays import NOTHING
from alhambra.core.data import load
from alhambra.core.packed import append, i64, vec
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Kit, Module
from alhambra.palace.state import LAY, PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

# What a point counts at the next scoring and later: medinas seldom leave a palace.
TRUST: Final[vec[i64]] = vec[i64]([1000, 500, 350])
SPARE: Final[i64] = 400  # one more than is needed now: the others will buy some too
RIVALRY: Final[i64] = 500  # what the losses of the rivals, on average, count for me
# Each medina has a price of its own, from 2 to 10, so those of a player are a set of prices, a bit for each.
COUNT: Final[vec[i64]] = vec[i64]([bin(prices).count("1") for prices in range(2048)])
DEAREST: Final[vec[i64]] = vec[i64]([prices.bit_length() for prices in range(2048)])


class MedinasSense(Sense):
    """Of a look at the table it notes the prices of each player's medinas, and last what they are worth to me."""

    def __init__(self, module: Module) -> None:
        super().__init__(module, False, True)
        self._price_bit: vec[i64] = NOTHING  # by tile, 0 for what is no medina

    def learn(self, kit: Kit) -> None:
        self._price_bit = vec[i64]([0] * len(kit.tiles.names))
        for facts in load("components.json", "alhambra.modules.medinas")["tiles"]:
            self._price_bit[kit.tiles.numbers[str(facts["id"])]] = 1 << int(facts["price"])

    def gain(self, look: Outlook, tile: int, player: int, more: int) -> int:
        bit = self._price_bit[tile]
        if not bit:
            return 0
        return self._changed(look, player, bit, 0) if more > 0 else self._changed(look, player, 0, bit)

    def exchanged(self, look: Outlook, new: int, old: int) -> int:
        gained = self._price_bit[new]
        lost = self._price_bit[old]
        if not gained | lost:
            return 0
        return self._changed(look, look.me, gained, lost)

    def _changed(self, look: Outlook, player: i64, gained: i64, lost: i64) -> i64:
        """What it brings to me if a player has other medinas."""
        notes = look.tables[self.module.index]
        if not len(notes):
            notes = self._prices(look.state, look.state.phase != LAY)
            notes = append(notes, _worth(notes, look.players, look.me, look.seats, look.next))
            look.tables[self.module.index] = notes
        was = notes[player]
        notes[player] = (was | gained) & ~lost
        worth = _worth(notes, look.players, look.me, look.seats, look.next)
        notes[player] = was
        return worth - notes[look.players]

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        prices = self._prices(state, True)
        worth: i64 = 0
        number = next_
        while number < 4:
            worth -= TRUST[number - next_] * loss(prices, state.kit.players, seat, number)
            number += 1
        return worth

    def _prices(self, state: PalaceState, asides: bool) -> vec[i64]:
        """By player; with those that are bought and not yet laid, if they are to count."""
        found = vec[i64]()
        seat: i64 = 0
        while seat < state.kit.seats:
            prices = self._laid(state, state.plans[seat])
            found = append(found, prices | self._among(state, state.asides[seat]) if asides else prices)
            seat += 1
        if state.kit.neutral:
            found = append(found, self._among(state, state.neutral))
        return found

    def _laid(self, state: PalaceState, plan: Plan) -> i64:
        prices: i64 = 0
        for cell in plan.cells:
            tile = plan.tile_on(cell)
            if self._price_bit[tile] and tile not in state.unbuilt:
                prices |= self._price_bit[tile]
        return prices

    def _among(self, state: PalaceState, tiles: bytes) -> i64:
        prices: i64 = 0
        for tile in tiles:
            if self._price_bit[tile] and tile not in state.unbuilt:
                prices |= self._price_bit[tile]
        return prices


def _worth(prices: vec[i64], players: i64, me: i64, seats: i64, next_: i64) -> i64:
    """What I lose, less what my rivals lose; the neutral player's medinas come last (M-8)."""
    most: i64 = 0
    player: i64 = 0
    while player < players:
        if player != me and COUNT[prices[player]] > most:
            most = COUNT[prices[player]]
        player += 1
    worth: i64 = SPARE * (4 - next_) * min(COUNT[prices[me]], most + 1)
    number = next_
    while number < 4:
        theirs: i64 = 0
        player = 0
        while player < seats:
            if player != me:
                theirs += loss(prices, players, player, number)
            player += 1
        trust = TRUST[number - next_]
        worth -= trust * loss(prices, players, me, number) - trust * RIVALRY * theirs // (1000 * (seats - 1))
        number += 1
    return worth


def loss(prices: vec[i64], players: i64, player: i64, number: i64) -> i64:
    """M-3 to M-6: what a player loses at a scoring."""
    mine: i64 = _rank(prices[player], player)
    without: i64 = 0
    fewer: i64 = 0
    other: i64 = 0
    while other < players:
        if not prices[other]:
            without += 1
        elif _rank(prices[other], other) < mine:
            fewer += 1
        other += 1
    if prices[player]:
        return 3 * max(number - without - fewer, 0)
    shared: i64 = 0
    place: i64 = 0
    while place < without and place < number:
        shared += 3 * (number - place)
        place += 1
    return (shared + without - 1) // without + number  # rounded up, and M-5


def _rank(prices: i64, player: i64) -> i64:
    """M-4: fewer medinas first, then those whose dearest one is cheaper."""
    return COUNT[prices] << 8 | DEAREST[prices] << 4 | player


SENSE: Final = MedinasSense
