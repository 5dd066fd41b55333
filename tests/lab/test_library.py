"""Files of records: read with line numbers, written line by line, continued after an interruption."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra import Config
from alhambra.core.errors import RecordError
from alhambra.core.records import Record
from alhambra.lab import library
from alhambra.lab.library import RunFile, read_records, stored_seed
from alhambra.lab.simulate import Series, simulate

PLAN = Series(Config("classic", 2), ("random", "random"), "7")


@pytest.fixture(scope="module")
def whole() -> bytes:
    """A run of three games, never interrupted."""
    games = simulate(PLAN.config, PLAN.bots, 3, PLAN.seed, records=True)
    return "".join(f"{game.line}\n" for game in games).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def go_on(path: Path, games: int = 3, series: Series = PLAN) -> int:
    """Continue a run; says how many games were there."""
    file = RunFile(path, series)
    first = len(file.played)
    with file:
        if first < games:
            for game in simulate(series.config, series.bots, games - first, series.seed, first=first, records=True):
                file.write(game.line or "")
    return first


def problem(path: Path, series: Series = PLAN) -> str:
    before = path.read_bytes()
    with pytest.raises(RecordError) as error:
        RunFile(path, series)
    assert path.read_bytes() == before
    return str(error.value)


def test_a_run_is_written(path: Path, whole: bytes) -> None:
    assert go_on(path) == 0
    assert path.read_bytes() == whole
    assert [line for line, _ in read_records(path)] == [1, 2, 3]


@pytest.mark.parametrize("cut", [0, 1, 20, 100, 200, 5000, -1])
def test_a_torn_last_line_is_dropped_and_played_again(cut: int, path: Path, whole: bytes) -> None:
    first, second, third = whole.splitlines(keepends=True)
    path.write_bytes(first + second + third[:cut])
    assert go_on(path) == 2
    assert path.read_bytes() == whole


def test_a_torn_first_line_is_dropped(path: Path, whole: bytes) -> None:
    path.write_bytes(whole[:300])
    assert stored_seed(path) is None
    assert go_on(path) == 0
    assert path.read_bytes() == whole


def test_a_finished_run_stays_as_it_is(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    file = RunFile(path, PLAN)
    records = [Record.from_line(line) for line in whole.decode().splitlines()]
    assert [game.decisions for game in file.played] == [len(record.actions) for record in records]
    assert [game.scores for game in file.played] == [record.result and record.result.scores for record in records]
    assert go_on(path) == 3
    assert path.read_bytes() == whole


def test_what_is_written_is_there_at_once(path: Path) -> None:
    with RunFile(path, PLAN) as file:
        file.write("{}")
        assert path.read_bytes() == b"{}\n"


def test_lines_are_written_inside_a_with_block_only(path: Path) -> None:
    with pytest.raises(ValueError, match="with block"):
        RunFile(path, PLAN).write("{}")


@pytest.mark.parametrize(
    ("series", "sentence"),
    [
        (replace(PLAN, seed="8"), 'the seed of the stored game is "7", and "8" is asked for.'),
        (
            replace(PLAN, bots=("greedy", "random")),
            'the list of bots of the stored game is "random,random", and "greedy,random" is asked for.',
        ),
        (
            Series(Config("classic", 3), ("random",) * 3, "7"),
            'the config of the stored game is "classic/2/-/-", and "classic/3/-/-" is asked for.',
        ),
    ],
    ids=["seed", "bots", "config"],
)
def test_another_run_is_not_continued(series: Series, sentence: str, path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    assert problem(path, series) == f"{path}, line 1: {sentence}"


def test_a_game_out_of_order_is_named(path: Path, whole: bytes) -> None:
    first, second, _ = whole.splitlines(keepends=True)
    path.write_bytes(second + first)
    assert problem(path) == f"{path}, line 1: the number of the stored game is 1, and 0 is asked for."


def test_another_revision_is_named(path: Path, whole: bytes) -> None:
    path.write_bytes(whole.replace(b'"rules":{"classic":1},', b'"rules":{"classic":2},'))
    sentence = 'the config of the stored game is "classic/2/-/-/classic=2", and "classic/2/-/-" is asked for.'
    assert problem(path) == f"{path}, line 1: {sentence}"


def test_an_unfinished_game_is_named(path: Path, whole: bytes) -> None:
    data = {**json.loads(whole.splitlines()[0]), "result": None}
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    assert problem(path) == f"{path}, line 1: the stored game is not finished."


@pytest.mark.parametrize("text", ["my notes", '{"format":1,"rules":1,"number":5', "{}"])
def test_a_file_of_something_else_is_left_alone(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    assert problem(path).startswith(f"{path}, line 1: the last line has no end and does not begin as the next game")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for opened in (lambda: RunFile(tmp_path, PLAN), lambda: stored_seed(tmp_path)):
        with pytest.raises(RecordError, match="is no file that records could be kept in"):
            opened()


def test_a_file_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "run.jsonl"
    with pytest.raises(RecordError) as error, RunFile(path, PLAN):
        pass
    assert str(error.value) == f"Cannot write '{path}': No such file or directory."


def test_the_seed_of_a_file(path: Path, whole: bytes) -> None:
    assert stored_seed(path) is None
    path.write_bytes(b"")
    assert stored_seed(path) is None
    path.write_bytes(whole)
    assert stored_seed(path) == "7"


def test_a_missing_file_is_named(path: Path) -> None:
    with pytest.raises(RecordError) as error:
        list(read_records(path))
    assert str(error.value) == f"Cannot read '{path}': No such file or directory."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"\n", "This is no JSON: it cannot be read from column 1 on."),
        (b"{}\n", "The field 'format' is missing."),
        (b"\xff\xfe\n", "this is no UTF-8 text."),
    ],
)
def test_a_wrong_line_is_named(line: bytes, sentence: str, path: Path, whole: bytes) -> None:
    path.write_bytes(whole.splitlines(keepends=True)[0] + line)
    with pytest.raises(RecordError) as error:
        list(read_records(path))
    assert str(error.value) == f"{path}, line 2: {sentence}"


def test_an_endless_line_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "LONGEST_LINE", 1000)
    path.write_bytes(b"0" * 1001)
    with pytest.raises(RecordError, match="line 1: the line is longer than any record"):
        list(read_records(path))
