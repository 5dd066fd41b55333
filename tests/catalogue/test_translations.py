"""A missing translation appears in English, is listed by `make check`, and is an error of `make release-check`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from alhambra.catalogue import files
from tools.translations import lacking, main, messages, missing, told


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the catalogue from which tests can remove messages."""
    folder = tmp_path / "catalogue"
    shutil.copytree(files.FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(files, "FOLDER", folder)
    return folder


def test_messages_and_forms_that_are_missing_are_found() -> None:
    english = {"a": "x.ftl", "a.page": "x.ftl", "b": "y.ftl", "b.page": "y.ftl"}
    assert missing({"a": "x.ftl"}, english) == ["x.ftl: a.page", "y.ftl: b"]
    assert missing(english, english) == []


def test_a_file_a_message_and_a_form_are_missed(begun: Path) -> None:
    (begun / "de" / "questions.ftl").unlink()
    refusals = begun / "fr" / "refusals.ftl"
    whole = refusals.read_text(encoding="utf-8")
    refusals.write_text(whole.replace("\n    .page =", "\n    .side =", 1), encoding="utf-8")
    found = dict(lacking())
    questions = {id_ for id_, file in messages("en").items() if file == "questions.ftl" and "." not in id_}
    assert questions and {f"questions.ftl: {id_}" for id_ in questions} <= set(found["de is said in English:"])
    forms = [line for line in found["fr is said in English:"] if line.startswith("refusals.ftl: ")]
    assert [line.endswith(".page") for line in forms] == [True]


@pytest.mark.parametrize(("words", "code"), [([], 0), (["--strict"], 1)])
def test_a_release_lacks_nothing(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.translations.lacking", lambda: iter([("de:", ["a.ftl: b"]), ("fr:", [])]))
    assert main(words) == code and capsys.readouterr().out == "de:\n  a.ftl: b\n"
    monkeypatch.setattr("tools.translations.lacking", lambda: iter([("de:", [])]))
    assert main(words) == 0 and not capsys.readouterr().out


def test_a_clause_and_a_title_are_missed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("alhambra.core.clauses.MODULES", tmp_path)
    monkeypatch.setattr("tools.translations.MODULES", {"mills": None})
    (tmp_path / "mills").mkdir()
    (tmp_path / "mills" / "en.md").write_text("- **Z-1** Each player has a mill.\n", encoding="utf-8")
    found = dict(lacking())
    assert "mills.md: Z-1" in found["fr is said in English:"]
    assert found["Without a row in the glossary:"] == ["glossary.md: module-mills"]


def test_a_long_list_is_cut() -> None:
    assert told("fr:", [str(number) for number in range(25)]).splitlines()[-2:] == ["  19", "  and 5 more"]
