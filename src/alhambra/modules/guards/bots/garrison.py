"""What guards are worth: on the longest wall at the end (R-63), and anywhere as the price of abilities (R-31)."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.majorities import RIVALRY, SINGLE_RIVAL
from alhambra.core.packed import i64, vec
from alhambra.modules.guards.board import NUMBERS, PRICES, GuardBoard, point_price
from alhambra.modules.guards.bots.stations import LONGEST, RESERVE, WIDE, Watch, watch_of
from alhambra.modules.guards.rules import Guards
from alhambra.palace.geometry.building import COUNT
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

# How likely it stands on the longest wall when the game ends, by where it stands: as things are, and what of it is
# uncertain while the end is far.
AT_THE_END: Final[vec[i64]] = vec[i64]([1000, 0, 0, 0])
FAR_FROM_IT: Final[vec[i64]] = vec[i64]([-400, 300, 50, 150])

POSTED_LATER: Final[i64] = 160  # guards that go onto the placement tiles for each tile still to come
PRICE_LATER: Final[i64] = 1200  # what a guard saves that is paid some day
RIVALS_ON_WALL: Final[i64] = 600  # how many guards of a rival's palace stand on its longest wall
START: Final[i64] = 54  # tiles, where the end is as far as can be
NOT_OFFERED: Final[i64] = 1_000_000_000  # what an ability costs that cannot be used
UNKNOWN: Final[i64] = -NOT_OFFERED


class Garrison:
    """The guard board as the seat on turn sees it: what a guard is worth where it stands, what it costs to pay some."""

    def __init__(self, look: Outlook, module: Guards) -> None:
        state = look.state
        self.state = state
        self.me: i64 = look.me
        self.seats: i64 = look.seats
        self.module = module
        self.board: GuardBoard = module.slice_of(state)
        self.watch: Watch = watch_of(look.prospect, self.board.guards, module.index)
        self.worths: vec[i64] = worths_of(self.board, look.tiles, state.ending)
        self.counts: vec[i64] = counts_of(self.watch.now, kept_guards(state, self.board, int(look.me)))
        self._now: i64 = self.worth(self.watch.now)
        self._posting: i64 = UNKNOWN
        self._offers: vec[i64] = vec[i64]([UNKNOWN] * 9)  # by ability
        self._previews: dict[int, int] = {}
        self._key: i64 = -1
        self._gains: vec[i64] = vec[i64]()

    def worth(self, counted: i64) -> i64:
        """What the guards of a palace are worth that stand there."""
        worths = self.worths
        low: i64 = (1 << WIDE) - 1
        inner: i64 = counted >> 2 * WIDE
        return worths[0] * (counted & low) + worths[1] * (counted >> WIDE & low) + worths[2] * inner

    def sides(self, tile: i64) -> i64:
        """Where guards stand on a tile, or will stand when I get it (R-50)."""
        there: i64 = self.board.guards[tile]
        if there:
            return there
        towers: i64 = self.module.towers_of(int(tile))
        if not towers or not self.board.supply or int(tile) in self.state.reserves[self.me]:
            return 0
        if self.watch.plan.find(tile) >= 0:
            return 0
        return towers

    def gains(self, look: Outlook, tile: i64, shape: i64) -> vec[i64]:
        """What the guards of my palace gain by a tile of this shape, at each of its places."""
        sides = self.sides(tile)
        key: i64 = shape | sides << 6
        if key != self._key:
            self._key = key
            self._gains = self._gained(self.watch.lays(look.prospect, tile, shape, sides))
        return self._gains

    def _gained(self, found: vec[i64]) -> vec[i64]:
        count: i64 = len(found)
        out = vec[i64]([0] * count)
        at: i64 = 0
        while at < count:
            out[at] = self.worth(found[at]) - self._now
            at += 1
        return out

    def changed(self, place: i64, new: i64) -> i64:
        """The same if the tile at a place is removed, or a new one takes its place."""
        shape: i64 = 0
        sides: i64 = 0
        if new >= 0:
            shape = self.state.shapes[new]
            sides = self.sides(new)
        return self.worth(self.watch.changed(place, new, shape, sides)) - self._now

    def on_reserve(self, tile: i64) -> i64:
        """What the guards are worth that stand on a tile of the reserve, or will."""
        return COUNT[self.sides(tile)] * self.worths[RESERVE]

    def preview_worth(self, look: Outlook, tile: i64) -> i64:
        """What a tile of the preview board is worth to me, worked out once."""
        key = int(tile)
        if key not in self._previews:
            self._previews[key] = int(look.tile_worth(tile))
        return self._previews[key]

    # Prices

    def guards(self) -> i64:
        """How many I have."""
        return self.watch.total + self.counts[RESERVE]

    def cheapest(self, nth: i64) -> i64:
        """What my nth guard is worth, from the cheapest on: 0 for that."""
        done: i64 = 0  # stations, a bit for each
        while True:
            least: i64 = -1
            station: i64 = 0
            while station < 4:
                if done >> station & 1 == 0 and (least < 0 or self.worths[station] < self.worths[least]):
                    least = station
                station += 1
            if least < 0:
                return 0
            if nth < self.counts[least]:
                return self.worths[least]
            nth -= self.counts[least]
            done |= 1 << least

    def price(self, guards: i64) -> i64:
        """What it costs to pay so many guards; points pay for those that are missing (R-32)."""
        paid: i64 = min(guards, self.guards())
        price: i64 = (guards - paid) * point_price(self.state) * 1000
        nth: i64 = 0
        while nth < paid:
            price += self.cheapest(nth) - self.posting()
            nth += 1
        return price

    def offer(self, ability: int) -> i64:
        """What an ability costs; `NOT_OFFERED` if it cannot be used this turn."""
        if self._offers[ability] == UNKNOWN:
            self._offers[ability] = self._offered(ability)
        return self._offers[ability]

    def _offered(self, ability: int) -> i64:
        if ability not in self.board.abilities or self.board.used >> ability & 1:
            return NOT_OFFERED
        guards: i64 = PRICES[ability]
        missing: i64 = guards - self.guards()
        if missing > 0 and missing * point_price(self.state) > self.state.scores[self.me]:
            return NOT_OFFERED
        return self.price(guards)

    def posting(self) -> i64:
        """What it brings that a guard more lies on the placement tiles: the number rises, for all."""
        if self._posting == UNKNOWN:
            self._posting = self._posting_gain()
        return self._posting

    def _posting_gain(self) -> i64:
        room: i64 = 0
        for squares in self.board.squares:
            room += squares
        if self.board.posted > room:
            return 0
        theirs: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me:
                plan = self.state.plans[seat]
                for cell in plan.cells:
                    theirs += COUNT[self.board.guards[plan.tile_on(cell)]]
            seat += 1
        rivalry = SINGLE_RIVAL if self.seats == 2 else RIVALRY
        rivals: i64 = rivalry * RIVALS_ON_WALL * theirs // (1000 * (self.seats - 1))
        return (1000 * self.counts[LONGEST] - rivals) * (len(self.board.squares) - 1) // room


def counts_of(counted: i64, kept: i64) -> vec[i64]:
    """How many guards stand where, by station."""
    low: i64 = (1 << WIDE) - 1
    return vec[i64]([int(counted & low), int(counted >> WIDE & low), int(counted >> 2 * WIDE), int(kept)])


def kept_guards(state: PalaceState, board: GuardBoard, seat: int) -> i64:
    """How many stand on tiles of a reserve."""
    kept: i64 = 0
    for tile in state.reserves[seat]:
        kept += COUNT[board.guards[tile]]
    return kept


def worths_of(board: GuardBoard, tiles: i64, ending: bool) -> vec[i64]:
    """What a guard is worth, by station, with so many tiles to come."""
    far: i64 = 0  # 1000 while the end is far and 0 at the end
    if not ending:
        far = min(1000 * tiles // START, 1000)
    number = number_with(board, 1000 * board.posted + POSTED_LATER * tiles)
    saved: i64 = PRICE_LATER * far // 1000
    worths = vec[i64]([0] * 4)
    station: i64 = 0
    while station < 4:
        part: i64 = 1000 * AT_THE_END[station] + far * FAR_FROM_IT[station]
        worths[station] = max(number * part // 1_000_000, saved)
        station += 1
    return worths


def number_with(board: GuardBoard, posted: i64) -> i64:
    """The number below the placement tiles with so many guards on them, both in thousandths: between two of them."""
    last: i64 = len(board.squares) - 1  # which has room for all
    at: i64 = 0
    while at < last:
        room: i64 = board.squares[at] * 1000
        if posted <= room:
            break
        posted -= room
        at += 1
    return 1000 * NUMBERS[at] - 1000 + min(posted, 1000)
