"""The fuzzer plays, is the same for the same seed, and finds what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alhambra import BOXES, legal, open_game, parse_position, position, word
from alhambra.palace.state import ACT, LAY, PalaceState
from alhambra.sheet.state import SheetState
from tests import fuzz, fuzz_palace, fuzz_sheet
from tests.fuzz import TRIALS, chunk, chunks, main
from tests.fuzz_palace import PalaceTrial
from tests.fuzz_sheet import SheetTrial
from tests.oracle.six.parts import NAMES
from tests.support import counting, invariants, sheet_invariants
from tests.support.builders import table
from tests.support.course import Course
from tests.support.play import STYLES
from tests.support.red_play import KITS, OPTIONS, red_game, red_sample
from tests.support.sets import legal_sets
from tests.support.sheets import STYLES as SHEET_STYLES
from tests.support.sheets import VARIANTS, config_of

DEPTHS = ("close", "referee", "quick")
PALACES = ("classic", "red-palace")


def test_games_of_every_box_are_played() -> None:
    assert set(TRIALS) == set(BOXES)


@pytest.mark.parametrize("box", PALACES)
def test_games_of_every_number_of_players_style_and_depth_are_played(box: str) -> None:
    trials = [TRIALS[box](1, number) for number in range(1001 * 15)]
    assert {(trial.config.seats, trial.style, trial.depth) for trial in trials} == {
        (seats, style, depth) for seats in range(2, 7) for style in STYLES for depth in DEPTHS
    }


def test_games_of_every_variant_style_and_depth_of_roll_and_write_are_played() -> None:
    trials = [SheetTrial(1, number) for number in range(20_000)]
    assert {(trial.config, trial.style, trial.depth) for trial in trials} == {
        (config_of(*variant), style, depth) for variant in VARIANTS for style in SHEET_STYLES for depth in DEPTHS
    }


def test_games_with_every_set_of_modules_and_options_are_played() -> None:
    trials = {"classic": 1500, "red-palace": 50 * len(KITS) * len(OPTIONS)}
    configs = {box: {TRIALS[box](1, number).config for number in range(trials[box])} for box in PALACES}
    for config in configs["classic"] | configs["red-palace"]:
        open_game(config)
    assert {(config.seats, config.modules, config.options) for config in configs["red-palace"]} == {
        (seats, kit, options) for seats in range(2, 7) for kit in KITS for options in OPTIONS
    }
    played = {config.modules for config in configs["classic"]}
    assert played <= set(legal_sets("classic")) and len(played) > 0.9 * len(legal_sets("classic"))


def test_the_referee_of_classic_alhambra_meets_every_module() -> None:
    trials = [TRIALS["classic"](1, number) for number in range(40 * 1001)]
    configs = [trial.config for trial in trials if trial.depth == "referee"]
    assert {name for config in configs for name in config.modules} == set(NAMES)
    assert any(not config.modules for config in configs)


@pytest.mark.parametrize("box", PALACES)
def test_secrets_are_permuted_and_a_leak_is_a_violation(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = next(trial for number in range(1500) if (trial := PalaceTrial(box, 1, number)).keeps_secrets_at(20))
    assert chunk(box, 1, trial.number, 1, float("inf")).secrets == 1
    monkeypatch.setattr(invariants, "seen", lambda state, *_: position(state))
    found = chunk(box, 1, trial.number, 1, float("inf"))
    assert "tells too much" in found.violation and "action 20:" in found.violation


@pytest.mark.parametrize("box", TRIALS)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.played
def test_a_game_of_each_box_and_depth_has_no_violation(depth: str, box: str) -> None:
    first = next(number for number in range(1000) if TRIALS[box](1, number).depth == depth)
    result = chunk(box, 1, first, 1, float("inf"))
    assert (result.games, result.violation) == (1, "")
    assert (result.close, result.referee) == (depth == "close", depth == "referee")
    assert result.actions > (80 if box in PALACES else 20)
    if depth != "close":
        assert chunk(box, 1, first, 1, float("inf")) == result


def test_a_game_beside_the_referee_of_roll_and_write_is_played_again() -> None:
    trial = next(trial for number in range(1000) if (trial := SheetTrial(1, number)).depth == "referee")
    state, chance, choose = trial.start()
    for _ in range(trial.play(Course())):
        state.game.play(state, choose(state, []), chance)
    assert state.actor is None


def test_games_are_played_some_at_a_time() -> None:
    assert list(chunks(130)) == [(0, 60), (60, 60), (120, 10)]


def test_one_box_can_be_picked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--box", "roll-and-write", "--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("roll-and-write: 2 games with seed 1, ")
    with pytest.raises(SystemExit):
        main(["--box", "caves"])
    assert "invalid choice: 'caves'" in capsys.readouterr().err


def test_it_stops_when_the_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1000", "--seconds", "0", "--jobs", "1"]) == 0
    for box, line in zip(TRIALS, capsys.readouterr().out.splitlines(), strict=True):
        assert line.startswith(f"{box}: 0 of 1,000 games with seed 1, 0 actions")


def test_it_stops_when_it_is_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "wait", interrupted)
    assert main(["--box", "roll-and-write", "--games", "2", "--jobs", "1"]) == 130
    assert capsys.readouterr().out.endswith(": no violation\n")


def too_fussy_for_palaces(state: PalaceState) -> None:
    counting.conserved(state)
    if state.seat == 2 and state.phase == LAY:
        raise AssertionError("seat 2 may not lay")


def too_fussy_for_sheets(state: SheetState, codes: list[int]) -> None:
    sheet_invariants.can_act(state, codes)
    if state.round == 3:
        raise AssertionError("three rounds are too many")


@pytest.mark.parametrize(
    ("box", "number", "where", "violated", "expected"),
    [
        ("classic", 136, "classic/3/-/-, any action", "seat 2 may not lay", lambda state: state.phase == ACT),
        ("red-palace", 46, "red-palace/3/", "seat 2 may not lay", lambda state: state.seat == 2),
        ("roll-and-write", 7, "roll-and-write/3/-/-, any", "three rounds are too many", lambda state: state.round == 2),
    ],
)
def test_a_violation_names_game_action_and_position(
    box: str,
    number: int,
    where: str,
    violated: str,
    expected: Callable[[Any], bool],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(fuzz_palace, "conserved", too_fussy_for_palaces)
    monkeypatch.setattr(fuzz_sheet, "can_act", too_fussy_for_sheets)
    assert main(["--box", box, "--seed", "3", "--only", str(number)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"violation: seed 3, game {number} ({where}")
    assert out[0].endswith(violated)
    before = parse_position(out[1].removeprefix("position: "))
    assert expected(before)
    assert out[2].removeprefix("action: ") in [word(before, action) for action in legal(before)]
    assert out[3] == f"repeat: python -m tests.fuzz --box {box} --seed 3 --only {number}"
    assert out[4].startswith(f"{box}: 0 games") and out[4].endswith("a violation")


@pytest.mark.parametrize("box", TRIALS)
def test_a_crash_of_the_engine_is_a_violation(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(fuzz_palace, "conserved", crash)
    monkeypatch.setattr(fuzz_sheet, "can_act", crash)
    found = chunk(box, 1, 41, 5, float("inf"))
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


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [
        ("built", [0, 0], "not three buildings of the set-up"),
        ("counts", bytes(18), "the score sheet differs"),
        ("coins", bytes((9, 0)), "more coins than were gained"),
    ],
)
def test_what_is_lost_of_a_sheet_is_missed(name: str, value: object, match: str) -> None:
    state = SheetTrial(1, 6).start()[0]
    sheet_invariants.sound(state)
    setattr(state, name, value)
    with pytest.raises(AssertionError, match=match):
        sheet_invariants.sound(state)


def test_a_state_in_which_nobody_can_act_is_missed() -> None:
    state = table()
    counting.can_act(state, [1, 2])
    for codes, match in (([], "no legal action"), ([1, 1], "appears twice")):
        with pytest.raises(AssertionError, match=match):
            counting.can_act(state, codes)
    with pytest.raises(AssertionError, match="nobody is to decide"):
        counting.ended(state)


def test_a_sheet_on_which_nobody_can_act_is_missed() -> None:
    state = SheetTrial(1, 6).start()[0]
    sheet_invariants.can_act(state, [1, 2])
    for codes, match in (([], "no legal action"), ([1, 1], "appears twice")):
        with pytest.raises(AssertionError, match=match):
            sheet_invariants.can_act(state, codes)
