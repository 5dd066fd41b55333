"""Between payloads and actions of the guard board, both ways."""

from __future__ import annotations

from typing import Any

from alhambra.modules.guards import abilities
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use, side_word, split_side
from alhambra.modules.guards.board import CARD, EXCHANGE, HALF, NAMES, NEW_TOKEN, PREVIEW
from alhambra.palace.cards import card_word, card_words, parse_card, purse_cards, purse_of
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


def action_of(state: PalaceState, payload: int) -> Any:
    kind, bits, names = payload & 15, payload >> 4, state.kit.tiles.names
    if kind == abilities.USE:
        return Use(NAMES[bits & 15], details(state, bits & 15, bits >> 4))
    if kind == abilities.PAY:
        return Pay(side_word(names, bits))
    if kind == abilities.BUY:
        return BuyPreview((bits & 3) + 1, card_words(purse_cards(bits >> 4, bits >> 2 & 3)))
    if kind == abilities.MOVE:
        return March(side_word(names, bits & 0xFFF), side_word(names, bits >> 12))
    return PutWall(side_word(names, bits))


def details(state: PalaceState, ability: int, choice: int) -> tuple[str, ...]:
    if ability == EXCHANGE:
        card = choice >> 8
        return (state.kit.tiles.names[choice & 255], str(card // 9 + 1), card_word(card))
    if ability in (PREVIEW, CARD):
        return (card_word(choice),)
    if ability == NEW_TOKEN:
        return (str(choice + 1),)
    return (TYPES[choice],) if ability == HALF else ()


def payload_of(state: PalaceState, action: Any) -> int:
    match action:
        case Use(name, details):
            return abilities.USE | NAMES.index(name) << 4 | choice_of(state, NAMES.index(name), details) << 8
        case Pay(guard):
            return abilities.PAY | _spot(state, guard) << 4
        case BuyPreview(square, cards):
            paid = [parse_card(card) for card in cards]
            return abilities.BUY | (square - 1) << 4 | paid[0] // 9 << 6 | purse_of(paid) << 8
        case March(guard, to):
            return abilities.MOVE | _spot(state, guard) << 4 | _spot(state, to) << 16
        case PutWall(side):
            return abilities.PUT | _spot(state, side) << 4
    raise TypeError(f"{action!r} is no action of the guard board.")


def choice_of(state: PalaceState, ability: int, details: tuple[str, ...]) -> int:
    if ability == EXCHANGE:
        return state.kit.tiles.numbers[details[0]] | parse_card(details[2]) << 8
    if ability in (PREVIEW, CARD):
        return parse_card(details[0])
    if ability == NEW_TOKEN:
        return int(details[0]) - 1
    return TYPES.index(details[0]) if ability == HALF else 0


def _spot(state: PalaceState, word: str) -> int:
    tile, side = split_side(word)
    return state.kit.tiles.numbers[tile] * 4 + side
