"""What is listed of daily games: by who played them, with consent, and for everybody to see."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from alhambra.core.play import view
from alhambra.server.live.services import now
from alhambra.server.live.tables import Tables
from alhambra.server.protocol.daily import DayListed, DayReplay, DayResult, DayStep, ListResult, RemoveResult, Today
from alhambra.server.store.entries import LARGEST
from alhambra.server.store.errors import DayFull
from alhambra.server.store.results import StoredResult
from alhambra.server.table import log
from alhambra.server.table.daily import parse_day
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import StoredDay
from alhambra.server.table.people import clean_name, hashed, table_id
from alhambra.server.table.replaying import steps_of
from alhambra.server.table.table import Table

REPLAYS: Final = 8  # that are kept in memory: everybody asks for the same


class Days:
    """Today, and the days before."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._replays: OrderedDict[str, list[DayStep]] = OrderedDict()

    async def today(self) -> Today:
        """What day it is, who is listed, and whose game was yesterday's best."""
        day = self._tables.services.today()
        yesterday = (day - timedelta(1)).isoformat()
        best = await self._store.results(yesterday)
        return Today(
            day=day.isoformat(),
            until=_midnight(day + timedelta(1)),
            now=now(),
            results=[_shown(one) for one in await self._store.results(day.isoformat())],
            yesterday=yesterday,
            best=_shown(best[0]) if best else None,
        )

    async def list_result(self, wanted: ListResult) -> DayListed:
        """List the result of a table. Its points are those of the table."""
        table = (await self._tables.open(wanted.table)).table
        daily = _held(table, wanted.secret)
        if daily.practice:
            raise TableError(Code.NOT_LISTED, "table-daily-practice")
        if table.turn is None or table.stage != "over":
            raise TableError(Code.NOT_OVER, "table-not-over")
        if not wanted.consent:
            raise TableError(Code.NO_CONSENT, "table-daily-consent")
        points = view(table.turn.committed, None).scores[0]
        try:
            await self._store.list_result(
                StoredResult(table.id, daily.day, clean_name(wanted.name), int(points), now())
            )
        except DayFull as full:
            raise TableError(Code.NOT_LISTED, full.said) from None
        return await self._listed(table, daily)

    async def remove_result(self, wanted: RemoveResult) -> DayListed:
        """Take the result of a table off the list. Who asks again, the answer being lost, is answered again."""
        table = (await self._tables.open(wanted.table)).table
        daily = _held(table, wanted.secret)
        await self._store.remove_result(table.id)
        return await self._listed(table, daily)

    async def replay(self, asked: str) -> DayReplay:
        """The best game of a day, when nobody can use what it shows any more."""
        day = parse_day(asked)
        if day >= self._tables.services.today():
            raise TableError(Code.NO_SUCH_DAY, "table-daily-running", day=asked)
        results = await self._store.results(asked)
        if not results:
            raise TableError(Code.NO_RESULT, "table-daily-no-best", day=asked)
        best = results[0]
        return DayReplay(asked, best.name, best.points, await self._steps(best.table))

    async def _steps(self, table: str) -> list[DayStep]:
        """The game of a table. It is over, so that what is made of it once is right for ever."""
        if table not in self._replays:
            rows = await self._store.entries(table, 0, LARGEST)
            self._replays[table] = steps_of([log.read_entry(row.data) for row in rows])
            if len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        return self._replays[table]

    async def _listed(self, table: Table, daily: StoredDay) -> DayListed:
        results = await self._store.results(daily.day)
        mine = next((_shown(one) for one in results if one.table == table.id), None)
        return DayListed(daily.day, [_shown(one) for one in results], mine)


def _held(table: Table, secret: str) -> StoredDay:
    """The day of a table; whoever asks has to hold its seat."""
    if table.daily is None:
        raise TableError(Code.NOT_LISTED, "table-daily-none")
    if not table.held_by([hashed(secret)]):
        raise TableError(Code.NOT_YOUR_SEAT, "table-not-your-seat", seat=1)
    return table.daily


def _shown(result: StoredResult) -> DayResult:
    return DayResult(table_id(f"result of {result.table}"), result.name, result.points, result.at)


def _midnight(day: date) -> int:
    """When a day begins, in milliseconds since the epoch."""
    return int(datetime.combine(day, time(), UTC).timestamp()) * 1000
