"""What the greedy bot reads out of a view: what a tile, a place and a majority would be worth to it, in points."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from alhambra.bots import bazaars, camps
from alhambra.bots.catalogue import CAMPS, MEDINAS, TYPE
from alhambra.bots.ground import Ground, Shape
from alhambra.bots.majorities import SCORINGS, majority_worth
from alhambra.bots.medinas import medina_prices, medinas_worth
from alhambra.bots.purse import sums
from alhambra.palace.cards import LETTERS
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

WALL: Final = 0.9  # a segment of the longest wall, for each scoring to come
OTHER_WALL: Final = 0.15  # any other outer wall, which may join it
ROOM: Final = 12.0  # that every tile finds a place
IN_RESERVE: Final = 0.35  # what part of its majority a tile is worth in the reserve
FAR_OFF: Final = 5  # tiles of the supply for each seat: with fewer the end is near, and what is for later counts less


class Outlook:
    """The table as one seat sees it. What is asked is worked out once."""

    def __init__(self, view: View, ground: Ground) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.me = view.seat
        self.ground = ground
        self.further = 0.0  # what a further action would bring, if it is known
        self._majority_gains: dict[tuple[int, int, int], float] = {}
        self._medina_gains: dict[tuple[int, str, str], float] = {}
        self._tile_worths: dict[str, float] = {}

    @cached_property
    def later(self) -> float:
        """What is for later counts in full while the end is far, and nothing at the end."""
        return 0.0 if self.view.ending else min(self.view.supply_left / (FAR_OFF * self.view.seats), 1.0)

    @cached_property
    def scorings(self) -> int:
        """How many are to come."""
        return SCORINGS + 1 - self.view.next_scoring

    @cached_property
    def owned(self) -> list[list[str]]:
        """The tiles of each player; the neutral player comes last."""
        view = self.view
        owned = [[laid.tile for laid in palace.tiles] for palace in view.palaces]
        if view.phase == "act":
            owned[self.me] += view.asides[self.me]  # bought already, to be laid at the end of the turn
        if view.neutral is not None:
            owned.append(list(view.neutral))
        return owned

    @cached_property
    def counts(self) -> list[list[int]]:
        """For each type, the tiles of each player."""
        counts = [[0] * len(self.owned) for _ in TYPES]
        for player, tiles in enumerate(self.owned):
            for tile in tiles:
                if TYPE[tile] < len(TYPES):
                    counts[TYPE[tile]][player] += 1
        return counts

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
        """The values of the cards in hand, by currency."""
        return [[int(card[1]) for card in self.view.hand if card[0] == letter] for letter in LETTERS]

    @cached_property
    def payable(self) -> list[int]:
        """The sums that the hand can make, by currency."""
        return [sums(values) for values in self.purses]

    def owner_gain(self, tile: str, player: int) -> float:
        """What it brings to me if a player has a tile, wherever it lies."""
        if tile in MEDINAS:
            return self.medina_gain(player, tile)
        return self.majority_gain(TYPE[tile], player)

    def loss(self, tile: str) -> float:
        """What it brings to me, usually less than nothing, if I have a tile no more."""
        if tile in MEDINAS:
            return self.medina_gain(self.me, "", tile)
        return self.majority_gain(TYPE[tile], self.me, -1)

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
        if type_ >= len(TYPES):
            return 0.0
        key = (type_, player, more)
        if key not in self._majority_gains:
            now = self.counts[type_]
            then = now.copy()
            then[player] += more
            self._majority_gains[key] = self._majority_worth(type_, then) - self._majority_worth(type_, now)
        return self._majority_gains[key]

    def _majority_worth(self, type_: int, counts: list[int]) -> float:
        return majority_worth(self.lines[type_], counts, self.me, self.view.seats, self.view.next_scoring)

    def shape_gain(self, after: Shape) -> float:
        """What it brings if my palace gets this shape."""
        return self._shape_worth(after) - self._shape_worth(self.ground.shape)

    def _shape_worth(self, shape: Shape) -> float:
        chances = OTHER_WALL * self.scorings * (shape.outer - shape.wall) + ROOM * shape.room
        sights = sum(bazaars.bazaar_worth(one, self.later) for one in shape.bazaars)
        lines = WALL * shape.wall + camps.IN_LINE * shape.camps
        return lines * self.scorings + chances * self.later + sights

    def lay_gain(self, tile: str, place: int) -> float:
        """What it brings to lay a tile there."""
        return self.owner_gain(tile, self.me) + self.shape_gain(self.ground.with_tile(tile, place))

    def reserve_worth(self, tile: str) -> float:
        """What a tile is worth in the reserve."""
        if tile in CAMPS:
            gain = camps.TYPICAL * self.scorings
        elif tile in MEDINAS or TYPE[tile] < len(TYPES):
            gain = self.owner_gain(tile, self.me)
        else:
            gain = bazaars.TYPICAL
        return IN_RESERVE * self.later * gain

    def tile_worth(self, tile: str) -> float:
        """What it brings to get a tile and make the best of it."""
        if tile not in self._tile_worths:
            lays = [self.lay_gain(tile, place) for place in self.ground.places(tile)]
            self._tile_worths[tile] = max(self.reserve_worth(tile), *lays, 0.0)
        return self._tile_worths[tile]
