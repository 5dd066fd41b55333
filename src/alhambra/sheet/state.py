"""A moment of a sheet game: the sheets, the dice and the common score sheet. Nothing is hidden."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.contract import Game, State
from alhambra.core.packed import i64, vec
from alhambra.sheet.kit import Kit
from alhambra.sheet.squares import SQUARES

# Phases
ACT: Final[i64] = 0  # the actor changes dice, builds or earns coins
SECOND: Final[i64] = 1  # the actor may build a second time
KEEP: Final[i64] = 2  # all four dice were rolled, and the actor chooses a pair to keep
WAIT: Final[i64] = 3  # every decision is made, the turn waits for its commit
OVER: Final[i64] = 4

# What the commit brings
NOTHING: Final[i64] = 0  # there is none to come
ROLL_USED: Final[i64] = 1  # the dice left are passed on, the dice used are rolled (W-22)
ROLL_ALL: Final[i64] = 2  # all four dice are rolled (W-24, W-26)
PASS_ON: Final[i64] = 3  # the dice not kept are passed on (W-24)

ON_TURN: Final[i64] = -1  # stands for the pair of who has four dice

# In `dice`
YELLOW: Final[i64] = 0
BLUE: Final[i64] = 2

# The bit of each square. A table, because mypyc lets C shift a literal 1 as 32 bits.
BITS: Final[vec[i64]] = vec[i64]([1 << square for square in range(SQUARES)])


class SheetState(State):
    """The state of a sheet game. A player is a seat, or a fictitious player behind the seats."""

    def __init__(self, game: Game, kit: Kit, source: SheetState | None = None) -> None:
        super().__init__(game)
        self.kit = kit
        if source is None:
            seats = int(kit.seats)
            players = int(kit.players)
            self.seat: i64 = 0
            self.phase: i64 = ACT
            self.due: i64 = NOTHING
            self.changed: bool = False  # dice were changed this turn (W-25)
            self.round: i64 = 1
            self.start: i64 = 0  # the seat that begins each round
            self.built: vec[i64] = vec[i64]([0] * seats)  # a bit for each square
            self.coins: vec[i64] = vec[i64]([0] * seats)
            self.gained: vec[i64] = vec[i64]([0] * seats)  # coins filled in on the sheet, those spent too
            # Two yellow dice, then two blue. Ascending, but once dice are used or kept they come before the others.
            self.dice: vec[i64] = vec[i64]([0] * 4)
            self.pairs: vec[i64] = vec[i64]([ON_TURN] * seats)  # the dice of the other seats, numbered as squares
            self.counts: vec[i64] = vec[i64]([0] * (players * 6))  # player * 6 + type: the buildings
            self.completed: vec[i64] = vec[i64]([0] * (players * 6))  # likewise: the round, 0 if not complete
            self.scores: vec[i64] = vec[i64]([0] * players)
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.due = source.due
            self.changed = source.changed
            self.round = source.round
            self.start = source.start
            self.built = source.built[:]
            self.coins = source.coins[:]
            self.gained = source.gained[:]
            self.dice = source.dice[:]
            self.pairs = source.pairs[:]
            self.counts = source.counts[:]
            self.completed = source.completed[:]
            self.scores = source.scores[:]

    @property
    def actor(self) -> int | None:
        if self.phase >= WAIT:
            return None
        return self.seat

    def lay_out(self, first: i64, second: i64) -> None:
        """Two pairs of dice become the four of the seat on turn, ascending."""
        dice = self.dice
        dice[0] = min(first // 6, second // 6)
        dice[1] = max(first // 6, second // 6)
        dice[2] = min(first % 6, second % 6)
        dice[3] = max(first % 6, second % 6)

    def put_first(self, pair: i64) -> None:
        """This pair comes before the other two dice."""
        dice = self.dice
        if dice[0] != pair // 6:
            dice[1] = dice[0]
            dice[0] = pair // 6
        if dice[2] != pair % 6:
            dice[3] = dice[2]
            dice[2] = pair % 6

    def pair(self, at: i64) -> i64:
        """The first or the second pair, 0 or 1, of the dice of the seat on turn, numbered as a square."""
        return self.dice[at] * 6 + self.dice[2 + at]

    def last_of_round(self) -> bool:
        """Whether no seat comes behind the one on turn in this round."""
        return (self.seat + 1) % self.kit.seats == self.start

    def last_turn(self) -> bool:
        """Whether this is the last turn of the game."""
        return self.round == self.kit.rounds and self.last_of_round()

    def occupied(self, seat: i64, square: i64) -> bool:
        """Whether a seat has built on a square."""
        return self.built[seat] >> square & 1 == 1
