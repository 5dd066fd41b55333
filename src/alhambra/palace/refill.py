"""Drawing: the display, the market and the neutral player's tiles (A-61 to A-63, A-93).

Hidden orders live in `state.supply` and `state.money`. An ordinary draw takes the next one. A lazy chance decides by
the draw itself: what it chooses is brought to the top first, so that nothing depends on the hidden order.
"""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.packed import i64
from alhambra.palace.cards import FIRST_SCORING, KINDS, card_word
from alhambra.palace.display import EMPTY, Display
from alhambra.palace.events import DiscardsShuffled, DisplayFilled, MarketFilled, NeutralReceived, ScoringCardTurned
from alhambra.palace.state import PalaceState


def draw_card(state: PalaceState, chance: Chance, events: list[Any] | None) -> i64:
    """The next money or scoring card; `EMPTY` if pile and discards have none (A-62)."""
    if state.money_at == len(state.money):
        if state.discards[0] | state.discards[1] | state.discards[2] | state.discards[3] == 0:
            return EMPTY
        state.money = chance.shuffle("discards", bytes(state.discarded()))
        state.money_at = 0
        currency: i64 = 0
        while currency < 4:
            state.discards[currency] = 0
            currency += 1
        if events is not None:
            events.append(DiscardsShuffled(len(state.money)))
    if chance.lazy:
        _decide_card(state, chance)
    card: i64 = state.money[state.money_at]
    state.money_at += 1
    return card


def fill_display(state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
    """A-61 to A-63: four cards, as far as there are any; scoring cards become due."""
    slots = state.display.slots
    if EMPTY not in slots:
        return
    slots = slots[:]
    slot: i64 = 0
    while slot < 4:
        if slots[slot] == EMPTY:
            card = draw_card(state, chance, events)
            while card >= FIRST_SCORING:
                state.due |= 1 << (card - FIRST_SCORING)
                if events is not None:
                    events.append(ScoringCardTurned(int(card - FIRST_SCORING) + 1))
                card = draw_card(state, chance, events)
            if card == EMPTY:
                break
            slots[slot] = card
            if events is not None:
                events.append(DisplayFilled(int(slot) + 1, card_word(card)))
        slot += 1
    state.display = Display(slots)


def draw_tile(state: PalaceState, chance: Chance) -> i64:
    """The next tile; `EMPTY` if the supply has none."""
    if state.supply_at == len(state.supply):
        return EMPTY
    if chance.lazy:
        top = int(state.supply_at)
        chosen = top + chance.pick("tile", [1] * (len(state.supply) - top))
        state.supply = _swapped(list(state.supply), top, chosen)
    tile: i64 = state.supply[state.supply_at]
    state.supply_at += 1
    return tile


def comes_into_play(state: PalaceState, tile: int, chance: Chance, events: list[Any] | None) -> None:
    """Tell the modules of a tile that was drawn."""
    for module in state.kit.hooks.drawn:
        module.drawn(state, tile, chance, events)


def draw_for_market(state: PalaceState, chance: Chance, events: list[Any] | None) -> i64:
    """The next tile that no module takes; `EMPTY` if the supply has none."""
    tile = draw_tile(state, chance)
    if state.kit.hooks.claims:
        while tile != EMPTY and _claimed(state, int(tile), events):
            tile = draw_tile(state, chance)
    return tile


def _claimed(state: PalaceState, tile: int, events: list[Any] | None) -> bool:
    for module in state.kit.hooks.claims:  # noqa: SIM110 - compiled, a loop is quicker than any()
        if module.claims(state, tile, events):
            return True
    return False


def fill_market(state: PalaceState, chance: Chance, events: list[Any] | None) -> bool:
    """A-61: the empty squares in ascending order. False if the supply could not fill them all (A-80)."""
    if state.kit.feeder is not None:
        return state.kit.feeder.fill_market(state, chance, events)
    market = state.market
    if EMPTY not in market:
        return True
    square: i64 = 0
    while square < 4:
        if market[square] == EMPTY:
            tile = draw_for_market(state, chance, events)
            if tile == EMPTY:
                return False
            market[square] = tile
            if events is not None:
                events.append(MarketFilled(int(square) + 1, state.kit.tiles.names[tile]))
            if state.kit.hooks.drawn:
                comes_into_play(state, int(tile), chance, events)
        square += 1
    return True


def neutral_draws(state: PalaceState, count: int, chance: Chance, events: list[Any] | None) -> None:
    """A-92, A-93: tiles of the supply for the neutral player, as many as there are."""
    drawn = [int(draw_tile(state, chance)) for _ in range(min(count, state.supply_left()))]
    state.neutral = bytes(sorted([*state.neutral, *drawn]))
    if events is not None and drawn:
        events.append(NeutralReceived(state.kit.tiles.named(bytes(drawn))))
    for tile in drawn:
        comes_into_play(state, tile, chance, events)
    for custodian in state.kit.custodians:
        custodian.delivered(state, bytes(drawn), events)


def pile_bounds(cards: int) -> list[int]:
    """A-15: where each of the five piles begins, and the last one ends, in a pile of money cards."""
    sizes = [cards // 5 + (pile < cards % 5) for pile in range(5)]
    return [sum(sizes[:pile]) for pile in range(6)]


def scoring_window(state: PalaceState, number: int) -> tuple[int, int]:
    """Where in the money pile scoring card 1 or 2 may lie, for who knows A-15: from the first to before the second."""
    bounds = pile_bounds(len(state.money) - 2)
    before = number - 1  # scoring cards above this one
    return bounds[2 * number - 1] + before, bounds[2 * number] + 1 + before


def _decide_card(state: PalaceState, chance: Chance) -> None:
    """Bring a card to the top as likely as A-12 and A-15 make it, whatever the hidden order is."""
    at = int(state.money_at)
    pile = list(state.money)
    for number in (1, 2):
        scoring_card = KINDS + number - 1
        if scoring_card not in pile[at:]:
            continue
        start, end = scoring_window(state, number)
        if start <= at:
            if chance.pick("scoring card", [1, end - at - 1]) == 0:
                state.money = _swapped(pile, at, pile.index(scoring_card, at))
                return
            if pile[at] == scoring_card:  # it lies deeper, but still in its own pile
                pile[at], pile[at + 1] = pile[at + 1], pile[at]
        break
    kind = chance.pick("money card", [pile[at:].count(card) for card in range(KINDS)])
    state.money = _swapped(pile, at, pile.index(kind, at))


def _swapped(items: list[int], one: int, other: int) -> bytes:
    items[one], items[other] = items[other], items[one]
    return bytes(items)
