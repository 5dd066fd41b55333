"""What every live table works with."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, date, datetime

from alhambra.server.live.carrying import Codes
from alhambra.server.live.thinking import Thinkers
from alhambra.server.store.base import Store


@dataclass(frozen=True, slots=True)
class Services:
    """The store, the bots, and seats on their way to another device."""

    store: Store
    thinkers: Thinkers
    bot_pause: float = 0.0  # seconds before a bot's turn, so that people can follow
    codes: Codes = field(default_factory=Codes)

    def today(self) -> date:
        """The day by UTC, so that it is the same for everybody."""
        return datetime.fromtimestamp(now() / 1000, UTC).date()


def now() -> int:
    """Milliseconds since the epoch. A clock that is not set yet may stand before it: nobody has to wait for that."""
    return max(0, time.time_ns() // 1_000_000)
