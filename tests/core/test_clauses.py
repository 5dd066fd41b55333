from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from alhambra.core.clauses import (
    IN_SOURCE_TREE,
    MODULES,
    Clause,
    _clauses,
    clause,
    clauses,
    languages,
    parse,
    rules_folder,
    rules_in,
    written,
)
from alhambra.core.errors import AlhambraError, ConfigError, UnknownClause

MARK = re.compile(r"\[(\w+)\]")  # `[reading]`, in whatever language

EXAMPLE = """# Title

A remark that is no clause.
- **Z-1** One line.

## First part
- **Z-2** Text that
  goes on **[reading]**:

  | a | b |
  | --- | --- |
  | 1 | 2 |

  And after the table
  goes on again.
- **Z-2a** Close behind.

Not part of a clause.
"""


def test_a_clause_goes_on_over_indented_lines_and_tables() -> None:
    table = "| a | b |\n| --- | --- |\n| 1 | 2 |"
    assert list(parse(EXAMPLE, "z.md")) == [
        Clause("Z-1", "One line.", "z.md", "Title"),
        Clause(
            "Z-2",
            f"Text that goes on **[reading]**:\n\n{table}\n\nAnd after the table goes on again.",
            "z.md",
            "First part",
        ),
        Clause("Z-2a", "Close behind.", "z.md", "First part"),
    ]


def test_a_file_without_clauses_has_none() -> None:
    assert list(parse("", "z.md")) == []


def test_every_clause_of_the_rules_is_found_once() -> None:
    written = [
        clause_id
        for path in [*IN_SOURCE_TREE.glob("*.md"), *MODULES.glob("*/en.md")]
        for clause_id in re.findall(r"^- \*\*(.+?)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert sorted(written) == sorted(clauses())


def test_clauses_refer_to_clauses_that_exist() -> None:
    for one in clauses().values():
        for other in re.findall(r"\b[A-Z]-\d+[a-z]?\b", one.text):
            assert other in clauses(), f"{one.id} refers to {other}"


def test_a_clause_is_found_by_its_id() -> None:
    found = clause("A-56")
    assert found.text == "Two sides that touch are both walled or both open."
    assert (found.file, found.section) == ("classic.md", "Building rules")
    assert clause(" a-60A ").id == "A-60a"


def test_an_unknown_clause_is_refused_with_near_ones() -> None:
    with pytest.raises(UnknownClause, match=r"^There is no clause 'A56'; near it are A-56, .*\.$"):
        clause("A56")
    with pytest.raises(AlhambraError, match=r"^There is no clause 'zebra'\.$"):
        clause("zebra")


def test_installed_rules_come_before_those_of_the_source_tree(tmp_path: Path) -> None:
    installed = tmp_path / "rules"
    assert rules_folder(installed, IN_SOURCE_TREE) == IN_SOURCE_TREE
    installed.mkdir()
    assert rules_folder(installed, IN_SOURCE_TREE) == installed


def test_a_config_error_may_name_its_clause() -> None:
    assert ConfigError("No.").clause == ""
    assert ConfigError("No.", "K-17").clause == "K-17"


def numbers(text: str) -> Counter[str]:
    """The figures of a clause, without those of the clauses that it names."""
    return Counter(re.findall(r"\d+", re.sub(r"[A-Z]-\d+", "", text)))


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_the_rules_of_every_language_have_the_same_clauses_with_the_same_numbers(language: str) -> None:
    """Only of the translated clauses; the others are shown in English."""
    english, other = written("en"), written(language)
    assert list(other) == [clause_id for clause_id in english if clause_id in other]
    for clause_id, told in other.items():
        one = english[clause_id]
        assert told.file == one.file
        assert numbers(told.text) == numbers(one.text), clause_id
        assert set(re.findall(r"[A-Z]-\d+", told.text)) == set(re.findall(r"[A-Z]-\d+", one.text)), clause_id
        assert len(MARK.findall(told.text)) == len(MARK.findall(one.text)), clause_id
    assert len({mark for one in other.values() for mark in MARK.findall(one.text)}) == 1


def test_what_a_language_has_not_got_yet_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "it").mkdir()
    for path, text in {
        "a.md": "- **A-1** One.\n- **A-2** Two.",
        "b.md": "- **B-1** Three.",
        "it/a.md": "- **A-2** Due.",
    }.items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr("alhambra.core.clauses.INSTALLED", tmp_path)
    monkeypatch.setattr("alhambra.core.clauses.MODULES", tmp_path)
    monkeypatch.setattr("alhambra.core.clauses.languages", lambda: ("en", "it"))
    monkeypatch.setattr("alhambra.core.clauses._clauses", _clauses.__wrapped__)
    assert [one.text for one in clauses("it").values()] == ["One.", "Due.", "Three."]
    assert [path.relative_to(tmp_path).as_posix() for path in rules_in("it").values()] == ["it/a.md", "b.md"]
    assert clauses("..") == clauses("tlh") == clauses() and rules_in("..") == rules_in()
