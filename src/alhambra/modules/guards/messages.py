"""The sentences of refusals of the guard board."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

# What was begun
CHOOSE_GUARD: Final = Message("choose-guard", "First choose the guard that pays for {ability}.")
PREVIEW_PAID: Final = Message("preview-paid", "The preview purchase is paid: buy from the preview board.")
MARCH_PAID: Final = Message("march-paid", "The march is paid: move a guard onto a wall.")
TOKEN_BEGUN: Final = Message("new-token-begun", "After a new token the action is a purchase.")
NOTHING_LEFT_TO_BUY: Final = Message(
    "nothing-left-to-buy", "After a new token the action is a purchase, and {ability} would leave nothing to buy."
)

# Abilities, and who pays for them
ABILITIES_OVER: Final = Message("abilities-over", "Abilities are used before the tiles are laid.")
NO_ABILITY: Final = Message("no-ability", "The guard board of this game does not have {ability}.")
USED_UP: Final = Message("used-up", "{ability} was used this turn already.")
TOO_FEW_GUARDS: Final = Message(
    "too-few-guards",
    "{ability} costs {guards:guard|guards}, or {points:point|points} for each missing one: you have too few.",
)
NO_GUARD: Final = Message("no-guard", "There is no guard of yours at {side}, in palace or reserve.")
NOTHING_TO_PAY: Final = Message("no-guard-to-pay", "Guards are paid when an ability is used.")

# Tokens and half-buildings
NOT_BOUGHT: Final = Message("not-bought", "{tile} was not bought this turn.")
NO_TOKEN: Final = Message("no-token", "There is no token on {tile}.")
NO_TOKEN_ON_SQUARE: Final = Message("no-token-on-square", "There is no token on market square {square}.")
EXCHANGE_CURRENCY: Final = Message(
    "exchange-currency", "The exchange with market square {square} is paid in the currency of that square."
)
BAG_EMPTY: Final = Message("bag-empty", "The bag is empty.")
TOKEN_WITHOUT_PURCHASE: Final = Message(
    "token-without-purchase", "A new token begins a purchase, and there is nothing you can buy."
)
HALF_TAKEN: Final = Message("half-building-taken", "The half-building of the {type} is taken.")

# Money
NOT_OVERPAID: Final = Message("not-overpaid", "You have not just overpaid for a tile of the market.")
PREVIEW_FIRST: Final = Message("preview-first", "To buy from the preview board use the ability first.")
PREVIEW_CARD: Final = Message(
    "preview-card", "Without {card} no building of the preview board can be paid for exactly."
)
EMPTY_PREVIEW: Final = Message("empty-preview-square", "There is no tile on preview square {square}.")
ONE_CURRENCY: Final = Message("one-currency", "The cards have to be of one currency.")
PREVIEW_NOT_EXACT: Final = Message(
    "preview-not-exact", "{tile} costs {price} and is paid exactly; these cards are worth {paid}."
)
PREVIEW_NO_CARDS: Final = Message(
    "preview-no-cards", "{tile} costs {price} and is paid exactly; no cards of one currency in your hand make {price}."
)

# Plazas, marches and walls
NO_PLAZA: Final = Message("no-plaza", "No plaza is left.")
PLAZA_NOT_GIVEN: Final = Message("plaza-not-given", "{tile} is a plaza: it cannot be given away.")
MARCH_FIRST: Final = Message("march-first", "To march use the ability first.")
MARCH_NEEDS_TWO: Final = Message("march-needs-two", "A march needs two guards: one to pay and one to move.")
NO_FREE_WALL: Final = Message("no-free-wall", "There is no wall without a guard to march to.")
NO_FREE_WALL_PAID: Final = Message(
    "no-free-wall-paid", "With {side} paid, there would be no wall without a guard to march to."
)
NOT_FREE_WALL: Final = Message("not-free-wall", "{side} is no wall of a laid tile without a guard.")
NO_SECTION_LEFT: Final = Message("no-section-left", "No loose wall section is left.")
NO_SECTION: Final = Message("no-section", "There is no loose wall section to put on a tile.")
NO_OPEN_SIDE: Final = Message("no-open-side", "No tile that you got this turn has an open side for a wall.")
NOT_OPEN_SIDE: Final = Message("not-open-side", "{side} is no open side that can carry a wall.")
SECTION_LATER: Final = Message("section-later", "The loose section is put on a tile when the tiles are laid.")
SECTION_FIRST: Final = Message(
    "section-first", "The loose wall section has to be put on {tile} first: no other tile can carry it."
)
SECTION_NOT_GIVEN: Final = Message("section-not-given", "{tile} carries a loose wall section: it cannot be given away.")
