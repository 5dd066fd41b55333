"""Every clause of the implemented games is proved by a test that names it."""

from __future__ import annotations

import pytest

from alhambra.core.clauses import clauses, languages, written
from tests.clause_report import report
from tests.clauses import Proof, clauses_to_prove, proofs, proofs_by_clause

MARKED = """
@clause("A-1", "A-2")
def test_one(): ...

@other
@clause("A-3")
@clause("A-3")
def test_two(): ...

@clause("A-4")
class TestThree:
    @clause("A-5")
    def test_four(self): ...
    def test_five(self): ...

@clause("A-6")
def helper(): ...
def test_unmarked(): ...
"""


# How a language marks a reading, and how it says what could also be read
READING = {
    "en": ("**[reading]**", "could"),
    "fr": ("**[lecture]**", "pourrai"),
    "es": ("**[lectura]**", "podría"),
    "de": ("**[Lesart]**", "könnte"),
}
READ = ("G-8", "G-12", "X-2", "X-4", "R-30", "R-36", "R-41", "R-62", "R-83", "K-14", "K-15")


@pytest.mark.parametrize("id_", READ)
def test_a_reading_has_its_mark_and_the_other_way_of_reading_in_every_language(id_: str) -> None:
    assert set(READING) == set(languages())
    for language, (mark, other) in READING.items():
        text = written(language)[id_].text
        assert mark in text and other in text, language


def test_every_clause_has_a_test() -> None:
    named = proofs_by_clause()
    missing = [clause.id for clause in clauses_to_prove() if clause.id not in named]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_only_clauses_that_exist_are_named() -> None:
    assert set(proofs_by_clause()) <= set(clauses())


def test_markers_are_read_from_functions_and_classes() -> None:
    assert list(proofs(MARKED, "a.py")) == [
        Proof("a.py::test_one", ("A-1", "A-2")),
        Proof("a.py::test_two", ("A-3",)),
        Proof("a.py::test_four", ("A-4", "A-5")),
        Proof("a.py::test_five", ("A-4",)),
    ]


def test_a_marker_names_its_clauses_literally() -> None:
    with pytest.raises(ValueError, match="malformed"):
        list(proofs("@clause(name)\ndef test_one(): ...", "a.py"))


def test_the_report_has_a_line_for_each_clause() -> None:
    text, _ = report()
    assert all(f"\n{clause.id} " in text for clause in clauses_to_prove())
