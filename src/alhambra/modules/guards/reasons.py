"""The stable codes of refusals of the guard board."""

from __future__ import annotations

from alhambra.core.refusal import Reasons


class GuardReason(Reasons):
    """What is wrong with the use of an ability."""

    SECTION_HELD = "section-held"
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
