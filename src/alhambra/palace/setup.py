"""The set-up (A-10 to A-15, A-90 to A-92)."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.contract import Game
from alhambra.core.packed import i64
from alhambra.palace.cards import FIRST_SCORING, KINDS, SECOND_SCORING, card_words
from alhambra.palace.events import Dealt, TurnBegan
from alhambra.palace.geometry.plan import new_plan
from alhambra.palace.module import Kit
from alhambra.palace.refill import draw_card, fill_display, fill_market, neutral_draws, pile_bounds
from alhambra.palace.state import ACT, PalaceState


def set_up(game: Game, kit: Kit, chance: Chance, events: list[Any] | None) -> PalaceState:
    """A new game, up to the first decision."""
    state = PalaceState(game, kit)
    for seat in range(kit.seats):
        state.scores[seat] = kit.start_score
    start = new_plan(kit.tiles.start, kit.fitting)
    state.plans = [start] * kit.seats
    for module in kit.modules:
        state.slices.append(module.set_up(state, chance, events))
    state.supply = chance.shuffle("tiles", kit.tiles.drawn)
    if kit.neutral:
        neutral_draws(state, 6, chance, events)
    fill_market(state, chance, events)
    state.money = chance.shuffle("money", bytes([card for card in range(KINDS) for _ in range(kit.copies)]))
    if kit.dealer is None:
        counts = [_deal(state, seat, chance, events) for seat in range(kit.seats)]
        state.seat = _first_seat(state, counts, chance)
        begin(state, chance, events)
    else:
        kit.dealer.deal(state, chance, events)
    return state


def begin(state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
    """A-14, A-15: with the start money in the hands, what is left of it is laid out, and the first turn begins."""
    fill_display(state, chance, events)
    _hide_scoring_cards(state, chance)
    state.phase = ACT
    if events is not None:
        events.append(TurnBegan(int(state.seat)))


def _deal(state: PalaceState, seat: int, chance: Chance, events: list[Any] | None) -> int:
    """A-12: cards until they are worth 20 or more. How many they are."""
    cards = cards_worth_20(state, chance, events)
    for card in cards:
        state.hands[seat * 4 + card // 9] += 1 << 2 * (card % 9)
    if events is not None:
        events.append(Dealt(seat, card_words(sorted(cards))))
    return len(cards)


def cards_worth_20(state: PalaceState, chance: Chance, events: list[Any] | None) -> list[int]:
    """Cards of the money pile until they are worth 20 or more."""
    cards: list[int] = []
    worth: i64 = 0
    while worth < 20:
        card = draw_card(state, chance, events)
        cards.append(int(card))
        worth += card % 9 + 1
    return cards


def _first_seat(state: PalaceState, counts: list[int], chance: Chance) -> int:
    """A-13: fewest cards, then the lowest total, then chance."""
    ranks = [(counts[seat], hand_worth(state, seat)) for seat in range(state.kit.seats)]
    tied = [seat for seat in range(state.kit.seats) if ranks[seat] == min(ranks)]
    return tied[chance.below("start", len(tied))] if len(tied) > 1 else tied[0]


def hand_worth(state: PalaceState, seat: int) -> int:
    """The sum of the values of a hand."""
    return sum(card % 9 + 1 for card in state.hand(seat))


def _hide_scoring_cards(state: PalaceState, chance: Chance) -> None:
    """A-15: the first scoring card into the second pile, the second into the fourth."""
    rest = state.money[state.money_at :]
    bounds = pile_bounds(len(rest))
    first, second = bounds[1], bounds[3]
    if not chance.lazy:
        first += chance.below("first scoring", bounds[2] - bounds[1] + 1)
        second += chance.below("second scoring", bounds[4] - bounds[3] + 1)
    state.money = rest[:first] + bytes([FIRST_SCORING]) + rest[first:second] + bytes([SECOND_SCORING]) + rest[second:]
    state.money_at = 0
