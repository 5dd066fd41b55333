"""The sentences of refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.core.messages import Message

NO_SUCH_TILE: Final = Message("no-such-tile", "There is no tile {tile} in this game.")

# Whose turn, and when
GAME_ENDS: Final = Message("game-ends", "The game ends: only left-over tiles are laid or kept.")
ACTIONS_OVER: Final = Message("actions-over", "The actions of this turn are over: lay or keep the tiles you bought.")
ONLY_ABILITIES: Final = Message("only-abilities", "The actions of this turn are over: use an ability or say done.")
PURCHASE_BEGUN: Final = Message("purchase-begun", "A purchase was begun: the action is a purchase.")
LAY_FIRST: Final = Message("lay-first", "Everything set aside has to be laid or kept first.")
COMPULSORY: Final = Message("compulsory", "The first action of a turn is compulsory.")
CAN_ACT: Final = Message("can-act", "Only a player without any legal action passes.")

# Money
NOTHING_TAKEN: Final = Message("nothing-taken", "Take at least one card of the display.")
NOT_ON_DISPLAY: Final = Message("not-on-display", "The display does not hold {missing}.")
TOO_MUCH_TAKEN: Final = Message("too-much-taken", "Several cards may sum to 5 at most; these sum to {sum}.")
EMPTY_SQUARE: Final = Message("empty-square", "There is no tile on market square {square}.")
NOT_IN_HAND: Final = Message("not-in-hand", "The hand does not hold {missing}.")
NO_NOTE: Final = Message("no-note", "There is no '{note}' to pay with in this game.")

# Tiles
SET_ASIDE_UNTIL_END: Final = Message(
    "set-aside-until-end", "{tile} is set aside until the end of the turn: take an action or say done first."
)
NOT_SET_ASIDE: Final = Message("not-set-aside", "{tile} is none of the tiles to be laid now.")
SET_ASIDE_NO_REDESIGN: Final = Message(
    "set-aside-no-redesign", "{tile} was bought this turn and is set aside until its end; a redesign cannot use it."
)
NOT_IN_RESERVE: Final = Message("not-in-reserve", "{tile} is not in the reserve.")
NOT_IN_PALACE: Final = Message("not-in-palace", "{tile} does not stand in the palace.")
START_TILE: Final = Message("start-tile", "The start tile never moves.")
NO_NEUTRAL: Final = Message("no-neutral-player", "Only games of two have a neutral player.")
LEFT_OVER_NOT_GIVEN: Final = Message("left-over-not-given", "Left-over tiles cannot be given away.")
ALTERED_NOT_GIVEN: Final = Message("altered-not-given", "{tile} is no tile of the supply as it is printed.")
OLD_NOT_GIVEN: Final = Message("old-not-given", "{tile} was not bought this turn: it cannot be given.")


@dataclass(frozen=True, slots=True)
class PriceMessages:
    """What is said of the price of a tile, or of something that is paid for together with one."""

    wrong_currency: Message
    too_little: Message
    no_money: Message
    too_little_money: Message
    too_little_kept: Message
    superfluous: Message


def price_messages(thing: str, begin: str = "") -> PriceMessages:
    """The sentences about `thing`, which names a `{tile}`; their ids begin so."""
    return PriceMessages(
        Message(f"{begin}wrong-currency", f"{thing} is paid for in {{currency}}s, not with {{wrong}}."),
        Message(f"{begin}too-little-paid", f"{thing} costs {{price}}; these cards are worth {{paid}}."),
        Message(f"{begin}no-money", f"{thing} costs {{price}} {{currency}}; you have no {{currency}} cards."),
        Message(
            f"{begin}too-little-money",
            f"{thing} costs {{price}} {{currency}}; your {{currency}} cards are worth {{money}}.",
        ),
        Message(
            f"{begin}too-little-kept",
            f"{thing} costs {{price}} {{currency}}; your {{currency}} cards and {{note}} are worth {{money}}.",
        ),
        Message(
            f"{begin}superfluous-card",
            f"{thing} costs {{price}}: it is paid for without {{spare}}, and no change is given.",
        ),
    )


PRICE: Final = price_messages("{tile}")
