"""The stable codes of refusals."""

from __future__ import annotations

from enum import Enum

from alhambra.core.refusal import Refusal


class Reason(Enum):
    """What is wrong with an action. The values are part of the protocol and never change."""

    GAME_OVER = "game-over"
    TURN_FINISHED = "turn-finished"
    NOT_NOW = "not-now"
    NOTHING_TAKEN = "nothing-taken"
    NOT_ON_DISPLAY = "not-on-display"
    TOO_MUCH_TAKEN = "too-much-taken"
    EMPTY_SQUARE = "empty-square"
    NOT_ON_MARKET = "not-on-market"
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
    SECTION_HELD = "section-held"
    NONE_LEFT = "none-left"
    ABILITY_OPEN = "ability-open"
    NO_ABILITY = "no-ability"
    USED_UP = "used-up"
    TOO_FEW_GUARDS = "too-few-guards"
    NO_GUARD = "no-guard"
    NO_TOKEN = "no-token"
    NO_OPEN_SIDE = "no-open-side"
    NO_WALL = "no-wall"
    NOT_OVERPAID = "not-overpaid"
    CANNOT_BUY = "cannot-buy"
    NO_CERTIFICATE = "no-certificate"
    NO_PAWN = "no-pawn"
    STORED = "stored"
    NO_SITE = "no-site"
    NO_FALCON = "no-falcon"
    NO_POINT = "no-point"
    UNDER_FALCON = "under-falcon"
    NO_GATEHOUSE = "no-gatehouse"
    HOLDS_GATEHOUSE = "holds-gatehouse"
    COMPULSORY = "compulsory"
    CAN_ACT = "can-act"

    def refuse(
        self,
        clause: str,
        message: str,
        places: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        tiles: tuple[str, ...] = (),
    ) -> Refusal:
        """The refusal with this code."""
        return Refusal(self.value, clause, message, places, cards, tiles)
