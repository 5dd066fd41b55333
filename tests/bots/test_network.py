"""Values that were trained: what networks are told, and what they answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, view
from alhambra.bots.heuristic.network import Network, compare
from alhambra.bots.heuristic.palace import inputs as palace
from alhambra.bots.heuristic.sheet import inputs as sheet
from alhambra.bots.imagining import policy_of, root_of
from alhambra.bots.imagining.learned import file_of, network_of
from alhambra.core.data import load
from alhambra.core.packed import i64, vec
from tests.bots.test_imagining import moments

# A hidden row of two: the first passes on what is above one, the second what is below nothing.
SMALL = {
    "first": [[1 << 24, 0], [0, -1 << 24]],
    "bias": [-1 << 24, 0],
    "second": [500 << 10, 2000 << 10],
    "straight": [10 << 24, 0],
}
TRAINED = [Config("classic", 2), Config("classic", 4), Config("roll-and-write", 2), Config("roll-and-write", 4)]
WIDTHS = {"classic": palace.WIDTH, "red-palace": palace.WIDTH, "roll-and-write": sheet.WIDTH}


@pytest.mark.parametrize(
    ("inputs", "answer"), [([0, 0], 0), ([1, 0], 10), ([3, 5], 30 + 2 * 500), ([0, -2], 2 * 2000), ([-4, 1], -40)]
)
def test_a_network_adds_up_what_its_hidden_row_passes_on_and_the_straight_way(inputs: list[int], answer: int) -> None:
    assert Network(SMALL).answer(vec[i64](inputs), 0) == answer


def test_what_is_far_from_everything_learned_is_held_within_bounds() -> None:
    assert Network(SMALL).answer(vec[i64]([0, -(10**9)]), 0) < 10**7


def test_only_what_tells_by_comparison_is_compared() -> None:
    rows = vec[i64]([6, 10, 5, 0, 20, 7])
    compare(rows, 2, 3, 2)
    assert list(rows) == [3, -5, 5, -3, 5, 7]


@pytest.mark.parametrize("config", TRAINED, ids=Config.to_text)
def test_the_columns_are_those_that_have_names(config: Config) -> None:
    names = (sheet if config.box == "roll-and-write" else palace).NAMES
    policy = policy_of(config)
    rows = [_rows(policy.inputs(state), names, config.seats) for state in moments(config, "columns", 5)]
    told = {name: {int(row[name]) for table in rows for row in table} for name in names}
    same = {name for name in names if len(told[name]) == 1}
    assert same <= {"modules", "seats", "ending", "score", "lines-of-5", "lines-of-6"}  # seldom seen where luck plays
    assert told["seats"] == {config.seats * 1000}
    assert all({row["until-turn"] for row in table} == {1000 * n for n in range(config.seats)} for table in rows)


@pytest.mark.parametrize("config", TRAINED[:2], ids=Config.to_text)
def test_scores_walls_and_margins_are_those_of_the_table(config: Config) -> None:
    for state in moments(config, "said", 9):
        rows = _rows(policy_of(config).inputs(state), palace.NAMES, config.seats)
        look = view(state, state.actor)
        scores = look.scores[: config.seats]
        average = sum(1000 * points for points in scores) // config.seats
        assert [row["score"] for row in rows] == [1000 * points - average for points in scores]
        best = [max(points for other, points in enumerate(scores) if other != seat) for seat in range(config.seats)]
        behind = [1000 * (most - points) for most, points in zip(best, scores, strict=True)]
        assert [row["behind-leader"] for row in rows] == behind
        assert [row["tiles-left"] for row in rows] == [100 * look.supply_left] * config.seats


@pytest.mark.parametrize("box", list(WIDTHS))
@pytest.mark.parametrize("seats", ["2", "more"])
def test_what_was_trained_fits_what_is_told_and_says_how_it_was_made(box: str, seats: str) -> None:
    told: Any = load(file_of(box))[seats]
    assert Network(told["network"]).width == WIDTHS[box]
    assert told["command"].startswith(f"python -m tools.train --box {box} --seats {seats} ")
    assert told["figures"]["surprise"] < told["figures"]["surprise by hand"]


def test_who_plays_alone_goes_by_the_values_by_hand() -> None:
    assert network_of(Config("roll-and-write", 1)) is None


def test_values_of_a_file_are_taken_instead(tmp_path: Path) -> None:
    config = Config("classic", 2)
    told: Any = load(file_of("classic"))
    straight = told["2"]["network"]["straight"]
    told["2"]["network"]["straight"] = [-one for one in straight]
    path = tmp_path / "other.json"
    path.write_text(json.dumps(told), "utf-8")
    state = next(iter(moments(config, "file", 12)))
    ours, others = (policy_of(config, learned).values(state) for learned in (True, str(path)))
    assert list(ours) != list(others)
    with pytest.raises(FileNotFoundError):
        network_of(config, str(tmp_path / "none.json"))


@pytest.mark.parametrize("config", TRAINED, ids=Config.to_text)
def test_who_is_far_ahead_is_likely_to_win(config: Config) -> None:
    for state in moments(config, "ahead", 12):
        root = root_of(view(state, state.actor, memory=True), config, learned=True)
        assert root is not None
        root.state.scores[1] += 60
        values = root.policy.values(root.state)
        assert max(range(config.seats), key=lambda seat: values[seat]) == 1
        assert root.policy.spread(root.state) == 1000


def _rows(inputs: Any, names: tuple[str, ...], seats: int) -> list[dict[str, int]]:
    assert len(inputs) == len(names) * seats
    rows = [list(inputs)[seat * len(names) : (seat + 1) * len(names)] for seat in range(seats)]
    return [dict(zip(names, row, strict=True)) for row in rows]
