"""A table at work: one command after the other is checked, written down, and only then told to anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from alhambra.core.refusal import Refused
from alhambra.server.live.absence import Absence
from alhambra.server.live.answered import Answered
from alhambra.server.live.answers import failed
from alhambra.server.live.arriving import Arrivals
from alhambra.server.live.bot_players import BotPlayers
from alhambra.server.live.carrying import Parcel
from alhambra.server.live.courtesy import Courtesy
from alhambra.server.live.past import Past
from alhambra.server.live.peers import Peer, encoded
from alhambra.server.live.quota import Quota
from alhambra.server.live.services import Services, now
from alhambra.server.live.telling import EVERYBODY, Telling
from alhambra.server.protocol.messages import Command, OnlyHere, Sit
from alhambra.server.protocol.replies import Done, Presence, Reply, TableInfo, Update, Welcome
from alhambra.server.store.entries import Entry, Snapshot
from alhambra.server.store.errors import CommandRepeated, StoreError
from alhambra.server.table import log
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.hosting import hosted_by
from alhambra.server.table.log import AnyEntry, is_hidden
from alhambra.server.table.orders import Orders
from alhambra.server.table.people import hashed
from alhambra.server.table.seen import game_info, table_info
from alhambra.server.table.signing import signatures
from alhambra.server.table.table import Table

SNAPSHOT_EVERY: Final = 64  # entries: what has to be played again when a table is opened

_logger = logging.getLogger(__name__)


class LiveTable:
    """One table that somebody looks at."""

    def __init__(
        self,
        services: Services,
        table: Table,
        past: Past,
        commands: Mapping[str, int] = MappingProxyType({}),
        size: int = 0,
    ) -> None:
        self.services = services
        self.table = table
        self.peers: set[Peer] = set()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.past = past
        self._answered = Answered(services.store, table.id, past, commands)
        self._kept = table.seq
        self._tasks: set[asyncio.Task[Any]] = set()
        self.lost = False  # what is in memory may not be what is in the store
        self.absence = Absence()
        self.absence.note(table.seats, self.present)
        self.bots = BotPlayers(self)
        self.telling = Telling(self)
        self.arrivals = Arrivals(self)
        self._courtesy = Courtesy()
        self._quota = Quota(size)

    # People come and go -----------------------------------------------------------------------------------------------

    @property
    def present(self) -> list[bool]:
        """Which seats somebody is connected for."""
        held = frozenset[int]().union(*(peer.seats for peer in self.peers))
        return [seat in held for seat in range(len(self.table.seats))]

    @property
    def watchers(self) -> int:
        return sum(not peer.seats for peer in self.peers)

    @property
    def idle(self) -> bool:
        """Whether the table can be put away."""
        return not self.peers and not self.arrivals and not self.lock.locked() and not self.bots.busy

    async def join(self, peer: Peer, since: int | None) -> bool:
        """Somebody connects, and gets what happened since. False if the table has to be opened again first."""
        return await self.arrivals.come(peer, since)

    async def enter(self, peer: Peer, since: int | None) -> bool:
        """Let somebody in, while no command is being carried out."""
        if self.lost:
            return False
        self.used = time.monotonic()
        peer.seats = self.table.held_by(peer.hashes)
        back = [seat for seat in peer.seats if self.table.stand_ins[seat]]
        if back:
            await self.write([self.table.stand_in(seat, False) for seat in back], None, now())
            self.tell_all()
        self.peers.add(peer)
        if peer.seats:
            self.absence.note(self.table.seats, self.present)
        peer.seen = {seat: -1 if since is None else min(since, self.table.told) for seat in peer.perspectives}
        peer.send(encoded(self._welcome(peer)))
        self.telling.greet(peer)
        self.telling.tell_presence(but=peer)
        self.bots.go_on()
        return True

    def leave(self, peer: Peer) -> None:
        """A connection ended."""
        self.peers.discard(peer)
        self.used = time.monotonic()
        if peer.seats:
            self.absence.note(self.table.seats, self.present)
        self.telling.part(peer)
        self.telling.tell_presence()
        self.bots.go_on()

    # Commands ---------------------------------------------------------------------------------------------------------

    async def command(self, peer: Peer, command: Command) -> Reply:
        """Carry out a command once, however often it comes."""
        async with self.lock:
            if self.lost:
                raise TableError(Code.NOT_STORED, "table-reopened")
            self.used = time.monotonic()
            names = signatures(command, peer.hashes, self.table.counted)
            if (before := await self._answered.lately(names)) is not None:
                return self._done_before(peer, command, before)
            at, present = now(), [seat for seat, here in enumerate(self.present) if here]
            try:
                self._courtesy.allow(command, peer.seats)
                self._quota.allow(command)
                known = self.services.thinkers.bots
                orders = Orders(self.table, peer.hashes, present, self.absence.waits(), at, known)
                entries = orders.carry_out(command)
            except (TableError, Refused) as error:
                before = await self._answered.ever(names)
                return failed(command.id, error) if before is None else self._done_before(peer, command, before)
            try:
                await self.write(entries, names[0], at)
            except CommandRepeated as repeated:
                answer = Done(command.id, *await self._answered.numbers(repeated.seq))
                peer.send(encoded(answer))  # before the last word: the table in memory has done it twice
                self.drop()
                return answer
            if isinstance(command, Sit | OnlyHere):
                peer.hashes.append(hashed(command.secret))
            self._answered.keep(names[0], (self.table.told, self.table.tried))
            for entry in entries[-1:]:  # of several only the last can be one that is told
                self.tell_all(entry.seat if is_hidden(entry) else EVERYBODY)
            self.bots.go_on()
            return Done(command.id, self.table.told, self.table.tried)

    def _done_before(self, peer: Peer, command: Command, numbers: tuple[int, int]) -> Done:
        """Answer a command again. Who sat down and lost the answer holds the seat on this connection from now on."""
        hash_ = hashed(command.secret) if isinstance(command, Sit | OnlyHere) else ""
        if hash_ not in peer.hashes and self.table.held_by([hash_]):
            peer.hashes.append(hash_)
            self.tell_all()
        return Done(command.id, *numbers)

    async def carry(self, parcel: Parcel, hash_: str) -> None:
        """Another device holds a seat from now on, if the seat is still held as it was when the code was given."""
        async with self.lock:
            if self.lost:
                raise TableError(Code.NOT_STORED, "table-reopened")
            if self.table.holder(parcel.seat) != parcel.holder or self.table.held_by([hash_]):
                raise TableError(Code.NO_CODE, "server-no-code")
            self.used = time.monotonic()
            await self.write([self.table.carry(parcel.seat, hash_)], None, now())
            self.tell_all(parcel.seat)

    async def go_on_at(self, table: str, peer: Peer, command: Command) -> None:
        """The players meet again at another table."""
        async with self.lock:
            if self.table.rematch is None:
                name = signatures(command, peer.hashes, self.table.counted)[0]
                await self.write([self.table.go_on_at(table)], name, now())
                self._answered.keep(name, (self.table.told, 0))
                self.tell_all()

    # Writing down -----------------------------------------------------------------------------------------------------

    async def write(self, entries: Sequence[AnyEntry], command: str | None, at: int) -> None:
        """Keep entries that the table has performed at a time. If the store cannot, the table is loaded again."""
        if not entries:
            return
        first = self.table.seq - len(entries) + 1
        rows = [
            Entry(first + number, at, type(entry).__name__, log.written(entry), None if number else command)
            for number, entry in enumerate(entries)
        ]
        try:
            await self.services.store.append(self.table.id, rows)
        except BaseException:
            self.lost = True
            raise
        self._quota.grow(rows)
        for row, entry in zip(rows, entries):
            self.past.keep(row.seq, at, entry)
        if self.table.seq - self._kept >= SNAPSHOT_EVERY:
            self._kept = self.table.seq
            self.spawn(self._keep(Snapshot(self.table.seq, log.written(self.table.snapshot()))))

    async def _keep(self, snapshot: Snapshot) -> None:
        try:
            await self.services.store.save_snapshot(self.table.id, snapshot)
        except StoreError as error:
            _logger.warning("snapshot not kept", extra={"table": self.table.id, "error": str(error)})

    # Telling ----------------------------------------------------------------------------------------------------------

    def tell_all(self, only: int | None = EVERYBODY) -> None:
        """Everybody gets the table as they see it, or one seat alone, and who has other seats now: what is being tried,
        and where a seat is carried to, is nobody else's business."""
        changed = set()
        for peer in [peer for peer in self.peers if peer.hashes]:  # first, so that all are told the same of who is here
            seats = self.table.held_by(peer.hashes)
            if seats != peer.seats:
                changed.add(peer)
                self._change_seats(peer, seats)
        self.absence.note(self.table.seats, self.present)
        self.telling.tell(only, changed)
        if changed and only != EVERYBODY:
            self.telling.tell_presence()

    def _change_seats(self, peer: Peer, seats: frozenset[int]) -> None:
        seen = max(peer.seen.values())
        peer.forget(peer.perspectives)
        peer.seats = seats
        peer.seen = {seat: peer.seen.get(seat, seen) for seat in peer.perspectives}
        peer.send(encoded(self._welcome(peer)))

    def _welcome(self, peer: Peer) -> Welcome:
        return Welcome(self.table.id, sorted(peer.seats), now(), host=hosted_by(self.table, peer.hashes))

    def info(self) -> TableInfo:
        """The table around the game."""
        return table_info(self.table, self.present, self.watchers, self.absence.opens())

    def presence(self) -> Presence:
        """Who is here."""
        here = [present or bool(seat.bot) for present, seat in zip(self.present, self.table.seats)]
        opens = self.absence.opens()
        return Presence(here, self.watchers, [opens.get(seat) for seat in range(len(here))])

    def update(self, seat: int | None, seen: int | None, info: Any = None, game: Any = None) -> Update:
        """The table as a seat sees it, and what happened after an entry. Parts may be known, and encoded, already."""
        news, complete = ([], True) if seen is None else self.past.since(seen, seat)
        return Update(
            seq=self.table.told,
            seat=seat,
            info=self.info() if info is None else info,
            game=game_info(self.table, seat) if game is None else game,
            log=news,
            complete=complete,
            tried=self.table.tried if seat is not None and seat == self.table.mover else 0,
        )

    # The end ----------------------------------------------------------------------------------------------------------

    def drop(self) -> None:
        """What is in memory may be wrong: everybody has to connect again, to a table loaded anew."""
        self.lost = True
        self.arrivals.end()
        for peer in list(self.peers):
            peer.close(TableError(Code.NOT_STORED, "table-reopened"))

    async def close(self) -> None:
        """End what runs in the background."""
        self.bots.end()
        self.telling.end()
        self.arrivals.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something in the background. If it fails, what is in memory cannot be trusted any more."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _logger.error("work at a table failed", extra={"table": self.table.id}, exc_info=error)
            self.drop()
