"""Plain data: strict reading, exact comparing."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra.core.errors import RecordError
from alhambra.core.plain import difference, plain, read_plain, shown, write_plain


def test_what_is_written_is_read_again() -> None:
    value = {"a": [1, None, True, "é"], "b": {}}
    assert read_plain(write_plain(value)) == value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no JSON: it cannot be read from column 1 on."),
        ('{"a": 1', "This is no JSON: it cannot be read from column 8 on."),
        ("[NaN]", "'NaN' is no number."),
        ("[-Infinity]", "'-Infinity' is no number."),
        ('{"a": 1, "b": 2, "a": 3}', 'The field "a" is given twice.'),
        ('["\\u001b[31m"]', 'The text "\\u001b[31m" holds a character that cannot be shown.'),
        ('{"\\ud800": 1}', 'The text "\\ud800" holds a character that cannot be shown.'),
        ("[" * 100_000, "The JSON is nested too deeply."),
        ("1" * 5000, "A number is too long."),
    ],
)
def test_what_is_not_plain_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        read_plain(text)
    assert str(error.value) == sentence


def test_tuples_become_lists() -> None:
    assert plain({"a": (1, (2, "x"), {"b": ()})}) == {"a": [1, [2, "x"], {"b": []}]}


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, {"a": [1, {"b": None}]}])
def test_equal_values_do_not_differ(value: Any) -> None:
    assert difference(value, plain(value)) is None


@pytest.mark.parametrize(
    ("stored", "made", "found"),
    [
        (1, 2, ("", "1", "2")),
        (1, 1.0, ("", "1", "1.0")),
        (True, 1, ("", "true", "1")),
        ({"a": 1}, {"b": 1}, ("", '{"a":1}', '{"b":1}')),
        ({"a": [1, 2]}, {"a": [1]}, ("a", "[1,2]", "[1]")),
        (
            {"a": [0, {"b": "x", "c": 1}], "z": 1},
            {"a": [0, {"b": "y", "c": 2}], "z": 2},
            ("a[1].b", '"x"', '"y"'),
        ),
    ],
)
def test_the_first_difference_is_named(stored: Any, made: Any, found: tuple[str, str, str]) -> None:
    assert difference(stored, made) == found


def test_long_values_are_cut() -> None:
    assert shown("x" * 1000) == '"' + "x" * 159 + "…"
