"""`alhambra serve` as a process: it starts, says where, answers, and ends cleanly."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
COMMAND = [sys.executable, "-m", "alhambra"]


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    process = subprocess.Popen([*COMMAND, "serve", *arguments], stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def ended(*arguments: str) -> tuple[int, str]:
    command = [*COMMAND, "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=ENVIRONMENT)
    return done.returncode, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_it_starts_answers_and_ends(tmp_path: Path, number: signal.Signals) -> None:
    with started("--port", "0", "--database", str(tmp_path / "t.sqlite3"), "--log", "json") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("alhambra is at http://127.0.0.1:")
        assert httpx2.get(line.split()[3] + "healthz", timeout=60).text == "ok\n"
        process.send_signal(number)
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        assert '"what": "ended"' in errors and "Traceback" not in errors and "leaked" not in errors
    assert (tmp_path / "t.sqlite3").is_file()


def test_what_cannot_be_served(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, text = ended("--port", port, "--database", str(tmp_path / "t.sqlite3"))
    assert code == 2 and f"port {port}" in text and "--port" in text and "Traceback" not in text
    for arguments, part in [
        (("--log", "xml"), "plain or json"),
        (("--port", "0", "--database", "mysql://x"), "mysql"),
        (("--host", "not a host", "--database", str(tmp_path / "t.sqlite3")), "cannot listen"),
    ]:
        code, text = ended(*arguments)
        assert code == 2 and part in text and "Traceback" not in text, text
