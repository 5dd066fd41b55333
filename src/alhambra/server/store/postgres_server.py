"""One PostgreSQL database: its address, its schema, who owns it, and what its errors mean."""

from __future__ import annotations

import os
from typing import Any, Final, LiteralString

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from alhambra.core.language import Said
from alhambra.server.store.errors import StoreError, Unreachable

OWNER_KEY: Final = 0x416C68616D627261  # "Alhambra": the advisory lock of the one server that owns the database
MIGRATION_KEY: Final = OWNER_KEY - 1
CONNECT_SECONDS: Final = 5

# What makes each version of the schema of the one before.
# Room for new versions of a row beside the old one, because every append changes `last`.
_FIRST: Final[LiteralString] = """
CREATE SCHEMA IF NOT EXISTS alhambra;
CREATE TABLE alhambra.version (version INTEGER NOT NULL);
INSERT INTO alhambra.version VALUES (1);
CREATE TABLE alhambra.tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    last BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE alhambra.entries (
    id TEXT COLLATE "C" NOT NULL REFERENCES alhambra.tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data BYTEA NOT NULL,
    command TEXT COLLATE "C",
    PRIMARY KEY (id, seq)
);
CREATE UNIQUE INDEX entries_command ON alhambra.entries (id, command) WHERE command IS NOT NULL;
CREATE TABLE alhambra.snapshots (
    id TEXT COLLATE "C" PRIMARY KEY REFERENCES alhambra.tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    data BYTEA NOT NULL
);
"""
_RESULTS: Final[LiteralString] = """
CREATE TABLE alhambra.results (
    id TEXT COLLATE "C" PRIMARY KEY REFERENCES alhambra.tables (id) ON DELETE CASCADE,
    day TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    points BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX results_day ON alhambra.results (day, points DESC, at);
UPDATE alhambra.version SET version = 2;
"""
STEPS: Final[tuple[LiteralString, ...]] = (_FIRST, _RESULTS)
VERSION: Final = len(STEPS)  # of the schema
# What is said to be written has to be on the disk, and whoever vanishes must not own the database for hours.
SESSION: Final[LiteralString] = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
SELECT set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '5', false),
       set_config('tcp_keepalives_count', '3', false);
"""
SCHEMA_VERSION: Final[LiteralString] = (
    "SELECT to_regclass('alhambra.version') IS NOT NULL, current_setting('server_encoding')"
)


class PostgresServer:
    """Where a database is, without telling its password."""

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error:  # whose text may repeat the password
            raise StoreError("store-bad-postgres") from None
        self._secrets = [secret for key in ("password", "sslpassword") if (secret := str(given.get(key) or ""))]
        host = given.get("host") or given.get("hostaddr") or os.environ.get("PGHOST") or "localhost"
        base = given.get("dbname") or os.environ.get("PGDATABASE") or given.get("user")
        place = {"base": str(base), "host": str(host)} if base else {"host": str(host)}
        self.database = Said("database-postgres" if base else "database-postgres-default", place)
        self.conninfo = url
        defaults = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": 15000, "client_encoding": "utf8"}
        self.options: dict[str, Any] = {key: value for key, value in defaults.items() if key not in given}

    def explained(self, error: psycopg.Error) -> StoreError:
        """What went wrong, in words for whoever runs the server."""
        match error:
            case errors.InvalidPassword():
                return StoreError("store-wrong-password", database=self.database)
            case errors.InvalidAuthorizationSpecification():
                return StoreError("store-wrong-user", database=self.database)
            case errors.InvalidCatalogName():
                return StoreError("store-not-there", database=self.database)
            case errors.InsufficientPrivilege():
                return StoreError("store-not-allowed", database=self.database, reason=self._words(error))
            case errors.DiskFull():
                return StoreError("store-full", database=self.database)
            case errors.ReadOnlySqlTransaction():
                return StoreError("store-read-only", database=self.database)
        # While a connection is being made, only the text tells what went wrong.
        text = str(error)
        if "password authentication failed" in text or "no password supplied" in text:
            return StoreError("store-wrong-password", database=self.database)
        if "does not exist" in text and "database" in text:
            return StoreError("store-not-there", database=self.database)
        if "no pg_hba.conf entry" in text or ("role" in text and "does not exist" in text):
            return StoreError("store-wrong-user", database=self.database)
        if lost(error):
            return Unreachable("store-no-answer-because", database=self.database, reason=self._words(error))
        return StoreError("store-refused", database=self.database, reason=self._words(error))

    def _words(self, error: psycopg.Error) -> str:
        """The shortest that PostgreSQL says about an error, without secrets."""
        lines = (error.diag.message_primary or str(error)).strip().splitlines() or [type(error).__name__]
        words = lines[0].strip().removesuffix(".")
        for secret in self._secrets:
            words = words.replace(secret, "***")
        return words


def lost(error: psycopg.Error) -> bool:
    """Whether the connection is gone, and with it what is known about its last statement."""
    state = error.sqlstate or "08"
    return isinstance(error, psycopg.OperationalError) and state.startswith(("08", "57P"))


def check_schema(database: Said, row: tuple[Any, ...] | None, version: int | None) -> int:
    """The version of our schema; 0 if there is none."""
    present, encoding = row or (False, "")
    if encoding != "UTF8":
        raise StoreError("store-encoding", database=database, encoding=str(encoding))
    if not present:
        return 0
    if version is None or version > VERSION:
        raise StoreError("store-newer", database=database, schema=str(version), known=VERSION)
    return version


def owned_by_another(database: Said) -> StoreError:
    """What is said when the lock is taken."""
    return StoreError("store-used", database=database)
