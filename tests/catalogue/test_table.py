"""The plain table of the engine is made from the English files."""

from __future__ import annotations

from alhambra.catalogue.table import PATH, text


def test_the_table_is_up_to_date() -> None:
    again = "python -m alhambra.catalogue.table"
    assert PATH.read_text(encoding="utf-8") == text(), f"the English files have changed: {again}"
