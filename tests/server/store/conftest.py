"""Databases for tests: each test gets a new one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from alhambra.server.store import postgres as postgres_store
from alhambra.server.store import postgres_owner, postgres_server
from tests.support.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A PostgreSQL server with a database `tests`, for all tests of this process."""
    with postgres() as running:
        running.execute("CREATE DATABASE tests")
        yield running


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may need longer to connect, or to start the server again, than a host would wait."""
    for place, name in (
        (postgres_server, "CONNECT_SECONDS"),
        (postgres_store, "READ_SECONDS"),
        (postgres_store, "RECONNECT_SECONDS"),
        (postgres_owner, "RECONNECT_SECONDS"),
        (postgres_owner, "LOCK_SECONDS"),
    ):
        monkeypatch.setattr(place, name, 60)


@pytest.fixture
def postgres_url(server: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database: always the same one, because making one takes longer than most tests."""
    url = server.url("tests")
    yield url
    _empty(url)


@pytest.fixture
def stopping(server: Postgres) -> Iterator[Postgres]:
    """The server for a test that stops it."""
    yield server
    server.stop()
    server.start()


def _empty(url: str) -> None:
    """Whatever a test has left is gone, with its connections, its settings and its owner."""
    with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
            "WHERE datname = 'tests' AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        connection.execute("ALTER DATABASE tests RESET ALL")
        connection.execute("ALTER DATABASE tests OWNER TO postgres")
        connection.execute("DROP SCHEMA IF EXISTS alhambra CASCADE")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that does not exist yet."""
    return f"sqlite://{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind that lasts."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture(params=["sqlite", "memory", "postgresql"])
def any_database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, also the one that is gone when it is closed."""
    if request.param == "memory":
        return "sqlite://"
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url
