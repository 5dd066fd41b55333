"""The sentences of refusals of the guard board."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

# What was begun
CHOOSE_GUARD: Final = Message("choose-guard")
PREVIEW_PAID: Final = Message("preview-paid")
MARCH_PAID: Final = Message("march-paid")
TOKEN_BEGUN: Final = Message("new-token-begun")
NOTHING_LEFT_TO_BUY: Final = Message("nothing-left-to-buy")

# Abilities, and who pays for them
ABILITIES_OVER: Final = Message("abilities-over")
NO_ABILITY: Final = Message("no-ability")
USED_UP: Final = Message("used-up")
TOO_FEW_GUARDS: Final = Message("too-few-guards")
NO_GUARD: Final = Message("no-guard")
NOTHING_TO_PAY: Final = Message("no-guard-to-pay")

# Tokens and half-buildings
NOT_BOUGHT: Final = Message("not-bought")
NO_TOKEN: Final = Message("no-token")
NO_TOKEN_ON_SQUARE: Final = Message("no-token-on-square")
EXCHANGE_CURRENCY: Final = Message("exchange-currency")
BAG_EMPTY: Final = Message("bag-empty")
TOKEN_WITHOUT_PURCHASE: Final = Message("token-without-purchase")
HALF_TAKEN: Final = Message("half-building-taken")

# Money
NOT_OVERPAID: Final = Message("not-overpaid")
PREVIEW_FIRST: Final = Message("preview-first")
PREVIEW_CARD: Final = Message("preview-card")
EMPTY_PREVIEW: Final = Message("empty-preview-square")
ONE_CURRENCY: Final = Message("one-currency")
PREVIEW_NOT_EXACT: Final = Message("preview-not-exact")
PREVIEW_NO_CARDS: Final = Message("preview-no-cards")

# Plazas, marches and walls
NO_PLAZA: Final = Message("no-plaza")
PLAZA_NOT_GIVEN: Final = Message("plaza-not-given")
MARCH_FIRST: Final = Message("march-first")
MARCH_NEEDS_TWO: Final = Message("march-needs-two")
NO_FREE_WALL: Final = Message("no-free-wall")
NO_FREE_WALL_PAID: Final = Message("no-free-wall-paid")
NOT_FREE_WALL: Final = Message("not-free-wall")
NO_SECTION_LEFT: Final = Message("no-section-left")
NO_SECTION: Final = Message("no-section")
NO_OPEN_SIDE: Final = Message("no-open-side")
NOT_OPEN_SIDE: Final = Message("not-open-side")
SECTION_LATER: Final = Message("section-later")
SECTION_FIRST: Final = Message("section-first")
SECTION_NOT_GIVEN: Final = Message("section-not-given")
