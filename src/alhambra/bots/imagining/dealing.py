"""The worlds that fit what a seat knows of a palace game: hidden cards and tiles are dealt for each of them."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.palace.policy import PalacePolicy
from alhambra.bots.imagining.root import Root
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import FIRST_SCORING, SECOND_SCORING
from alhambra.palace.state import PalaceState


class PalaceRoot(Root):
    """What a seat knows, and what is to be dealt."""

    def __init__(self, policy: PalacePolicy, state: PalaceState, seat: int, remembers: bool) -> None:
        super().__init__(policy, state)
        self.seat = seat
        self.remembers = remembers
        self.senses = policy.senses
        self.table: PalaceState = state
        self.unseen: bytes = b""  # the cards that are not known to lie somewhere
        self.sizes: bytes = b""  # how many of them each seat holds
        self.discarded: int = 0  # how many are among the discards
        self.pile: int = 0  # how many lie in the money pile, scoring cards included
        self.windows: tuple[int, ...] = (0, 0, 0, 0)  # where in it the scoring cards may lie, see `palace`

    def world(self, chance: Seeded) -> Any:
        state = PalaceState(self.table.game, self.table.kit, self.table)
        state.supply = chance.shuffle("supply", state.supply)
        cards = chance.shuffle("money", self.unseen)
        at = self._deal(state, cards)
        state.money = self._with_scoring_cards(cards[at:], chance)
        for sense in self.senses:
            sense.conceal(state, self.seat, chance)
        return state

    def _deal(self, state: PalaceState, cards: bytes) -> int:
        """Hands and discards. How many cards that took."""
        at = 0
        for seat in range(len(self.sizes)):
            for _ in range(self.sizes[seat]):
                card: i64 = cards[at]
                state.hands[seat * 4 + card // 9] += CARD_BITS[card % 9]
                at += 1
        for _ in range(self.discarded):
            card = cards[at]
            state.discards[card // 9] += CARD_BITS[card % 9]
            at += 1
        return at

    def _with_scoring_cards(self, cards: bytes, chance: Seeded) -> bytes:
        first_from, first_to, second_from, second_to = self.windows
        count = self.pile - (first_to > 0) - (second_to > 0)
        pile = cards[:count]
        if first_to:
            at = first_from + chance.number(first_to - first_from)
            pile = pile[:at] + bytes([int(FIRST_SCORING)]) + pile[at:]
        if second_to:
            at = second_from + chance.number(second_to - second_from)
            pile = pile[:at] + bytes([int(SECOND_SCORING)]) + pile[at:]
        return pile


CARD_BITS: Final[vec[i64]] = vec[i64]([1 << 2 * value for value in range(9)])
