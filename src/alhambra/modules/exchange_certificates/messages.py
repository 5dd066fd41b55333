"""The sentences of refusals of exchange certificates."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

NO_CERTIFICATE: Final = Message("no-certificate")
DECIDE_FIRST: Final = Message("store-first")
HAS_TO_BE_STORED: Final = Message("has-to-be-stored")
NO_PAWN: Final = Message("no-pawn")
TOO_MUCH: Final = Message("too-much-to-store")
OCCUPIED: Final = Message("certificate-occupied")
NOTHING_OVERPAID: Final = Message("nothing-overpaid")
