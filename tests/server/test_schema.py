from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

from alhambra import BOXES, Config, Seeded, apply, legal, new, view
from alhambra.boxes.tiles import printed
from alhambra.server.protocol import schema
from alhambra.server.protocol.declared import event_unions, module_views
from alhambra.server.table.errors import Code

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.written(), ids=str)
def test_the_files_are_what_the_types_say(path: Path) -> None:
    made = schema.written()[path]
    assert (ROOT / path).read_text(encoding="utf-8") == made, "run: python -m alhambra.server.protocol.schema"


def test_every_code_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code.value for code in Code if f"`{code.value}`" not in text] == []


@pytest.mark.played
@pytest.mark.parametrize("box", BOXES)
def test_every_event_and_view_of_a_game_has_a_type(box: str) -> None:
    unions = event_unions()
    events = unions["SheetEvent"] if box == "roll-and-write" else unions["GameEvent"] | unions["ModuleEvent"]
    decoder, views = msgspec.json.Decoder(events), msgspec.json.Decoder(module_views())
    chance, dice = Seeded("events"), random.Random(1)
    state = new(Config(box, 2, BOXES[box].modules), chance)
    seen = set()
    while state.actor is not None:
        for event in apply(state, dice.choice(legal(state)), chance):
            plain = event.to_json()
            decoded = decoder.decode(msgspec.json.encode(plain))
            assert msgspec.to_builtins(decoded) == msgspec.to_builtins(plain)
            seen.add(plain["event"])
        shown = msgspec.to_builtins(getattr(view(state, 0), "modules", {}))
        assert msgspec.to_builtins(views.decode(msgspec.json.encode(shown))) == shown
    assert {"Scored", "GameOver", "TurnBegan"} <= seen


def test_nothing_of_a_known_module_is_unknown() -> None:
    assert "unknown" not in schema.written()[schema.TYPESCRIPT]


def test_every_tile_is_told_once() -> None:
    told = re.findall(r'^  "([a-z0-9A-Z-]+)": {', schema.written()[schema.TILES], re.MULTILINE)
    assert len(set(told)) == len(told) > 100
    assert set(told) == set(printed())


def test_what_the_server_says_is_complete_in_typescript() -> None:
    text = schema.written()[schema.TYPESCRIPT]
    update = text[text.index("export interface Update {") :].partition("}")[0]
    assert "?" not in update and "log: ReadonlyArray<LogEntry>;" in update
    hello = text[text.index("export interface Hello {") :].partition("}")[0]
    assert "since?: number | null;" in hello
