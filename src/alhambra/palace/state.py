"""A moment of a palace game: everything that is on the table, in the hands and in the hidden piles."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.arrays import ONE
from alhambra.core.contract import Game, State
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import purse_cards
from alhambra.palace.display import Display
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Kit, Slice

# Phases
DRAFT: Final[i64] = 0  # the actor chooses start money
ACT: Final[i64] = 1  # the actor takes an action
AFTER: Final[i64] = 2  # the actions are over, but the actor may still use what a module offers
LAY: Final[i64] = 3  # the actor lays the tiles set aside; while `ending`, left-over tiles
WAIT: Final[i64] = 4  # every decision is made, the turn waits for its commit
OVER: Final[i64] = 5

# What binds the actor
FREE: Final[i64] = 0
PURCHASE: Final[i64] = 1  # the action that was begun is a purchase
OWNED: Final[i64] = 2  # and the index of a module whose decision is unfinished


class PalaceState(State):
    """The state of a palace game. Plans are shared between copies until one of them changes its own."""

    def __init__(self, game: Game, kit: Kit, source: PalaceState | None = None) -> None:
        super().__init__(game)
        self.kit = kit
        if source is None:
            seats = kit.seats
            self.seat: i64 = 0  # whose turn it is; while `ending`, who lays left-over tiles
            self.phase: i64 = ACT
            self.bound: i64 = FREE
            self.earned: bool = False  # the action to come is a further one and may be declined
            self.overpaid: bool = False  # the last tile of the market bought this turn was paid for too dearly
            self.ending: bool = False  # the market could not be filled
            self.due: i64 = 0  # a bit for each scoring card that turned up and is not yet scored
            self.types: bytes = kit.types  # of each tile, as it is now
            self.shapes: vec[i64] = kit.shapes  # likewise; never changed, but replaced
            self.unbuilt: bytes = b""  # tiles that are no buildings yet, ascending
            self.supply: bytes = b""  # the tiles in the order of drawing, and how many are drawn
            self.supply_at: i64 = 0
            self.money: bytes = b""  # the money pile with the scoring cards in it, likewise
            self.money_at: i64 = 0
            self.discards: vec[i64] = vec[i64]([0] * 4)  # by currency, see `cards`
            self.display: Display = Display(vec[i64]([-1] * 4))
            self.market: vec[i64] = vec[i64]([-1] * 4)
            self.hands: vec[i64] = vec[i64]([0] * (4 * seats))  # seat * 4 + currency, see `cards`
            self.scores: vec[i64] = vec[i64]([0] * kit.players)
            self.plans: list[Plan] = []
            self.own: i64 = 0  # a bit for each plan that no other state shares
            self.reserves: list[bytes] = [b""] * seats  # ascending
            self.asides: list[bytes] = [b""] * seats  # bought this turn or received as left over, ascending
            self.neutral: bytes = b""  # ascending
            self.past: tuple[bytes, ...] = ()  # the census of each scoring held, see `scoring`
            self.extras: tuple[tuple[Any, ...], ...] = ()  # the modules' gains at each scoring held
            self.slices: list[Slice] = []
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.bound = source.bound
            self.earned = source.earned
            self.overpaid = source.overpaid
            self.ending = source.ending
            self.due = source.due
            self.types = source.types
            self.shapes = source.shapes
            self.unbuilt = source.unbuilt
            self.supply = source.supply
            self.supply_at = source.supply_at
            self.money = source.money
            self.money_at = source.money_at
            self.discards = source.discards[:]
            self.display = source.display
            self.market = source.market[:]
            self.hands = source.hands[:]
            self.scores = source.scores[:]
            self.plans = source.plans[:]
            self.own = 0
            self.reserves = source.reserves[:]
            self.asides = source.asides[:]
            self.neutral = source.neutral
            self.past = source.past
            self.extras = source.extras
            self.slices = [kept.copy() for kept in source.slices] if source.slices else []
            source.own = 0

    @property
    def actor(self) -> int | None:
        if self.phase >= WAIT:
            return None
        return self.seat

    def plan_to_change(self, seat: i64) -> Plan:
        """The plan of a seat, made its own first if a copy of this state may share it."""
        plan: Plan = self.plans[seat]
        if self.own >> seat & 1 == 0:
            plan = plan.copy()
            self.plans[seat] = plan
            self.own |= 1 << seat
        return plan

    def reshape(self, tile: i64, shape: i64) -> None:
        """Give a tile other walls; other states keep theirs."""
        shapes = self.shapes[:]
        shapes[tile] = shape
        self.shapes = shapes
        if self.plans:  # a reserve that looks the same now means something else
            self.plan_to_change(self.seat).forget()

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, ascending."""
        return cards_of(self.hands, seat * 4)

    def discarded(self) -> list[int]:
        """The cards of the discard pile, ascending."""
        return cards_of(self.discards, 0)

    def money_left(self) -> int:
        """How many cards the money pile has; the scoring cards in it look alike and count (A-17)."""
        return len(self.money) - int(self.money_at)

    def supply_left(self) -> int:
        """How many tiles the supply has."""
        return len(self.supply) - int(self.supply_at)


def bound_to(state: PalaceState) -> str | None:
    """What binds the actor, by name."""
    if state.bound == FREE:
        return None
    return "purchase" if state.bound == PURCHASE else state.kit.modules[state.bound - OWNED].name


def cards_of(purses: vec[i64], first: int) -> list[int]:
    """The cards of four purses, one a currency, from `first` on."""
    return [card for currency in range(4) for card in purse_cards(int(purses[first + currency]), currency)]


def with_tile(tiles: bytes, tile: i64) -> bytes:
    """Ascending tiles with one more."""
    at: i64 = 0
    count: i64 = len(tiles)
    while at < count and tiles[at] < tile:
        at += 1
    if at == count:
        return tiles + ONE[tile] if count else ONE[tile]
    return tiles[:at] + ONE[tile] + tiles[at:] if at else ONE[tile] + tiles


def without_tile(tiles: bytes, tile: i64) -> bytes:
    """Ascending tiles with one less."""
    if len(tiles) == 1:
        return b""
    at: i64 = 0
    while tiles[at] != tile:
        at += 1
    return tiles[:at] + tiles[at + 1 :] if at else tiles[1:]
