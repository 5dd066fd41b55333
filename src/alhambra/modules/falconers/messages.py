"""The sentences of refusals of falconers."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

CHOOSE_FIRST: Final = Message("falcon-choose-first")
PAY_FIRST: Final = Message("falcon-pay-first")
TOO_LITTLE: Final = Message("falcon-too-little-paid")
SUPERFLUOUS: Final = Message("falcon-superfluous-card")
TOO_DEAR: Final = Message("falcon-too-dear")
NONE_OPEN: Final = Message("no-falcon-open")
NO_POINT: Final = Message("no-point")
POINT_TAKEN: Final = Message("point-taken")
TYPES_MISSING: Final = Message("falcon-types")
NOT_REMOVED: Final = Message("falcon-not-removed")
NOT_SWAPPED: Final = Message("falcon-not-swapped")
