"""The fuzzer itself: what it plays, that it finds what is wrong, and how it says so."""

from __future__ import annotations

import pytest

from alhambra import legal, open_game, parse_position, word
from alhambra.palace.state import ACT, LAY, PalaceState
from alhambra.sheet.state import SheetState
from tests import fuzz_palace, fuzz_sheet
from tests.fuzz import chunk, main
from tests.fuzz_palace import PalaceTrial
from tests.fuzz_sheet import SheetTrial
from tests.support import counting
from tests.support.builders import table
from tests.support.play import STYLES
from tests.support.red_play import KITS, OPTIONS, red_game, red_sample
from tests.support.sheets import STYLES as SHEET_STYLES
from tests.support.sheets import VARIANTS

DEPTHS = ("close", "referee", "quick")
PALACES = ("classic", "red-palace")


@pytest.mark.parametrize("box", PALACES)
def test_games_of_every_number_of_players_style_and_depth_are_played(box: str) -> None:
    trials = [PalaceTrial(box, 1, number) for number in range(15_000)]
    assert {(2 + trial.number % 5, trial.style, trial.depth) for trial in trials} == {
        (seats, style, depth) for seats in range(2, 7) for style in STYLES for depth in DEPTHS
    }


def test_games_with_every_set_of_modules_and_options_are_played() -> None:
    configs = {PalaceTrial(box, 1, number).config for box in PALACES for number in range(1500)}
    for config in configs:
        open_game(config)
    assert {(config.seats, config.modules, config.options) for config in configs if config.box == "red-palace"} == {
        (seats, kit, options) for seats in range(2, 7) for kit in KITS for options in OPTIONS
    }
    assert len({config for config in configs if config.box == "classic"}) >= 5 * 2**4


@pytest.mark.parametrize("box", PALACES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_a_game_of_each_palace_box_and_depth_has_no_violation(depth: str, box: str) -> None:
    first = next(number for number in range(15_000) if PalaceTrial(box, 1, number).depth == depth)
    result = chunk(1, first, 1, float("inf"), box)
    assert (result.games, result.violation) == (1, "")
    assert result.actions > 80
    if depth != "close":
        assert chunk(1, first, 1, float("inf"), box) == result


def test_games_of_every_variant_style_and_depth_of_roll_and_write_are_played() -> None:
    trials = [SheetTrial(1, number) for number in range(20_000)]
    assert {(trial.kind, trial.depth) for trial in trials} == {
        (SheetTrial(1, number).kind, depth) for number in range(40) for depth in ("close", "referee", "quick")
    }
    assert len({trial.kind for trial in trials}) == len(SHEET_STYLES) * len(VARIANTS)


def test_roll_and_write_has_no_violation() -> None:
    close = next(number for number in range(1000) if SheetTrial(1, number).depth == "close")
    result = chunk(1, close, 12, float("inf"), "roll-and-write")
    assert (result.games, result.violation) == (12, "")
    assert chunk(1, close, 12, float("inf"), "roll-and-write") == result
    assert result.close >= 1


def test_roll_and_write_is_played_beside_the_referee() -> None:
    number = next(number for number in range(1000) if SheetTrial(1, number).depth == "referee")
    result = chunk(1, number, 1, float("inf"), "roll-and-write")
    assert (result.games, result.referee, result.violation) == (1, 1, "")
    state, chance, choose = SheetTrial(1, number).start()
    for _ in range(result.actions):
        state.game.play(state, choose(state, []), chance)
    assert state.actor is None


def test_a_violation_of_roll_and_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fussy(state: SheetState, codes: list[int]) -> None:
        assert state.round < 3, "three rounds are too many"

    monkeypatch.setattr(fuzz_sheet, "can_act", fussy)
    found = chunk(1, 7, 1, float("inf"), "roll-and-write").violation.splitlines()
    assert found[0].startswith("violation: roll-and-write, seed 1, game 7 (3 players, any action), action ")
    assert parse_position(found[-3].removeprefix("position: ")).round == 2
    assert found[-1] == "repeat: python -m tests.fuzz --box roll-and-write --seed 1 --only 7"


def test_it_stops_when_the_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1000", "--seconds", "0", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("classic: 0 of 1,000 games with seed 1, 0 actions")


def test_a_violation_names_game_action_and_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fussy(state: PalaceState) -> None:
        counting.conserved(state)
        if state.seat == 2 and state.phase == LAY:
            raise AssertionError("seat 2 may not lay")

    monkeypatch.setattr(fuzz_palace, "conserved", fussy)
    assert main(["--box", "classic", "--seed", "3", "--only", "31"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("violation: classic, seed 3, game 31 (classic/3/")
    assert out[0].endswith("seat 2 may not lay")
    before = parse_position(out[1].removeprefix("position: "))
    assert (before.actor, before.phase) == (2, ACT)
    assert out[2].removeprefix("action: ") in [word(before, action) for action in legal(before)]
    assert out[3] == "repeat: python -m tests.fuzz --box classic --seed 3 --only 31"
    assert out[4].endswith("a violation")


def test_a_crash_of_the_engine_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(state: PalaceState) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(fuzz_palace, "conserved", crash)
    found = chunk(1, 40, 2, float("inf"))
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
