"""What the greedy bot reads out of a view: counts, money, ground, and what a tile would be worth to it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from alhambra.bots.catalogue import PRICE, TYPE
from alhambra.bots.ground import Ground, Shape
from alhambra.bots.majorities import SCORINGS, majority_worth
from alhambra.bots.purse import sums
from alhambra.palace.cards import LETTERS
from alhambra.palace.tiles import TYPES

WALL: Final = 0.9  # a segment of the longest wall, at each scoring to come
OTHER_WALL: Final = 0.15  # an outer wall that does not belong to the longest, likewise
ROOM: Final = 12.0  # to find a place for every tile, over the whole game
IN_RESERVE: Final = 0.35  # what part of its majority a tile is worth in the reserve
WHOLE_GAME: Final = 20  # tiles of the supply; with fewer, what is for later counts less


class Outlook:
    """The table through the eyes of one seat. Everything is worked out when it is asked for, and once."""

    def __init__(self, view: Any, ground: Ground) -> None:
        self.view = view
        self.me: int = view.seat
        self.ground = ground
        self.scorings_left = SCORINGS + 1 - view.next_scoring
        self._gains: dict[tuple[int, int, int], float] = {}
        self._tiles: dict[str, float] = {}

    @cached_property
    def later(self) -> float:
        """How much of the game is to come: 1 for a lot, 0 for nothing."""
        return 0.0 if self.view.ending else min(self.view.supply_left / WHOLE_GAME, 1.0)

    @cached_property
    def counts(self) -> list[list[int]]:
        """For each type, the tiles of each player; the neutral player comes last."""
        owned = [[one.tile for one in palace.tiles] for palace in self.view.palaces]
        if self.view.phase == "act":
            owned[self.me] += self.view.asides[self.me]  # bought already, to be laid at the end of the turn
        if self.view.neutral is not None:
            owned.append(list(self.view.neutral))
        counts = [[0] * len(owned) for _ in range(len(TYPES) + 1)]
        for player, tiles in enumerate(owned):
            for tile in tiles:
                counts[TYPE[tile]][player] += 1
        return counts

    @cached_property
    def purses(self) -> list[list[int]]:
        """The values of one's cards, by currency."""
        return [[int(card[1]) for card in self.view.hand if card[0] == letter] for letter in LETTERS]

    @cached_property
    def payable(self) -> list[int]:
        """The sums that one can pay, by currency."""
        return [sums(values) for values in self.purses]

    def majority_gain(self, type_: int, player: int, more: int = 1) -> float:
        """What it is worth to me if a player has more tiles of a type, or less."""
        key = (type_, player, more)
        if key not in self._gains:
            now = self.counts[type_]
            then = now.copy()
            then[player] += more
            self._gains[key] = self._majority(type_, then) - self._majority(type_, now)
        return self._gains[key]

    def _majority(self, type_: int, counts: list[int]) -> float:
        return majority_worth(type_, counts, self.me, self.view.seats, self.view.next_scoring)

    def shape_gain(self, after: Shape) -> float:
        """What it is worth to me if my palace gets another shape."""
        return self._shape_worth(after) - self._shape_worth(self.ground.shape)

    def _shape_worth(self, shape: Shape) -> float:
        walls = WALL * shape.wall + OTHER_WALL * (shape.outer - shape.wall) * self.later
        return walls * self.scorings_left + ROOM * shape.room * self.later

    def lay_gain(self, tile: str, place: int) -> float:
        """What it is worth to lay a tile there."""
        return self.majority_gain(TYPE[tile], self.me) + self.shape_gain(self.ground.with_tile(tile, place))

    def reserve_worth(self, tile: str) -> float:
        """What a tile is worth in the reserve."""
        return IN_RESERVE * self.later * max(self.majority_gain(TYPE[tile], self.me), 0.0)

    def tile_worth(self, tile: str) -> float:
        """What it is worth to get a tile and do the best with it."""
        if tile not in self._tiles:
            lays = [self.lay_gain(tile, place) for place in self.ground.places(tile)]
            self._tiles[tile] = max([self.reserve_worth(tile), *lays])
        return self._tiles[tile]

    def offer(self, square: int) -> tuple[int, float]:
        """The price and the worth of the tile on a market square; worth nothing where there is none."""
        tile = self.view.market[square]
        return (1, 0.0) if tile is None else (PRICE[tile], self.tile_worth(tile))
