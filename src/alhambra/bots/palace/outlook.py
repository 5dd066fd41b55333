"""What the greedy bot reads out of a view: what a tile, a place and a majority would be worth to it, in points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any, Final

from alhambra.bots.modules import bazaars, camps
from alhambra.bots.modules.guards.garrison import RESERVE, START, Garrison
from alhambra.bots.modules.medinas import medina_prices, medinas_worth
from alhambra.bots.palace.catalogue import BAZAARS, CAMPS, MEDINAS, PRINTED, TYPE_NUMBER, UNTYPED
from alhambra.bots.palace.majorities import SAFE_LEAD, SCORINGS, majority_worth
from alhambra.bots.palace.own_palace import Ground, Shape
from alhambra.bots.palace.purse import sums
from alhambra.modules.building_sites.words import SitesView
from alhambra.modules.exchange_certificates.words import CertificatesView, CertificateView
from alhambra.modules.guards.views import GuardsView
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

WALL: Final = 0.9  # a segment of the longest wall, for each scoring to come
OTHER_WALL: Final = 0.15  # any other outer wall, which may join it
ROOM: Final = 12.0  # that every tile finds a place
IN_RESERVE: Final = 0.35  # what part of its majority a tile is worth in the reserve
HOPE: Final = 0.8  # what part of its majority a site is worth that may be finished
HALF: Final = 0.5  # what a half-building counts
FAR_OFF: Final = 5  # tiles of the supply for each seat: with fewer the end is near, and what is for later counts less


class Outlook:
    """The table as one seat sees it. What is asked is worked out once."""

    def __init__(self, view: View, ground: Ground) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.me = view.seat
        self.ground = ground
        self.further = 0.0  # what a further action would bring, if it is known
        self.best_buys: dict[int, float] = {}  # likewise for the best purchase from each market square
        self._majority_gains: dict[tuple[int, int, int], float] = {}
        self._medina_gains: dict[tuple[int, str, str], float] = {}
        self._tile_worths: dict[tuple[str, int], float] = {}

    @cached_property
    def tiles_to_come(self) -> int:
        """Those of the supply and of the preview board."""
        preview: tuple[str | None, ...] = self.view.modules.get("preview") or ()
        return self.view.supply_left + len(preview) - preview.count(None)

    @cached_property
    def later(self) -> float:
        """What is for later counts in full while the end is far, and nothing at the end."""
        return 0.0 if self.view.ending else min(self.tiles_to_come / (FAR_OFF * self.view.seats), 1.0)

    @cached_property
    def garrison(self) -> Garrison:
        """The guard board, where there is one."""
        far = 0.0 if self.view.ending else min(self.tiles_to_come / START, 1.0)
        return Garrison(self.view, self.me, far, self.tiles_to_come, self.ground.stations)

    @cached_property
    def exact_change(self) -> float:
        """What it costs to make a payment count as exact; more than it can bring where that is not offered."""
        offer = self.garrison.offer("exact-change") if "guards" in self.view.modules else None
        return inf if offer is None else offer

    @cached_property
    def scorings(self) -> int:
        """How many are to come."""
        return SCORINGS + 1 - self.view.next_scoring

    @cached_property
    def owned(self) -> list[list[str]]:
        """The tiles of each player; the neutral player comes last."""
        view = self.view
        owned = [[laid.tile for laid in palace.tiles] for palace in view.palaces]
        if view.phase != "lay":
            owned[self.me] += view.asides[self.me]  # bought already, to be laid at the end of the turn
        if view.neutral is not None:
            owned.append(list(view.neutral))
        return [[tile for tile in tiles if tile not in self.sites] for tiles in owned] if self.sites else owned

    @cached_property
    def sites(self) -> Mapping[str, str | None]:
        """The unfinished sites of all, which are no buildings (S-4), and the backs of mine."""
        part: SitesView | None = self.view.modules.get("building-sites")
        return part.sites if part else {}

    @cached_property
    def counts(self) -> list[list[int]]:
        """For each type, the tiles of each player."""
        counts = [[0] * len(self.owned) for _ in TYPES]
        for player, tiles in enumerate(self.owned):
            for tile in tiles:
                kind = self.kind(tile)
                if kind != UNTYPED:
                    counts[kind][player] += 1
        return counts

    @cached_property
    def halves(self) -> list[int]:
        """For each type, who has the half-building; -1 if nobody has."""
        board: GuardsView | None = self.view.modules.get("guards")
        if board is None:
            return [-1] * len(TYPES)
        return [-1 if owner is None else owner for owner in (board.halves[type_] for type_ in TYPES)]

    @cached_property
    def lines(self) -> list[list[int]]:
        """For each type, its line of the table of points at each scoring: its own, or that of the score tiles."""
        orders: Any = self.view.modules.get("score-tiles") or [TYPES] * SCORINGS
        return [[order.index(type_) for order in orders] for type_ in TYPES]

    @cached_property
    def medinas(self) -> list[list[int]]:
        """The prices of each player's medinas."""
        return [medina_prices(tiles) for tiles in self.owned]

    @cached_property
    def purses(self) -> list[list[int]]:
        """The values of the cards in hand, by currency; an amount on my certificate is one more."""
        purses = [[int(card[1]) for card in self.view.hand if card[0] == letter] for letter in LETTERS]
        if self._certificate:
            purses[CURRENCIES.index(self._certificate.currency)].append(self._certificate.amount)
        return purses

    @cached_property
    def _certificate(self) -> CertificateView | None:
        part: CertificatesView | None = self.view.modules.get("exchange-certificates")
        return part.certificates[self.me] if part else None

    def worth_of(self, card: str) -> int:
        """What a card is worth as money; `x` is my certificate."""
        if card != "x":
            return int(card[1])
        return self._certificate.amount if self._certificate else 0

    @cached_property
    def payable(self) -> list[int]:
        """The sums that the hand can make, by currency."""
        return [sums(values) for values in self.purses]

    def kind(self, tile: str) -> int:
        """The type of a tile, as a number."""
        name = self.view.types.get(tile)
        return UNTYPED if name is None else TYPE_NUMBER[name]

    def owner_gain(self, tile: str, player: int) -> float:
        """What it brings to me if a player has a tile, wherever it lies."""
        if tile in self.sites:
            return self.site_hope(tile)
        if tile in MEDINAS:
            return self.medina_gain(player, tile)
        return self.majority_gain(self.kind(tile), player)

    def loss(self, tile: str) -> float:
        """What it brings to me, usually less than nothing, if I have a tile no more."""
        if tile in self.sites:
            return -self.site_hope(tile)
        if tile in MEDINAS:
            return self.medina_gain(self.me, "", tile)
        return self.majority_gain(self.kind(tile), self.me, -1)

    def site_hope(self, tile: str) -> float:
        """What an unfinished site of mine may bring."""
        return HOPE * self.later * max(self.printed_gain(tile), 0.0)

    def printed_gain(self, tile: str) -> float:
        """What it brings to me if a site counts as a building."""
        if tile in MEDINAS:
            return self.medina_gain(self.me, tile)
        return self.majority_gain(PRINTED[tile], self.me)

    def medina_gain(self, player: int, gained: str, lost: str = "") -> float:
        """What it brings to me if a player gains a medina, loses one, or both."""
        key = (player, gained, lost)
        if key not in self._medina_gains:
            then = [prices.copy() for prices in self.medinas]
            then[player] += medina_prices([gained])
            for price in medina_prices([lost]):
                then[player].remove(price)
            self._medina_gains[key] = self._medinas_worth(then) - self._medinas_worth(self.medinas)
        return self._medina_gains[key]

    def _medinas_worth(self, prices: list[list[int]]) -> float:
        return medinas_worth(prices, self.me, self.view.seats, self.view.next_scoring)

    def majority_gain(self, type_: int, player: int, more: int = 1) -> float:
        """What it brings to me if a player has so many more tiles of a type."""
        if type_ == UNTYPED:
            return 0.0
        key = (type_, player, more)
        if key not in self._majority_gains:
            now = self.counts[type_]
            then = now.copy()
            then[player] += more
            holder = self.halves[type_]
            self._majority_gains[key] = self._majority_worth(type_, then, holder) - self._majority_worth(
                type_, now, holder
            )
        return self._majority_gains[key]

    def half_gain(self, type_: int) -> float:
        """What it brings to me if I have the half-building of a type."""
        now = self.counts[type_]
        leads = [HALF + self.later * (lead - HALF) for lead in SAFE_LEAD]  # at the end it decides a tie
        return self._majority_worth(type_, now, self.me, leads) - self._majority_worth(type_, now, -1, leads)

    def _majority_worth(
        self, type_: int, counts: Sequence[float], holder: int, leads: Sequence[float] = SAFE_LEAD
    ) -> float:
        """`holder` has half a building more, unless it is the only one (R-62)."""
        if holder >= 0 and counts[holder]:
            counts = [count + HALF * (player == holder) for player, count in enumerate(counts)]
        return majority_worth(self.lines[type_], counts, self.me, self.view.seats, self.view.next_scoring, leads)

    def shape_gain(self, after: Shape) -> float:
        """What it brings if my palace gets this shape."""
        return self._shape_worth(after) - self._shape_worth_now

    @cached_property
    def _shape_worth_now(self) -> float:
        return self._shape_worth(self.ground.shape)

    def _shape_worth(self, shape: Shape) -> float:
        chances = OTHER_WALL * self.scorings * (shape.outer - shape.wall) + ROOM * shape.room
        sights = sum(bazaars.bazaar_worth(one, self.later) for one in shape.bazaars)
        lines = WALL * shape.wall + camps.IN_LINE * shape.camps
        worth = lines * self.scorings + chances * self.later + sights
        if any(shape.guards):
            worth += sum(count * guard for count, guard in zip(shape.guards, self.garrison.worths))
        return worth

    def lay_gain(self, tile: str, place: int, section: int = 0) -> float:
        """What it brings to lay a tile there, with a further wall section on it if one is given."""
        return self.owner_gain(tile, self.me) + self.shape_gain(self.ground.with_tile(tile, place, section))

    def reserve_worth(self, tile: str) -> float:
        """What a tile is worth in the reserve."""
        if tile in CAMPS:
            gain = camps.TYPICAL * self.scorings
        elif tile in MEDINAS or self.kind(tile) != UNTYPED or tile in self.sites:
            gain = self.owner_gain(tile, self.me)
        elif tile in BAZAARS:
            gain = bazaars.TYPICAL
        else:
            gain = 0.0
        worth = IN_RESERVE * self.later * gain
        guards = self.ground.watch.sides(tile)
        return worth + guards.bit_count() * self.garrison.worths[RESERVE] if guards else worth

    def tile_worth(self, tile: str, section: int = 0) -> float:
        """What it brings to get a tile, with a further wall section on it if one is given, and make the best of it."""
        key = (tile, section)
        if key not in self._tile_worths:
            lays = [self.lay_gain(tile, place, section) for place in self.ground.places(tile, section)]
            self._tile_worths[key] = max(self.reserve_worth(tile), *lays, 0.0)
        return self._tile_worths[key]
