"""Where the database is: a path or a URL, and how it is called in messages."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

import platformdirs

from alhambra.server.store.errors import StoreError

_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://(.*)", re.DOTALL)


class SqliteAddress(NamedTuple):
    """A file; none is a database in memory."""

    path: Path | None


class PostgresAddress(NamedTuple):
    """A URL, which may have a password in it."""

    url: str


def default_path() -> Path:
    """The database of who names none: a file in the user's data folder."""
    return platformdirs.user_data_path("alhambra", appauthor=False) / "alhambra.sqlite3"


def parse_address(url: str) -> SqliteAddress | PostgresAddress:
    """What a path or URL stands for. The text is never repeated in an error, for it may hold a password."""
    if not url or "\0" in url:
        raise StoreError("store-no-address")
    match = _SCHEME.fullmatch(url)
    if not match:
        if url.startswith(("sqlite:", "postgres:", "postgresql:")):
            raise StoreError("store-no-slashes")
        return SqliteAddress(Path(url).expanduser().absolute())
    scheme, rest = match[1].lower(), match[2]
    if scheme in ("postgresql", "postgres"):
        return PostgresAddress(f"postgresql://{rest}")
    if scheme != "sqlite":
        raise StoreError("store-no-scheme", scheme=scheme)
    if not rest:
        return SqliteAddress(None)
    if not rest.startswith("/"):
        raise StoreError("store-relative-path")
    path = unquote(rest)
    if os.name == "nt" and re.match("/[A-Za-z]:", path):
        path = path[1:]
    return SqliteAddress(Path("/" + path.lstrip("/") if path.startswith("/") else path))
