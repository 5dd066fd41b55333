"""Databases for tests: each test gets a new one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.support.postgres import Postgres, postgres

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A PostgreSQL server that no test stops."""
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(server: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database."""
    name = f"test{next(_numbers)}"
    server.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
    yield server.url(name)
    server.execute(f"DROP DATABASE {name} WITH (FORCE)")


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
