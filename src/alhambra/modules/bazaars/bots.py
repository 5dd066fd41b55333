"""What bazaars are worth: their surroundings at the end (B-6), and the purchase of one beside the board."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.outlook import IN_RESERVE
from alhambra.bots.heuristic.palace.policy import payment_weight
from alhambra.bots.heuristic.palace.purses import exact_promise
from alhambra.bots.heuristic.palace.value import later_of
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.arrays import NOTHING
from alhambra.core.data import load
from alhambra.core.packed import append, i64, vec
from alhambra.modules.bazaars.rules import OpenBazaars
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Kit, Module
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

TRUST: Final[i64] = 900  # what a point of the end counts
FILLED: Final[i64] = 250  # how many of the free squares around will hold what the bazaar wants
ANOTHER_TYPE: Final[i64] = 100  # how likely one of them brings a certain type that is missing
TYPICAL: Final[i64] = 6000  # what a bazaar of the reserve may bring, once it is laid
AROUND: Final[vec[i64]] = vec[i64]([-257, -256, -255, -1, 1, 255, 256, 257])
KINDS: Final[vec[i64]] = vec[i64]([bin(types).count("1") for types in range(64)])
BAZAARS: Final[i64] = 8
UNKNOWN: Final[i64] = -1  # no tile is worth less than nothing


class BazaarsSense(Sense):
    """Of a look at the table it notes what each bazaar is worth, as far as it was asked, and where mine lie."""

    def __init__(self, module: Module) -> None:
        super().__init__(module, True)
        self._wanted: vec[i64] = NOTHING  # by tile, a bit for each type that counts around it
        self._currencies: vec[i64] = NOTHING  # by tile
        self._first: i64 = 0  # the number of the first bazaar; the others follow

    def learn(self, kit: Kit) -> None:
        self._wanted = vec[i64]([0] * len(kit.tiles.names))
        self._currencies = self._wanted[:]
        self._first = kit.tiles.numbers["bazaar-1"]
        for facts in load("components.json", "alhambra.modules.bazaars")["tiles"]:
            tile = kit.tiles.numbers[facts["id"]]
            self._wanted[tile] = sum([1 << TYPES.index(name) for name in facts["types"]])
            self._currencies[tile] = CURRENCIES.index(facts["currency"])

    # Money

    def weigh(self, look: Outlook, payload: int) -> int:
        """A tile for its money, which is always paid exactly (B-3)."""
        tile: i64 = payload & 255
        currency = self._currencies[tile]
        price = look.state.kit.prices[look.state.market[currency]]
        return self._tile_worth(look, tile) + payment_weight(look, currency, payload >> 8, price)

    def taken(self, look: Outlook, currency: int, before: int, after: int) -> int:
        kept = look.state.slices[self.module.index]
        assert isinstance(kept, OpenBazaars)
        there = look.state.market[currency]
        if there == EMPTY or not kept.bazaars:
            return 0
        price = look.state.kit.prices[there]
        gain: i64 = 0
        if (after ^ before) >> price & 1:
            for tile in kept.bazaars:
                if self._currencies[tile] == currency:
                    worth = self._tile_worth(look, tile)
                    gain += exact_promise(after, price, worth) - exact_promise(before, price, worth)
        return gain

    def _tile_worth(self, look: Outlook, tile: i64) -> i64:
        notes = self._notes(look)
        at: i64 = tile - self._first
        if notes[at] == UNKNOWN:
            notes[at] = look.tile_worth(tile)
        return notes[at]

    def _notes(self, look: Outlook) -> vec[i64]:
        """By bazaar what it brings to get it, then the places of those in my palace."""
        notes = look.tables[self.module.index]
        if not len(notes):
            notes = self._bazaars_of(look.state.plans[look.me], vec[i64]([-1] * BAZAARS))
            look.tables[self.module.index] = notes
        return notes

    # Surroundings

    def watches(self, look: Outlook, tile: int) -> bool:
        return self._wanted[tile] != 0 or len(self._notes(look)) > BAZAARS

    def placed(self, look: Outlook, tile: int, place: int) -> int:
        return self.changed(look, place, tile)

    def changed(self, look: Outlook, place: int, new: int) -> int:
        state = look.state
        plan = state.plans[look.me]
        notes = self._notes(look)
        gain: i64 = 0
        at: i64 = BAZAARS
        while at < len(notes):
            laid = notes[at]
            at += 1
            if laid != place and _touch(laid, place):
                wanted = self._wanted[plan.tile(laid)]
                gain += surroundings(state.types, plan, laid, wanted, place, new, look.later)
                gain -= surroundings(state.types, plan, laid, wanted, place, plan.tile(place), look.later)
        if new >= 0 and self._wanted[new]:
            gain += surroundings(state.types, plan, place, self._wanted[new], place, new, look.later)
        there = plan.tile(place) if len(notes) > BAZAARS else EMPTY
        if there >= 0 and self._wanted[there]:
            gain -= surroundings(state.types, plan, place, self._wanted[there], place, there, look.later)
        return gain

    def on_reserve(self, look: Outlook, tile: int) -> int:
        if not self._wanted[tile]:
            return 0
        return IN_RESERVE * look.later * TYPICAL // 1_000_000

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        plan = state.plans[seat]
        laid = self._bazaars_of(plan, vec[i64]())
        worth: i64 = 0
        if len(laid):
            later = later_of(state, [])
            for place in laid:
                tile = plan.tile(place)
                worth += surroundings(state.types, plan, place, self._wanted[tile], place, tile, later)
        return worth

    def _bazaars_of(self, plan: Plan, out: vec[i64]) -> vec[i64]:
        """Add where the bazaars of a palace lie."""
        for cell in plan.cells:
            if self._wanted[plan.tile_on(cell)]:
                out = append(out, plan.place(cell))
        return out


def _touch(one: i64, other: i64) -> bool:
    """Whether a place is one of the eight around another."""
    rows: i64 = (one >> 8) - (other >> 8)
    columns: i64 = (one & 255) - (other & 255)
    return -1 <= rows <= 1 and -1 <= columns <= 1


def surroundings(types: bytes, plan: Plan, place: i64, wanted: i64, at: i64, tile: i64, later: i64) -> i64:
    """What a bazaar can expect at a place if a tile, or none, lies at `at`; `later` is 1000 while the end is far."""
    found: i64 = 0
    free: i64 = 0
    seen: i64 = 0
    for step in AROUND:
        here: i64 = place + step
        near = tile if here == at else plan.tile(here)
        if near < 0:
            free += 1
            continue
        type_: i64 = types[near]
        if wanted >> type_ & 1:
            found += 1
            seen |= 1 << type_
    kinds = KINDS[seen]
    count: i64 = 1000 * found + FILLED * later * free // 1000
    share: i64 = 1000 * kinds + (3 - kinds) * min(ANOTHER_TYPE * later * free // 1000, 1000)
    return TRUST * count * share // 1_000_000


SENSE: Final = BazaarsSense
