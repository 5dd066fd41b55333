"""Why an action of the guard board is not allowed. Agrees with `abilities`, by test."""

from __future__ import annotations

from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.modules.guards import messages
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
from alhambra.modules.guards.reasons import GuardReason
from alhambra.modules.preview.rules import NOTHING
from alhambra.modules.tokens.rules import Tokens, has_token
from alhambra.palace.cards import parse_card
from alhambra.palace.checks import acting, not_in_hand
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.messages import NOT_IN_HAND, NOT_ON_DISPLAY, NOT_SET_ASIDE
from alhambra.palace.module import GIVEN
from alhambra.palace.reasons import Reason
from alhambra.palace.state import ACT, AFTER, LAY, PURCHASE, PalaceState
from alhambra.palace.tiles import TYPES


def token_begun() -> Refusal:
    """Why the action has to be a purchase."""
    return Reason.PURCHASE_BEGUN.refuse("R-40", messages.TOKEN_BEGUN)


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
            return GuardReason.ABILITY_OPEN.refuse("R-31", messages.CHOOSE_GUARD, ability=name)
        if self.board.using == PREVIEW:
            return GuardReason.ABILITY_OPEN.refuse("R-35", messages.PREVIEW_PAID)
        return GuardReason.ABILITY_OPEN.refuse("R-41", messages.MARCH_PAID)

    def tile(self, tile: int, what: str, withheld: int, held_back: int) -> Refusal | None:
        """Why a tile set aside may not be laid or kept, or given away."""
        state, name = self.state, self.state.kit.tiles.names[tile]
        if tile == (held_back if what == GIVEN else withheld):
            return GuardReason.SECTION_HELD.refuse("R-36", messages.SECTION_FIRST, tiles=(name,), tile=name)
        if what != GIVEN:
            return None
        if state.shapes[tile] != state.kit.shapes[tile]:
            return Reason.NOT_GIVEN.refuse("R-36", messages.SECTION_NOT_GIVEN, tiles=(name,), tile=name)
        if state.kit.tiles.apart[tile]:
            return Reason.NOT_GIVEN.refuse("R-38", messages.PLAZA_NOT_GIVEN, tiles=(name,), tile=name)
        return None

    def _spot(self, word: str) -> int:
        """The tile * 4 + side that a word names; -1 if there is no such tile."""
        tile, side = split_side(word)
        number = self.state.kit.tiles.numbers.get(tile, -1)
        return -1 if number < 0 else number * 4 + side

    def _own_guard(self, word: str) -> Refusal | None:
        if self._spot(word) in guards_of(self.state, self.board, int(self.state.seat)):
            return None
        return GuardReason.NO_GUARD.refuse("R-31", messages.NO_GUARD, side=word)

    def _absent(self, ability: int) -> Refusal | None:
        """Why an ability is not used in this game at all."""
        if ability in self.board.abilities:
            return None
        return GuardReason.NO_ABILITY.refuse("R-11", messages.NO_ABILITY, ability=NAMES[ability])

    def _use(self, action: Use) -> Refusal | None:
        state, ability = self.state, NAMES.index(action.ability)
        if self.bound:
            return self.unfinished()
        if state.ending:
            return acting(state)
        if state.phase not in (ACT, AFTER):
            return Reason.NOT_NOW.refuse("R-22", messages.ABILITIES_OVER)
        absent = self._absent(ability)
        if absent is not None:
            return absent
        if self.board.used >> ability & 1:
            return GuardReason.USED_UP.refuse("R-22", messages.USED_UP, ability=action.ability)
        if state.bound == PURCHASE and ability != PREVIEW and self.board.revision == 1:
            return token_begun()
        refusal = self._details(ability, action.details)
        if refusal is not None:
            return refusal
        if missing_points(state, self.board, ability) < 0:
            guards, points = PRICES[ability], point_price(state)
            return GuardReason.TOO_FEW_GUARDS.refuse(
                "R-32", messages.TOO_FEW_GUARDS, ability=action.ability, guards=guards, points=points
            )
        choice = choice_of(state, ability, action.details)
        if state.bound == PURCHASE and not goes_with_purchase(state, self.board, ability, choice, self.preview):
            return Reason.PURCHASE_BEGUN.refuse(
                "R-40", messages.NOTHING_LEFT_TO_BUY, cards=action.details[2:], ability=action.ability
            )
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
            return Reason.NOT_ON_DISPLAY.refuse(clause, NOT_ON_DISPLAY, cards=details, missing=details)
        if ability == HALF and TYPES.index(details[0]) not in possible:
            return Reason.NONE_LEFT.refuse(clause, messages.HALF_TAKEN, type=details[0])
        if possible:
            return None
        if ability == WALL and self.board.sections:
            return GuardReason.NO_OPEN_SIDE.refuse(clause, messages.NO_OPEN_SIDE)
        if ability == WALL:
            return Reason.NONE_LEFT.refuse(clause, messages.NO_SECTION_LEFT)
        if ability == PLAZA:
            return Reason.NONE_LEFT.refuse(clause, messages.NO_PLAZA)
        if ability == EXACT_CHANGE:
            return GuardReason.NOT_OVERPAID.refuse(clause, messages.NOT_OVERPAID)
        assert ability == MARCH
        if len(guards_of(state, self.board, int(state.seat))) < 2:
            return GuardReason.TOO_FEW_GUARDS.refuse(clause, messages.MARCH_NEEDS_TWO)
        return GuardReason.NO_WALL.refuse(clause, messages.NO_FREE_WALL)

    def _exchange(self, tile: str, square: str, card: str) -> Refusal | None:
        state = self.state
        number = state.kit.tiles.numbers.get(tile, -1)
        there = int(state.market[int(square) - 1])
        if number < 0 or number not in state.asides[state.seat]:
            return Reason.NOT_SET_ASIDE.refuse("R-34", messages.NOT_BOUGHT, tiles=(tile,), tile=tile)
        if not has_token(state, number):
            return GuardReason.NO_TOKEN.refuse("R-34", messages.NO_TOKEN, tiles=(tile,), tile=tile)
        if not has_token(state, there):
            return GuardReason.NO_TOKEN.refuse("R-34", messages.NO_TOKEN_ON_SQUARE, square=int(square))
        if parse_card(card) // 9 != int(square) - 1:
            return Reason.WRONG_CURRENCY.refuse("R-34", messages.EXCHANGE_CURRENCY, cards=(card,), square=int(square))
        return self._in_hand(card)

    def _in_hand(self, card: str) -> Refusal | None:
        if not_in_hand(self.state, (card,)):
            return Reason.NOT_IN_HAND.refuse("R-30", NOT_IN_HAND, cards=(card,), missing=(card,))
        return None

    def _preview(self, card: str) -> Refusal | None:
        state = self.state
        if state.phase != ACT:
            return acting(state)
        refusal = self._in_hand(card)
        if refusal is None and parse_card(card) not in choices(state, self.board, PREVIEW, self.preview, self.tokens):
            return GuardReason.CANNOT_BUY.refuse("R-35", messages.PREVIEW_CARD, cards=(card,), card=card)
        return refusal

    def _new_token(self, square: int) -> Refusal | None:
        state = self.state
        if state.phase != ACT:
            return acting(state)
        if not has_token(state, int(state.market[square])):
            return GuardReason.NO_TOKEN.refuse("R-40", messages.NO_TOKEN_ON_SQUARE, square=square + 1)
        if not self.tokens.left(state):
            return Reason.NONE_LEFT.refuse("R-40", messages.BAG_EMPTY)
        if not choices(state, self.board, NEW_TOKEN, self.preview, self.tokens):
            return GuardReason.CANNOT_BUY.refuse("R-40", messages.TOKEN_WITHOUT_PURCHASE)
        return None

    def _pay(self, guard: str) -> Refusal | None:
        if not self.bound:
            return Reason.NOT_NOW.refuse("R-30", messages.NOTHING_TO_PAY)
        if not self.board.owed:
            return self.unfinished()
        refusal = self._own_guard(guard)
        if refusal is None and self._spot(guard) not in payable(self.state, self.board):
            return GuardReason.NO_WALL.refuse("R-41", messages.NO_FREE_WALL_PAID, side=guard)
        return refusal

    def _buy(self, square: int, cards: tuple[str, ...]) -> Refusal | None:
        state = self.state
        if not self.bound:
            return self._absent(PREVIEW) or Reason.NOT_NOW.refuse("R-35", messages.PREVIEW_FIRST)
        if self.board.owed or self.board.using != PREVIEW:
            return self.unfinished()
        tile = self.preview[square]
        if tile == NOTHING:
            return Reason.EMPTY_SQUARE.refuse("R-35", messages.EMPTY_PREVIEW, square=square + 1)
        if len({card[0] for card in cards}) > 1:
            return Reason.WRONG_CURRENCY.refuse("R-35", messages.ONE_CURRENCY, cards=cards)
        missing = not_in_hand(state, cards)
        if missing:
            return Reason.NOT_IN_HAND.refuse("R-35", NOT_IN_HAND, cards=missing, missing=missing)
        price, paid = int(state.kit.prices[tile]), sum(int(card[1]) for card in cards)
        if paid != price:
            name = state.kit.tiles.names[tile]
            if not cards and not any(can_pay(int(state.hands[state.seat * 4 + n]), price) for n in range(4)):
                return Reason.NOT_EXACT.refuse("R-35", messages.PREVIEW_NO_CARDS, tiles=(name,), tile=name, price=price)
            return Reason.NOT_EXACT.refuse(
                "R-35", messages.PREVIEW_NOT_EXACT, cards=cards, tiles=(name,), tile=name, price=price, paid=paid
            )
        return None

    def _march(self, guard: str, to: str) -> Refusal | None:
        if not self.bound:
            return self._absent(MARCH) or Reason.NOT_NOW.refuse("R-41", messages.MARCH_FIRST)
        if self.board.owed or self.board.using != MARCH:
            return self.unfinished()
        refusal = self._own_guard(guard)
        if refusal is None and self._spot(to) not in free_walls(self.state, self.board):
            return GuardReason.NO_WALL.refuse("R-41", messages.NOT_FREE_WALL, side=to)
        return refusal

    def _put(self, word: str) -> Refusal | None:
        state, spot = self.state, self._spot(word)
        if self.bound:
            return self.unfinished()
        if not self.board.section:
            return Reason.NONE_LEFT.refuse("R-36", messages.NO_SECTION)
        if state.phase != LAY:
            return Reason.NOT_NOW.refuse("R-36", messages.SECTION_LATER)
        if spot < 0 or spot >> 2 not in state.asides[state.seat]:
            return Reason.NOT_SET_ASIDE.refuse("R-36", NOT_SET_ASIDE, tile=split_side(word)[0])
        if state.shapes[spot >> 2] >= CAMP or state.shapes[spot >> 2] >> (spot & 3) & 1:
            return GuardReason.NO_OPEN_SIDE.refuse("R-36", messages.NOT_OPEN_SIDE, side=word)
        return None
