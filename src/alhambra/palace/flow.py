"""The course of a game: what an action changes, and what the end of a turn brings (A-20 to A-84)."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.packed import i64
from alhambra.palace import explain, making_events
from alhambra.palace.cards import total
from alhambra.palace.codes import BUY, GIVE, KEEP, LAY_TILE, MODULE, REMOVE, SWAP, TAKE
from alhambra.palace.display import EMPTY, Display
from alhambra.palace.legal import offers
from alhambra.palace.paying import money_of, pay
from alhambra.palace.refill import fill_display, fill_market, neutral_draws
from alhambra.palace.scoring import award
from alhambra.palace.state import ACT, AFTER, FREE, LAY, OVER, OWNED, WAIT, PalaceState, with_tile, without_tile


def play(state: PalaceState, code: i64, chance: Chance | None, events: list[Any] | None) -> None:
    """Carry out a legal action. Without `chance` a finished turn waits for its commit."""
    kind: i64 = code & 15
    if events is not None and kind != MODULE:
        events.append(making_events.action_event(state, code))
    if kind == TAKE:
        take_cards(state, code >> 4)
        end_actions(state)
    elif kind == BUY:
        _buy(state, code >> 4 & 3, code >> 8)
    elif kind == LAY_TILE:
        _lay(state, code >> 4 & 255, code >> 16, events)
    elif kind == KEEP:
        state.reserves[state.seat] = with_tile(state.reserves[state.seat], code >> 4 & 255)
        _set_down(state, code >> 4 & 255, events)
    elif kind == GIVE:
        _give(state, code >> 4 & 255, events)
    elif kind == REMOVE:
        _remove(state, code >> 16)
    elif kind == SWAP:
        _swap(state, code >> 4 & 255, code >> 16)
    elif kind == MODULE:
        state.kit.modules[code >> 4 & 15].play(state, code >> 8, chance, events)
        if state.phase == AFTER and state.bound == FREE and not offers(state):
            _lay_tiles(state)
    else:  # DONE, PASS
        _lay_tiles(state)
    if state.phase == WAIT and chance is not None:
        commit(state, chance, events)


def end_actions(state: PalaceState) -> None:
    """The last action was taken. Who can still use something does not lay yet (R-22)."""
    state.earned = False
    if state.kit.modules:
        state.phase = AFTER
        if offers(state):
            return
    _lay_tiles(state)


def _lay_tiles(state: PalaceState) -> None:
    """The tiles set aside are laid, if there are any (A-60)."""
    state.earned = False
    state.phase = LAY if state.asides[state.seat] else WAIT


def take_cards(state: PalaceState, slots: i64) -> None:
    """The cards on some slots of the display go to the actor's hand."""
    first: i64 = state.seat * 4
    left = state.display.slots[:]
    hands = state.hands
    slot: i64
    for slot in range(4):
        if slots >> slot & 1:
            card = left[slot]
            hands[first + card // 9] += 1 << 2 * (card % 9)
            left[slot] = EMPTY
    state.display = Display(left)


def _buy(state: PalaceState, square: i64, cards: i64) -> None:
    tile = state.market[square]
    state.market[square] = EMPTY
    if state.kit.cashier is not None:
        exact = pay(state, square, cards, state.kit.prices[tile])
    else:
        state.hands[state.seat * 4 + square] -= cards
        state.discards[square] += cards
        exact = total(cards) == state.kit.prices[tile]
    if exact:
        bought_exactly(state, tile)
    else:
        state.overpaid = True
        bought_last(state, tile)


def bought_last(state: PalaceState, tile: i64) -> None:
    """A tile is set aside, and no further action is earned."""
    state.bound = FREE
    state.asides[state.seat] = with_tile(state.asides[state.seat], tile)
    state.earned = False
    go_on(state)


def go_on(state: PalaceState) -> None:
    """After an action, or a decision of a module's own: the next one that is pending, or the end of the actions."""
    if state.kit.modules:
        for module in state.kit.hooks.pending:
            if module.pending(state):
                state.bound = OWNED + module.index
                return
        state.bound = FREE
    if not state.earned:
        end_actions(state)


def bought_exactly(state: PalaceState, tile: i64) -> None:
    """A-42: a tile is set aside and a further action is earned."""
    state.bound = FREE
    state.overpaid = False
    state.asides[state.seat] = with_tile(state.asides[state.seat], tile)
    state.earned = True


def _lay(state: PalaceState, tile: i64, place: i64, events: list[Any] | None) -> None:
    seat = state.seat
    state.plan_to_change(seat).lay(place, tile, state.shapes[tile])
    if state.phase == LAY:
        _set_down(state, tile, events)
    else:
        state.reserves[seat] = without_tile(state.reserves[seat], tile)
        end_actions(state)


def _set_down(state: PalaceState, tile: i64, events: list[Any] | None) -> None:
    """A tile set aside has found its place."""
    _no_longer_aside(state, tile)
    for custodian in state.kit.hooks.settled:
        custodian.settled(state, tile, events)
    laid_out(state, events)


def _give(state: PalaceState, tile: i64, events: list[Any] | None) -> None:
    """A-94."""
    state.neutral = with_tile(state.neutral, tile)
    _no_longer_aside(state, tile)
    for custodian in state.kit.custodians:
        custodian.given(state, tile, events)
    laid_out(state, events)


def _no_longer_aside(state: PalaceState, tile: i64) -> None:
    aside = without_tile(state.asides[state.seat], tile)
    state.asides[state.seat] = aside


def laid_out(state: PalaceState, events: list[Any] | None) -> None:
    """Laying is over when nothing is left to be laid."""
    if not state.asides[state.seat]:
        for module in state.kit.hooks.unlaid:
            if module.unlaid(state):
                return
        for module in state.kit.hooks.laid_out:
            module.laid_out(state, events)
        state.phase = WAIT


def _remove(state: PalaceState, place: i64) -> None:
    tile = state.plan_to_change(state.seat).remove(place)
    state.reserves[state.seat] = with_tile(state.reserves[state.seat], tile)
    end_actions(state)


def _swap(state: PalaceState, new: i64, place: i64) -> None:
    old = state.plan_to_change(state.seat).swap(place, new, state.shapes[new])
    state.reserves[state.seat] = with_tile(without_tile(state.reserves[state.seat], new), old)
    end_actions(state)


def commit(state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
    """A-61, R-55: the end of a turn, or of a receiver's left-over tiles (A-82)."""
    if state.bound >= OWNED:
        assert state.kit.dealer is not None, "only start money is a turn of a module's own"
        state.kit.dealer.commit(state, chance, events)
        return
    if state.ending:
        _next_receiver(state, events)
        return
    state.overpaid = False
    if state.kit.feeder is None:
        fill_display(state, chance, events)
        full = fill_market(state, chance, events)
    else:
        full = fill_market(state, chance, events)
        if full:
            fill_display(state, chance, events)
    for module in state.kit.hooks.refill:
        module.refill(state, chance, events)
    if state.due:
        _hold_due(state, chance, events)
    if full:
        state.seat = (state.seat + 1) % state.kit.seats
        state.phase = ACT
        if events is not None:
            events.append(making_events.turn_event(state))
    else:
        _end(state, events)


def _hold_due(state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
    """A-63, A-93: the scorings that are due, the first before the second, each with the neutral player's tiles."""
    number: i64 = 1
    while number < 3:
        if state.due >> (number - 1) & 1:
            _score(state, number, events)
            if state.kit.neutral:
                count = 6 if number == 1 else state.supply_left() // 3
                neutral_draws(state, count, chance, events)
        number += 1
    state.due = 0


def _score(state: PalaceState, number: i64, events: list[Any] | None) -> None:
    if events is None:
        award(state, number)
    else:
        scoring = explain.scored_now(state, number)
        award(state, number)
        events.append(making_events.scored_event(state, scoring))


def _end(state: PalaceState, events: list[Any] | None) -> None:
    """A-80, A-81: left-over tiles go to who has most money of the square's currency."""
    state.ending = True
    if events is not None:
        events.append(making_events.end_event(state))
    for module in state.kit.modules:
        module.ending(state, events)
    for square in range(4):
        if state.market[square] != EMPTY:
            receiver = richest(state, square)
            if events is not None:
                events.append(making_events.left_over_event(state, square, receiver))
            if receiver != EMPTY:
                state.asides[receiver] = with_tile(state.asides[receiver], state.market[square])
                state.market[square] = EMPTY
    _next_receiver(state, events)


def richest(state: PalaceState, currency: int) -> i64:
    """The seat with the highest sum of a currency; `EMPTY` on a tie, also if nobody has any."""
    best: i64 = 0
    receiver: i64 = EMPTY
    for seat in range(state.kit.seats):
        worth = money_of(state, seat, currency)
        if worth > best:
            best = worth
            receiver = seat
        elif worth == best:
            receiver = EMPTY
    return receiver


def _next_receiver(state: PalaceState, events: list[Any] | None) -> None:
    """A-82: receivers lay in turn order, from the player after the one who played last; then A-84."""
    for ahead in range(1, state.kit.seats + 1):
        seat = (state.seat + ahead) % state.kit.seats
        if state.asides[seat]:
            state.seat = seat
            state.phase = LAY
            return
    _score(state, 3, events)
    state.phase = OVER
    if events is not None:
        events.append(making_events.over_event(state))
