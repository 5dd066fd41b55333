"""How abilities are paid and carried out (R-30 to R-42)."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.arrays import replaced
from alhambra.core.chance import Chance
from alhambra.modules.guards.actions import side_word
from alhambra.modules.guards.board import (
    CARD,
    EXACT_CHANGE,
    EXCHANGE,
    HALF,
    MARCH,
    NEW_TOKEN,
    NONE,
    PLAZA,
    PREVIEW,
    PRICES,
    WALL,
    GuardBoard,
    guards_of,
)
from alhambra.modules.guards.events import (
    GuardMarched,
    GuardPaid,
    PlazaTaken,
    PreviewBought,
    TokenReplaced,
    TokensSwapped,
    WallPut,
)
from alhambra.modules.preview.rules import Preview
from alhambra.modules.tokens.rules import Tokens
from alhambra.palace.cards import card_words, purse_cards
from alhambra.palace.flow import bought_exactly, take_cards
from alhambra.palace.state import ACT, FREE, PURCHASE, PalaceState, with_tile
from alhambra.palace.tiles import TYPES


def discard(state: PalaceState, card: int) -> None:
    """R-33."""
    state.hands[state.seat * 4 + card // 9] -= 1 << 2 * (card % 9)
    state.discards[card // 9] += 1 << 2 * (card % 9)


def start_paying(state: PalaceState, board: GuardBoard, ability: int, points: int, events: list[Any] | None) -> bool:
    """Pay what needs no choice. Whether nothing is owed any more."""
    guards = guards_of(state, board, int(state.seat))
    seat = int(state.seat)
    if points:
        state.scores[seat] -= points
        board.spent = (*board.spent[:seat], board.spent[seat] + points, *board.spent[seat + 1 :])
    board.owed = min(PRICES[ability], len(guards))
    return _take_rest(state, board, events)


def pay(state: PalaceState, board: GuardBoard, guard: int, events: list[Any] | None) -> bool:
    """A guard leaves its building for the placement tiles. Whether nothing is owed any more."""
    tile, side = guard >> 2, guard & 3
    board.set_guards(tile, board.guards[tile] & ~(1 << side))
    board.posted += 1
    board.owed -= 1
    if events is not None:
        events.append(GuardPaid(int(state.seat), side_word(state.kit.tiles.names, guard)))
    return _take_rest(state, board, events)


def _take_rest(state: PalaceState, board: GuardBoard, events: list[Any] | None) -> bool:
    """Guards without an alternative go by themselves."""
    if board.owed:
        guards = guards_of(state, board, int(state.seat))
        if len(guards) == board.owed:
            pay(state, board, guards[0], events)
    return board.owed == 0


def carry_out(
    state: PalaceState, board: GuardBoard, tokens: Tokens, chance: Chance | None, events: list[Any] | None
) -> None:
    """What a paid ability does. Preview purchase and march need one decision more."""
    ability, choice = board.using, board.choice
    if ability in (PREVIEW, MARCH):
        return
    _used_up(state, board)
    if ability == EXCHANGE:
        _exchange(state, tokens, choice & 255, (choice >> 8) // 9, events)
    elif ability == WALL:
        board.sections -= 1
        board.section = True
    elif ability == CARD:
        _take_card(state, choice)
    elif ability == PLAZA:
        _take_plaza(state, board, events)
    elif ability == EXACT_CHANGE:
        state.overpaid = False
        state.earned = True
        state.phase = ACT
    elif ability == NEW_TOKEN:
        assert chance is not None
        _new_token(state, tokens, choice, chance, events)
        state.bound = PURCHASE
    else:
        assert ability == HALF
        board.halves = replaced(board.halves, choice, int(state.seat) + 1)


def _used_up(state: PalaceState, board: GuardBoard) -> None:
    board.used |= 1 << board.using
    board.using = NONE
    board.choice = 0
    state.bound = PURCHASE if board.begun else FREE
    board.begun = False


def _exchange(state: PalaceState, tokens: Tokens, tile: int, square: int, events: list[Any] | None) -> None:
    """R-34."""
    there = int(state.market[square])
    mine, others = state.types[tile], state.types[there]
    tokens.put(state, tile, others)
    tokens.put(state, there, mine)
    if events is not None:
        names = state.kit.tiles.names
        events.append(TokensSwapped(int(state.seat), names[tile], TYPES[others], square + 1, names[there], TYPES[mine]))


def _take_card(state: PalaceState, card: int) -> None:
    """R-37: of equal cards the first."""
    slots = [int(slot) for slot in state.display.slots]
    take_cards(state, 1 << slots.index(card))


def _take_plaza(state: PalaceState, board: GuardBoard, events: list[Any] | None) -> None:
    """R-38."""
    tile = board.plazas[0]
    board.plazas = board.plazas[1:]
    state.asides[state.seat] = with_tile(state.asides[state.seat], tile)
    if events is not None:
        events.append(PlazaTaken(int(state.seat), state.kit.tiles.names[tile]))


def _new_token(state: PalaceState, tokens: Tokens, square: int, chance: Chance, events: list[Any] | None) -> None:
    """R-40."""
    tile = int(state.market[square])
    old = state.types[tile]
    tokens.replace(state, tile, chance)
    if events is not None:
        name = state.kit.tiles.names[tile]
        events.append(TokenReplaced(int(state.seat), square + 1, name, TYPES[old], TYPES[state.types[tile]]))


def buy_preview(state: PalaceState, board: GuardBoard, preview: Preview, bits: int, events: list[Any] | None) -> None:
    """R-35: the purchase that the ability was paid for."""
    square, currency, cards = bits & 3, bits >> 2 & 3, bits >> 4
    tile = preview.take(state, square)
    state.hands[state.seat * 4 + currency] -= cards
    state.discards[currency] += cards
    if events is not None:
        words = card_words(purse_cards(cards, currency))
        name, price = state.kit.tiles.names[tile], int(state.kit.prices[tile])
        events.append(PreviewBought(int(state.seat), square + 1, name, words, price))
    _used_up(state, board)
    bought_exactly(state, tile)


def march(state: PalaceState, board: GuardBoard, guard: int, to: int, events: list[Any] | None) -> None:
    """R-41: the move that the ability was paid for."""
    board.set_guards(guard >> 2, board.guards[guard >> 2] & ~(1 << (guard & 3)))
    board.set_guards(to >> 2, board.guards[to >> 2] | 1 << (to & 3))
    _used_up(state, board)
    if events is not None:
        names = state.kit.tiles.names
        events.append(GuardMarched(int(state.seat), side_word(names, guard), side_word(names, to)))


def put_wall(state: PalaceState, board: GuardBoard, spot: int, events: list[Any] | None) -> None:
    """R-36: the loose section becomes a part of the tile."""
    board.section = board.bare = False
    state.reshape(spot >> 2, state.shapes[spot >> 2] | 1 << (spot & 3))
    if events is not None:
        events.append(WallPut(int(state.seat), side_word(state.kit.tiles.names, spot)))
