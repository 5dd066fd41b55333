"""Between codes and actions, both ways."""

from __future__ import annotations

from typing import Any

from alhambra.palace import codes
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.cards import card_words, parse_card
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.paying import payment_of, payment_words
from alhambra.palace.state import PalaceState


def action_of(state: PalaceState, code: int) -> Any:
    """The action that a legal code stands for in this state."""
    kind = code & 15
    names = state.kit.tiles.names
    if kind == codes.TAKE:
        taken = sorted(int(state.display.slots[slot]) for slot in range(4) if code >> 4 >> slot & 1)
        return Take(card_words(taken))
    if kind == codes.BUY:
        square = code >> 4 & 3
        return Buy(square + 1, payment_words(code >> 8, square))
    if kind == codes.MODULE:
        return state.kit.modules[code >> 4 & 15].action(state, code >> 8)
    tile, place = code >> 4 & 255, code >> 16
    if kind == codes.LAY_TILE:
        return Lay(names[tile], place_word(place))
    if kind == codes.KEEP:
        return Keep(names[tile])
    if kind == codes.GIVE:
        return Give(names[tile])
    if kind == codes.REMOVE:
        return Remove(names[state.plans[state.seat].tile(place)])
    if kind == codes.SWAP:
        return Swap(names[state.plans[state.seat].tile(place)], names[tile])
    return Done() if kind == codes.DONE else Pass()


def code_of(state: PalaceState, action: Any) -> int:
    """The code of a legal action."""
    numbers = state.kit.tiles.numbers
    match action:
        case Take(cards):
            return int(codes.TAKE) | _slots(state, [parse_card(card) for card in cards]) << 4
        case Buy(square, cards):
            return int(codes.BUY) | (square - 1) << 4 | payment_of(cards) << 8
        case Lay(tile, place):
            return int(codes.LAY_TILE) | numbers[tile] << 4 | parse_place(place) << 16
        case Keep(tile):
            return int(codes.KEEP) | numbers[tile] << 4
        case Give(tile):
            return int(codes.GIVE) | numbers[tile] << 4
        case Remove(tile):
            return int(codes.REMOVE) | int(state.plans[state.seat].find(numbers[tile])) << 16
        case Swap(old, new):
            at = int(state.plans[state.seat].find(numbers[old]))
            return int(codes.SWAP) | numbers[new] << 4 | at << 16
        case Done():
            return int(codes.DONE)
        case Pass():
            return int(codes.PASS)
    for module in state.kit.modules:
        if module.owns(action):
            return codes.module_code(module.index, module.code(state, action))
    raise TypeError(f"{action!r} is no action of this game.")


def _slots(state: PalaceState, cards: list[int]) -> int:
    """The slots of the display that hold these cards, the first ones where cards are equal."""
    slots = 0
    for card in cards:
        slots |= next(1 << s for s in range(4) if state.display.slots[s] == card and not slots >> s & 1)
    return slots
