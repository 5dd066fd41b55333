"""The jobs in SQL for PostgreSQL: all appends of a group are one statement, and so are all new tables."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Final, LiteralString

import psycopg
from psycopg.errors import UniqueViolation

from alhambra.server.store.entries import refusal, snapshot_refusal
from alhambra.server.store.errors import DayFull, StoreError, TableExists, UnknownTable
from alhambra.server.store.jobs import Append, Create, Job, ListResult, Probe, RemoveResult, Result, Save
from alhambra.server.store.postgres_owner import Connection
from alhambra.server.store.postgres_server import PostgresServer, lost
from alhambra.server.store.results import MOST, StoredResult

_ROWS: Final[LiteralString] = """
row AS (
    SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bigint[], %b::text[], %b::bytea[], %b::text[])
    AS r (id, seq, at, kind, data, command)
), added AS (
    INSERT INTO alhambra.entries (id, seq, at, kind, data, command)
    SELECT row.id, row.seq, row.at, row.kind, row.data, row.command FROM row JOIN done ON row.id = done.id
)
SELECT id FROM done
"""
_APPEND: Final[LiteralString] = f"""
WITH done AS (
    UPDATE alhambra.tables SET last = w.last
    FROM unnest(%b::text[], %b::bigint[], %b::bigint[]) AS w (id, before, last)
    WHERE tables.id = w.id AND tables.last = w.before
    RETURNING tables.id
), {_ROWS}"""
_CREATE: Final[LiteralString] = f"""
WITH done AS (
    INSERT INTO alhambra.tables (id, last)
    SELECT w.id, w.last FROM unnest(%b::text[], %b::bigint[], %b::bigint[]) AS w (id, before, last)
    ON CONFLICT DO NOTHING
    RETURNING id
), {_ROWS}"""
_SAVE: Final[LiteralString] = """
INSERT INTO alhambra.snapshots AS old (id, seq, data)
SELECT id, %(seq)b, %(data)b FROM alhambra.tables WHERE id = %(id)b AND %(seq)b::bigint BETWEEN 0 AND last
ON CONFLICT (id) DO UPDATE
SET seq = greatest(old.seq, excluded.seq),
    data = CASE WHEN excluded.seq >= old.seq THEN excluded.data ELSE old.data END
