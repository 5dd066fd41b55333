"""Since when players are absent: what is waited before the host can open a seat, and before a bot stands in.

It is known as long as the table is in memory. When the table is opened again, after a restart or when nobody had been
there, everybody has the whole time to come back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import monotonic
from typing import Final

from alhambra.server.live.services import now
from alhambra.server.table.log import StoredSeat

OPENS_AFTER: Final = 180.0  # seconds: longer than a phone needs to find its network again


class Absence:
    """The players of one table who are not connected."""

    def __init__(self) -> None:
        self._since: dict[int, tuple[float, int]] = {}  # by a clock that is never set, and by the one that is shown
        self._people: set[int] = set()

    def note(self, seats: Sequence[StoredSeat], present: Sequence[bool]) -> None:
        """Who is here, and who is not; told after every change. On an open seat nobody is."""
        absent = [number for number, seat in enumerate(seats) if not seat.bot and not present[number]]
        self._since = {seat: self._since.get(seat) or (monotonic(), now()) for seat in absent}
        self._people = {number for number, seat in enumerate(seats) if seat.hash}

    def since(self, seat: int) -> float | None:
        """Since when a player is absent, by the monotonic clock."""
        return self._since[seat][0] if seat in self._since else None

    def waits(self) -> dict[int, int]:
        """The seconds until seats can be opened, of those that cannot yet."""
        left = {seat: since + OPENS_AFTER - monotonic() for seat, (since, _) in self._since.items()}
        return {seat: math.ceil(wait) for seat, wait in left.items() if wait > 0}

    def opens(self) -> dict[int, int]:
        """When the seats of people can be opened, in milliseconds since the epoch."""
        return {seat: at + round(OPENS_AFTER * 1000) for seat, (_, at) in self._since.items() if seat in self._people}
