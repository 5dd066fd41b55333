"""Errors are messages of the catalogue with arguments, and travel between processes."""

from __future__ import annotations

import pickle

import pytest

from alhambra.core.english import english
from alhambra.core.errors import AlhambraError, ConfigError, NotationError, RecordError, UnknownClause
from alhambra.core.language import Said


def test_the_text_of_an_error_is_its_message_in_english() -> None:
    error = NotationError("no-place", text="n")
    assert error.said == Said("no-place", {"text": "n"})
    assert str(error) == english().say(error.said) == "'n' is no place: write n2e1, s1, w3, or c for the fountain."


def test_what_is_no_message_is_the_sentence_itself() -> None:
    assert str(AlhambraError("No lantern burns {here}.")) == "No lantern burns {here}."


def test_an_error_in_an_error_is_said_in_it() -> None:
    inner = ConfigError("module-twice", "K-17")
    assert str(RecordError("wrong-config", error=inner.said)) == (
        "The field 'config' is wrong: A module can be added once only. (K-17)"
    )


@pytest.mark.parametrize(
    "error",
    [
        NotationError("no-card", text="z", letters="ygbo"),
        RecordError("in-line", path="a", line=1, error=Said("line-too-long")),
        ConfigError("module-twice", "K-17"),
        ConfigError("no-seed"),
        UnknownClause("no-such-clause", clause="Z-1", count=2, near=["A-1", "B-1"]),
    ],
    ids=str,
)
def test_errors_travel_between_processes(error: AlhambraError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and again.said == error.said and str(again) == str(error)
    assert getattr(again, "clause", None) == getattr(error, "clause", None)
