"""Backups that are cut, changed or something else are refused before anything is written."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.server.store import StoreError
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import backup, restore
from tests.server.store.filling import fill
from tests.server.store.running import refused

Spoil = Callable[[bytes], bytes]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.backup"


def lines(change_lines: Callable[[list[bytes]], object]) -> Spoil:
    """A change of the text of a backup."""

    def spoil(content: bytes) -> bytes:
        text = gzip.decompress(content).splitlines(keepends=True)
        change_lines(text)
        return gzip.compress(b"".join(text))

    return spoil


def line(number: int, old: bytes, new: bytes) -> Spoil:
    """A change of one line of a backup."""

    def change_line(text: list[bytes]) -> None:
        assert old in text[number]
        text[number] = text[number].replace(old, new)

    return lines(change_line)


INCOMPLETE = "The backup '{}' is not complete: its end is missing."
FOREIGN = "'{}' is no backup of alhambra."
DAMAGED = "The backup '{}' is damaged"
WRONG: dict[str, tuple[Spoil, str]] = {
    "empty": (lambda _: b"", FOREIGN),
    "one byte": (lambda content: content[:1], FOREIGN),
    "cut in the head": (lambda content: content[:5], INCOMPLETE),
    "cut in half": (lambda content: content[: len(content) // 2], INCOMPLETE),
    "without the check sum": (lambda content: content[:-8], INCOMPLETE),
    "without the last byte": (lambda content: content[:-1], INCOMPLETE),
    "a changed byte": (lambda content: content[:200] + bytes([content[200] ^ 1]) + content[201:], DAMAGED),
    "more behind it": (lambda content: content + b"more", DAMAGED),
    "a second one behind it": (lambda content: content * 2, DAMAGED),
    "plain text": (lambda _: b"my notes\n", FOREIGN),
    "not compressed": (gzip.decompress, FOREIGN),
    "something else compressed": (lambda _: gzip.compress(b"my notes\n"), FOREIGN),
    "other JSON compressed": (lambda _: gzip.compress(b'[{"format":1}]\n'), FOREIGN),
    "nothing compressed": (lambda _: gzip.compress(b""), FOREIGN),
    "another format": (line(0, b"alhambra-backup", b"chess-backup"), FOREIGN),
    "a version that is no number": (line(0, b'"version":2', b'"version":"2"'), FOREIGN),
    "a newer version": (
        line(0, b'"version":2', b'"version":3,"new":true'),
        "The backup '{}' was made by a newer alhambra (format 3, and this one knows 2): update alhambra.",
    ),
    "a head without numbers": (line(0, b'"tables":4', b'"tables":"4"'), DAMAGED),
    "another number of tables": (line(0, b'"tables":4', b'"tables":5'), DAMAGED),
    "another number of entries": (line(0, b'"entries":35', b'"entries":36'), DAMAGED),
    "no end": (lines(lambda text: text.pop()), INCOMPLETE),
    "an entry missing": (lines(lambda text: text.pop(3)), DAMAGED),
    "a last entry missing": (lines(lambda text: text.pop(-2)), DAMAGED),
    "entries exchanged": (lines(lambda text: text.insert(2, text.pop(3))), DAMAGED),
    "an entry first": (lines(lambda text: text.insert(1, text[2])), DAMAGED),
    "a table twice": (lines(lambda text: text.extend([*text[1:5], text.pop()])), DAMAGED),
    "a line that is no JSON": (lines(lambda text: text.insert(2, b"{\n")), DAMAGED),
    "an empty line": (lines(lambda text: text.insert(2, b"\n")), DAMAGED),
    "a snapshot ahead": (line(1, b'"seq":0', b'"seq":4'), DAMAGED),
    "a snapshot before": (line(1, b'"seq":0', b'"seq":-1'), DAMAGED),
    "a name that cannot be": (line(1, b'"id":"bytes"', b'"id":"a\\u0000b"'), DAMAGED),
    "an entry without a time": (line(2, b'"at":5,', b""), DAMAGED),
    "a command twice": (line(3, b'"seq":2', b'"command":"c","seq":2'), DAMAGED),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_a_backup_is_found_before_anything_is_written(
    name: str, sound: bytes, file: Path, tmp_path: Path
) -> None:
    spoil, sentence = WRONG[name]
    file.write_bytes(spoil(sound))
    target = tmp_path / "target.sqlite3"
    with pytest.raises(StoreError) as caught:
        restore(str(target), file)
    assert str(caught.value).startswith(sentence.format(file))
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    assert not target.exists()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound backup."""
    folder = tmp_path_factory.mktemp("sound")
    asyncio.run(fill(str(folder / "db")))
    backup(str(folder / "db"), folder / "backup")
    return (folder / "backup").read_bytes()


def test_every_cut_of_a_backup_is_refused(sound: bytes, file: Path, tmp_path: Path) -> None:
    for length in range(len(sound)):
        file.write_bytes(sound[:length])
        with pytest.raises(StoreError):
            list(read_archive(file))
    file.write_bytes(sound)
    assert len(list(read_archive(file))) == 4


def test_a_backup_that_cannot_be_read(tmp_path: Path) -> None:
    with refused(f"Cannot read '{tmp_path}/missing': No such file or directory."):
        restore(str(tmp_path / "db"), tmp_path / "missing")
    with refused(f"Cannot read '{tmp_path}': Is a directory."):
        restore(str(tmp_path / "db"), tmp_path)
