"""A backup as a file: gzipped lines of JSON that every kind of database can be restored from.

    {"line":"head","format":"alhambra-backup","version":2,"made":...,"tables":2,"entries":70}
    {"line":"table","id":"...","last":35,"snapshot":{"seq":30,"data":"..."}}
    {"line":"entry","seq":1,"at":...,"kind":"created","data":"...","command":null}     and 34 more
    {"line":"table", ...}                                                              and its entries
    {"line":"end"}

`data` is the text itself, which is JSON; bytes that are no text would stand in `base64` instead. Since version 2 the
line of a table has its `result`, where one is listed: {"day":"2026-11-18","name":"Anna","points":70,"at":...}
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final, NamedTuple

import msgspec

from alhambra.core.causes import cause_of
from alhambra.server.store.entries import Entry, Snapshot, check_entries, check_name
from alhambra.server.store.errors import StoreError
from alhambra.server.store.results import StoredResult, is_result

FORMAT: Final = "alhambra-backup"
VERSION: Final = 2
LONGEST_LINE: Final = 2**28
_GZIP: Final = b"\x1f\x8b"


class Content(msgspec.Struct, omit_defaults=True):
    """Bytes."""

    data: str = ""
    base64: bytes = b""

    def content(self) -> bytes:
        return self.base64 or self.data.encode()


class SnapshotLine(Content, kw_only=True):
    """A snapshot within the line of its table."""

    seq: int


class HeadLine(msgspec.Struct, tag_field="line", tag="head"):
    """The first line."""

    format: str
    version: int
    made: str
    tables: int
    entries: int


class ResultLine(msgspec.Struct):
    """The listed result of a daily game within the line of its table."""

    day: str
    name: str
    points: int
    at: int


class TableLine(msgspec.Struct, tag_field="line", tag="table", omit_defaults=True):
    """What is known of a table beside its entries, which follow."""

    id: str
    last: int
    snapshot: SnapshotLine | None
    result: ResultLine | None = None


class EntryLine(Content, kw_only=True, tag_field="line", tag="entry"):
    """An entry of the table before it."""

    seq: int
    at: int
    kind: str
    command: str | None = None


class EndLine(msgspec.Struct, tag_field="line", tag="end"):
    """The last line: without it, the file is not complete."""


Line = HeadLine | TableLine | EntryLine | EndLine


class Stored(NamedTuple):
    """One table as a whole."""

    id: str
    snapshot: Snapshot | None
    entries: list[Entry]
    result: StoredResult | None = None


def write_archive(file: IO[bytes], tables: int, entries: int, stored: Iterable[Stored]) -> None:
    """Write everything, compressed."""
    encode = msgspec.json.Encoder().encode
    # Without a name and a time, the same tables give the same compressed bytes but for the head.
    with gzip.GzipFile("", "wb", 6, file, 0) as out:
        made = datetime.now(UTC).isoformat(timespec="seconds")
        out.write(encode(HeadLine(FORMAT, VERSION, made, tables, entries)) + b"\n")
        for table in stored:
            out.write(b"".join(encode(line) + b"\n" for line in _lines(table)))
        out.write(encode(EndLine()) + b"\n")


def _lines(table: Stored) -> Iterator[Line]:
    kept = table.snapshot
    snapshot = None if kept is None else SnapshotLine(*_content(kept.data), seq=kept.seq)
    listed = table.result
    result = None if listed is None else ResultLine(listed.day, listed.name, listed.points, listed.at)
    yield TableLine(table.id, len(table.entries), snapshot, result)
    for entry in table.entries:
        yield EntryLine(*_content(entry.data), seq=entry.seq, at=entry.at, kind=entry.kind, command=entry.command)


def _content(data: bytes) -> tuple[str, bytes]:
    try:
        return data.decode(), b""
    except UnicodeDecodeError:
        return "", data


def is_archive(path: Path) -> bool:
    """Whether a file begins as a backup does."""
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file) as lines:
            return isinstance(_parsed(lines.readline(LONGEST_LINE)), HeadLine)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, ValueError):
        return False


def read_archive(path: Path) -> Iterator[Stored]:
    """All tables of a backup, each checked. StoreError at the first thing that is wrong, at the latest at the end."""
    try:
        with path.open("rb") as file:
            if file.read(2) != _GZIP:
                raise StoreError("backup-none", path=str(path))
            file.seek(0)
            with gzip.GzipFile(fileobj=file) as lines:
                yield from _tables(path, lines)
    except EOFError:
        raise StoreError("backup-incomplete", path=str(path)) from None
    except (gzip.BadGzipFile, zlib.error):
        raise StoreError("backup-damaged", path=str(path)) from None
    except OSError as error:
        raise StoreError("backup-not-read", path=str(path), reason=cause_of(error)) from None


def _tables(path: Path, lines: IO[bytes] | gzip.GzipFile) -> Iterator[Stored]:
    head = _head(path, lines.readline(LONGEST_LINE))
    seen: set[str] = set()
    entries = 0
    number = 1

    def following() -> Line:
        nonlocal number
        number += 1
        text = lines.readline(LONGEST_LINE)
        if not text:
            raise EOFError
        try:
            return _parsed(text)
        except (msgspec.MsgspecError, ValueError):
            raise _damaged(path, number) from None

    while not isinstance(line := following(), EndLine):
        if not isinstance(line, TableLine) or line.id in seen:
            raise _damaged(path, number)
        start = number
        stored = _stored(line, [following() for _ in range(line.last)])
        if stored is None:
            raise _damaged(path, start)
        seen.add(line.id)
        entries += line.last
        yield stored
    if lines.read(1) or (len(seen), entries) != (head.tables, head.entries):
        raise _damaged(path, number)


def _stored(line: TableLine, following: list[Line]) -> Stored | None:
    """A table with its entries; none if they do not make one."""
    entries = [
        Entry(one.seq, one.at, one.kind, one.content(), one.command) for one in following if isinstance(one, EntryLine)
    ]
    kept = line.snapshot
    snapshot = None if kept is None else Snapshot(kept.seq, kept.content())
    try:
        check_name("store-bad-table", line.id)
        check_entries(entries)
    except StoreError:
        return None
    if [entry.seq for entry in entries] != list(range(1, line.last + 1)):
        return None
    if snapshot and not 0 <= snapshot.seq <= line.last:
        return None
    listed = line.result
    result = None if listed is None else StoredResult(line.id, listed.day, listed.name, listed.points, listed.at)
    if result and not is_result(result):
        return None
    return Stored(line.id, snapshot, entries, result)


def _head(path: Path, text: bytes) -> HeadLine:
    try:
        head = msgspec.json.decode(text)
        kind, version = head["format"], head["version"]
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError):
        kind = version = None
    if kind != FORMAT or type(version) is not int:
        raise StoreError("backup-none", path=str(path))
    if version > VERSION:
        raise StoreError("backup-newer", path=str(path), format=version, known=VERSION)
    try:
        line = _parsed(text)
    except (msgspec.MsgspecError, ValueError):
        raise _damaged(path, 1) from None
    if not isinstance(line, HeadLine):
        raise _damaged(path, 1)
    return line


def _parsed(text: bytes) -> Line:
    return _decoder.decode(text)


def _damaged(path: Path, number: int) -> StoreError:
    return StoreError("backup-damaged-line", path=str(path), line=number)


_decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
