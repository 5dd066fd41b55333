"""Records in a file, one a line: read them, write them, and go on with a run that was interrupted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from alhambra.boxes import open_game
from alhambra.core.causes import cause_of
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.language import Said
from alhambra.core.plain import shown
from alhambra.core.records import Record, verify
from alhambra.lab.games import Played, Series

LONGEST_LINE: Final = 1 << 24


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers, from 1. Errors name file and line."""
    with naming(path, "cannot-read"), path.open("rb") as file:
        for number, line in _lines(path, file):
            yield number, _record(path, number, line)


def verify_record(record: Record) -> None:
    """Play a record again with the game of its box; raises `RecordError` with the first difference."""
    verify(record, open_game(record.config))


class RunFile:
    """The file of a run of `simulate`: game 0 on the first line, then game 1, and so on.

    A file that is there is continued. Its lines must be games of the same series; a last line without its end is
    what an interruption left, and is dropped when writing begins.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self.played: list[Played] = []
        self._size = 0  # of the complete lines
        self._file: BinaryIO | None = None
        if _is_there(path):
            self._read()

    def __enter__(self) -> RunFile:
        with naming(self.path, "cannot-write"):
            self._file = self.path.open("r+b" if self.path.exists() else "xb")
            self._file.seek(self._size)
            self._file.truncate()
        return self

    def write(self, line: str) -> None:
        """Add a line and hand it to the system, so that an interruption costs nothing that is finished."""
        if self._file is None:
            raise ValueError("Lines are written inside a with block.")
        with naming(self.path, "cannot-write"):
            self._file.write(f"{line}\n".encode())
            self._file.flush()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            with naming(self.path, "cannot-write"), self._file:
                self._file.flush()
                os.fsync(self._file.fileno())

    def _read(self) -> None:
        with naming(self.path, "cannot-read"), self.path.open("rb") as file:
            for number, line in _lines(self.path, file):
                if not line.endswith(b"\n"):
                    self._check_torn(number, line)
                    return
                self._add(number, _record(self.path, number, line))
                self._size += len(line)

    def _add(self, number: int, record: Record) -> None:
        asked = self._head(number - 1)
        for what, stored, wanted in (
            ("config", record.config.to_text(), asked.config.to_text()),
            ("bots", ",".join(record.players), ",".join(asked.players)),
            ("seed", record.seed, asked.seed),
            ("number", record.number, asked.number),
        ):
            if stored != wanted:
                about = {"what": what, "stored": shown(stored), "asked": shown(wanted)}
                raise _in_line(self.path, number, Said("other-run", about))
        played = Played.of(record, number - 1)
        if played is None:
            raise _in_line(self.path, number, Said("stored-game-not-finished"))
        self.played.append(played)

    def _check_torn(self, number: int, line: bytes) -> None:
        """Drop nothing but the beginning of the game that comes next."""
        beginning = self._head(number - 1).to_line().partition(',"seed":')[0].encode()
        if not beginning.startswith(line[: len(beginning)]):
            raise _in_line(self.path, number, Said("torn-line"))

    def _head(self, number: int) -> Record:
        """What is known of a game before it is played."""
        series = self.series
        return Record(open_game(series.config).config, series.bots, (), (), (), seed=series.seed, number=number)


def stored_seed(path: Path) -> str | None:
    """The seed of the first game in a file; none if there is no such file or no complete game in it."""
    if not _is_there(path):
        return None
    with naming(path, "cannot-read"), path.open("rb") as file:
        for number, line in _lines(path, file):
            return _record(path, number, line).seed if line.endswith(b"\n") else None
    return None


def _lines(path: Path, file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise _in_line(path, number, Said("line-too-long"))
        yield number, line


def _record(path: Path, number: int, line: bytes) -> Record:
    try:
        return Record.from_line(line.decode())
    except UnicodeDecodeError:
        raise _in_line(path, number, Said("line-no-text")) from None
    except AlhambraError as error:
        raise _in_line(path, number, error.said) from None


def _in_line(path: Path, number: int, error: Said) -> RecordError:
    return RecordError("in-line", path=str(path), line=number, error=error)


def _is_there(path: Path) -> bool:
    """Whether there is a file to continue; refused if it is a folder, a device or a pipe."""
    with naming(path, "cannot-read"):
        there = path.exists()
        if there and not path.is_file():
            raise RecordError("no-file-for-records", path=str(path))
        return there


@contextmanager
def naming(path: Path, message: str) -> Iterator[None]:
    """Turn what the system says into one sentence."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, AlhambraError):
            raise
        raise RecordError(message, path=str(path), reason=cause_of(error)) from None
