"""Stored games open for ever: every file in `tests/records/` verifies and can be told."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.cli.replay import seat_names
from alhambra.cli.telling import tell
from alhambra.lab.library import read_records, verify_record

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def test_there_is_a_game_for_every_number_of_players() -> None:
    assert {f"classic-{seats}.jsonl" for seats in range(2, 7)} <= {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_verifies(path: Path) -> None:
    records = [record for _, record in read_records(path)]
    assert records
    for record in records:
        verify_record(record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_can_be_told(path: Path) -> None:
    for _, record in read_records(path):
        names = seat_names(record)
        told = [tell(event, names) for events in record.events for event in events]
        assert all(sentence.endswith(".") and "\n" not in sentence for sentence in told)
