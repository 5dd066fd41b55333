"""How often pictures may come, and remarks of those who look on: a table is no place to flood."""

from __future__ import annotations

from typing import Final

from alhambra.server.live.limits import Bucket
from alhambra.server.protocol.messages import Command, Emote, Say
from alhambra.server.table.errors import Code, TableError

EMOTES: Final = (4, 0.5)  # at once and a second, of one seat
WATCHERS: Final = (6, 0.5)  # of all together who look on


class Courtesy:
    """What the people of one table have said lately."""

    def __init__(self) -> None:
        self._seats: dict[int, Bucket] = {}
        self._watchers = Bucket(*WATCHERS)

    def allow(self, command: Command, held: frozenset[int]) -> None:
        """Raises if it is too much. Who does not hold the seat takes nothing from who does: the table refuses that."""
        if isinstance(command, Emote) and command.seat in held:
            bucket = self._seats.setdefault(command.seat, Bucket(*EMOTES))
        elif isinstance(command, Say) and command.seat is None:
            bucket = self._watchers
        else:
            return
        if not bucket.take():
            raise TableError(Code.TOO_FAST, "table-too-fast")
