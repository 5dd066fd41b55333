"""The sentences of refusals of falconers."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

CHOOSE_FIRST: Final = Message("falcon-choose-first", "First say which falcon you buy, and for which point.")
PAY_FIRST: Final = Message("falcon-pay-first", "First pay for the falcon.")
TOO_LITTLE: Final = Message("falcon-too-little-paid", "A falcon costs {price}; these cards are worth {paid}.")
SUPERFLUOUS: Final = Message(
    "falcon-superfluous-card", "A falcon costs {price}: it is paid for without a card of {spare}."
)
TOO_DEAR: Final = Message("falcon-too-dear", "A falcon costs {price}, more than the hand is worth.")
NONE_OPEN: Final = Message("no-falcon-open", "No {kind} falcon lies open.")
NO_POINT: Final = Message("no-point", "At the south-east corner of {place} no four tiles of the palace meet.")
POINT_TAKEN: Final = Message("point-taken", "A falcon sits there already.")
TYPES_MISSING: Final = Message("falcon-types", "The four tiles there do not show both {types}.")
NOT_REMOVED: Final = Message("falcon-not-removed", "A falcon sits on {tile}: it cannot be removed.")
NOT_SWAPPED: Final = Message(
    "falcon-not-swapped", "A falcon sits on {tile}: another tile there would miss a type that the falcon needs."
)
