"""`alhambra verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, run

RECORDS = Path(__file__).parents[1] / "records"
TWO = RECORDS / "classic-2.jsonl"
THREE = RECORDS / "classic-3.jsonl"


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[Callable[[dict[str, Any]], object]], Path]:
    """A file with a sound game and one that was changed."""

    def make(change: Callable[[dict[str, Any]], object]) -> Path:
        line = TWO.read_text(encoding="utf-8")
        data = json.loads(line)
        change(data)
        path = tmp_path / "changed.jsonl"
        path.write_text(line + json.dumps(data) + "\n", encoding="utf-8")
        return path

    return make


Changed = Callable[[Callable[[dict[str, Any]], object]], Path]


def test_sound_games_are_counted() -> None:
    assert run("verify", TWO) == (0, "1 game verified\n", "")
    assert run("verify", TWO, THREE) == (0, "2 games verified\n", "")


def test_a_difference_names_file_game_and_action(changed: Changed) -> None:
    def cheat(data: dict[str, Any]) -> None:
        data["number"] = 9
        data["actions"][4] = "pass"

    path = changed(cheat)
    ran = run("verify", path, THREE)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{path}: game 9 (line 2): Action 5 (pass): refused: ")
    assert ran.err.count("\n") == 1


def test_a_game_without_a_number_is_named_by_its_line(changed: Changed) -> None:
    def cheat(data: dict[str, Any]) -> None:
        data["number"] = None
        data["result"]["scores"][0] += 1

    path = changed(cheat)
    ran = run("verify", path)
    assert ran.code == 1
    assert ran.err.startswith(f"{path}: line 2: The end: result.scores[0] is stored as ")


def test_another_revision_of_the_rules_is_named(changed: Changed) -> None:
    path = changed(lambda data: data.update(format=2, rules={"classic": 2}))
    ran = run("verify", path)
    assert ran.code == 2
    assert ran.err.endswith(": There is no revision 2 of the rules of 'classic' here: there is only 1.\n")


def test_the_first_difference_of_each_file_is_told(changed: Changed) -> None:
    path = changed(lambda data: data["events"][0].pop())
    ran = run("verify", path, TWO, path)
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 2


def test_a_wrong_record_is_one_sentence(changed: Changed) -> None:
    path = changed(lambda data: data.pop("chance"))
    assert refused(run("verify", path), f"{path}, line 2: The field 'chance' is missing.")


def test_an_unknown_box_is_one_sentence(changed: Changed) -> None:
    path = changed(lambda data: data["config"].update(box="chess"))
    assert refused(run("verify", path), f"{path}, line 2: There is no box 'chess'")


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "missing"
    assert refused(run("verify", path), f"Cannot read '{path}': No such file or directory.")
    assert refused(run("verify", tmp_path), f"Cannot read '{tmp_path}': Is a directory.")
    for language, missing in (("de", "gibt es nicht."), ("fr", "introuvable."), ("es", "no existe")):
        assert missing in run("verify", path, "--language", language).err


def test_a_file_of_something_else_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("my notes\n", encoding="utf-8")
    assert refused(run("verify", path), f"{path}, line 1: This is no JSON: it cannot be read from column 1 on.")
    path.write_text("", encoding="utf-8")
    assert refused(run("verify", path), f"'{path}' holds no record.")


def test_a_torn_line_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "torn"
    path.write_bytes(TWO.read_bytes() * 2)
    path.write_bytes(path.read_bytes()[:-100])
    ran = run("verify", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"alhambra: {path}, line 2: This is no JSON: ")
