"""What the guard board offers, as payloads of codes.

| kind, bits 0-3 | further bits |
| --- | --- |
| USE | 4-7: the ability; from 8 on its choice |
| PAY | from 4 on the guard: tile * 4 + side |
| BUY | 4-5: the preview square; 6-7: the currency; from 8 on the cards |
| MOVE | 4-15: the guard; from 16 on where to, both as tile * 4 + side |
| PUT | from 4 on the side of a tile, likewise |

The choice of an ability: a card (`card`, `preview-purchase`), a market square (`new-token`), a type
(`half-building`); for `exchange` a tile, from bit 8 on the card, whose currency is that of the square.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64
from alhambra.modules.guards.board import (
    CARD,
    EXACT_CHANGE,
    EXCHANGE,
    HALF,
    MARCH,
    NEW_TOKEN,
    PLAZA,
    PREVIEW,
    PRICES,
    WALL,
    GuardBoard,
    can_march,
    guard_count,
    guards_of,
    point_price,
)
from alhambra.modules.preview.rules import NOTHING
from alhambra.modules.tokens.rules import Tokens, has_token
from alhambra.palace.cards import payments, total
from alhambra.palace.display import EMPTY, first_of_equals
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.legal import can_buy
from alhambra.palace.state import ACT, AFTER, FREE, PURCHASE, PalaceState

USE: Final = 0
PAY: Final = 1
BUY: Final = 2
MOVE: Final = 3
PUT: Final = 4


def missing_points(state: PalaceState, board: GuardBoard, ability: int) -> int:
    """R-32: the points to be paid for missing guards; -1 if the seat does not have them."""
    return points_for(state, PRICES[ability] - guard_count(state, board, state.seat))


def points_for(state: PalaceState, missing: int) -> int:
    """The points for so many missing guards; -1 if the seat does not have them."""
    if missing <= 0:
        return 0
    points = missing * point_price(state)
    return points if points <= state.scores[state.seat] else -1


def usable(state: PalaceState, board: GuardBoard, preview: bytes, tokens: Tokens, out: list[int]) -> None:
    """Every ability that can be paid and carried out now, with its choices."""
    most = int(guard_count(state, board, state.seat))
    if state.scores[state.seat] > 0:  # points pay for guards that are missing
        most += int(state.scores[state.seat]) // point_price(state)
    for ability in board.abilities:
        if PRICES[ability] <= most and not board.used >> ability & 1:
            for choice in choices(state, board, ability, preview, tokens):
                if state.bound != PURCHASE or goes_with_purchase(state, board, ability, choice, preview):
                    out.append(USE | ability << 4 | choice << 8)


def goes_with_purchase(state: PalaceState, board: GuardBoard, ability: int, choice: int, preview: bytes) -> bool:
    """R-40: whether an ability can be used between a new token and the purchase that it begins."""
    if ability == PREVIEW:
        return True
    return board.revision > 1 and leaves_a_purchase(state, board, ability, choice, preview)


def leaves_a_purchase(state: PalaceState, board: GuardBoard, ability: int, choice: int, preview: bytes) -> bool:
    """R-40: whether something can be bought after an ability that is begun now."""
    after = state
    if ability == EXCHANGE:
        after = _with_card(state, choice >> 8, -1)
    elif ability == CARD:
        after = _with_card(state, choice, 1)
    return can_purchase(after, board, PRICES[ability], preview)


def still_leaves_a_purchase(state: PalaceState, board: GuardBoard, preview: bytes) -> bool:
    """R-40: likewise now, or after the one in use, whose points and money card are paid."""
    after = _with_card(state, board.choice, 1) if board.using == CARD else state
    return can_purchase(after, board, board.owed, preview)


def _with_card(state: PalaceState, card: int, more: int) -> PalaceState:
    """The state with one card more or less in the hand of the actor."""
    after = PalaceState(state.game, state.kit, state)
    after.hands[state.seat * 4 + card // 9] += more << 2 * (card % 9)
    return after


def can_purchase(state: PalaceState, board: GuardBoard, owed: int, preview: bytes) -> bool:
    """R-40: whether something can be bought with so many guards paid before: on the market, a bazaar, or by R-35."""
    if can_buy(state):
        return True
    if PREVIEW not in board.abilities or board.used >> PREVIEW & 1:
        return False
    missing = owed + PRICES[PREVIEW] - guard_count(state, board, state.seat)
    return points_for(state, missing) >= 0 and len(preview_cards(state, preview)) > 0


def choices(state: PalaceState, board: GuardBoard, ability: int, preview: bytes, tokens: Tokens) -> list[int]:
    """In how many ways an ability can be carried out, once it is paid (R-34 to R-42)."""
    if ability == EXCHANGE:
        return _exchanges(state)
    if ability == PREVIEW:
        return preview_cards(state, preview) if state.phase == ACT else []
    if ability == WALL:
        return [0] if board.sections and carriers(state) else []
    if ability == CARD:
        return _cards(state)
    if ability == PLAZA:
        return [0] if board.plazas else []
    if ability == EXACT_CHANGE:
        return [0] if state.phase == AFTER and state.overpaid else []
    if ability == NEW_TOKEN:
        return _renewable(state, board, preview, tokens)
    if ability == MARCH:
        return [0] if can_march(state, board) else []
    assert ability == HALF
    return [type_ for type_ in range(6) if not board.halves[type_]]


def still_possible(state: PalaceState, board: GuardBoard, tokens: Tokens) -> bool:
    """Whether an ability that is being paid can be carried out. What needs a further decision shows by its codes."""
    ability, choice = board.using, board.choice
    if ability == EXCHANGE:
        tile, square = choice & 255, (choice >> 8) // 9
        bought = tile in state.asides[state.seat] and has_token(state, tile)
        return bought and square < 4 and has_token(state, int(state.market[square]))
    if ability == NEW_TOKEN:
        return choice in _market_tokens(state) and tokens.left(state) > 0
    return ability in (PREVIEW, MARCH) or choice in choices(state, board, ability, b"", tokens)


def _renewable(state: PalaceState, board: GuardBoard, preview: bytes, tokens: Tokens) -> list[int]:
    """R-40: the market squares that may get a new token."""
    if state.phase != ACT or state.bound != FREE or not tokens.left(state):
        return []
    able = can_buy(state) if board.revision == 1 else leaves_a_purchase(state, board, NEW_TOKEN, 0, preview)
    return _market_tokens(state) if able else []


def _market_tokens(state: PalaceState) -> list[int]:
    return [square for square in range(4) if has_token(state, int(state.market[square]))]


def _exchanges(state: PalaceState) -> list[int]:
    bought = [tile for tile in state.asides[state.seat] if has_token(state, tile)]
    if not bought:
        return []
    hands = state.hands
    return [
        tile | (square * 9 + value) << 8
        for tile in bought
        for square in _market_tokens(state)
        for value in range(9)
        if hands[state.seat * 4 + square] >> 2 * value & 3
    ]


def _cards(state: PalaceState) -> list[int]:
    """One of each card of the display."""
    slots = state.display.slots
    return [int(slots[slot]) for slot in range(4) if slots[slot] != EMPTY and first_of_equals(slots, slot, 0)]


def carriers(state: PalaceState) -> list[int]:
    """R-36: the tiles set aside that a loose wall section can be put on."""
    return [tile for tile in state.asides[state.seat] if can_carry(state, tile)]


def can_carry(state: PalaceState, tile: int) -> bool:
    """R-36: whether a loose wall section can be put on a tile."""
    return state.shapes[tile] != 15 and state.shapes[tile] < CAMP


def preview_cards(state: PalaceState, preview: bytes) -> list[int]:
    """R-35: the cards after whose payment a building of the preview board can be paid for exactly."""
    prices: i64 = 0  # a bit for each
    for tile in preview:
        if tile != NOTHING:
            prices |= 1 << state.kit.prices[tile]
    first: i64 = state.seat * 4
    able: i64 = 0  # a bit for each currency that pays one of them
    currency: i64 = 0
    while currency < 4:
        if _sums(state.hands[first + currency]) & prices:
            able |= 1 << currency
        currency += 1
    found: list[int] = []
    currency = 0
    while able and currency < 4:
        _add_cards(currency, state.hands[first + currency], able & ~(1 << currency) != 0, prices, found)
        currency += 1
    return found


def _add_cards(currency: i64, purse: i64, elsewhere: bool, prices: i64, found: list[int]) -> None:
    """The cards of a purse after which one of some prices can be paid: elsewhere, or with the rest of it."""
    value: i64 = 0
    while purse >> 2 * value:
        if purse >> 2 * value & 3 and (elsewhere or _sums(purse - (1 << 2 * value)) & prices):
            found.append(int(currency * 9 + value))
        value += 1


def _sums(purse: i64) -> i64:
    """The sums that cards of a purse make, a bit for each; no price is above 13."""
    sums: i64 = 1
    value: i64 = 1
    while purse:
        copies: i64 = purse & 3
        while copies:
            sums |= sums << value
            copies -= 1
        sums &= 0x3FFF
        purse >>= 2
        value += 1
    return sums


def can_pay(purse: i64, price: i64) -> bool:
    """Whether some cards of a purse are worth exactly a price."""
    return _sums(purse) >> price & 1 == 1


def purchases(state: PalaceState, preview: bytes, out: list[int]) -> None:
    """R-35: every exact payment for a building of the preview board, in one currency."""
    for square in range(3):
        if preview[square] != NOTHING:
            price = state.kit.prices[preview[square]]
            for currency in range(4):
                for cards in payments(state.hands[state.seat * 4 + currency], price):
                    if total(cards) == price:
                        out.append(BUY | square << 4 | currency << 6 | int(cards) << 8)


def free_walls(state: PalaceState, board: GuardBoard) -> list[int]:
    """R-41: the wall sides of laid tiles that hold no guard, ascending."""
    plan = state.plans[state.seat]
    found: list[int] = []
    for cell in plan.cells:
        shape = int(plan.shape_on(cell))
        if shape < CAMP:
            tile = int(plan.tile_on(cell))
            free = shape & ~board.guards[tile]
            found += [tile * 4 + side for side in range(4) if free >> side & 1]
    return sorted(found)


def marching_guards(state: PalaceState, board: GuardBoard) -> list[int]:
    """R-41: the guards that can be paid so that another one can march; none without two."""
    guards = guards_of(state, board, int(state.seat))
    if len(guards) < 2:
        return []
    if free_walls(state, board):
        return guards
    reserve = state.reserves[state.seat]
    return [guard for guard in guards if guard >> 2 not in reserve]  # they leave a wall free


def payable(state: PalaceState, board: GuardBoard) -> list[int]:
    """The guards of which one is to be paid now."""
    if board.using == MARCH:
        return marching_guards(state, board)
    return guards_of(state, board, int(state.seat))


def marches(state: PalaceState, board: GuardBoard, out: list[int]) -> None:
    """R-41: every guard to every free wall."""
    walls = free_walls(state, board)
    for guard in guards_of(state, board, int(state.seat)):
        out += [MOVE | guard << 4 | wall << 16 for wall in walls]


def walls_to_put(state: PalaceState) -> list[int]:
    """R-36: the open sides of tiles to be laid that the loose section can be put on."""
    return [tile * 4 + side for tile in carriers(state) for side in range(4) if not state.shapes[tile] >> side & 1]
