"""The sentences of refusals of bazaars."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

NOT_BESIDE_BOARD: Final = Message("not-beside-board", "{tile} does not lie beside the board.")
NO_PRICE: Final = Message("bazaar-no-price", "{tile} has no price while market square {square} is empty.")
NOT_EXACT: Final = Message(
    "bazaar-not-exact", "{tile} costs {price} {currency} now and is paid exactly; this is worth {paid}."
)
NO_CARDS: Final = Message(
    "bazaar-no-cards", "{tile} costs {price} {currency} now and is paid exactly; your {currency}s do not make {price}."
)
