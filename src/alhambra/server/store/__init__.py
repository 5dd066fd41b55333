"""Where tables are kept: a SQLite file, which needs nothing, or a PostgreSQL server."""

from __future__ import annotations

from alhambra.server.store.addresses import SqliteAddress, default_path, parse_address
from alhambra.server.store.base import Store
from alhambra.server.store.entries import Entry, Opened, Snapshot
from alhambra.server.store.errors import (
    CommandRepeated,
    DayFull,
    SeqTaken,
    StoreError,
    TableExists,
    Uncertain,
    UnknownTable,
    Unreachable,
)
from alhambra.server.store.results import StoredResult

__all__ = [
    "CommandRepeated",
    "DayFull",
    "Entry",
    "Opened",
    "SeqTaken",
    "Snapshot",
    "Store",
    "StoreError",
    "StoredResult",
    "TableExists",
    "Uncertain",
    "UnknownTable",
    "Unreachable",
    "default_path",
    "open_store",
]


async def open_store(url: str) -> Store:
    """Open a database and own it: a path, sqlite:///path, sqlite:// (in memory) or postgresql://user@host/name."""
    address = parse_address(url)
    if isinstance(address, SqliteAddress):
        from alhambra.server.store.sqlite import open_sqlite

        return await open_sqlite(address.path)
    from alhambra.server.store.postgres import open_postgres  # which loads libpq

    return await open_postgres(address.url)
