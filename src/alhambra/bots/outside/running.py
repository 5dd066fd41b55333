"""A running program: it gets a line and has so many seconds to answer with one.

No shell starts it. A thread of its own reads and writes its lines, so that a program that does neither blocks nobody.
It leads a group of processes, which end together. It sees little of the environment.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from alhambra.bots.outside.lines import OVER
from alhambra.core.errors import AlhambraError, ConfigError

LONGEST: Final = 10_000  # bytes of an answer
MOST_SAID: Final = 64 * 1024  # bytes on its standard error that are passed on; the rest is dropped
GRACE: Final = 1.0  # seconds to end by itself, and again to obey the signal
WINDOWS: Final = os.name == "nt"
# The environment of a program: the paths of programs and libraries, and the language. None of our secrets.
KEPT: Final = frozenset(
    {"PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP", "PYTHONPATH", "NODE_PATH", "VIRTUAL_ENV"}
    | {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "PATHEXT", "COMSPEC", "USERPROFILE", "APPDATA", "LOCALAPPDATA"}
)


class Fault(AlhambraError):
    """A program gave no answer or an invalid one."""


def words_of(command: str) -> list[str]:
    """A command as a program and its arguments, with quotes as in a shell, although no shell is used."""
    try:
        words = shlex.split(command, posix=not WINDOWS)
    except ValueError:
        words = []
    if WINDOWS:  # here backslashes are part of paths, and quotes are still around the words
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word for word in words]
    if not words or not words[0]:
        raise ConfigError("program-no-command", command=command)
    found = shutil.which(words[0])
    if found is None:
        raise ConfigError("program-not-found", program=words[0])
    return [found, *words[1:]]


def environment() -> dict[str, str]:
    """The part of our environment that a program sees."""
    return {name: value for name, value in os.environ.items() if name.upper() in KEPT or name.startswith("LC_")}


class Running:
    """A program that was started. `heard`: pass its standard error on to ours."""

    def __init__(self, words: Sequence[str], heard: bool) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE if heard else subprocess.DEVNULL,
                env=environment(),
                start_new_session=not WINDOWS,
            )
        except OSError as error:
            raise Fault("program-did-not-start", error=error.strerror or str(error)) from None
        self._asked: SimpleQueue[str | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [Thread(target=self._talk, daemon=True), Thread(target=self._pass_on, daemon=True)]
        for thread in self._threads:
            thread.start()

    def ask(self, line: str, seconds: float) -> str:
        """The line that answers a line."""
        self._asked.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Fault("program-late", seconds=f"{seconds:g}") from None
        if len(answer) > LONGEST:
            raise Fault("program-too-long", most=LONGEST)
        if not answer.endswith(b"\n"):
            raise Fault("program-ended", code=self._code())
        try:
            return answer.decode()
        except UnicodeDecodeError:
            raise Fault("program-no-text") from None

    def end(self, at_once: bool = False) -> None:
        """Tell it that the game is over, and make sure that it ends; `at_once`: end it without telling it."""
        if not at_once:
            self._asked.put(None)
        if at_once or not self._ended_by_itself():
            self._send(signal.SIGTERM)
            if not self._ended_by_itself():
                self._send(getattr(signal, "SIGKILL", signal.SIGTERM))
                self._process.wait()
        self._asked.put(None)  # so that a waiting thread ends
        for thread in self._threads:
            thread.join(GRACE)

    def _ended_by_itself(self) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        return self._process.returncode is not None

    def _send(self, number: int) -> None:
        """Send a signal to its whole group; where there are no groups, to the program."""
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.terminate()
            elif self._process.poll() is None:
                os.killpg(self._process.pid, number)

    def _code(self) -> str:
        """The exit code of a program that has stopped writing; `-` if it only closed its output."""
        return str(self._process.returncode) if self._ended_by_itself() else "-"

    def _talk(self) -> None:
        """Pass lines in and out, until there are none or the game is over."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # A pipe without a reader breaks on writing, and again on closing.
        with suppress(OSError), self._process.stdout, self._process.stdin:
            try:
                while (line := self._asked.get()) is not None:
                    self._process.stdin.write(f"{line}\n".encode())
                    self._process.stdin.flush()
                    answer = self._process.stdout.readline(LONGEST + 1)
                    self._answers.put(answer)
                    if not answer:
                        return
                self._process.stdin.write(f"{OVER}\n".encode())
            except OSError:
                self._answers.put(b"")

    def _pass_on(self) -> None:
        """Pass on its standard error, up to a limit; read the rest too, so that the program is not blocked."""
        said = self._process.stderr
        if said is None:
            return
        assert isinstance(said, BufferedReader)
        left = MOST_SAID
        with said:
            while chunk := said.read1():
                if left > 0:
                    with suppress(OSError):
                        os.write(2, chunk[:left])
                left -= len(chunk)
