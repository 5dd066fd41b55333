"""The fuzzer plays, is the same for the same seed, and finds what is wrong."""

from __future__ import annotations

import pytest

from alhambra import BOXES, legal, open_game, parse_position, word
from alhambra.palace.state import ACT, LAY, PalaceState
from tests import fuzz
from tests.fuzz import Trial, chunk, chunks, main
from tests.support import counting
from tests.support.builders import table
from tests.support.play import STYLES
from tests.support.red_play import KITS, OPTIONS, red_game, red_sample

DEPTHS = ("close", "referee", "quick")


def test_games_of_every_box_number_of_players_style_and_depth_are_played() -> None:
    trials = [Trial(1, number) for number in range(2 * 1001 * 15)]
    assert {(trial.box, 2 + trial.number % 5, trial.style, trial.depth) for trial in trials} == {
        (box, seats, style, depth) for box in BOXES for seats in range(2, 7) for style in STYLES for depth in DEPTHS
    }


def test_games_with_every_set_of_modules_and_options_are_played() -> None:
    configs = {Trial(1, number).config for number in range(3000)}
    for config in configs:
        open_game(config)
    assert {(config.seats, config.modules, config.options) for config in configs if config.box == "red-palace"} == {
        (seats, kit, options) for seats in range(2, 7) for kit in KITS for options in OPTIONS
    }
    assert len({config for config in configs if config.box == "classic"}) == 5 * 2**4


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_a_game_of_each_box_and_depth_has_no_violation(depth: str, box: str) -> None:
    trials = (Trial(1, number) for number in range(2 * 1001 * 15))
    first = next(trial.number for trial in trials if (trial.depth, trial.box) == (depth, box))
    result = chunk(1, [first], float("inf"))
    assert (result.games, result.violation) == (1, "")
    assert result.actions > 80
    if depth != "close":
        assert chunk(1, [first], float("inf")) == result


def test_games_of_one_box_are_the_same_as_among_all() -> None:
    assert [len(some) for some in chunks(1, 100, None)] == [60, 40]
    picked = [number for some in chunks(1, 45, "red-palace") for number in some]
    assert picked == [*range(15, 30), *range(45, 60), *range(75, 90)]


def test_only_picks_a_game_or_a_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "classic", "--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("2 games with seed 1, ")
    with pytest.raises(SystemExit):
        main(["--only", "caves"])
    assert "'caves' is no number and no box" in capsys.readouterr().err


def test_it_stops_when_the_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1000", "--seconds", "0", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("0 of 1,000 games with seed 1, 0 actions")


def test_a_violation_names_game_action_and_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fussy(state: PalaceState) -> None:
        counting.conserved(state)
        if state.seat == 2 and state.phase == LAY:
            raise AssertionError("seat 2 may not lay")

    monkeypatch.setattr(fuzz, "conserved", fussy)
    assert main(["--seed", "3", "--only", "31"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("violation: seed 3, game 31 (classic/3/")
    assert out[0].endswith("seat 2 may not lay")
    before = parse_position(out[1].removeprefix("position: "))
    assert (before.actor, before.phase) == (2, ACT)
    assert out[2].removeprefix("action: ") in [word(before, action) for action in legal(before)]
    assert out[3] == "repeat: python -m tests.fuzz --seed 3 --only 31"
    assert out[4].endswith("a violation")


def test_a_crash_of_the_engine_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(state: PalaceState) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(fuzz, "conserved", crash)
    found = chunk(1, [40, 41], float("inf"))
    assert found.games == 0
    assert "KeyError: 'lost'" in found.violation
    assert "action 0:" in found.violation


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [
        ("money", b"", "cards instead of 110"),
        ("supply", b"", "tiles instead of 54"),
        ("neutral", b"\0", "tiles instead of 54"),
    ],
)
def test_what_is_lost_is_missed(name: str, value: bytes, match: str) -> None:
    state = table()
    counting.conserved(state)
    setattr(state, name, value)
    with pytest.raises(AssertionError, match=match):
        counting.conserved(state)


@pytest.mark.parametrize(
    ("part", "name", "value", "match"),
    [
        ("tokens", "counts", bytes(6), "tokens instead of 54"),
        ("guards", "supply", 50, "guards instead of 32"),
        ("guards", "sections", 9, "wall sections instead of 6"),
        ("guards", "plazas", b"", "tiles instead of 60"),
    ],
)
def test_what_is_lost_of_the_red_palace_is_missed(part: str, name: str, value: object, match: str) -> None:
    state = red_sample(red_game(3), "lost", 10)[1]
    counting.conserved(state)
    index = [module.name for module in state.kit.modules].index(part)
    setattr(state.slices[index], name, value)
    with pytest.raises(AssertionError, match=match):
        counting.conserved(state)


def test_a_state_in_which_nobody_can_act_is_missed() -> None:
    state = table()
    counting.can_act(state, [1, 2])
    for codes, match in (([], "no legal action"), ([1, 1], "appears twice")):
        with pytest.raises(AssertionError, match=match):
            counting.can_act(state, codes)
    with pytest.raises(AssertionError, match="nobody is to decide"):
        counting.ended(state)
