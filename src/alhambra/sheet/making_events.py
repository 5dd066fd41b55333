"""From the engine's numbers to the events that people meet. Nothing here is called where nobody listens."""

from __future__ import annotations

from alhambra.core.event import Event
from alhambra.core.packed import i64, vec
from alhambra.sheet import actions
from alhambra.sheet.codes import SECOND_COST
from alhambra.sheet.coding import action_of
from alhambra.sheet.dice import coins_to_earn, crossings_built
from alhambra.sheet.events import (
    Awarded,
    Built,
    Changed,
    Completed,
    Declined,
    DicePlaced,
    Earned,
    Founded,
    GameOver,
    Kept,
    PassedOn,
    Rolled,
    Scored,
    StartDrawn,
    Ticked,
    TurnBegan,
)
from alhambra.sheet.explain import completions, end_gains
from alhambra.sheet.scoring import winners
from alhambra.sheet.squares import TYPES, parse_square, square_word
from alhambra.sheet.state import ON_TURN, SheetState


def action_event(state: SheetState, code: int) -> Event:
    """What an action is about to do; asked before the state changes."""
    seat = int(state.seat)
    match action_of(state, code):
        case actions.Build(square):
            return Built(seat, square, type_on(state, parse_square(square)), 0)
        case actions.Second():
            left = int(state.pair(1))
            return Built(seat, square_word(left), type_on(state, left), int(SECOND_COST))
        case actions.Change() as change:
            yellow, blue = faces(state)
            return Changed(seat, change.coins, change_dice(yellow, change.yellow), change_dice(blue, change.blue))
        case actions.Coins():
            return Earned(seat, int(crossings_built(state)), int(coins_to_earn(state)))
        case actions.Keep(pair):
            return Kept(seat, pair)
    return Declined(seat)


def type_on(state: SheetState, square: int) -> str:
    """The type of the building on a square."""
    return TYPES[state.kit.types[square]]


def faces(state: SheetState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The yellow and the blue dice of the seat on turn, ascending."""
    dice = [int(die) + 1 for die in state.dice]
    return tuple(sorted(dice[:2])), tuple(sorted(dice[2:]))


def change_dice(dice: tuple[int, ...], change: tuple[int, int] | None) -> tuple[int, ...]:
    """Two dice of a colour after a change, ascending."""
    if change is None:
        return dice
    other = dice[1] if dice[0] == change[0] else dice[0]
    return tuple(sorted((other, change[1])))


def start_event(state: SheetState) -> StartDrawn:
    """Who begins."""
    return StartDrawn(int(state.start))


def founded_event(state: SheetState, seat: int, square: int) -> Founded:
    """A building of the set-up."""
    return Founded(seat, square_word(square), type_on(state, square))


def placed_event(seat: int, pair: int) -> DicePlaced:
    """A pair of the set-up."""
    return DicePlaced(seat, square_word(pair))


def ticked_event(player: int, type_: int, rolls: list[int]) -> Ticked:
    """A fictitious player's box."""
    return Ticked(player, TYPES[type_], tuple(square_word(pair) for pair in rolls))


def turn_event(state: SheetState) -> TurnBegan:
    """Whose turn begins."""
    yellow, blue = faces(state)
    return TurnBegan(int(state.seat), int(state.round), yellow, blue)


def rolled_event(state: SheetState, first: int, second: int) -> Rolled:
    """One pair of dice that was rolled, or two."""
    pairs = [pair for pair in (first, second) if pair != ON_TURN]
    yellow = tuple(sorted(pair // 6 + 1 for pair in pairs))
    return Rolled(int(state.seat), yellow, tuple(sorted(pair % 6 + 1 for pair in pairs)))


def passed_event(state: SheetState) -> PassedOn:
    """The pair that goes to the next seat, before the turn does."""
    return PassedOn(int(state.seat), (int(state.seat) + 1) % int(state.kit.seats), square_word(int(state.pair(1))))


def award_events(state: SheetState) -> list[Event]:
    """What was completed in the round that ends, after it was awarded."""
    round_ = int(state.round)
    done = [
        Completed(player, round_, name)
        for player in range(state.kit.players)
        for type_, name in enumerate(TYPES)
        if state.completed[player * 6 + type_] == round_
    ]
    if not done:
        return []
    return [*done, Awarded(round_, tuple(completions(state, round_)), numbers(state.scores))]


def end_events(state: SheetState) -> list[Event]:
    """The end of the game, after it was scored."""
    scores = numbers(state.scores)
    return [Scored(tuple(end_gains(state)), scores), GameOver(tuple(winners(state)), scores)]


def numbers(items: vec[i64]) -> tuple[int, ...]:
    """Packed numbers as plain ones."""
    return tuple(int(item) for item in items)
