"""A server in a process of its own, that can be killed."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import alhambra

PATIENCE: Final = 300.0  # seconds for a start or an end on a busy machine
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
GENEROUS: Final = tuple(
    word for name in ("connections", "tables", "messages", "requests", "work") for word in (f"--{name}", "1000000")
)


def interpreter(tree: str = "") -> tuple[list[str], dict[str, str]]:
    """The command `alhambra` of this process, or the one that is installed in another tree, and its environment."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if tree:
        environment.pop("PYTHONPATH", None)
        return [str(Path(tree).resolve() / ".venv" / "bin" / "python"), "-P", "-m", "alhambra"], environment
    environment["PYTHONPATH"] = str(Path(alhambra.__file__).parents[1])
    return [sys.executable, "-m", "alhambra"], environment


def run_alhambra(words: Sequence[str], tree: str = "") -> None:
    """A command to its end, which has to be a good one."""
    command, environment = interpreter(tree)
    subprocess.run([*command, *words], env=environment, check=True, stdout=subprocess.DEVNULL)


def generous(tree: str = "") -> tuple[str, ...]:
    """No limits; of those of another tree as many as it has."""
    if not tree:
        return GENEROUS
    command, environment = interpreter(tree)
    known = subprocess.run([*command, "serve", "--help"], env=environment, check=True, capture_output=True).stdout
    pairs = zip(GENEROUS[::2], GENEROUS[1::2], strict=True)
    return tuple(word for name, value in pairs if name.encode() in known for word in (name, value))


class ServerProcess:
    """`alhambra serve` on a free port of the loopback: the same alhambra as this process's, or another tree's."""

    def __init__(
        self, database: str, log: Path, flags: Sequence[str] = (), address: str = "127.0.0.1", tree: str = ""
    ) -> None:
        self.log = log
        self._tree = tree
        self.address = ""
        self._words = ["serve", "--host", address, "--port", "0", "--database", database, *flags]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, before: Sequence[str] = ()) -> None:
        """Start it, and return when the page can be asked for. `before` goes before the interpreter: a profiler."""
        command, environment = interpreter(self._tree)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*before, *command, *self._words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                start_new_session=True,  # Ctrl-C is this process's business
            )
        found = re.search(rb"http://([^/]+)/", self._first_line(self._process))
        if found is None:
            raise RuntimeError(f"The server did not start:\n{self.log.read_text(encoding='utf-8')[-2000:]}")
        self.address = found[1].decode()

    def _first_line(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        end, text = time.monotonic() + PATIENCE, b""
        while b"\n" not in text and time.monotonic() < end:
            if select.select([process.stdout], [], [], 0.2)[0]:
                part = os.read(process.stdout.fileno(), 4096)
                if not part:
                    break
                text += part
        return text

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server runs"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """No goodbye."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and say how it ended."""
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def children(self) -> list[int]:
        """The processes that it has started, where the system tells."""
        found: list[int] = []
        for file in Path(f"/proc/{self.pid}/task").glob("*/children"):
            try:
                found += map(int, file.read_text().split())
            except OSError:  # the thread is gone
                continue
        return found


def memory_of(process: int) -> int:
    """Bytes that a process occupies; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def cpu_of(process: int) -> float:
    """Seconds of CPU time of a process without its children; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def alive(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(processes: Sequence[int], seconds: float) -> list[int]:
    """Those that are still there after so long."""
    end = time.monotonic() + seconds
    left = [one for one in processes if alive(one)]
    while left and time.monotonic() < end:
        time.sleep(0.01)
        left = [one for one in left if alive(one)]
    return left
