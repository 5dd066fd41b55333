"""The sentences of refusals of bazaars."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

NOT_BESIDE_BOARD: Final = Message("not-beside-board")
NO_PRICE: Final = Message("bazaar-no-price")
NOT_EXACT: Final = Message("bazaar-not-exact")
NO_CARDS: Final = Message("bazaar-no-cards")
