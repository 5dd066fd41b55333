"""The legal actions in the order in which a page offers them."""

from __future__ import annotations

from alhambra.core.play import legal
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.places import east_of, north_of, parse_place, place_at, place_word
from alhambra.palace.state import PalaceState
from alhambra.palace.views import PalaceView
from alhambra.server.protocol.replies import Choices, Payment, Purchase


def choices_of(state: PalaceState) -> Choices:
    """What the seat that is to act can do."""
    lay: dict[str, list[str]] = {}
    swap: dict[str, list[str]] = {}
    take: list[list[str]] = []
    bought: dict[int, list[list[str]]] = {}
    named: dict[type, list[str]] = {Keep: [], Give: [], Remove: []}
    plain: set[type] = set()
    words: list[str] = []
    for action in legal(state):
        match action:
            case Take():
                take.append(list(action.cards))
            case Buy():
                bought.setdefault(action.square, []).append(list(action.cards))
            case Lay():
                lay.setdefault(action.tile, []).append(action.place)
            case Swap():
                swap.setdefault(action.old, []).append(action.new)
            case Keep() | Give() | Remove():
                named[type(action)].append(action.tile)
            case Done() | Pass():
                plain.add(type(action))
            case _:
                words.append(state.game.word(action))
    return Choices(
        take=take,
        buy=[_purchase(state, square, payments) for square, payments in sorted(bought.items())],
        lay=lay,
        keep=named[Keep],
        give=named[Give],
        remove=named[Remove],
        swap=swap,
        done=Done in plain,
        passing=Pass in plain,
        words=words,
    )


def _purchase(state: PalaceState, square: int, payments: list[list[str]]) -> Purchase:
    tiles = state.kit.tiles
    tile = int(state.market[square - 1])
    price = int(tiles.prices[tile])
    offered = [_payment(cards, price) for cards in payments]
    best_first = sorted(offered, key=lambda one: (one.over, len(one.cards), one.cards))
    return Purchase(square, tiles.names[tile], price, best_first)


def _payment(cards: list[str], price: int) -> Payment:
    total = sum(int(card[1:]) for card in cards if card[1:].isdigit())
    return Payment(cards, total, total - price)


def squares_around(palace: PalaceView) -> list[str]:
    """Every square in a palace and in the ring around it, as words, in reading order."""
    taken = [parse_place(laid.place) for laid in palace.tiles]
    norths = [north_of(place) for place in taken]
    easts = [east_of(place) for place in taken]
    return [
        place_word(place_at(east, north))
        for north in range(max(norths) + 1, min(norths) - 2, -1)
        for east in range(min(easts) - 1, max(easts) + 2)
    ]
