"""Those who come to a table: all who wait are let in together, so that a player waits for one group, not for each."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Final

from alhambra.core.errors import AlhambraError
from alhambra.server.live.peers import Peer

if TYPE_CHECKING:
    from alhambra.server.live.live_table import LiveTable

GROUP: Final = 16  # people who are let in before a command has its turn

Coming = asyncio.Future[bool]


class Arrivals:
    """The door of one live table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._waiting: dict[Coming, tuple[Peer, int | None]] = {}
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        """Whether somebody waits."""
        return bool(self._waiting)

    async def come(self, peer: Peer, since: int | None) -> bool:
        """Return when somebody is let in; false if the table has to be opened again first."""
        coming: Coming = asyncio.get_running_loop().create_future()
        self._waiting[coming] = peer, since
        if self._task is None or self._task.done():
            self._task = self._live.spawn(self._let_in())
        return await coming

    async def _let_in(self) -> None:
        while self._waiting:
            async with self._live.lock:
                for coming in list(islice(self._waiting, GROUP)):
                    peer, since = self._waiting.pop(coming)
                    if not coming.done():  # who was not patient is gone
                        await self._enter(coming, peer, since)

    async def _enter(self, coming: Coming, peer: Peer, since: int | None) -> None:
        try:
            entered = await self._live.enter(peer, since)
        except Exception as error:
            if not coming.done():
                coming.set_exception(error)
            if isinstance(error, AlhambraError):
                return
            raise
        if not coming.done():
            coming.set_result(entered)
        elif entered:
            self._live.leave(peer)

    def end(self) -> None:
        """Nobody is let in any more."""
        for coming in self._waiting:
            if not coming.done():
                coming.set_result(False)
        self._waiting.clear()
