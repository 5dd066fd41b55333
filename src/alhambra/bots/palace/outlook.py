"""What the greedy bot reads out of a view: what a tile, a place and a majority would be worth to it, in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf
from typing import Final

from alhambra.bots.face import Amount
from alhambra.bots.palace.catalogue import PRINTED, TYPE_NUMBER, UNTYPED
from alhambra.bots.palace.majorities import SCORINGS, majority_worth
from alhambra.bots.palace.once import Once
from alhambra.bots.palace.own_palace import OwnPalace, Shape
from alhambra.bots.palace.purse import sums
from alhambra.palace.cards import LETTERS
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

WALL: Final = 0.9  # a segment of the longest wall, for each scoring to come
OTHER_WALL: Final = 0.15  # any other outer wall, which may join it
ROOM: Final = 12.0  # that every tile finds a place
IN_RESERVE: Final = 0.35  # what part of its majority a tile is worth in the reserve
HOPE: Final = 0.8  # what part of its majority a tile is worth that may become a building
FAR_OFF: Final = 5  # tiles of the supply for each seat: with fewer the end is near, and what is for later counts less


class Outlook(Once):
    """The table as one seat sees it. What is asked is worked out once."""

    def __init__(self, view: View, palace: OwnPalace) -> None:
        super().__init__()
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.me = view.seat
        self.palace = palace
        self.faces = palace.faces
        self.further = 0.0  # what a further action would bring, if it is known
        self.best_buys: dict[int, float] = {}  # likewise for the best purchase from each market square
        self._majority_gains: dict[tuple[int, int, int], float] = {}
        self._tile_worths: dict[tuple[str, int], float] = {}

    @cached_property
    def tiles_to_come(self) -> int:
        """Those of the supply, and what else comes to the market."""
        return self.view.supply_left + sum(to_come(self.view) for to_come in self.faces.to_come)

    @cached_property
    def later(self) -> float:
        """What is for later counts in full while the end is far, and nothing at the end."""
        return 0.0 if self.view.ending else min(self.tiles_to_come / (FAR_OFF * self.view.seats), 1.0)

    @cached_property
    def scorings(self) -> int:
        """How many are to come."""
        return SCORINGS + 1 - self.view.next_scoring

    @cached_property
    def unbuilt(self) -> frozenset[str]:
        """The tiles of all that are no buildings yet."""
        return frozenset(tile for unbuilt in self.faces.unbuilt for tile in unbuilt(self.view))

    @cached_property
    def owned(self) -> list[list[str]]:
        """The buildings of each player; the neutral player comes last."""
        view = self.view
        owned = [[laid.tile for laid in palace.tiles] for palace in view.palaces]
        if view.phase != "lay":
            owned[self.me] += view.asides[self.me]  # bought already, to be laid at the end of the turn
        if view.neutral is not None:
            owned.append(list(view.neutral))
        return [[tile for tile in tiles if tile not in self.unbuilt] for tiles in owned] if self.unbuilt else owned

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
    def lines(self) -> list[list[int]]:
        """For each type, its line of the table of points at each scoring."""
        orders: Sequence[Sequence[str]] = [TYPES] * SCORINGS
        for order_of_types in self.faces.orders:
            orders = order_of_types(self.view)
        return [[order.index(type_) for order in orders] for type_ in TYPES]

    # Money

    @cached_property
    def purses(self) -> list[list[int]]:
        """The values of the cards in hand, by currency, and of what pays as cards do."""
        purses = [[int(card[1]) for card in self.view.hand if card[0] == letter] for letter in LETTERS]
        for currency, amount in self.amounts.values():
            purses[currency].append(amount)
        return purses

    @cached_property
    def amounts(self) -> dict[str, Amount]:
        """What I have that pays as cards do, by the word for it."""
        return {word: amount for amounts in self.faces.amounts for word, amount in amounts(self.view).items()}

    def worth_of(self, card: str) -> int:
        """What a card, or what pays as one, is worth as money."""
        return self.amounts[card].amount if card in self.amounts else int(card[1])

    @cached_property
    def payable(self) -> list[int]:
        """The sums that the hand can make, by currency."""
        return [sums(values) for values in self.purses]

    @cached_property
    def made_exact(self) -> float:
        """What it costs to make a payment count as exact; more than it can bring where that is not offered."""
        return min((made_exact(self) for made_exact in self.faces.made_exact), default=inf)

    def overpaid(self, currency: int, cards: Sequence[str], over: int) -> float:
        """What is left of an overpayment."""
        return sum(overpaid(self, currency, cards, over) for overpaid in self.faces.overpaid)

    # Tiles, whoever has them

    def kind(self, tile: str) -> int:
        """The type of a tile, as a number."""
        name = self.view.types.get(tile)
        return UNTYPED if name is None else TYPE_NUMBER[name]

    def owner_gain(self, tile: str, player: int) -> float:
        """What it brings to me if a player has a tile, wherever it lies."""
        if tile in self.unbuilt:
            return self.hope(tile)
        gain = self.faces.gains.get(tile)
        return self.majority_gain(self.kind(tile), player) if gain is None else gain(self, player, tile, "")

    def loss(self, tile: str) -> float:
        """What it brings to me, usually less than nothing, if I have a tile no more."""
        if tile in self.unbuilt:
            return -self.hope(tile)
        gain = self.faces.gains.get(tile)
        return self.majority_gain(self.kind(tile), self.me, -1) if gain is None else gain(self, self.me, "", tile)

    def swap_gain(self, new: str, old: str) -> float:
        """What it brings to me to have a tile instead of another."""
        gain, lost = self.faces.gains.get(new), self.faces.gains.get(old)
        if gain is not None and gain is lost and self.unbuilt.isdisjoint((new, old)):
            return gain(self, self.me, new, old)
        if gain is None and lost is None and self.kind(old) == self.kind(new):
            return 0.0
        return self.owner_gain(new, self.me) + self.loss(old)

    def hope(self, tile: str) -> float:
        """What a tile of mine may bring that is no building yet."""
        return HOPE * self.later * max(self.built_gain(tile), 0.0)

    def built_gain(self, tile: str) -> float:
        """What it brings to me if a tile becomes a building."""
        gain = self.faces.gains.get(tile)
        return self.majority_gain(PRINTED[tile], self.me) if gain is None else gain(self, self.me, tile, "")

    def risk(self, tile: str) -> float:
        """What is at risk while a tile lies in my palace."""
        return sum(risk(self, tile) for risk in self.faces.risks)

    def majority_gain(self, type_: int, player: int, more: int = 1) -> float:
        """What it brings to me if a player has so many more tiles of a type."""
        if type_ == UNTYPED:
            return 0.0
        key = (type_, player, more)
        if key not in self._majority_gains:
            now = self.counts[type_]
            then = now.copy()
            then[player] += more
            self._majority_gains[key] = self._majority_worth(type_, then) - self._majority_worth(type_, now)
        return self._majority_gains[key]

    def _majority_worth(self, type_: int, counts: Sequence[float]) -> float:
        for tally in self.faces.tallies:
            counts = tally(self, type_, counts)
        return majority_worth(self.lines[type_], counts, self.me, self.view.seats, self.view.next_scoring)

    # Tiles in my palace and in my reserve

    def shape_gain(self, after: Shape) -> float:
        """What it brings if my palace gets this shape."""
        return self._shape_worth(after) - self._shape_worth_now

    @cached_property
    def _shape_worth_now(self) -> float:
        return self._shape_worth(self.palace.shape)

    def _shape_worth(self, shape: Shape) -> float:
        chances = OTHER_WALL * self.scorings * (shape.outer - shape.wall) + ROOM * shape.room
        worth = WALL * shape.wall * self.scorings + chances * self.later
        for look, seen in zip(self.faces.looks, shape.seen):
            worth += look.worth(self, seen)
        return worth

    def lay_gain(self, tile: str, place: int, walls: int = 0) -> float:
        """What it brings to lay a tile there, with further walls on it if some are given."""
        return self.owner_gain(tile, self.me) + self.shape_gain(self.palace.with_tile(tile, place, walls))

    def reserve_worth(self, tile: str) -> float:
        """What a tile is worth in the reserve."""
        promise = self.faces.in_reserve.get(tile)
        gain = self.owner_gain(tile, self.me) if promise is None else promise(self)
        worth = IN_RESERVE * self.later * gain
        for on_reserve in self.faces.on_reserve:
            worth += on_reserve(self, tile)
        return worth

    def tile_worth(self, tile: str, walls: int = 0) -> float:
        """What it brings to get a tile, with further walls on it if some are given, and make the best of it."""
        key = (tile, walls)
        if key not in self._tile_worths:
            lays = [self.lay_gain(tile, place, walls) for place in self.palace.places(tile, walls)]
            self._tile_worths[key] = max(self.reserve_worth(tile), *lays, 0.0)
        return self._tile_worths[key]
