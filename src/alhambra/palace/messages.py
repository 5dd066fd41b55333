"""The sentences of refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.core.messages import Message

NO_SUCH_TILE: Final = Message("no-such-tile")

# Whose turn, and when
GAME_ENDS: Final = Message("game-ends")
ACTIONS_OVER: Final = Message("actions-over")
ONLY_ABILITIES: Final = Message("only-abilities")
PURCHASE_BEGUN: Final = Message("purchase-begun")
LAY_FIRST: Final = Message("lay-first")
COMPULSORY: Final = Message("compulsory")
CAN_ACT: Final = Message("can-act")

# Money
NOTHING_TAKEN: Final = Message("nothing-taken")
NOT_ON_DISPLAY: Final = Message("not-on-display")
TOO_MUCH_TAKEN: Final = Message("too-much-taken")
EMPTY_SQUARE: Final = Message("empty-square")
NOT_IN_HAND: Final = Message("not-in-hand")
NO_NOTE: Final = Message("no-note")

# Tiles
SET_ASIDE_UNTIL_END: Final = Message("set-aside-until-end")
NOT_SET_ASIDE: Final = Message("not-set-aside")
SET_ASIDE_NO_REDESIGN: Final = Message("set-aside-no-redesign")
NOT_IN_RESERVE: Final = Message("not-in-reserve")
NOT_IN_PALACE: Final = Message("not-in-palace")
START_TILE: Final = Message("start-tile")
NO_NEUTRAL: Final = Message("no-neutral-player")
LEFT_OVER_NOT_GIVEN: Final = Message("left-over-not-given")
ALTERED_NOT_GIVEN: Final = Message("altered-not-given")
OLD_NOT_GIVEN: Final = Message("old-not-given")


@dataclass(frozen=True, slots=True)
class PriceMessages:
    """What is said of the price of a tile, or of something that is paid for together with one."""

    wrong_currency: Message
    too_little: Message
    no_money: Message
    too_little_money: Message
    too_little_kept: Message
    superfluous: Message


def price_messages(begin: str = "") -> PriceMessages:
    """The sentences about something whose ids begin so."""
    return PriceMessages(
        Message(f"{begin}wrong-currency"),
        Message(f"{begin}too-little-paid"),
        Message(f"{begin}no-money"),
        Message(f"{begin}too-little-money"),
        Message(f"{begin}too-little-kept"),
        Message(f"{begin}superfluous-card"),
    )


PRICE: Final = price_messages()
