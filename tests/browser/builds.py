"""Two builds of the page, and a server that has the one and then the other under the same address."""

from __future__ import annotations

import random
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from unittest.mock import patch

from alhambra.server.http import pages
from tests.support.servers import Running, running

_HASHED: Final = re.compile(r"-([\w-]{8})\.(js|css|svg|woff2)$")
_MARK: Final = "document.documentElement.dataset.build = 'second';\n"
RUNNING: Final = "() => document.documentElement.dataset.build ?? 'first'"


def second_build(folder: Path) -> Path:
    """The page as a later version would be: every file with another name, and a mark on the document where it runs."""
    names = {path.name: _renamed(path.name) for path in (pages.STATIC / "assets").iterdir()}
    assert all(old != new for old, new in names.items()), names
    for path in pages.STATIC.rglob("*"):
        if path.is_file():
            target = folder / path.relative_to(pages.STATIC).with_name(names.get(path.name, path.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(_rewritten(path, names))
    return folder


def _renamed(name: str) -> str:
    return _HASHED.sub(lambda found: f"-{found[1][::-1].swapcase()}2.{found[2]}", name)


def _rewritten(path: Path, names: dict[str, str]) -> bytes:
    if path.suffix not in (".js", ".css", ".html"):
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    for old, new in names.items():
        text = text.replace(old, new)
    if path.name == "worker.js":
        return re.sub('const BUILD = "', 'const BUILD = "second-', text).encode()
    return (_MARK + text if path.name.startswith("First-") and path.suffix == ".js" else text).encode()


def free_port() -> int:
    """For who listens more than once: a port that systems do not give to whoever asks for any, meanwhile."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as looking, suppress(OSError):
            looking.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


@contextmanager
def serving(folder: Path, port: int, database: str) -> Iterator[Running]:
    """A server of a build."""
    files = pages.read_files(folder)
    with patch.object(pages, "files", lambda: files), running(port=port, database=database) as server:
        yield server
