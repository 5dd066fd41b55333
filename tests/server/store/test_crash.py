"""What is said to be written is written, whoever dies: the server or the database."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from typing import IO

import pytest

from alhambra.server.store import Entry, Store, StoreError, Uncertain, Unreachable, postgres_owner
from tests.server.store.running import child, everything, opening, reopening, story, tables_of
from tests.server.store.writer import BATCH, batch
from tests.support.postgres import Postgres

TABLES = 10


def said(lines: IO[str] | None, least: int = 0) -> Iterator[tuple[str, int]]:
    """What the writer has acknowledged: at least so many, or all until its end."""
    assert lines is not None
    for count, line in enumerate(lines, 1):
        if line != "open\n":
            table, number = line.split()
            yield table, int(number)
        if count == least:
            return


async def check(store: Store, acknowledged: dict[str, int]) -> int:
    """Nothing that was acknowledged is missing, nothing is doubled, no append is there by half."""
    surplus = 0
    for table in await tables_of(store):
        entries = await everything(store, table)
        batches, rest = divmod(len(entries), BATCH)
        assert rest == 0
        assert entries == [entry for number in range(batches) for entry in batch(table, number)]
        assert batches > acknowledged.get(table, -1)
        surplus += batches - 1 - acknowledged.get(table, -1)
        loaded = await store.load(table)
        assert loaded is not None
        assert [entry.seq for entry in loaded.entries] == [
            entry.seq for entry in entries if loaded.snapshot is None or entry.seq > loaded.snapshot.seq
        ]
    return surplus


def check_again(url: str, acknowledged: dict[str, int]) -> int:
    """The same for a database that is not open."""

    async def look() -> int:
        async with reopening(url) as store:
            return await check(store, acknowledged)

    return asyncio.run(look())


def kill_a_writer(url: str, least: int) -> dict[str, int]:
    """Let a process write for a while, kill it in the middle, and give what it was told."""
    with child("writer", url, str(TABLES)) as process:
        acknowledged = dict(said(process.stdout, least))
        process.send_signal(signal.SIGKILL)
        acknowledged |= dict(said(process.stdout))
        assert process.wait() == -signal.SIGKILL
    return acknowledged


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes cannot be killed like this here")
def test_a_killed_server_loses_nothing(database: str) -> None:
    acknowledged: dict[str, int] = {}
    for least in (100, 1, 230):
        acknowledged |= kill_a_writer(database, least)
        assert check_again(database, acknowledged) <= TABLES  # one append of each table may have been under way
    assert len(acknowledged) == TABLES


@story
async def test_a_crash_of_postgresql_loses_nothing(
    postgres_url: str, stopping: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_owner, "IDLE_SECONDS", 1000.0)  # it is always noticed in the middle of writing
    async with asyncio.timeout(600):
        await crash_twice(postgres_url, stopping)


async def crash_twice(url: str, server: Postgres) -> None:
    async with opening(url) as store:
        written: dict[str, int] = {}
        errors: list[StoreError] = []
        tasks = [asyncio.create_task(write(store, f"t{number}", written, errors)) for number in range(TABLES)]
        for crashes in (1, 1, 0):
            enough = sum(written.values()) + 5 * TABLES
            while sum(written.values()) < enough and not any(task.done() for task in tasks):
                await asyncio.sleep(0.01)
            if crashes:
                await asyncio.to_thread(crash, server)
        while not all(task.done() for task in tasks):  # a connection that breaks meanwhile hides a cancellation
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {asyncio.CancelledError}
        assert len(errors) >= TABLES
        assert Uncertain in {type(error) for error in errors} <= {Uncertain, Unreachable}
    async with opening(url) as store:
        assert await check(store, written) <= TABLES


def crash(server: Postgres) -> None:
    server.stop(signal.SIGQUIT)
    server.start()


async def write(store: Store, table: str, written: dict[str, int], errors: list[StoreError]) -> None:
    """Append for ever. After an error look again what is there, as a server does."""
    await store.create(table, [])
    number = 0
    while True:
        try:
            await store.append(table, batch(table, number))
            written[table] = number
            number += 1
        except StoreError as error:
            errors.append(error)
            number = len(await reloaded(store, table)) // BATCH


async def reloaded(store: Store, table: str) -> list[Entry]:
    """The entries of a table, when the database is back."""
    while True:
        try:
            loaded = await store.load(table)
        except Unreachable:
            continue
        assert loaded is not None
        return loaded.entries
