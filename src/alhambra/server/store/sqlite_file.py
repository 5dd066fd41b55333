"""One SQLite file: opening it, its schema, and what its errors mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alhambra.core.causes import cause_of
from alhambra.core.language import Said
from alhambra.server.store.addresses import default_path
from alhambra.server.store.errors import StoreError
from alhambra.server.store.lock import FileLock

VERSION: Final = 2  # of the schema; 1 had no results
APPLICATION: Final = 0x416C686D  # "Alhm": tells our files from other programs'
BUSY_SECONDS: Final = 60.0  # a server waits so long for a restore that merges

# Entries are rows in the order of writing, not clustered by table: a group commit then touches few pages.
# It makes what is missing, of an earlier version too. A server and a restore that merges may both find that something
# is, and one is first.
SCHEMA: Final = f"""
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    last INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    command TEXT,
    UNIQUE (id, seq)
);
CREATE UNIQUE INDEX IF NOT EXISTS entries_command ON entries (id, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS snapshots (
    id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS results (
    id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_day ON results (day, points DESC, at);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
COMMIT;
"""


def own(path: Path) -> FileLock:
    """The lock of a file that need not exist yet."""
    find_folder(path)
    return FileLock(path)


def find_folder(path: Path) -> None:
    """There has to be a folder for the file. Only that of the default is made."""
    try:
        if path == default_path():
            path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-no-new-folder", path=str(path.parent), reason=cause_of(error)) from None
    if not path.parent.is_dir():
        raise StoreError("store-no-folder", path=str(path.parent))


def connect_to_write(path: Path | None) -> sqlite3.Connection:
    """The connection that writes; makes the file and its schema where there is none."""
    database = database_of(path)
    if path is not None:
        _make(path)
        _check_one_name(path)
    with told(database):
        connection = _connect(":memory:" if path is None else str(path))
        try:
            _prepare(connection, database, path)
        except BaseException:
            connection.close()
            raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that only reads, also while another process writes."""
    database = database_of(path)
    if not path.is_file():
        raise StoreError("store-no-file", path=str(path))
    _check_one_name(path)
    # With the right to write it also reads what a crash has left in the write-ahead log.
    mode = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
    with told(database):
        connection = _connect(f"{path.absolute().as_uri()}?mode={mode}")
        try:
            connection.execute("PRAGMA query_only = ON")
            if not schema_of(connection, database):
                raise StoreError("store-nothing", database=database)
        except BaseException:
            connection.close()
            raise
    return connection


def database_of(path: Path | None) -> Said:
    """How a database is called in messages."""
    return Said("database-memory") if path is None else Said("database-file", {"path": str(path)})


@contextmanager
def told(database: Said) -> Iterator[None]:
    """Errors of SQLite as one clear sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise explained(database, error) from error


def explained(database: Said, error: sqlite3.Error) -> StoreError:
    """What went wrong, in words for whoever runs the server."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the high bits are details
    match code:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-locked", database=database)
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full", database=database)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError("store-not-written", database=database)
        case sqlite3.SQLITE_CANTOPEN:
            return StoreError("store-not-opened", database=database)
        case sqlite3.SQLITE_NOTADB:
            return StoreError("store-no-sqlite", database=database)
        case sqlite3.SQLITE_CORRUPT:
            return StoreError("store-damaged", database=database)
    return StoreError("store-failed", database=database, reason=str(error))


def _make(path: Path) -> None:
    """An empty file for its owner only, because seats' secrets are in it; SQLite's own files go by it."""
    try:
        # Not opened if it exists: closing a file lets go of the locks that this process has on it.
        if not path.exists():
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError("store-no-new-file", path=str(path), reason=cause_of(error)) from None


def _check_one_name(path: Path) -> None:
    """Under another name of the same file there would be another lock, and another write-ahead log beside it."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreError("store-several-names", database=database_of(path))


def _connect(place: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        place,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # one thread at a time
        uri=place.startswith("file:"),
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _prepare(connection: sqlite3.Connection, database: Said, path: Path | None) -> None:
    version = schema_of(connection, database)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if path is not None and mode != "wal":
        raise StoreError("store-no-wal", database=database)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # without it, macOS does not wait for the disk
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA journal_size_limit = 67108864")
    if version < VERSION:
        connection.executescript(SCHEMA)


def schema_of(connection: sqlite3.Connection, database: Said) -> int:
    """The version of our schema; 0 if nothing is there. Anything else is refused."""
    version: int
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not objects and not application:
        return 0
    if application != APPLICATION:
        raise StoreError("store-other-program", database=database)
    if not 0 < version <= VERSION:
        raise newer(database, version)
    return version


def newer(database: Said, version: int) -> StoreError:
    """What is said about a schema that only a newer alhambra knows."""
    return StoreError("store-newer", database=database, schema=version, known=VERSION)
