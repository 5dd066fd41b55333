from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from alhambra import Config, Seeded, apply, legal, new
from alhambra.server.protocol import schema
from alhambra.server.table.errors import Code

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.written(), ids=str)
def test_the_files_are_what_the_types_say(path: Path) -> None:
    made = schema.written()[path]
    assert (ROOT / path).read_text(encoding="utf-8") == made, "run: python -m alhambra.server.protocol.schema"


def test_every_code_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code.value for code in Code if f"`{code.value}`" not in text] == []


def test_every_event_of_a_game_has_a_type() -> None:
    decoder = msgspec.json.Decoder(schema.event_types())
    chance, dice = Seeded("events"), random.Random(1)
    state = new(Config("classic", seats=2), chance)
    seen = set()
    while state.actor is not None:
        for event in apply(state, dice.choice(legal(state)), chance):
            plain = event.to_json()
            decoded = decoder.decode(msgspec.json.encode(plain))
            assert msgspec.to_builtins(decoded) == msgspec.to_builtins(plain)
            seen.add(plain["event"])
    assert {"Scored", "GameOver", "MoneyTaken", "Bought", "Laid"} <= seen


def test_what_the_server_says_is_complete_in_typescript() -> None:
    text = schema.written()[schema.TYPESCRIPT]
    update = text[text.index("export interface Update {") :].partition("}")[0]
    assert "?" not in update and "log: ReadonlyArray<LogEntry>;" in update
    hello = text[text.index("export interface Hello {") :].partition("}")[0]
    assert "since?: number | null;" in hello
