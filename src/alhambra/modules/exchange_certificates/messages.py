"""The sentences of refusals of exchange certificates."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

NO_CERTIFICATE: Final = Message("no-certificate", "There is no certificate with {currency}s to pay with.")
DECIDE_FIRST: Final = Message("store-first", "First decide whether what was overpaid is stored.")
HAS_TO_BE_STORED: Final = Message(
    "has-to-be-stored", "The payment held a superfluous card, so what was overpaid has to be stored."
)
NO_PAWN: Final = Message("no-pawn", "No pawn of the {currency} is left in the middle.")
TOO_MUCH: Final = Message(
    "too-much-to-store", "{over} were overpaid: of more than {most} nothing is stored, not even a part."
)
OCCUPIED: Final = Message("certificate-occupied", "The certificate is occupied: nothing more is stored on it.")
NOTHING_OVERPAID: Final = Message("nothing-overpaid", "There is nothing to store: nothing was overpaid just now.")
