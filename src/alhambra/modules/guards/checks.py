"""Why an action of the guard board is not allowed. Agrees with `abilities`, by test."""

from __future__ import annotations

from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.modules.guards.abilities import (
    can_pay,
    choices,
    free_walls,
    goes_with_purchase,
    missing_points,
    payable,
)
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use, split_side
from alhambra.modules.guards.board import (
    ABILITIES,
    CARD,
    EXACT_CHANGE,
    EXCHANGE,
    HALF,
    MARCH,
    NAMES,
    NEW_TOKEN,
    PLAZA,
    PREVIEW,
    PRICES,
    WALL,
    GuardBoard,
    guards_of,
    point_price,
)
from alhambra.modules.guards.coding import choice_of
from alhambra.modules.preview import NOTHING
from alhambra.modules.tokens import Tokens, has_token
from alhambra.palace.building import CAMP
from alhambra.palace.cards import parse_card
from alhambra.palace.checks import acting, not_in_hand
from alhambra.palace.reasons import Reason
from alhambra.palace.state import ACT, AFTER, LAY, PURCHASE, PalaceState
from alhambra.palace.tiles import TYPES


class Checks:
    """The checks of one state, with what lies on the preview board."""

    def __init__(self, state: PalaceState, board: GuardBoard, preview: bytes, tokens: Tokens, bound: bool) -> None:
        self.state = state
        self.board = board
        self.preview = preview
        self.tokens = tokens
        self.bound = bound  # an ability is being paid or carried out

    def check(self, action: Any) -> Refusal | None:
        """The refusal of an action, or none."""
        match action:
            case Use():
                return self._use(action)
            case Pay(guard):
                return self._pay(guard)
            case BuyPreview(square, cards):
                return self._buy(square - 1, cards)
            case March(guard, to):
                return self._march(guard, to)
            case PutWall(side):
                return self._put(side)
        raise TypeError(f"{action!r} is no action of the guard board.")

    def unfinished(self) -> Refusal:
        """What has to be decided first."""
        name = NAMES[self.board.using]
        if self.board.owed:
            return Reason.ABILITY_OPEN.refuse("R-31", f"First choose the guard that pays for {name}.")
        if self.board.using == PREVIEW:
            return Reason.ABILITY_OPEN.refuse("R-35", "The preview purchase is paid: buy from the preview board.")
        return Reason.ABILITY_OPEN.refuse("R-41", "The march is paid: move a guard onto a wall.")

    def _spot(self, word: str) -> int:
        """The tile * 4 + side that a word names; -1 if there is no such tile."""
        tile, side = split_side(word)
        number = self.state.kit.tiles.numbers.get(tile, -1)
        return -1 if number < 0 else number * 4 + side

    def _own_guard(self, word: str) -> Refusal | None:
        if self._spot(word) in guards_of(self.state, self.board, int(self.state.seat)):
            return None
        return Reason.NO_GUARD.refuse("R-31", f"There is no guard of yours at {word}, in palace or reserve.")

    def _use(self, action: Use) -> Refusal | None:
        state, ability = self.state, NAMES.index(action.ability)
        if self.bound:
            return self.unfinished()
        if state.ending:
            return acting(state)
        if state.phase not in (ACT, AFTER):
            return Reason.NOT_NOW.refuse("R-22", "Abilities are used before the tiles are laid.")
        if ability not in self.board.abilities:
            text = f"The guard board of this game does not have {action.ability}."
            return Reason.NO_ABILITY.refuse("R-11", text)
        if self.board.used >> ability & 1:
            return Reason.USED_UP.refuse("R-22", f"{action.ability} was used this turn already.")
        if state.bound == PURCHASE and ability != PREVIEW and self.board.revision == 1:
            return Reason.PURCHASE_BEGUN.refuse("R-40", "After a new token the action is a purchase.")
        refusal = self._details(ability, action.details)
        if refusal is not None:
            return refusal
        if missing_points(state, self.board, ability) < 0:
            price = f"{PRICES[ability]} guard{'s' if PRICES[ability] > 1 else ''}"
            points = f"{point_price(state)} point{'s' if point_price(state) > 1 else ''}"
            text = f"{action.ability} costs {price}, or {points} for each missing one: you have too few."
            return Reason.TOO_FEW_GUARDS.refuse("R-32", text)
        choice = choice_of(state, ability, action.details)
        if state.bound == PURCHASE and not goes_with_purchase(state, self.board, ability, choice, self.preview):
            text = f"After a new token the action is a purchase, and {action.ability} would leave nothing to buy."
            return Reason.PURCHASE_BEGUN.refuse("R-40", text, cards=action.details[2:])
        return None

    def _details(self, ability: int, details: tuple[str, ...]) -> Refusal | None:
        """Why an ability cannot be carried out with these details."""
        state, clause = self.state, str(ABILITIES[ability]["clause"])
        if ability == EXCHANGE:
            return self._exchange(*details)
        if ability == PREVIEW:
            return self._preview(details[0])
        if ability == NEW_TOKEN:
            return self._new_token(int(details[0]) - 1)
        possible = choices(state, self.board, ability, self.preview, self.tokens)
        if ability == CARD and parse_card(details[0]) not in possible:
            return Reason.NOT_ON_DISPLAY.refuse(clause, f"The display does not hold {details[0]}.", cards=details)
        if ability == HALF and TYPES.index(details[0]) not in possible:
            return Reason.NONE_LEFT.refuse(clause, f"The half-building of the {details[0]} is taken.")
        if possible:
            return None
        if ability == WALL and self.board.sections:
            return Reason.NO_OPEN_SIDE.refuse(clause, "No tile that you got this turn has an open side for a wall.")
        if ability == WALL:
            return Reason.NONE_LEFT.refuse(clause, "No loose wall section is left.")
        if ability == PLAZA:
            return Reason.NONE_LEFT.refuse(clause, "No plaza is left.")
        if ability == EXACT_CHANGE:
            return Reason.NOT_OVERPAID.refuse(clause, "You have not just overpaid for a tile of the market.")
        assert ability == MARCH
        if len(guards_of(state, self.board, int(state.seat))) < 2:
            return Reason.TOO_FEW_GUARDS.refuse(clause, "A march needs two guards: one to pay and one to move.")
        return Reason.NO_WALL.refuse(clause, "There is no wall without a guard to march to.")

    def _exchange(self, tile: str, square: str, card: str) -> Refusal | None:
        state = self.state
        number = state.kit.tiles.numbers.get(tile, -1)
        there = int(state.market[int(square) - 1])
        if number < 0 or number not in state.asides[state.seat]:
            return Reason.NOT_SET_ASIDE.refuse("R-34", f"{tile} was not bought this turn.", tiles=(tile,))
        if not has_token(state, number):
            return Reason.NO_TOKEN.refuse("R-34", f"There is no token on {tile}.", tiles=(tile,))
        if not has_token(state, there):
            return Reason.NO_TOKEN.refuse("R-34", f"There is no token on market square {square}.")
        if parse_card(card) // 9 != int(square) - 1:
            text = f"The exchange with market square {square} is paid in the currency of that square."
            return Reason.WRONG_CURRENCY.refuse("R-34", text, cards=(card,))
        return self._in_hand(card)

    def _in_hand(self, card: str) -> Refusal | None:
        if not_in_hand(self.state, (card,)):
            return Reason.NOT_IN_HAND.refuse("R-30", f"The hand does not hold {card}.", cards=(card,))
        return None

    def _preview(self, card: str) -> Refusal | None:
        state = self.state
        if state.phase != ACT:
            return acting(state)
        refusal = self._in_hand(card)
        if refusal is None and parse_card(card) not in choices(state, self.board, PREVIEW, self.preview, self.tokens):
            text = f"Without {card} no building of the preview board can be paid for exactly."
            return Reason.CANNOT_BUY.refuse("R-35", text, cards=(card,))
        return refusal

    def _new_token(self, square: int) -> Refusal | None:
        state = self.state
        if state.phase != ACT:
            return acting(state)
        if not has_token(state, int(state.market[square])):
            return Reason.NO_TOKEN.refuse("R-40", f"There is no token on market square {square + 1}.")
        if not self.tokens.left(state):
            return Reason.NONE_LEFT.refuse("R-40", "The bag is empty.")
        if not choices(state, self.board, NEW_TOKEN, self.preview, self.tokens):
            return Reason.CANNOT_BUY.refuse("R-40", "A new token begins a purchase, and there is nothing you can buy.")
        return None

    def _pay(self, guard: str) -> Refusal | None:
        if not self.bound:
            return Reason.NOT_NOW.refuse("R-30", "Guards are paid when an ability is used.")
        if not self.board.owed:
            return self.unfinished()
        refusal = self._own_guard(guard)
        if refusal is None and self._spot(guard) not in payable(self.state, self.board):
            text = f"With {guard} paid, there would be no wall without a guard to march to."
            return Reason.NO_WALL.refuse("R-41", text)
        return refusal

    def _buy(self, square: int, cards: tuple[str, ...]) -> Refusal | None:
        state = self.state
        if not self.bound:
            return Reason.NOT_NOW.refuse("R-35", "To buy from the preview board use the ability first.")
        if self.board.owed or self.board.using != PREVIEW:
            return self.unfinished()
        tile = self.preview[square]
        if tile == NOTHING:
            return Reason.EMPTY_SQUARE.refuse("R-35", f"There is no tile on preview square {square + 1}.")
        if len({card[0] for card in cards}) > 1:
            return Reason.WRONG_CURRENCY.refuse("R-35", "The cards have to be of one currency.", cards=cards)
        missing = not_in_hand(state, cards)
        if missing:
            text = f"The hand does not hold {' and '.join(missing)}."
            return Reason.NOT_IN_HAND.refuse("R-35", text, cards=missing)
        price, paid = int(state.kit.prices[tile]), sum(int(card[1]) for card in cards)
        if paid != price:
            name = state.kit.tiles.names[tile]
            this = f"these cards are worth {paid}"
            if not cards and not any(can_pay(int(state.hands[state.seat * 4 + n]), price) for n in range(4)):
                this = f"no cards of one currency in your hand make {price}"
            text = f"{name} costs {price} and is paid exactly; {this}."
            return Reason.NOT_EXACT.refuse("R-35", text, cards=cards, tiles=(name,))
        return None

    def _march(self, guard: str, to: str) -> Refusal | None:
        if not self.bound:
            return Reason.NOT_NOW.refuse("R-41", "To march use the ability first.")
        if self.board.owed or self.board.using != MARCH:
            return self.unfinished()
        refusal = self._own_guard(guard)
        if refusal is None and self._spot(to) not in free_walls(self.state, self.board):
            text = f"{to} is no wall of a laid tile without a guard."
            return Reason.NO_WALL.refuse("R-41", text)
        return refusal

    def _put(self, word: str) -> Refusal | None:
        state, spot = self.state, self._spot(word)
        if self.bound:
            return self.unfinished()
        if not self.board.section:
            return Reason.NONE_LEFT.refuse("R-36", "There is no loose wall section to put on a tile.")
        if state.phase != LAY:
            return Reason.NOT_NOW.refuse("R-36", "The loose section is put on a tile when the tiles are laid.")
        if spot < 0 or spot >> 2 not in state.asides[state.seat]:
            return Reason.NOT_SET_ASIDE.refuse("R-36", f"{split_side(word)[0]} is none of the tiles to be laid now.")
        if state.shapes[spot >> 2] >= CAMP or state.shapes[spot >> 2] >> (spot & 3) & 1:
            return Reason.NO_OPEN_SIDE.refuse("R-36", f"{word} is no open side that can carry a wall.")
        return None
