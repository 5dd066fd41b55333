"""Backup and restore: between any database and an archive."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from alhambra.core.causes import cause_of
from alhambra.server.store.archive import Stored, is_archive, read_archive, write_archive
from alhambra.server.store.entries import Entry, Snapshot
from alhambra.server.store.errors import StoreError
from alhambra.server.store.results import StoredResult
from alhambra.server.store.sessions import Session, reading, writing


class Backed(NamedTuple):
    """What is in a backup."""

    tables: int
    entries: int


class Restored(NamedTuple):
    """What a restore has done."""

    tables: int
    entries: int
    present: int  # tables that were left as they are


def backup(url: str, path: Path) -> Backed:
    """Write one moment of a database to a file. The server may go on; the file is there as a whole or not at all."""
    if path.exists() and not is_archive(path):
        raise StoreError("backup-other-file", path=str(path))
    with reading(url) as session:
        ((tables,),) = session.rows("SELECT count(*) FROM alhambra.tables")
        ((entries,),) = session.rows("SELECT count(*) FROM alhambra.entries")
        try:
            _write(path, tables, entries, session)
        except OSError as error:
            raise StoreError("backup-not-written", path=str(path), reason=cause_of(error)) from None
    return Backed(tables, entries)


def restore(url: str, path: Path, merge: bool = False) -> Restored:
    """Bring the tables of a backup into an empty database that nobody uses.

    To merge is to add those that are missing. A server may go on meanwhile, because it has never loaded them.
    """
    for _ in read_archive(path):  # anything wrong is found before anything is written
        pass
    tables = entries = present = 0
    with writing(url, alone=not merge) as session:
        ((there,),) = session.rows("SELECT count(*) FROM alhambra.tables")
        if there and not merge:
            raise StoreError("backup-not-empty", tables=there)
        for stored in read_archive(path):
            if _add(session, stored):
                tables += 1
                entries += len(stored.entries)
            else:
                present += 1
    return Restored(tables, entries, present)


def _write(path: Path, tables: int, entries: int, session: Session) -> None:
    # Readable by its owner only, because seats' secrets are in it.
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            write_archive(file, tables, entries, _stored(session))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name has to be on the disk, too; Windows does that itself."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _stored(session: Session) -> Iterator[Stored]:
    results = _results(session)
    for table, last in session.rows("SELECT id, last FROM alhambra.tables ORDER BY id"):
        entries = session.rows(
            "SELECT seq, at, kind, data, command FROM alhambra.entries WHERE id = %s ORDER BY seq", table
        )
        if [row[0] for row in entries] != list(range(1, last + 1)):
            raise StoreError("store-table-incomplete", table=table, last=last)
        snapshots = session.rows("SELECT seq, data FROM alhambra.snapshots WHERE id = %s", table)
        snapshot = Snapshot(*snapshots[0]) if snapshots else None
        yield Stored(table, snapshot, [Entry(*row) for row in entries], results.get(table))


def _results(session: Session) -> dict[str, StoredResult]:
    """What is listed, by table; the first schema had no list."""
    if session.schema < 2:
        return {}
    rows = session.rows("SELECT id, day, name, points, at FROM alhambra.results")
    return {row[0]: StoredResult(*row) for row in rows}


def _add(session: Session, stored: Stored) -> bool:
    """Whether the table was missing; one that is there is left as it is."""
    added = session.many(
        "INSERT INTO alhambra.tables (id, last) VALUES (%s, %s) ON CONFLICT DO NOTHING",
        [(stored.id, len(stored.entries))],
    )
    if not added:
        return False
    session.many(
        "INSERT INTO alhambra.entries (id, seq, at, kind, data, command) VALUES (%s, %s, %s, %s, %s, %s)",
        [(stored.id, entry.seq, entry.at, entry.kind, entry.data, entry.command) for entry in stored.entries],
    )
    if stored.snapshot:
        session.many(
            "INSERT INTO alhambra.snapshots (id, seq, data) VALUES (%s, %s, %s)",
            [(stored.id, stored.snapshot.seq, stored.snapshot.data)],
        )
    if (listed := stored.result) is not None:
        session.many(
            "INSERT INTO alhambra.results (id, day, name, points, at) VALUES (%s, %s, %s, %s, %s)",
            [(stored.id, listed.day, listed.name, listed.points, listed.at)],
        )
    return True
