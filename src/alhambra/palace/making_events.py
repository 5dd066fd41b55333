"""From the engine's numbers to the events that people meet. Nothing here is called where nobody listens."""

from __future__ import annotations

from alhambra.core.event import Event
from alhambra.palace import actions
from alhambra.palace.cards import card_words
from alhambra.palace.coding import action_of
from alhambra.palace.display import EMPTY
from alhambra.palace.events import (
    Bought,
    Declined,
    EndBegan,
    GameOver,
    Given,
    Kept,
    Laid,
    LeftOverGiven,
    MoneyTaken,
    Passed,
    Removed,
    Scored,
    Swapped,
    TurnBegan,
)
from alhambra.palace.explain import Scoring
from alhambra.palace.geometry.places import place_word
from alhambra.palace.paying import money_of, payment_of, worth
from alhambra.palace.scoring import winners
from alhambra.palace.state import LAY, PalaceState


def action_event(state: PalaceState, code: int) -> Event:
    """What an action is about to do; asked before the state changes."""
    seat = int(state.seat)
    action = action_of(state, code)
    match action:
        case actions.Take(cards):
            return MoneyTaken(seat, cards)
        case actions.Buy(square, cards):
            return _bought(state, seat, square, cards)
        case actions.Lay(tile, place):
            source = "reserve" if state.phase != LAY else "left-over" if state.ending else "bought"
            return Laid(seat, tile, place, source)
        case actions.Keep(tile):
            return Kept(seat, tile)
        case actions.Give(tile):
            return Given(seat, tile)
        case actions.Remove(tile):
            return Removed(seat, tile, _place_of(state, tile))
        case actions.Swap(old, new):
            return Swapped(seat, old, new, _place_of(state, old))
        case actions.Done():
            return Declined(seat)
    return Passed(seat)


def _bought(state: PalaceState, seat: int, square: int, cards: tuple[str, ...]) -> Bought:
    tile = int(state.market[square - 1])
    price = int(state.kit.prices[tile])
    paid = worth(state, payment_of(cards))
    return Bought(seat, square, state.kit.tiles.names[tile], cards, price, paid == price)


def _place_of(state: PalaceState, tile: str) -> str:
    return place_word(int(state.plans[state.seat].find(state.kit.tiles.numbers[tile])))


def turn_event(state: PalaceState) -> TurnBegan:
    """Whose turn begins."""
    return TurnBegan(int(state.seat))


def scored_event(state: PalaceState, scoring: Scoring) -> Scored:
    """A scoring that was just added to the scores."""
    return Scored(scoring.number, scoring.gains, tuple(int(points) for points in state.scores))


def end_event(state: PalaceState) -> EndBegan:
    """The end begins, and the hands are shown."""
    return EndBegan(tuple(card_words(state.hand(seat)) for seat in range(state.kit.seats)))


def left_over_event(state: PalaceState, square: int, receiver: int) -> LeftOverGiven:
    """Who gets a tile left on the market, before it is given."""
    sums = tuple(int(money_of(state, seat, square)) for seat in range(state.kit.seats))
    tile = state.kit.tiles.names[state.market[square]]
    return LeftOverGiven(square + 1, tile, None if receiver == EMPTY else receiver, sums)


def over_event(state: PalaceState) -> GameOver:
    """The end of the game."""
    return GameOver(tuple(winners(state)), tuple(int(points) for points in state.scores))
