"""How large the log of a table may become: talk ends first, and the game itself never."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alhambra.server.protocol.messages import (
    Begin,
    ChangeGame,
    Command,
    Commit,
    Emote,
    Play,
    PutBot,
    Rematch,
    Rename,
    Say,
)
from alhambra.server.store.entries import Entry
from alhambra.server.table.errors import Code, TableError

# Bytes. A game of six with seven modules has 150,000.
TALK: Final = 1_000_000
ALL: Final = 10_000_000


class Quota:
    """What one table has written down."""

    def __init__(self, used: int = 0) -> None:
        self.used = used

    def grow(self, rows: Iterable[Entry]) -> None:
        """More was written down."""
        self.used += sum(len(row.data) for row in rows)

    def allow(self, command: Command) -> None:
        """Raises if there is no room for it. Actions and commits end a game, so there always is for them."""
        if isinstance(command, Play | Commit | Begin | Rematch):
            return
        if isinstance(command, Say | Emote | Rename | ChangeGame | PutBot):
            if self.used >= TALK:
                raise TableError(Code.TOO_LONG, "table-log-full")
        elif self.used >= ALL:
            raise TableError(Code.TOO_LONG, "table-log-quite-full")
