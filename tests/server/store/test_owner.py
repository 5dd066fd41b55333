"""Who owns a PostgreSQL database: one at a time, and nobody longer than it uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from alhambra.server.store import StoreError, Uncertain, open_store, postgres_owner
from alhambra.server.store.backup import backup, restore
from alhambra.server.store.postgres import PostgresStore
from alhambra.server.store.postgres_server import OWNER_KEY, VERSION
from tests.server.store.running import change, everything, log, opening, refused, story
from tests.support.postgres import Postgres


@story
async def test_who_loses_the_lock_to_another_writes_no_more(
    postgres_url: str, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_owner, "IDLE_SECONDS", 1000.0)  # the loss is noticed in the middle of writing
    async with opening(postgres_url) as store:
        await store.create("one", log(1, 1))
        end = (
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
            "WHERE datname = 'tests' AND application_name ~ '[0-9]'"
        )
        await asyncio.to_thread(server.execute, end)
        other = await open_store(postgres_url)
        with refused(f"The {store.name} went away while it was writing.", Uncertain):
            await store.append("one", log(2, 2))
        for _ in range(2):
            with refused(f"The {store.name} is used by another alhambra: end that one, or use another database."):
                await store.append("one", log(2, 2))
            with pytest.raises(StoreError, match="is used by another alhambra"):
                await store.ping()
        await other.append("one", log(2, 2, ["theirs"]))
        await other.close()
        await store.ping()
        assert await store.answered("one", "theirs") == 2


@pytest.fixture
def lingering(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Closed connections stay as they are: as if PostgreSQL had not seen yet that they are gone."""
    closed: list[psycopg.AsyncConnection[Any] | psycopg.Connection[Any]] = []

    def keep(connection: psycopg.Connection[Any]) -> None:
        closed.append(connection)

    async def keep_async(connection: psycopg.AsyncConnection[Any]) -> None:
        closed.append(connection)

    monkeypatch.setattr(psycopg.Connection, "close", keep)
    monkeypatch.setattr(psycopg.AsyncConnection, "close", keep_async)
    yield
    for connection in closed:
        connection._closed = True
        connection.pgconn.finish()


@pytest.mark.usefixtures("lingering")
@story
async def test_who_closes_has_let_go_of_the_database(postgres_url: str, tmp_path: Path) -> None:
    async with opening(postgres_url) as store:
        await store.create("one", log(1, 1))
    async with opening(postgres_url) as store:
        assert await everything(store, "one") == log(1, 1)
    await asyncio.to_thread(backup, postgres_url, tmp_path / "backup")
    change(postgres_url, "DELETE FROM alhambra.tables")
    await asyncio.to_thread(restore, postgres_url, tmp_path / "backup")
    async with opening(postgres_url) as store:
        assert await everything(store, "one") == log(1, 1)


@pytest.mark.usefixtures("lingering")
@story
async def test_who_could_not_open_has_let_go_of_the_database(postgres_url: str) -> None:
    async with opening(postgres_url):
        pass
    change(postgres_url, f"UPDATE alhambra.version SET version = {VERSION + 1}")
    for _ in range(2):
        with pytest.raises(StoreError, match="was written by a newer alhambra"):
            await open_store(postgres_url)


@story
async def test_who_follows_a_killed_server_waits_until_its_session_has_ended(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, asked = postgres_owner._value, asyncio.Event()

    async def noted(connection: Any, sql: str, *values: object) -> Any:
        answer = await ask(connection, sql, *values)
        if "try" in sql:
            asked.set()
        return answer

    monkeypatch.setattr(postgres_owner, "_value", noted)
    monkeypatch.setattr(postgres_owner, "OPEN_SECONDS", 600.0)
    with psycopg.connect(postgres_url, autocommit=True) as killed:
        killed.execute("SELECT pg_advisory_lock(%s)", [OWNER_KEY])
        opened = asyncio.create_task(open_store(postgres_url))
        await asked.wait()
        assert not opened.done()
    await (await opened).close()


@story
async def test_a_lost_session_of_ones_own_is_ended(postgres_url: str) -> None:
    async with opening(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await store.create("one", [])
        await store._owner._drop()
        with psycopg.connect(postgres_url, autocommit=True, application_name=store._owner._mark) as ghost:
            ghost.execute("SELECT pg_advisory_lock(%s)", [OWNER_KEY])
            await store.append("one", log(1, 1))
            with pytest.raises(psycopg.OperationalError):
                ghost.execute("SELECT 1")


@story
async def test_a_lost_session_of_ones_own_may_end_by_itself(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask, answers = postgres_owner._value, [False]

    async def held_at_first(connection: Any, sql: str, *values: object) -> Any:
        """The lock was held when it was first asked for, and now nobody has it."""
        return answers.pop() if answers and "try" in sql else await ask(connection, sql, *values)

    monkeypatch.setattr(postgres_owner, "_value", held_at_first)
    async with opening(postgres_url) as store:
        await store.create("one", [])
    assert not answers
