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
_ALLOWED: Final = "give a path, sqlite:///path or postgresql://user@host/name"


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
        raise StoreError(f"That is no database: {_ALLOWED}.")
    match = _SCHEME.fullmatch(url)
    if not match:
        if url.startswith(("sqlite:", "postgres:", "postgresql:")):
            raise StoreError(f"Two slashes are missing in the address of the database: {_ALLOWED}.")
        return SqliteAddress(Path(url).expanduser().absolute())
    scheme, rest = match[1].lower(), match[2]
    if scheme in ("postgresql", "postgres"):
        return PostgresAddress(f"postgresql://{rest}")
    if scheme != "sqlite":
        raise StoreError(f"'{scheme}' is no kind of database: {_ALLOWED}.")
    if not rest:
        return SqliteAddress(None)
    if not rest.startswith("/"):
        raise StoreError("A path after sqlite:// begins with a slash; a path from the folder you are in goes without.")
    path = unquote(rest)
    if os.name == "nt" and re.match("/[A-Za-z]:", path):
        path = path[1:]
    return SqliteAddress(Path("/" + path.lstrip("/") if path.startswith("/") else path))
