"""Who is told what of a table, and when: players at once, those who look on a few at a time.

Those who look on may be thousands. They are told in small groups, between which others have their turn; who has not
been told yet when something new happens is told of that instead. Who is here is told the more seldom the more people
are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final

from alhambra.server.live.moment import Moment
from alhambra.server.live.peers import Peer, encoded

if TYPE_CHECKING:
    from alhambra.server.live.live_table import LiveTable

EVERYBODY: Final = -1
GROUP: Final = 32  # people who are told at once
PRESENCES: Final = 1000  # messages a second about who is here, at one table


class Telling:
    """What goes out from one live table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._shown: Moment | None = None  # what those who look on have been told, or soon will be
        self._latest: Moment | None = None  # what the next who comes may be told as well
        self._company = b""  # who is here, likewise
        self._untold: dict[Peer, None] = {}  # those who look on and have not been told
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._free = 0.0  # when who is here can be told again

    def tell(self, only: int | None, changed: Collection[Peer]) -> None:
        """Everybody gets the table as they see it, or one seat alone and who has other seats now."""
        moment, looking_on = Moment(self._live), []
        for peer in sorted(self._live.peers, key=lambda peer: self._live.table.mover not in peer.seats):
            for seat in peer.perspectives:
                if only in (seat, EVERYBODY) or peer in changed:
                    if seat is None:
                        looking_on.append(peer)
                    else:
                        peer.tell(moment.tidings(seat, peer.seen[seat]))
        if looking_on:
            self._shown = self._latest = moment.for_many()
            self._tell_many(looking_on)

    def greet(self, peer: Peer) -> None:
        """Somebody who has just come gets the table."""
        moment = Moment(self._live, self._latest)
        for seat in peer.perspectives:
            peer.tell(moment.tidings(seat, peer.seen[seat]))
        if not peer.seats:
            self._latest = moment.for_many()
            peer.shown, peer.company = self._shown, self._company

    def part(self, peer: Peer) -> None:
        """Somebody has gone."""
        self._untold.pop(peer, None)
        if not self._live.peers:
            self._shown = self._latest = None

    # Who is here ------------------------------------------------------------------------------------------------------

    def tell_presence(self, but: Peer | None = None) -> None:
        """Tell everybody who is here: at once, or when it can be told again."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            if loop.time() >= self._free:
                self._tell_presence(but)
            else:
                self._timer = loop.call_at(self._free, self._tell_presence)

    def _tell_presence(self, but: Peer | None = None) -> None:
        self._timer = None
        people = [peer for peer in self._live.peers if peer is not but]
        self._free = asyncio.get_running_loop().time() + max(0, len(people) - GROUP) / PRESENCES
        self._company = encoded(self._live.presence())
        for peer in people:
            if peer.seats:
                peer.tell_presence(self._company)
        self._tell_many(peer for peer in people if not peer.seats)

    # Many -------------------------------------------------------------------------------------------------------------

    def _tell_many(self, peers: Iterable[Peer]) -> None:
        self._untold.update(dict.fromkeys(peers))
        if self._task is None or self._task.done():
            self._tell_some()
            if self._untold:
                self._task = self._live.spawn(self._tell_rest())

    async def _tell_rest(self) -> None:
        while self._untold:
            await asyncio.sleep(0)  # what others wait for comes in between
            self._tell_some()

    def _tell_some(self) -> None:
        for peer in list(islice(self._untold, GROUP)):
            del self._untold[peer]
            if peer.seats:  # sat down meanwhile, and was told so
                continue
            if peer.shown is not self._shown and self._shown is not None:
                peer.shown = self._shown
                peer.tell(self._shown.tidings(None, peer.seen[None]))
            if peer.company is not self._company and self._company:
                peer.company = self._company
                peer.tell_presence(self._company)

    def end(self) -> None:
        """Nothing more is told."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
