"""Stored games open for ever: those of Roll & Write verify and can be told."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.cli.replay import seat_names
from alhambra.cli.sheet_telling import tell
from alhambra.lab.library import read_records, verify_record

FILES = sorted((Path(__file__).parents[1] / "records" / "roll-and-write").glob("*.jsonl"))


def test_there_is_a_game_for_every_number_of_players_and_a_duel() -> None:
    assert {path.stem for path in FILES} >= {"1", "2", "3", "4", "5", "duel"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_verifies_and_can_be_told(path: Path) -> None:
    records = [record for _, record in read_records(path)]
    assert records
    for record in records:
        verify_record(record)
        told = [tell(event, seat_names(record)) for events in record.events for event in events]
        assert all(sentence.endswith(".") and "\n" not in sentence for sentence in told)
