"""Names on the wire and on the disk are promises."""

from __future__ import annotations

import pytest

from tests.names import forgotten, found, promised

NAMES = found()


def test_nothing_that_was_promised_is_forgotten() -> None:
    assert list(forgotten(promised(), NAMES)) == []


@pytest.mark.parametrize("what", NAMES)
def test_every_name_is_written_down(what: str) -> None:
    assert promised()[what] == NAMES[what], "run: python -m tests.names"


def test_what_is_missing_is_found() -> None:
    old = {"verbs": ["buy", "take"], "events": {"Bought": ["seat", "tile"]}}
    new = {"verbs": ["take"], "events": {"Bought": ["seat"]}, "more": []}
    assert list(forgotten(old, new)) == ["verbs: buy", "events: Bought: tile"]
    assert list(forgotten({"events": {"Bought": []}}, {"events": {}})) == ["events: Bought"]
