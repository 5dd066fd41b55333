"""Of a language only those files are read that a command needs."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from alhambra.catalogue import files
from alhambra.catalogue.bundle import Bundle
from alhambra.catalogue.files import Sources, name_of
from tests.cli.running import run

LANGUAGE = "fr"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are read, one by one."""
    found: list[str] = []
    entries = files.entries

    def noting(path: Path) -> object:
        found.append(name_of(path))
        return entries(path)

    monkeypatch.setattr(files, "entries", noting)
    language = Bundle(LANGUAGE, Sources(LANGUAGE))
    monkeypatch.setattr("alhambra.cli.saying.speaking", lambda _: language)
    monkeypatch.setattr("sys.stdin", StringIO())  # a game ends at its first question
    return found


@pytest.mark.parametrize(
    ("command", "needed"),
    [
        ("--help", {"commands.ftl", "names.ftl"}),
        ("rules A-56", {"names.ftl", "running.ftl"}),
        ("play --seed 7", {"events.ftl", "moves.ftl", "names.ftl", "prompt.ftl", "table.ftl"}),
        (
            "play --seed 7 --box roll-and-write",
            {"names.ftl", "prompt.ftl", "scores.ftl", "sheet-terminal.ftl", "sheet.ftl"},
        ),
    ],
)
def test_a_command_reads_each_file_that_it_needs_once(read: list[str], command: str, needed: set[str]) -> None:
    assert run("--language", LANGUAGE, *command.split()).code == 0
    assert sorted(read) == sorted(needed)


def test_a_message_that_there_is_not_is_looked_for_nowhere(read: list[str]) -> None:
    assert "tile-tower-9-n" not in Sources(LANGUAGE) and read == []


def test_a_term_is_looked_for_in_every_file(read: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only this language may have it, so that English does not know where."""
    folder = tmp_path / LANGUAGE
    folder.mkdir()
    (folder / "events.ftl").write_text("passed = { -game }\n", encoding="utf-8")
    (folder / "names.ftl").write_text("-game = Alhambra\n", encoding="utf-8")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(files, "MODULES", tmp_path / "modules")
    language = Bundle(LANGUAGE, Sources(LANGUAGE))
    assert language.text("passed", {}) == "Alhambra" and sorted(read) == ["events.ftl", "names.ftl"]
    assert len(Sources(LANGUAGE)) == 2
