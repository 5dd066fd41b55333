"""A process that writes to a database until it is killed, and says what it has been told is written.

Every append is three entries with a command: `python -m tests.server.store.writer URL TABLES`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from unittest.mock import patch

from alhambra.server.store import Entry, Snapshot, Store, open_store, postgres, postgres_owner

BATCH = 3


def batch(table: str, number: int) -> list[Entry]:
    """The n-th append to a table."""
    first = number * BATCH + 1
    return [
        Entry(seq, number, "played", f"{table}/{seq}".encode() * 20, f"c{seq}" if seq == first else None)
        for seq in range(first, first + BATCH)
    ]


async def write(store: Store, table: str) -> None:
    """Append for ever; every tenth time a snapshot."""
    if await store.load(table) is None:
        await store.create(table, [])
    number = len(await store.entries(table, 0, 10**9)) // BATCH
    while True:
        await store.append(table, batch(table, number))
        os.write(1, f"{table} {number}\n".encode())  # at once, and whole
        number += 1
        if number % 10 == 0:
            await store.save_snapshot(table, Snapshot(number * BATCH, b"snapshot"))


async def main(url: str, tables: int) -> None:
    async with await open_store(url) as store:
        os.write(1, b"open\n")
        await asyncio.gather(*(write(store, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    # A busy machine may need longer than a host would wait.
    with patch.object(postgres, "READ_SECONDS", 60), patch.object(postgres_owner, "RECONNECT_SECONDS", 60):
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))
