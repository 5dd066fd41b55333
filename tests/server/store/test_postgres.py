"""What only PostgreSQL does: it goes away and comes back, keeps passwords, and has other users."""

from __future__ import annotations

import asyncio
import logging
import time

import psycopg
import pytest

from alhambra.server.store import StoreError, Uncertain, Unreachable, open_store, postgres, postgres_owner
from alhambra.server.store.postgres import PostgresStore
from alhambra.server.store.postgres_server import PostgresServer
from tests.server.store.running import everything, log, opening, refused, story
from tests.support.postgres import PASSWORD, Postgres

AWAY = "went away while it was writing."


def base_of(url: str) -> str:
    """The name of the database."""
    return url.partition("@/")[2].partition("?")[0]


def wait_for(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """How long a server that is away is waited for: a test that runs on a busy machine needs much or little."""
    monkeypatch.setattr(postgres, "READ_SECONDS", seconds)
    monkeypatch.setattr(postgres_owner, "RECONNECT_SECONDS", seconds)


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never try a connection before it is used, so that a loss is noticed in the middle of writing."""
    monkeypatch.setattr(postgres_owner, "IDLE_SECONDS", 1000.0)


@pytest.mark.usefixtures("trusting")
@story
async def test_a_server_that_stops_and_comes_back(
    postgres_url: str, stopping: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "RECONNECT_SECONDS", 0.2)  # so that the pool has given up when it is asked again
    wait_for(monkeypatch, 60)
    async with opening(postgres_url) as store:
        await store.create("one", log(1, 1))
        await asyncio.gather(*(store.load("one") for _ in range(20)))  # several readers
        await asyncio.to_thread(stopping.stop)
        wait_for(monkeypatch, 0.2)
        with refused(f"The {store.name} {AWAY}", Uncertain):
            await store.append("one", log(2, 2))
        for _ in range(2):
            start = time.monotonic()
            with pytest.raises(Unreachable, match=f"^The {store.name} does not answer: .*\\.$"):
                await store.append("one", log(2, 2))
            with pytest.raises(Unreachable, match=f"^The {store.name} does not answer"):
                await store.load("one")
            with pytest.raises(Unreachable, match=f"^The {store.name} does not answer"):
                await store.entries("one", 0, 1)
            with pytest.raises(Unreachable, match=f"^The {store.name} does not answer"):
                await store.ping()
            assert time.monotonic() - start < 60
        await asyncio.to_thread(stopping.start)
        wait_for(monkeypatch, 60)
        loaded = await store.load("one")
        assert loaded is not None and loaded.entries == log(1, 1)
        await store.append("one", log(2, 2))
        await store.ping()
        assert await everything(store, "one") == log(1, 2)


@story
async def test_a_short_restart_is_waited_for(
    postgres_url: str, stopping: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for(monkeypatch, 60)
    monkeypatch.setattr(postgres_owner, "IDLE_SECONDS", 0.0)  # the connection is always tried before it is trusted
    async with opening(postgres_url) as store:
        await store.create("one", log(1, 1))
        await store.load("one")
        await asyncio.to_thread(stopping.stop)
        starting = asyncio.create_task(asyncio.to_thread(stopping.start))
        append = asyncio.create_task(store.append("one", log(2, 2)))
        loaded = await store.load("one")
        await append
        await starting
        assert loaded is not None and loaded.entries[0] == log(1, 1)[0]
        assert await everything(store, "one") == log(1, 2)


@pytest.mark.usefixtures("trusting")
@story
async def test_connections_that_were_ended_are_made_anew(postgres_url: str, server: Postgres) -> None:
    async with opening(postgres_url) as store:
        await store.create("one", log(1, 1))
        end = (
            "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity "
            f"WHERE application_name = 'alhambra reader' AND datname = '{base_of(postgres_url)}'"
        )
        for _ in range(3):
            await asyncio.gather(*(store.load("one") for _ in range(20)))
            assert int(await asyncio.to_thread(server.execute, end)) > 0
            assert await everything(store, "one") == log(1, 1)
        writers = end.replace("= 'alhambra reader'", "~ '^alhambra [0-9a-f]+$'")
        assert await asyncio.to_thread(server.execute, writers) == "1"
        with refused(f"The {store.name} {AWAY}", Uncertain):
            await store.append("one", log(2, 2))
        assert await store.answered("one", "c") is None
        await store.append("one", log(2, 2))


@story
async def test_a_write_that_hangs_is_given_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opening(postgres_url) as store:
        await store.create("one", [])
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE alhambra.entries")
            monkeypatch.setattr(postgres_owner, "WRITE_SECONDS", 0.3)
            with refused(f"The {store.name} {AWAY}", Uncertain):
                await store.append("one", log(1, 1))
        monkeypatch.setattr(postgres_owner, "WRITE_SECONDS", 60)
        loaded = await store.load("one")
        assert loaded is not None and loaded.entries == []
        await store.append("one", log(1, 1))


@story
async def test_one_statement_that_postgresql_refuses_spoils_no_other(postgres_url: str) -> None:
    async with opening(postgres_url) as store:
        for name in ("good", "bad", "fine"):
            await store.create(name, [])
        with psycopg.connect(postgres_url, autocommit=True) as other:
            other.execute("ALTER TABLE alhambra.entries ADD CHECK (id <> 'bad')")
        outcomes = await asyncio.gather(
            *(store.append(name, log(1, 1)) for name in ("good", "bad", "fine")), return_exceptions=True
        )
        assert (outcomes[0], outcomes[2]) == (None, None)
        assert str(outcomes[1]).startswith(f"The {store.name} refused: new row for relation ")
        assert await everything(store, "good") == await everything(store, "fine") == log(1, 1)
        assert await everything(store, "bad") == []


@story
async def test_what_is_wrong_with_an_address_is_said_without_the_password(
    server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    server.execute(f"DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'")
    wrong = "wr0ng-password"
    where = f"on '{server.url().rpartition('=')[2]}'"
    caplog.set_level(logging.DEBUG)
    base = f"PostgreSQL database 'postgres' {where}"
    unreadable = (
        "The address of the PostgreSQL database cannot be read: write postgresql://user:password@host/name, "
        "with %-escapes in names and passwords."
    )
    denied = f"The user may not do this in the {base}: permission denied for database postgres."
    for url, sentence in (
        (server.url(user="locked", password=wrong), f"The {base} does not accept the password."),
        (server.url(user="locked"), f"The {base} does not accept the password."),
        (server.url(user="locked", password=PASSWORD), denied),
        (server.url(user="nobody", password=wrong), f"The {base} does not let this user in."),
        (server.url("missing", password=wrong), f"The PostgreSQL database 'missing' {where} does not exist."),
        (f"postgresql://me:{wrong}@/x?nonsense={wrong}", unreadable),
        (f"postgresql://me:{wrong}%zz@host/x", unreadable),
    ):
        with refused(sentence):
            await open_store(url)
    with pytest.raises(Unreachable) as caught:
        await open_store(f"postgresql://me:{wrong}@127.0.0.1:1/x")
    assert str(caught.value).startswith("The PostgreSQL database 'x' on '127.0.0.1' does not answer: ")
    assert wrong not in str(caught.value) and PASSWORD not in str(caught.value)
    assert wrong not in caplog.text and PASSWORD not in caplog.text


def test_a_password_that_an_error_repeats_is_not_shown() -> None:
    server = PostgresServer(f"postgresql://me:{PASSWORD}@host/name")
    for error in (psycopg.OperationalError(f"cannot use {PASSWORD}."), psycopg.DataError(f"bad: {PASSWORD}\nmore")):
        told = str(server.explained(error))
        assert told.startswith("The PostgreSQL database 'name' on 'host' ")
        assert told.endswith(" ***.")


@story
async def test_a_user_with_a_password_and_a_database_of_its_own(server: Postgres, postgres_url: str) -> None:
    name = base_of(postgres_url)
    server.execute(f"DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'")
    server.execute(f"ALTER DATABASE {name} OWNER TO locked")
    async with opening(server.url(name, "locked", PASSWORD)) as store:
        await store.create("one", log(1, 1))
        assert PASSWORD not in store.name


@story
async def test_a_database_with_another_encoding_is_refused(server: Postgres) -> None:
    server.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreError, match="is encoded as LATIN1: it has to be UTF8"):
        await open_store(server.url("latin"))
    server.execute("DROP DATABASE latin WITH (FORCE)")


@story
async def test_what_is_written_is_waited_for_whatever_the_default(server: Postgres, postgres_url: str) -> None:
    name = base_of(postgres_url)
    for default, used in (("off", "on"), ("remote_apply", "remote_apply")):
        server.execute(f"ALTER DATABASE {name} SET synchronous_commit = {default}")
        async with opening(postgres_url) as store:
            assert isinstance(store, PostgresStore)
            async with store._owner.writing() as connection:
                assert await (await connection.execute("SHOW synchronous_commit")).fetchone() == (used,)


@story
async def test_a_read_only_database_is_said(server: Postgres, postgres_url: str) -> None:
    name = base_of(postgres_url)
    server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreError, match="is read only"):
        await open_store(postgres_url)


@story
async def test_a_database_that_can_be_read_but_not_written_is_not_well(postgres_url: str) -> None:
    async with opening(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await store.ping()
        async with store._owner.writing() as connection:
            await connection.execute("SET default_transaction_read_only = on")
        with pytest.raises(StoreError, match="is read only"):
            await store.ping()
        async with store._owner.writing() as connection:
            await connection.execute("SET default_transaction_read_only = off")
        await store.ping()
