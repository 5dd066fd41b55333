"""The jobs in SQL for SQLite. Each first finds every reason to refuse, then writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from alhambra.server.store.entries import Entry, refusal, snapshot_refusal
from alhambra.server.store.errors import DayFull, TableExists, UnknownTable
from alhambra.server.store.jobs import Append, Create, Job, ListResult, Probe, Save
from alhambra.server.store.results import MOST, StoredResult


def carry_out(writer: sqlite3.Connection, job: Job) -> None:
    """Do one job within a transaction; StoreError says that nothing was written."""
    if isinstance(job, Probe):
        return _probe(writer)
    last = _last(writer, job.table)
    if isinstance(job, Create):
        if last is not None:
            raise TableExists(job.table)
        writer.execute("INSERT INTO tables (id, last) VALUES (?, ?)", (job.table, len(job.entries)))
        _insert(writer, job.table, job.entries)
    elif isinstance(job, Append):
        _append(writer, job, last)
    elif last is None:
        raise UnknownTable(job.table)
    elif isinstance(job, Save):
        _save(writer, job, last)
    elif isinstance(job, ListResult):
        _list_result(writer, job.result)
    else:
        writer.execute("DELETE FROM results WHERE id = ?", (job.table,))
    return None


def _probe(writer: sqlite3.Connection) -> None:
    """The first page as it is: it goes to the disk the way of all that is written."""
    (version,) = writer.execute("PRAGMA user_version").fetchone()
    writer.execute(f"PRAGMA user_version = {version}")


def _append(writer: sqlite3.Connection, job: Append, last: int | None) -> None:
    repeated = _repeated(writer, job)
    if last is None or repeated is not None or job.entries[0].seq != last + 1:
        raise refusal(job.table, job.entries, last, repeated)
    _insert(writer, job.table, job.entries)
    writer.execute("UPDATE tables SET last = ? WHERE id = ?", (job.entries[-1].seq, job.table))


def _save(writer: sqlite3.Connection, job: Save, last: int) -> None:
    if not 0 <= job.snapshot.seq <= last:
        raise snapshot_refusal(job.table, job.snapshot, last)
    writer.execute(
        "INSERT INTO snapshots (id, seq, data) VALUES (?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq",
        (job.table, job.snapshot.seq, job.snapshot.data),
    )


def _list_result(writer: sqlite3.Connection, result: StoredResult) -> None:
    if writer.execute("UPDATE results SET name = ? WHERE id = ?", (result.name, result.table)).rowcount:
        return
    (as_good,) = writer.execute(
        "SELECT count(*) FROM results WHERE day = ? AND points >= ?", (result.day, result.points)
    ).fetchone()
    if as_good >= MOST:
        raise DayFull(result.day, MOST)
    writer.execute(
        "INSERT INTO results (id, day, name, points, at) VALUES (?, ?, ?, ?, ?)",
        (result.table, result.day, result.name, result.points, result.at),
    )
    writer.execute(
        "DELETE FROM results WHERE day = ? AND id NOT IN "
        "(SELECT id FROM results WHERE day = ? ORDER BY points DESC, at, id LIMIT ?)",
        (result.day, result.day, MOST),
    )


def _last(writer: sqlite3.Connection, table: str) -> int | None:
    row = writer.execute("SELECT last FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else row[0]


def _repeated(writer: sqlite3.Connection, job: Append) -> tuple[str, int] | None:
    for entry in job.entries:
        if entry.command is not None:
            row = writer.execute(
                "SELECT seq FROM entries WHERE id = ? AND command = ?", (job.table, entry.command)
            ).fetchone()
            if row is not None:
                return entry.command, row[0]
    return None


def _insert(writer: sqlite3.Connection, table: str, entries: Sequence[Entry]) -> None:
    writer.executemany(
        "INSERT INTO entries (id, seq, at, kind, data, command) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, entry.seq, entry.at, entry.kind, entry.data, entry.command) for entry in entries],
    )
