"""A short assault, and whether the assault would notice."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from alhambra.server.protocol.messages import FromClient, NewTable
from tests import hostile
from tests.siege.assault import Tally
from tests.siege.databases import Row
from tests.siege.forge import FIRST, Forge, Known
from tests.siege.limits import check_limits
from tests.siege.victims import Victims


def test_a_short_assault_changes_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "MEMORY", 200.0)  # so few messages are no warm-up: `make hostile` looks at it
    seed = random.randrange(10**6)
    done = hostile.hostile("sqlite", 1000, seed, patient=False, limits=False)
    assert done.tally.wrong == [], f"seed {seed}\n{capsys.readouterr().out}"
    assert done.tally.sent >= 900
    assert {"malformed", "not-your-seat", "done"} <= done.tally.answers.keys()


def test_every_limit_holds(tmp_path: Path) -> None:
    tally = Tally(0)
    asyncio.run(check_limits(tally, str(tmp_path / "tables.sqlite3"), tmp_path))
    assert tally.wrong == []
    assert tally.sent > 300


def test_the_forge_knows_every_message_and_makes_valid_ones_too() -> None:
    forge = Forge(Known(["a" * 20]), random.Random(1))
    for kind in {*forge.kinds, FIRST}:
        for _ in range(20):
            msgspec.json.decode(json.dumps(forge.valid(kind)), type=FromClient)
    msgspec.json.decode(json.dumps(forge.valid("NewTable")), type=NewTable)
    spoilt = [forge.message() for _ in range(500)]
    assert len(set(spoilt)) > 400
    one, other = (Forge(Known(["a" * 20]), random.Random(1)) for _ in range(2))
    assert [one.message() for _ in range(50)] == [other.message() for _ in range(50)]


@pytest.mark.parametrize(
    ("table", "row", "wrong"),
    [
        ("honest", Row(2, 0, "Said", b'{"kind":"said","seat":0,"text":"x"}', "command-1"), "is not what it was"),
        ("shared", Row(2, 0, "Said", b'{"kind":"said","seat":0,"text":"x"}', "command-1"), "an attacker on seat 1"),
        ("shared", Row(2, 0, "Said", b'{"kind":"said","seat":1,"text":"x"}', "command-1"), ""),
        ("shared", Row(2, 0, "Played", b'{"kind":"played","seat":0,"action":"pass"}', None), ""),
    ],
)
def test_an_entry_that_nobody_had_the_right_to_is_noticed(tmp_path: Path, table: str, row: Row, wrong: str) -> None:
    one = hostile.Assault("", tmp_path, 1, 1)
    first = Row(1, 0, "Said", b'{"kind":"said","seat":2,"text":"x"}', None)
    before = {"honest": [first], "shared": [first]}
    one._check_tables(Victims(["honest"], "shared"), before, {**before, table: [first, row]})
    assert [wrong in sentence for sentence in one.tally.wrong] == ([True] if wrong else [])


def test_internal_errors_in_the_log_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = hostile.Assault("", tmp_path, 1, 1)
    one.server.log.write_text("12:00:00 INFO serving\n12:00:01 ERROR failed\nTraceback (most recent call last):\n")
    one._check_log()
    assert len(one.tally.wrong) == 2
