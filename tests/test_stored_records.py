"""Stored games open for ever: every file in `tests/records/` verifies and can be told."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra import BOXES
from alhambra.cli.replay import told
from alhambra.lab.library import read_records, verify_record
from alhambra.modules.guards.board import NAMES

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def test_there_is_a_game_of_every_box_for_every_number_of_players() -> None:
    wanted = {f"{box.name}-{seats}" for box in BOXES.values() for seats in range(box.seats[0], box.seats[1] + 1)}
    assert {*wanted, "roll-and-write-duel"} <= {path.stem for path in FILES}


def test_every_ability_and_option_of_the_red_palace_is_stored() -> None:
    records = [record for path in FILES for _, record in read_records(path) if record.config.box == "red-palace"]
    words = {word.split(":")[1] for record in records for word in record.actions if word.startswith("use:")}
    assert words == set(NAMES)
    assert {pair for record in records for pair in record.config.options} == {
        (name, value) for name, values in BOXES["red-palace"].options.items() for value in values
    }
    assert {name for record in records for name in record.config.modules} == set(BOXES["red-palace"].modules)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_verifies(path: Path) -> None:
    records = [record for _, record in read_records(path)]
    assert records
    for record in records:
        verify_record(record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_can_be_told(path: Path) -> None:
    for _, record in read_records(path):
        sentences = [sentence for _, sentence in told(record, len(record.actions))]
        assert all(sentence.endswith(".") and "\n" not in sentence for sentence in sentences)
