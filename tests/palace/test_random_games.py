"""Random games with every invariant after each action, for every number of players and every style of play."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import Seeded, apply, legal, position
from alhambra.palace.audit import audit
from alhambra.palace.state import LAY, PalaceState
from tests.support.builders import game_of, table
from tests.support.invariants import (
    checks_agree,
    comes_back,
    copies_are_independent,
    sound,
    undo_restores,
    words_and_codes_agree,
)
from tests.support.plain import plain
from tests.support.play import STYLES, Player, sample, walk

GAMES = [(seats, style) for seats in range(2, 7) for style in STYLES]


@pytest.mark.parametrize(("seats", "style"), GAMES)
@pytest.mark.played
def test_every_state_is_sound(seats: int, style: str) -> None:
    """Every card and tile in exactly one place, palaces legal, one actor, `legal` never empty."""
    count = 0
    for state in walk(seats, f"sound/{seats}", style):
        sound(state)
        words_and_codes_agree(state)
        count += 1
    assert state.actor is None
    assert count > 80


@pytest.mark.parametrize(("seats", "style"), GAMES)
@pytest.mark.played
def test_legal_and_check_agree_also_on_mutated_and_random_actions(seats: int, style: str) -> None:
    luck = Random(f"{seats}/{style}")
    for number, state in enumerate(walk(seats, f"checks/{seats}", style)):
        if number % 6 == 0 or state.actor is None:
            checks_agree(state, luck, 12)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_copy_is_independent(seats: int) -> None:
    for number, state in enumerate(sample(seats, f"copies/{seats}", 60)):
        copies_are_independent(state, number)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_undo_gives_back_every_position_exactly(seats: int) -> None:
    luck = Random(seats)
    for state in sample(seats, f"undo/{seats}", 12):
        undo_restores(state, luck)


def test_states_of_the_middle_of_a_game_come_back_after_a_copy() -> None:
    for state in sample(4, "copy", 40):
        comes_back(state.game.copy(state))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_checked_and_the_fast_door_play_the_same_game(seats: int) -> None:
    game = game_of(seats)
    fast, checked = game.new(Seeded("doors")), game.new(Seeded("doors"))
    luck = Seeded("play"), Seeded("play")
    player = Player("doors", "any kind")
    while fast.actor is not None:
        code = player.choose(game.codes(fast))
        apply(checked, game.action(checked, code), luck[0])
        game.play(fast, code, luck[1])
        assert position(fast) == position(checked)


def test_every_kind_of_action_is_met() -> None:
    verbs = {
        game_of(seats).word(action).partition(":")[0]
        for seats in (2, 3)
        for state in walk(seats, f"kinds/{seats}", "any kind")
        for action in legal(state)
    }
    assert verbs == {"take", "buy", "lay", "keep", "give", "remove", "swap", "done"}


def broken(**changes: object) -> PalaceState:
    """A position of which something is changed behind the engine's back."""
    state = table(palaces=["tower-12@n1 garden-9@n1e1"], reserves=["garden-11"])
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def test_the_audit_finds_what_is_wrong() -> None:
    """The invariants above mean something."""
    assert audit(broken()) == []
    assert audit(broken(reserves=[b"", b"", b""])) == ["garden-11 is in 0 places"]
    assert audit(broken(money=b"")) != []
    assert audit(broken(neutral=bytes([3]))) != []
    assert audit(broken(phase=int(LAY))) == ["there is nothing to lay"]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda plan: plan.swap(0x7F80, 43, 11), "walls differ"),
        (lambda plan: plan.grid.__setitem__(plan.cell(0x7F80), plan.grid[plan.cell(0x7F80)] ^ 256), "grid is wrong"),
        (lambda plan: plan.grid.__setitem__(plan.cell(0x7F80), plan.grid[plan.cell(0x7F80)] ^ 65536), "walls"),
        (lambda plan: setattr(plan, "links", 7), "edge of the palace is wrong"),
        (lambda plan: plan.remove(0x7F80), "reached on foot"),
        (lambda plan: plan.remove(0x8080), "fountain"),
    ],
)
def test_the_audit_looks_into_palaces(spoil: object, fault: str) -> None:
    state = broken()
    assert callable(spoil)
    spoil(state.plan_to_change(0))
    assert any(fault in found for found in audit(state)), audit(state)
    assert plain(state)["phase"] == "action"
