"""The stable codes of refusals."""

from __future__ import annotations

from alhambra.core.refusal import Reasons


class Reason(Reasons):
    """What is wrong with an action. The values are part of the protocol and never change. Modules have more."""

    GAME_OVER = "game-over"
    TURN_FINISHED = "turn-finished"
    NOT_NOW = "not-now"
    NOTHING_TAKEN = "nothing-taken"
    NOT_ON_DISPLAY = "not-on-display"
    TOO_MUCH_TAKEN = "too-much-taken"
    EMPTY_SQUARE = "empty-square"
    NOT_EXACT = "not-exact"
    WRONG_CURRENCY = "wrong-currency"
    NOT_IN_HAND = "not-in-hand"
    TOO_LITTLE_PAID = "too-little-paid"
    SUPERFLUOUS_CARD = "superfluous-card"
    NO_SUCH_TILE = "no-such-tile"
    NOT_SET_ASIDE = "not-set-aside"
    SET_ASIDE = "set-aside"
    NOT_IN_RESERVE = "not-in-reserve"
    NOT_IN_PALACE = "not-in-palace"
    NO_NEUTRAL = "no-neutral-player"
    NOT_GIVEN = "not-given"
    START_TILE = "start-tile"
    OCCUPIED = "occupied"
    NOT_ADJACENT = "not-adjacent"
    WALLS_DIFFER = "walls-differ"
    NOT_ON_FOOT = "not-on-foot"
    NO_RAMPART = "no-rampart"
    WRONG_CONTACT = "wrong-contact"
    HOLE = "hole"
    PURCHASE_BEGUN = "purchase-begun"
    NONE_LEFT = "none-left"
    COMPULSORY = "compulsory"
    CAN_ACT = "can-act"
