"""Whether a SQLite file and its log are still those that their names lead to: what is written elsewhere is lost."""

from __future__ import annotations

from pathlib import Path

from alhambra.core.language import Said
from alhambra.server.store.errors import StoreError


class KnownFiles:
    """The file of a database and its write-ahead log, as they were when they were opened."""

    def __init__(self, database: Said, path: Path) -> None:
        self._database = database
        names = (path, path.with_name(f"{path.name}-wal"))
        self._known = {name: _identity(name) for name in names}
        self.check()

    def check(self) -> None:
        """StoreError if one was moved, deleted or replaced: SQLite goes on writing where nobody will look for it."""
        if any(known is None or _identity(name) != known for name, known in self._known.items()):
            raise StoreError("store-moved", database=self._database)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
