"""A lock file beside a database: two servers on one file would both think that the tables are theirs."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from alhambra.core.causes import cause_of
from alhambra.core.language import Said
from alhambra.server.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        os.lseek(file, 2**30, os.SEEK_SET)  # beyond what is written, so that others can read it
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        # Not flock: a process that was forked off would hold on to that after the server is gone.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: Final[set[Path]] = set()  # because a lock does not stop its own process


class FileLock:
    """The lock of one database file, until it is released or the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self._key = database.resolve()
        # Beside the file itself: a link to it leads to the same lock.
        path = self._key.with_name(self._key.name + ".lock")
        if self._key in _held:
            raise StoreError("store-open-here", path=str(database))
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise StoreError("store-no-lock", path=str(path), reason=cause_of(error)) from None
        try:
            _take(self._file)
        except OSError:
            owner = os.pread(self._file, 20, 0).decode(errors="replace").strip() if hasattr(os, "pread") else ""
            os.close(self._file)
            used = Said("database-file", {"path": str(database)})
            if owner.isdigit():
                raise StoreError("store-used-by", database=used, process=int(owner)) from None
            raise StoreError("store-used", database=used) from None
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())
        _held.add(self._key)

    def release(self) -> None:
        """Let others have it. The file stays, because somebody may be waiting at it."""
        if self._key in _held:
            _held.discard(self._key)
            os.close(self._file)
