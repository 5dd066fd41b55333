"""Marching guards (R-41)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, parse_word, view
from alhambra.modules.guards.events import GuardMarched
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import ALL, guard_board, play, red_table, refusal, refused

ABILITIES = "march card plaza wall"
# terrain-30 is walled in the north, with a tower; terrain-25 in north and east, with two.
PALACE = "terrain-30@n1 terrain-25@e1"


def barracks(palace: str = PALACE, guards: str = "terrain-30-N terrain-25-N", **settings: Any) -> PalaceState:
    return red_table(palaces=[palace], guards=guards, abilities=ABILITIES, **settings)


def marching(paid: str, *states: Any, **settings: Any) -> PalaceState:
    """The march is used, and this guard has paid for it."""
    state = barracks(*states, **settings)
    play(state, "use:march", f"pay:{paid}")
    return state


@clause("R-41")
def test_one_guard_pays_and_another_moves_onto_a_wall_without_a_guard() -> None:
    state = barracks()
    play(state, "use:march")
    assert words(state) == {"pay:terrain-30-N", "pay:terrain-25-N"}
    play(state, "pay:terrain-30-N")
    assert words(state) == {"march:terrain-25-N/terrain-30-N", "march:terrain-25-N/terrain-25-E"}
    assert play(state, "march:terrain-25-N/terrain-30-N") == [GuardMarched(0, "terrain-25-N", "terrain-30-N")]
    shown = guard_board(state)
    assert (shown.guards, shown.placement[0].guards, shown.using) == ({"terrain-30": "N"}, 1, None)
    assert shown.abilities[0].used
    assert view(state, None).phase == "act" and "take:y9" in words(state)


@clause("R-41")
def test_a_guard_of_the_reserve_marches_into_the_palace_but_not_onto_a_tile_of_the_reserve() -> None:
    state = marching("terrain-30-N", PALACE, "terrain-30-N terrain-47-N", reserves=["terrain-47 terrain-48"])
    assert words(state) == {f"march:terrain-47-N/{to}" for to in ("terrain-30-N", "terrain-25-N", "terrain-25-E")}
    assert refused(state, "march:terrain-47-N/terrain-48-S") == ("R-41", "no-wall")
    play(state, "march:terrain-47-N/terrain-25-E")
    assert guard_board(state).guards == {"terrain-25": "E"}


@clause("R-41")
def test_a_guard_tower_is_not_needed() -> None:
    palace = "terrain-41@n1 terrain-37@s1 terrain-22@e1"  # terrain-41 has a wall and no tower
    state = marching("terrain-37-S", palace, "terrain-37-S terrain-22-E")
    play(state, "march:terrain-22-E/terrain-41-N")
    assert guard_board(state).guards == {"terrain-41": "N"}


@clause("R-41")
def test_inner_walls_and_loose_sections_are_walls_too() -> None:
    """terrain-41 and terrain-31 stand wall to wall; terrain-32 carries a loose section in the south."""
    palace = "terrain-41@n1 terrain-31@n2 terrain-32@e1 terrain-39@n1e1 terrain-40@n2e1 terrain-37@s1"
    state = marching("terrain-30-N", palace, "terrain-37-S terrain-30-N", loose="terrain-32:S", reserves=["terrain-30"])
    targets = {"terrain-41-N", "terrain-31-S", "terrain-32-S"}
    assert words(state) == {f"march:terrain-37-S/{to}" for to in targets}
    play(state, "march:terrain-37-S/terrain-32-S")
    assert guard_board(state).guards == {"terrain-32": "S"}


@clause("R-41")
@pytest.mark.parametrize(
    "to",
    [
        "terrain-30-N",  # where the guard stands
        "terrain-25-S",  # an open side
        "terrain-25-N",  # there is a guard
        "terrain-48-S",  # in the palace of another player
        "fountain-N",
        "terrain-99-N",
    ],
)
def test_other_places_are_refused(to: str) -> None:
    settings: dict[str, Any] = {"reserves": ["terrain-47"]}
    state = red_table(
        palaces=[PALACE, "terrain-48@s1"], guards="terrain-30-N terrain-25-N terrain-47-N", abilities=ABILITIES,
        **settings,
    )  # fmt: skip
    play(state, "use:march", "pay:terrain-47-N")
    assert refused(state, f"march:terrain-30-N/{to}") == ("R-41", "no-wall")
    assert "no wall of a laid tile without a guard" in refusal(state, f"march:terrain-30-N/{to}").message


@clause("R-41", "R-31")
def test_only_ones_own_guards_march() -> None:
    state = red_table(
        palaces=[PALACE, "terrain-48@s1"], guards="terrain-30-N terrain-25-N terrain-48-S", abilities=ABILITIES
    )
    play(state, "use:march", "pay:terrain-30-N")
    for guard in ("terrain-48-S", "terrain-30-N", "terrain-25-E"):
        assert refused(state, f"march:{guard}/terrain-25-E") == ("R-31", "no-guard")


@clause("R-41", "R-32")
@pytest.mark.parametrize("guards", ["", "terrain-30-N"])
def test_it_needs_two_guards_and_points_do_not_replace_them(guards: str) -> None:
    state = barracks(PALACE, guards, scores="50 0 0")
    assert not words(state, "use:march")
    assert refused(state, "use:march") == ("R-41", "too-few-guards")
    assert refusal(state, "use:march").message == "A march needs two guards: one to pay and one to move."


@clause("R-41", "R-30")
def test_without_a_wall_to_march_to_it_is_refused() -> None:
    state = barracks("terrain-32@n1", "terrain-47-N terrain-48-S", reserves=["terrain-47 terrain-48"])
    assert not words(state, "use:march")
    assert refused(state, "use:march") == ("R-41", "no-wall")


@clause("R-41", "R-30")
def test_the_guard_that_pays_must_leave_a_wall_to_march_to() -> None:
    """Only the wall of terrain-30 is there: its guard has to pay, so that the other one can take its place."""
    state = barracks("terrain-30@n1", "terrain-30-N terrain-47-N", reserves=["terrain-47"])
    play(state, "use:march")
    assert words(state) == {"pay:terrain-30-N"}
    assert refused(state, "pay:terrain-47-N") == ("R-41", "no-wall")
    play(state, "pay:terrain-30-N")
    assert words(state) == {"march:terrain-47-N/terrain-30-N"}


@clause("R-41")
def test_once_paid_the_march_has_to_be_made() -> None:
    state = marching("terrain-30-N")
    for move in ("take:y9", "use:card:y9", "done", "pay:terrain-25-N", "preview:1:y9"):
        assert refused(state, move) == ("R-41", "ability-open")
    assert refusal(state, "take:y9").message == "The march is paid: move a guard onto a wall."
    unpaid = barracks()
    play(unpaid, "use:march")
    assert refused(unpaid, "march:terrain-25-N/terrain-25-E") == ("R-31", "ability-open")


@clause("R-41")
def test_without_the_ability_nobody_marches() -> None:
    assert refused(barracks(), "march:terrain-25-N/terrain-25-E") == ("R-41", "not-now")


@clause("R-41", "R-50")
def test_a_tower_left_empty_gets_no_new_guard() -> None:
    state = marching("terrain-30-N", used="card plaza wall")
    play(state, "march:terrain-25-N/terrain-25-E", "take:y9")
    assert state.actor == 1
    assert guard_board(state).guards == {"terrain-25": "E"} and guard_board(state).supply == 30
    play(state, "take:g9", "done", "take:b9", "done", "remove:terrain-30", "done")
    assert guard_board(state).guards == {"terrain-25": "E"}


@clause("R-41", "C-7", "R-91")
def test_a_wall_against_a_rampart_is_a_wall_but_a_rampart_is_none() -> None:
    palace = "terrain-30@n1 terrain-25@e1 camp-3@n2"
    state = marching("terrain-30-N", palace, modules=ALL)
    assert "march:terrain-25-N/terrain-30-N" in words(state)
    assert refused(state, "march:terrain-25-N/camp-3-S") == ("R-41", "no-wall")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("march:terrain-30-N", "from one side to another"),
        ("march:terrain-30/terrain-25-N", "no side of a tile"),
        ("pay:terrain-30", "no side of a tile"),
        ("wall:terrain-30-X", "no side of a tile"),
        ("use:nothing", "is no ability"),
        ("use:card", "Write use:card:CARD."),
        ("use:march:y9", "Write use:march."),
        ("use:exchange:terrain-30:5:y9", "no market square"),
        ("use:new-token:0", "no market square"),
        ("use:half-building:palace", "no type of building"),
    ],
)
def test_what_is_no_word_of_the_guard_board(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_word(barracks(), text)
