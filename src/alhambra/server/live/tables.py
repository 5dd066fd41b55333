"""All tables: opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from alhambra.bots import LEVELS
from alhambra.server.live.live_table import LiveTable
from alhambra.server.live.past import RECENT, Past
from alhambra.server.live.peers import Peer
from alhambra.server.live.services import Services, now
from alhambra.server.protocol.messages import BotSeat, Carry, Command, NewTable, Person, Rematch
from alhambra.server.protocol.replies import Carried, Done, Reply
from alhambra.server.store.entries import Entry, Opened
from alhambra.server.store.errors import StoreError, TableExists
from alhambra.server.table import log
from alhambra.server.table.daily import daily_refusal
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.hosting import maker_of
from alhambra.server.table.log import (
    AnyEntry,
    Created,
    StoredDay,
    StoredGame,
    StoredHost,
    StoredSeat,
    StoredSettings,
)
from alhambra.server.table.people import clean_name, hashed, table_id
from alhambra.server.table.performing import perform
from alhambra.server.table.roll import KINDS, Roll
from alhambra.server.table.table import Table

IDLE: Final = 60.0  # seconds after which a table that nobody looks at is put away
TIDY: Final = 15.0


class Tables:
    """Opens tables, and makes new tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.opened: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def used(self) -> float:
        """When somebody did something, at any table."""
        return max((live.used for live in self.opened.values()), default=0.0)

    async def open(self, table: str) -> LiveTable:
        """A table at work, which is opened if it is not."""
        live = self.opened.get(table)
        if live is not None and not live.lost:
            return live
        if table not in self._opening:
            self._opening[table] = task = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        opened = await self.services.store.load(table)
        if opened is None:
            raise TableError(Code.NO_TABLE, "table-not-found")
        seating = await self.services.store.of_kinds(table, KINDS)
        restored = restore(table, opened)
        recent = await self.services.store.earlier(table, restored.seq + 1, RECENT)
        commands = {one.command: one.seq for one in recent if one.command}
        roll = Roll((one.seq, log.read_entry(one.data)) for one in seating if one.seq <= restored.seq)
        ends = restored.told, restored.seq
        past = await Past.opened(self.services.store, table, roll, ends, restored.counted)
        old = self.opened.pop(table, None)
        if old is not None:
            old.drop()
            await old.close()
        self.opened[table] = LiveTable(self.services, restored, past, commands, await self.services.store.size(table))
        return self.opened[table]

    async def create(self, new: NewTable) -> str:
        """Set up a new table. Without an open seat the game starts at once."""
        seats = [_stored(seat, self.services.thinkers.bots) for seat in new.seats]
        names = [seat.name.casefold() for seat in seats if seat.name]
        if len(set(names)) < len(names):
            raise TableError(Code.BAD_NAME, "table-same-names")
        hashes = [seat.hash for seat in seats if seat.hash]
        if len(set(hashes)) < len(hashes):
            raise TableError(Code.MALFORMED, "table-same-secrets")
        name = table_id(new.id)
        game, settings = StoredGame.of(new.game, len(seats)), StoredSettings.of(new.settings)
        host = maker_of(seats, hashed(new.host) if new.host else None)
        created = Created(game, settings, seats, StoredDay.of(new.daily), host, counted=True)
        late = daily_refusal(new, self.services.today())
        if late is not None or not await self._create(name, created):
            first = await self.services.store.entries(name, 0, 1)
            if not first or not _alike(log.read_entry(first[0].data), created):
                raise late or TableError(Code.MALFORMED, "table-id-taken")
        return name

    async def _create(self, name: str, created: Created) -> bool:
        """Whether this is a new table: false if there is one with its name."""
        table = Table(name, created, at := now())
        entries: list[AnyEntry] = [created]
        if all(seat.hash or seat.bot for seat in created.seats):
            entries.append(table.begin(at))
        rows = [Entry(number, at, type(one).__name__, log.written(one)) for number, one in enumerate(entries, 1)]
        try:
            await self.services.store.create(name, rows)
        except TableExists:
            return False
        return True

    async def carry(self, wanted: Carry) -> Carried:
        """Let another device hold a seat. Who asks again with the same secret, the answer being lost, gets it again."""
        parcel, hash_ = self.services.codes.find(wanted.code), hashed(wanted.secret)
        if parcel is None or parcel.taken not in (None, hash_):
            raise TableError(Code.NO_CODE, "server-no-code")
        if parcel.taken is None:
            parcel.taken = hash_  # before anything is awaited: a code is used once
            try:
                await (await self.open(parcel.table)).carry(parcel, hash_)
            except BaseException:
                parcel.taken = None
                raise
        return Carried(parcel.table, parcel.seat)

    async def command(self, live: LiveTable, peer: Peer, command: Command) -> Reply:
        """Carry out a command at a table."""
        if isinstance(command, Rematch):
            return await self._rematch(live, peer, command)
        return await live.command(peer, command)

    async def _rematch(self, live: LiveTable, peer: Peer, command: Rematch) -> Reply:
        table = live.table
        if not peer.seats:
            raise TableError(Code.NOT_YOUR_SEAT, "table-rematch-asked")
        if table.rematch is None:
            if table.stage != "over":
                raise TableError(Code.NOT_OVER, "table-not-over")
            # The id follows from the table, so that two who ask at once get one table.
            name = table_id(f"rematch of {table.id}")
            game = StoredGame.of(table.game.shown(), len(table.seats))
            daily = replace(table.daily, practice=True) if table.daily else None
            host = table.stored_host or StoredHost(table.host)
            await self._create(name, Created(game, table.settings, list(table.seats), daily, host, counted=True))
            await live.go_on_at(name, peer, command)
        return Done(command.id, table.told)

    async def tidy(self) -> None:
        """Put away what nobody looks at, again and again."""
        while True:
            await asyncio.sleep(TIDY)
            for table, live in list(self.opened.items()):
                if live.lost or (live.idle and time.monotonic() - live.used > IDLE):
                    del self.opened[table]
                    await live.close()

    async def close(self) -> None:
        """Tell everybody, and end."""
        for live in self.opened.values():
            for peer in list(live.peers):
                peer.close(TableError(Code.CLOSING, "server-closing"))
        for live in self.opened.values():
            await live.close()
        self.services.thinkers.close()


def restore(name: str, opened: Opened) -> Table:
    """The table that a snapshot and the entries after it describe."""
    rows = opened.entries
    if opened.snapshot is not None:
        table = Table.from_snapshot(name, opened.snapshot.seq, log.read_snapshot(opened.snapshot.data))
    else:
        first = log.read_entry(rows[0].data) if rows else None
        if not isinstance(first, Created):
            raise StoreError("store-not-created", table=name)
        table, rows = Table(name, first, rows[0].at), rows[1:]
    for row in rows:
        perform(table, log.read_entry(row.data), row.at)
    return table


def _alike(entry: AnyEntry, created: Created) -> bool:
    """Whether an entry makes the same table, maybe by rules of before."""
    return isinstance(entry, Created) and replace(created, game=replace(created.game, rules=entry.game.rules)) == entry


def _stored(seat: object, bots: Collection[str]) -> StoredSeat:
    if isinstance(seat, Person):
        return StoredSeat(clean_name(seat.name) if seat.name.strip() else "", hashed(seat.secret))
    if isinstance(seat, BotSeat):
        if seat.bot not in bots:
            raise TableError(Code.NO_BOT, "table-no-bot", bots=tuple(LEVELS))
        return StoredSeat(bot=seat.bot)
    return StoredSeat()
