"""Random games with every invariant after each action, for every number of players, variant and style of play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alhambra import Seeded, apply, position, word
from alhambra.sheet.audit import audit
from alhambra.sheet.state import SheetState
from tests.support.invariants import comes_back, copies_are_independent, undo_restores, words_and_codes_agree
from tests.support.sheet_invariants import checks_agree, sound
from tests.support.sheets import STYLES, VARIANTS, Options, Player, game_of, sample, table, walk

GAMES = [(seats, options, style) for seats, options in VARIANTS for style in STYLES]


@pytest.mark.parametrize(("seats", "options", "style"), GAMES)
def test_every_state_is_sound(seats: int, options: Options, style: str) -> None:
    """Sheets, score sheet, coins, dice and points fit together; codes, actions and words stand for one another."""
    for number in range(3):
        for state in walk(seats, options, f"sound/{number}", style, lazy=number == 2):
            sound(state)
            words_and_codes_agree(state)
        assert state.actor is None


@pytest.mark.parametrize(("seats", "options", "style"), GAMES)
@pytest.mark.played
def test_legal_and_check_agree_also_on_mutated_and_random_actions(seats: int, options: Options, style: str) -> None:
    luck = Random(f"{seats}/{style}")
    for state in walk(seats, options, "checks", style):
        checks_agree(state, luck, 20)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_copy_is_independent(seats: int, options: Options) -> None:
    for number, state in enumerate(sample(seats, options, "copies", 4)):
        copies_are_independent(state, number)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_undo_gives_back_every_position_exactly(seats: int, options: Options) -> None:
    luck = Random(seats)
    for state in sample(seats, options, "undo", 2):
        undo_restores(state, luck)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_position_comes_back(seats: int, options: Options) -> None:
    for state in walk(seats, options, "positions", "one type"):
        comes_back(state)
        waiting = state.game.copy(state)
        while waiting.actor is not None:
            waiting.game.play(waiting, waiting.game.codes(waiting)[0], None)
        text = position(waiting).partition(" ")[2]
        assert position(state.game.parse_position(text)) == position(waiting)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_checked_and_the_fast_door_play_the_same_game(seats: int, options: Options) -> None:
    game = game_of(seats, options)
    fast, checked = game.new(Seeded("doors")), game.new(Seeded("doors"))
    luck = Seeded("play"), Seeded("play")
    player = Player("doors", "any kind")
    while fast.actor is not None:
        code = player.choose(fast, game.codes(fast))
        apply(checked, game.action(checked, code), luck[0])
        game.play(fast, code, luck[1])
        assert position(fast) == position(checked)


def test_every_kind_of_action_and_many_completed_types_are_met() -> None:
    verbs: Counter[str] = Counter()
    completed = 0
    for number in range(40):
        seats, options = VARIANTS[number % len(VARIANTS)]
        for state in walk(seats, options, f"kinds/{number}", "one type"):
            game = state.game
            verbs.update(word(state, game.action(state, code)).partition(":")[0] for code in game.codes(state))
        completed += sum(1 for when in state.completed if when)
    assert set(verbs) == {"build", "coins", "change", "second", "done", "keep"}
    assert completed > 20


def test_a_playout_plays_to_the_end() -> None:
    game = game_of(3)
    chance = Seeded("playout")
    state = game.new(chance)
    assert game.playout(state, chance) > 3 * 18
    assert state.actor is None and game.winners(state)


def spoilt(name: str, at: int, value: int) -> SheetState:
    """A position of which something is changed behind the engine's back."""
    state = table(2, built=["y1b1 y1b2 y1b3"], round_=3)
    getattr(state, name)[at] = value
    return state


@pytest.mark.parametrize(
    ("name", "at", "value", "fault"),
    [
        ("built", 0, 1, "the score sheet differs"),
        ("built", 0, 1 << 36 | 7, "outside the grid"),
        ("coins", 1, 4, "more coins than were gained"),
        ("gained", 1, 21, "not on the sheet"),
        ("gained", 1, 19, "more coins were gained than turns allow"),
        ("counts", 12, 5, "ticks instead of"),
        ("counts", 0, 6, "instead of at most 5"),
        ("completed", 5, 1, "not marked as it is built"),
        ("scores", 0, 7, "the scores are not"),
        ("pairs", 1, -1, "wrong dice"),
        ("pairs", 0, 3, "wrong dice"),
        ("dice", 0, 6, "what no die shows"),
        ("dice", 0, 5, "not in order"),
    ],
)
def test_the_audit_finds_what_is_wrong(name: str, at: int, value: int, fault: str) -> None:
    assert any(fault in found for found in audit(spoilt(name, at, value)))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"phase": 1}, "dice used are not built"),
        ({"phase": 3}, "something is due"),
        ({"due": 2}, "something is due"),
        ({"phase": 4}, "over before its end"),
        ({"phase": 2, "changed": True}, "changed out of turn"),
        ({"phase": 3, "due": 3, "changed": True}, "changed in a turn without"),
        ({"round": 0}, "no round 0"),
        ({"round": 19}, "no round 19"),
    ],
)
def test_the_audit_looks_at_the_phase(changes: dict[str, int], fault: str) -> None:
    state = table()
    assert audit(state) == []
    for name, value in changes.items():
        setattr(state, name, value)
    assert any(fault in found for found in audit(state)), audit(state)


def test_the_audit_knows_when_fictitious_players_move() -> None:
    with pytest.raises(AssertionError, match="pavilion was completed in a round in which there was no move"):
        table(2, ticks=[{"pavilion": 5}], round_=4)
