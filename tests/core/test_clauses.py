from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra.core.clauses import IN_SOURCE_TREE, Clause, clause, clauses, parse, rules_folder
from alhambra.core.errors import AlhambraError, ConfigError, UnknownClause

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
        for path in IN_SOURCE_TREE.glob("*.md")
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
