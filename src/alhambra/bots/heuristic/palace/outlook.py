"""The table as the seat on turn sees it: what a tile, a place, a majority and money would be worth to it."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Any, Final

from alhambra.bots.heuristic.palace.majorities import Worths
from alhambra.bots.heuristic.palace.prospect import WIDTH, Prospect, prospect_of
from alhambra.bots.heuristic.palace.purses import promise, sums_of, with_amount, worth_later
from alhambra.bots.heuristic.palace.standing import UNKNOWN as UNKNOWN
from alhambra.bots.heuristic.palace.standing import Standing
from alhambra.bots.heuristic.palace.standing import next_scoring as next_scoring
from alhambra.core.arrays import NOTHING
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import total
from alhambra.palace.display import EMPTY
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.sense import Senses

WALL: Final[i64] = 900  # a segment of the longest wall, for each scoring to come
OTHER_WALL: Final[i64] = 150  # any other outer wall, which may join it
ROOM: Final[i64] = 12  # that every tile finds a place; a point for each thousandth
IN_RESERVE: Final[i64] = 350  # what part of its majority a tile is worth in the reserve
HOPE: Final[i64] = 800  # what part of its majority a tile is worth that may become a building
PROMISE: Final[i64] = 700  # what part of a purchase counts that money brings nearer
FAR_OFF: Final[i64] = 5  # tiles for each seat: with fewer the end is near, and what is for later counts less
UNASKED: Final[i64] = UNKNOWN - 1

# What is worked out once, in one array: by square of the market,
OFFER: Final[i64] = 0  # what its tile is worth
LAID: Final[i64] = 4  # what my palace gains by it,
PLACE: Final[i64] = 8  # and where that is;
# by currency,
SUMS: Final[i64] = 12  # what sums my cards make; 0 where nobody has asked
MONEY: Final[i64] = 16  # how much they are together
HELD: Final[i64] = 20  # what they are worth later
BLANK: Final[vec[i64]] = vec[i64]([int(UNKNOWN)] * 4 + [int(UNASKED)] * 4 + [int(EMPTY)] * 4 + [0] * 12)


class Outlook(Standing):
    """One look at the table. What is asked is worked out once."""

    def __init__(self, state: PalaceState, senses: Senses, known: Worths) -> None:
        super().__init__(state, known)
        kit = state.kit
        self.senses = senses
        self.scorings: i64 = 4 - self.next
        self.tiles: i64 = len(state.supply) - state.supply_at
        for sense in senses.to_come:
            self.tiles += sense.to_come(state)
        self.notes: list[Any] = [None] * len(senses.every)  # by module, what its sense has worked out
        self.tables: list[vec[i64]] = [NOTHING] * len(senses.every)  # likewise, numbers
        self.later: i64 = 0
        if not state.ending:
            self.later = min(1000 * self.tiles // (FAR_OFF * self.seats), 1000)
        self.prospect: Prospect = prospect_of(state.plans[self.me])
        self.shape: i64 = self.shape_worth(self.prospect.wall, self.prospect.outer, self.prospect.room)
        self._known: vec[i64] = BLANK[:]
        self.best_place: i64 = EMPTY  # of what was laid in thought last
        self._thought_of: i64 = EMPTY  # its tile and shape, and what modules gain at its places
        self._thought: vec[i64] = NOTHING
        self.full = True  # whether what is seldom any good is looked at
        self.further: i64 = 0  # what a further action would bring
        self.expected: i64 = UNKNOWN  # my expectation at the end, once a sense has asked for it
        self._note: i64 = 0  # what is kept for me beside cards, and in which currency
        self._note_in: i64 = -1
        if kit.cashier is not None:
            self._note_in = kit.cashier.kept_in(state, int(self.me))
            self._note = kit.cashier.amount(state, int(self.me))
        self.buys: vec[i64] = vec[i64]([UNKNOWN] * 4)  # what the best purchase from each square weighs

    # Tiles, whoever has them

    def owner_gain(self, tile: i64, player: i64, more: i64) -> i64:
        """What it brings to me if a player has a tile more, or less, wherever it lies."""
        state = self.state
        if len(state.unbuilt) and tile in state.unbuilt:
            return more * self.hope(tile)
        return self.majority_gain(state.types[tile], player, more) + self.counted(tile, player, more)

    def counted(self, tile: i64, player: i64, more: i64) -> i64:
        """The same as far as a tile counts otherwise than by its type."""
        gain: i64 = 0
        for sense in self.senses.counting:
            gain += sense.gain(self, int(tile), int(player), int(more))
        return gain

    def built_gain(self, tile: i64) -> i64:
        """What it brings to me if a tile becomes a building."""
        return self.majority_gain(self.state.kit.types[tile], self.me, 1) + self.counted(tile, self.me, 1)

    def hope(self, tile: i64) -> i64:
        """What a tile of mine may bring that is no building yet."""
        return HOPE * self.later * max(self.built_gain(tile), 0) // 1_000_000

    # The palace

    def shape_worth(self, wall: i64, outer: i64, room: i64) -> i64:
        """What a palace of this shape is worth."""
        chances: i64 = OTHER_WALL * self.scorings * (outer - wall) + ROOM * room
        return WALL * wall * self.scorings + chances * self.later // 1000

    def lay_gain(self, tile: i64, shape: i64, place: i64) -> i64:
        """What the shape of my palace gains when a tile is laid at a place."""
        lays = self.prospect.lays(shape)
        at: i64 = 0
        while lays[at] != place:
            at += WIDTH
        gain = self.shape_worth(lays[at + 1], lays[at + 2], lays[at + 3]) - self.shape
        if self.senses.looking:
            more = self._places(tile, shape)
            if len(more):
                gain += more[at // WIDTH]
        return gain

    def best_lay(self, tile: i64, shape: i64) -> i64:
        """The same where it gains most, at `best_place`; `UNKNOWN` if it finds no place."""
        lays = self.prospect.lays(shape)
        more = self._places(tile, shape) if self.senses.looking else NOTHING
        self.best_place = EMPTY
        best = UNKNOWN
        at: i64 = 0
        count: i64 = len(lays)
        while at < count:
            gain = self.shape_worth(lays[at + 1], lays[at + 2], lays[at + 3]) - self.shape
            if len(more):
                gain += more[at // WIDTH]
            if gain > best:
                best = gain
                self.best_place = lays[at]
            at += WIDTH
        return best

    def market_lay(self, square: i64) -> i64:
        """The same for the tile on a square of the market."""
        known = self._known
        if known[LAID + square] == UNASKED:
            tile = self.state.market[square]
            known[LAID + square] = self.best_lay(tile, self.state.shapes[tile])
            known[PLACE + square] = self.best_place
        self.best_place = known[PLACE + square]
        return known[LAID + square]

    def _places(self, tile: i64, shape: i64) -> vec[i64]:
        """What modules gain by a tile of this shape, for each of its places; nothing at all if none of them cares."""
        if self._thought_of == tile << 8 | shape:
            return self._thought
        out = NOTHING
        for sense in self.senses.looking:
            gains = sense.places(self, tile, shape)
            if len(gains):
                out = gains if len(out) == 0 else _added(out, gains)
        self._thought_of = tile << 8 | shape
        self._thought = out
        return out

    def placed(self, tile: i64, place: i64) -> i64:
        """What modules gain by something that is laid at a place, whatever its shape."""
        gain: i64 = 0
        for sense in self.senses.looking:
            gain += sense.placed(self, int(tile), int(place))
        return gain

    def changed(self, place: i64, new: i64) -> i64:
        """What modules gain if the tile at a place is removed, or a new one takes its place."""
        gain: i64 = 0
        for sense in self.senses.looking:
            gain += sense.changed(self, int(place), int(new))
        return gain

    def reserve_worth(self, tile: i64) -> i64:
        """What a tile is worth in my reserve."""
        worth: i64 = IN_RESERVE * self.later * self.owner_gain(tile, self.me, 1) // 1_000_000
        for sense in self.senses.on_reserve:
            worth += sense.on_reserve(self, int(tile))
        return worth

    def tile_worth(self, tile: i64) -> i64:
        """What it brings to get a tile and make the best of it."""
        return self.tile_of_shape(tile, self.state.shapes[tile])

    def tile_of_shape(self, tile: i64, shape: i64) -> i64:
        """The same with other walls than it has."""
        return self._worth_of(tile, self.best_lay(tile, shape))

    def _worth_of(self, tile: i64, laid: i64) -> i64:
        kept = self.reserve_worth(tile)
        if laid != UNKNOWN:
            laid += self.owner_gain(tile, self.me, 1)
        best: i64 = max(kept, laid)
        return max(best, 0)

    # Money

    def offer(self, square: i64) -> i64:
        """What the tile on a square of the market is worth."""
        if self._known[OFFER + square] == UNKNOWN:
            self._known[OFFER + square] = self._worth_of(self.state.market[square], self.market_lay(square))
        return self._known[OFFER + square]

    def sums(self, currency: i64) -> i64:
        """The sums that my money of a currency makes."""
        if not self._known[SUMS + currency]:
            self._look_into(currency)
        return self._known[SUMS + currency]

    def money(self, currency: i64) -> i64:
        """What my money of a currency is worth together."""
        self.sums(currency)
        return self._known[MONEY + currency]

    def held(self, currency: i64) -> i64:
        """What my money of a currency is worth for tiles to come."""
        self.sums(currency)
        return self._known[HELD + currency]

    def _look_into(self, currency: i64) -> None:
        purse = self.state.hands[self.me * 4 + currency]
        kept = self.kept(currency)
        made = with_amount(sums_of(purse), kept)
        money: i64 = total(purse) + kept
        self._known[SUMS + currency] = made
        self._known[MONEY + currency] = money
        self._known[HELD + currency] = worth_later(made, money)

    def count_again(self) -> None:
        """My hand has changed since, and nothing else."""
        self.expected = UNKNOWN
        currency: i64 = 0
        while currency < 4:
            self._known[SUMS + currency] = 0
            self.buys[currency] = UNKNOWN
            currency += 1
        self.tables = [NOTHING] * len(self.senses.every)
        self._thought_of = EMPTY

    def kept(self, currency: i64) -> i64:
        """What is kept for me in a currency beside cards."""
        if currency != self._note_in:
            return 0
        return self._note

    def purse_gain(self, currency: i64, cards: i64) -> i64:
        """What further cards of a currency bring: towards the tile on its square, and for those to come."""
        purse: i64 = self.state.hands[self.me * 4 + currency] + cards
        kept = self.kept(currency)
        return self.sums_gain(currency, with_amount(sums_of(purse), kept), total(purse) + kept)

    def sums_gain(self, currency: i64, after: i64, money: i64) -> i64:
        """What it brings that my money of a currency makes these sums, and is worth so much together."""
        before = self.sums(currency)
        gain: i64 = self.later * (worth_later(after, money) - self.held(currency)) // 1000
        tile = self.state.market[currency]
        if tile != EMPTY:
            price = self.state.kit.prices[tile]
            worth = self.offer(currency)
            hope: i64 = promise(after, money, price, worth) - promise(before, self.money(currency), price, worth)
            gain += PROMISE * hope // 1000
        if self.senses.taken:
            gain += self._taken(int(currency), int(before), int(after))
        return gain

    def _taken(self, currency: int, before: int, after: int) -> i64:
        gain: i64 = 0
        for sense in self.senses.taken:
            gain += sense.taken(self, currency, before, after)
        return PROMISE * gain // 1000

    def spent(self, currency: i64, cards: i64, note: i64) -> i64:
        """What cards of a currency, and an amount kept in it, would have been worth later."""
        purse: i64 = self.state.hands[self.me * 4 + currency] - cards
        kept: i64 = self.kept(currency) - note
        left = worth_later(with_amount(sums_of(purse), kept), total(purse) + kept)
        return self.later * (self.held(currency) - left) // 1000


def _added(some: vec[i64], more: vec[i64]) -> vec[i64]:
    out = some[:]
    at: i64 = 0
    while at < len(out):
        out[at] += more[at]
        at += 1
    return out
