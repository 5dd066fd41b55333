"""A house in which omens are played: the page with the face of `web/test/faces`, and a server that knows the module."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from alhambra.server.http import pages
from alhambra.server.protocol.messages import VERSION, GameConfig, NewTable
from tests.browser.world import Held
from tests.support.every_kind import played_in_classic
from tests.support.servers import Running, running
from tests.support.tables import new_id, seats_of, secret_of

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> None:
    """The page with the faces of the tests, built anew: it takes some seconds."""
    words = ("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(folder), "--emptyOutDir")
    env = {**os.environ, "ALHAMBRA_FACES": "test/faces"}
    subprocess.run([sys.executable, "-m", "tools.npm", *words], cwd=ROOT, env=env, check=True)


@contextmanager
def omens_house(folder: Path) -> Iterator[Running]:
    """A server of that page."""
    build(folder)
    files = pages.read_files(folder)
    with played_in_classic(), patch.object(pages, "files", lambda: files), running() as server:
        yield server


def omens_table(server: Running) -> Held:
    """The seat that begins, at a table of two."""
    names = ("Anna", "Ben")
    made: Any = msgspec.to_builtins(
        NewTable(new_id().ljust(22, "-"), seats_of(*names), GameConfig("classic", ["omens"]))
    )
    table = str(server.http("POST", "/api/tables", json=made).json()["table"])
    with server.line() as line:
        line.send({"type": "hello", "table": table, "version": VERSION, "secrets": [], "since": None})
        seat = int(line.until("update")["game"]["view"]["actor"])
    return Held(table, seat, secret_of(names[seat]))