"""

_RENAME: Final[LiteralString] = "UPDATE alhambra.results SET name = %s WHERE id = %s"
_AS_GOOD: Final[LiteralString] = "SELECT count(*) FROM alhambra.results WHERE day = %s AND points >= %s"
_LIST: Final[LiteralString] = "INSERT INTO alhambra.results (id, day, name, points, at) VALUES (%s, %s, %s, %s, %s)"
_DROP: Final[LiteralString] = """
DELETE FROM alhambra.results WHERE day = %s AND id NOT IN (
    SELECT id FROM alhambra.results WHERE day = %s ORDER BY points DESC, at, id LIMIT %s
)
"""


async def carry_out(server: PostgresServer, connection: Connection, jobs: Sequence[Job]) -> list[Result]:
    """Do all jobs: new tables, then appends, then the rest, as it would make sense for one table."""
    results: dict[int, Result] = {}
    for kind in (Create, Append):
        left = [number for number, job in enumerate(jobs) if isinstance(job, kind)]
        while left:
            first = {jobs[number].table: number for number in reversed(left)}  # one of each table at a time
            now = sorted(first.values())
            done = await _together(server, connection, [jobs[number] for number in now])
            results.update(zip(now, done, strict=True))
            left = [number for number in left if number not in results]
    for number, job in enumerate(jobs):
        if isinstance(job, Save):
            results[number] = await _guarded(server, _save(connection, job))
        elif isinstance(job, ListResult):
            results[number] = await _guarded(server, _list_result(connection, job.result))
        elif isinstance(job, RemoveResult):
            results[number] = await _guarded(server, _remove_result(connection, job.table))
        elif isinstance(job, Probe):
            results[number] = await _guarded(server, _probe(connection))
    return [results[number] for number in range(len(jobs))]


async def _guarded(server: PostgresServer, doing: Awaitable[Result]) -> Result:
    """What a statement was refused for; a lost connection is the matter of the caller."""
    try:
        return await doing
    except psycopg.Error as error:
        if lost(error):
            raise
        return server.explained(error)


async def _together(server: PostgresServer, connection: Connection, jobs: Sequence[Any]) -> list[Result]:
    """New tables, or appends to different tables; one by one if PostgreSQL stumbles over one of them."""
    if len(jobs) == 1:
        return [await _guarded(server, _alone(connection, jobs[0]))]
    try:
        done = await _write(connection, jobs)
    except psycopg.Error as error:  # nothing of the statement was written
        if lost(error):
            raise
        return [await _guarded(server, _alone(connection, job)) for job in jobs]
    return [None if job.table in done else await _guarded(server, _refusal(connection, job)) for job in jobs]


async def _alone(connection: Connection, job: Any) -> Result:
    try:
        done = await _write(connection, [job])
    except UniqueViolation:  # of the commands
        done = set()
    return None if done else await _refusal(connection, job)


async def _write(connection: Connection, jobs: Sequence[Any]) -> set[str]:
    """The tables that were written to; the others do not stand where the entries begin."""
    rows = [(job.table, entry) for job in jobs for entry in job.entries]
    values = [
        [job.table for job in jobs],
        [job.entries[0].seq - 1 if job.entries else 0 for job in jobs],
        [job.entries[-1].seq if job.entries else 0 for job in jobs],
        [table for table, _ in rows],
        [entry.seq for _, entry in rows],
        [entry.at for _, entry in rows],
        [entry.kind for _, entry in rows],
        [entry.data for _, entry in rows],
        [entry.command for _, entry in rows],
    ]
    cursor = await connection.execute(_CREATE if isinstance(jobs[0], Create) else _APPEND, values)
    return {row[0] for row in await cursor.fetchall()}


async def _refusal(connection: Connection, job: Create | Append) -> StoreError:
    if isinstance(job, Create):
        return TableExists(job.table)
    commands = [entry.command for entry in job.entries if entry.command is not None]
    cursor = await connection.execute(
        "SELECT command, seq FROM alhambra.entries WHERE id = %s AND command = ANY(%s::text[])", [job.table, commands]
    )
    found: dict[str, int] = dict(await cursor.fetchall())
    repeated = next(((command, found[command]) for command in commands if command in found), None)
    return refusal(job.table, job.entries, await _last(connection, job.table), repeated)


async def _save(connection: Connection, job: Save) -> Result:
    values = {"id": job.table, "seq": job.snapshot.seq, "data": job.snapshot.data}
    if (await connection.execute(_SAVE, values)).rowcount:
        return None
    return snapshot_refusal(job.table, job.snapshot, await _last(connection, job.table))


async def _list_result(connection: Connection, result: StoredResult) -> Result:
    async with connection.transaction():
        if await _last(connection, result.table) is None:
            return UnknownTable(result.table)
        if (await connection.execute(_RENAME, [result.name, result.table])).rowcount:
            return None
        row = await (await connection.execute(_AS_GOOD, [result.day, result.points])).fetchone()
        if row is None or row[0] >= MOST:
            return DayFull(result.day, MOST)
        await connection.execute(_LIST, [result.table, result.day, result.name, result.points, result.at])
        await connection.execute(_DROP, [result.day, result.day, MOST])
    return None


async def _remove_result(connection: Connection, table: str) -> Result:
    if (await connection.execute("DELETE FROM alhambra.results WHERE id = %s", [table])).rowcount:
        return None
    return UnknownTable(table) if await _last(connection, table) is None else None


async def _probe(connection: Connection) -> Result:
    """A row as it is: written anew, it goes to the disk the way of all that is written."""
    await connection.execute("UPDATE alhambra.version SET version = version")
    return None


async def _last(connection: Connection, table: str) -> int | None:
    row = await (await connection.execute("SELECT last FROM alhambra.tables WHERE id = %s", [table])).fetchone()
    return None if row is None else row[0]
