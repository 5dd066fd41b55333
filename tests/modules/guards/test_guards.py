"""Guards on buildings: where they come from, and what they score (R-50, R-51, R-63)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, parse_position, view
from alhambra.modules.guards.events import GuardsStationed
from alhambra.palace.explain import Gain, scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.extras import scored
from tests.support.plain import fields, line
from tests.support.red_builders import ALL, TERRAIN, guard_board, play, red_table

USED = "card wall plaza exact-change"
NINE = 9  # guards on the placement tiles: the fourth holds one


def laying(*tiles: str, **settings: Any) -> PalaceState:
    return red_table(phase="lay", asides=[" ".join(tiles)], used=USED, **settings)


@clause("R-50")
@pytest.mark.parametrize("move", ["lay:terrain-25@e1", "keep:terrain-25"])
def test_a_guard_is_put_on_each_tower_in_the_palace_or_the_reserve(move: str) -> None:
    state = laying("terrain-25")
    assert GuardsStationed(0, ("terrain-25-N", "terrain-25-E")) in play(state, move)
    assert guard_board(state).guards == {"terrain-25": "NE"}
    assert guard_board(state).supply == 30


@clause("R-50")
def test_buildings_are_laid_or_kept_in_any_order() -> None:
    state = laying("terrain-30", "terrain-25", "terrain-32")
    assert words(state, "keep") == {"keep:terrain-30", "keep:terrain-25", "keep:terrain-32"}
    play(state, "lay:terrain-32@n1")
    assert guard_board(state).guards == {}  # it has no tower
    play(state, "lay:terrain-30@n2")
    assert guard_board(state).guards == {"terrain-30": "N"}
    play(state, "keep:terrain-25")
    assert (guard_board(state).supply, state.actor) == (29, 1)


@clause("R-50")
@pytest.mark.parametrize("move", ["lay:terrain-32@n1", "keep:terrain-32", "give:terrain-32"])
def test_the_token_of_a_building_never_returns_to_the_bag(move: str) -> None:
    state = red_table(2, phase="lay", asides=["terrain-32"], tokens="terrain-32:tower", used=USED)
    bag = view(state, None).modules["tokens"].bag
    play(state, move)
    assert state.actor == 1
    assert (view(state, None).modules["tokens"].bag, view(state, None).types["terrain-32"]) == (bag, "tower")


@clause("R-50")
@pytest.mark.parametrize(("supply", "expected"), [(2, {"terrain-24": "NS"}), (1, {"terrain-24": "N"}), (0, {})])
def test_while_the_supply_lasts(supply: int, expected: dict[str, str]) -> None:
    state = laying("terrain-24", guard_supply=supply)
    play(state, "keep:terrain-24")
    assert guard_board(state).guards == expected
    assert guard_board(state).supply == 0


@clause("R-50")
@pytest.mark.parametrize("tile", TERRAIN)
def test_the_guards_of_every_tile_are_those_of_its_towers(tile: str) -> None:
    lying: dict[str, str] = {"market": "medina-02 medina-03 medina-04 medina-05", "preview": "- - -"}
    state = laying(tile, modules=ALL, supply="camp-1 camp-2 camp-3", **lying)
    play(state, f"keep:{tile}")
    towers = TERRAIN[tile]["guard_towers"]
    assert guard_board(state).guards == ({tile: towers} if towers else {})


@clause("R-50", "M-7", "B-2", "C-5")
@pytest.mark.parametrize("tile", ["medina-08", "bazaar-1", "camp-1"])
def test_module_tiles_bring_no_guards(tile: str) -> None:
    state = laying(tile, modules=ALL)
    play(state, f"keep:{tile}")
    assert guard_board(state).guards == {} and guard_board(state).supply == 32


@clause("R-51")
def test_guards_stay_on_their_buildings_through_every_redesign() -> None:
    settings: dict[str, Any] = {"used": USED, "pile": "y1 y1"}
    removed = red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", **settings)
    play(removed, "remove:terrain-30")
    laid = red_table(reserves=["terrain-30"], guards="terrain-30-N", **settings)
    play(laid, "lay:terrain-30@n1")
    for state in (removed, laid):
        assert guard_board(state).guards == {"terrain-30": "N"} and guard_board(state).supply == 31
    swapped = red_table(
        palaces=["terrain-30@n1"], reserves=["terrain-47 terrain-41"], guards="terrain-30-N terrain-41-N", **settings
    )
    play(swapped, "swap:terrain-30/terrain-41")
    assert guard_board(swapped).guards == {"terrain-30": "N", "terrain-41": "N"}  # and none for terrain-47


@clause("R-51")
def test_a_tower_without_a_guard_gets_none_by_a_redesign() -> None:
    state = red_table(reserves=["terrain-30"], used=USED)
    play(state, "lay:terrain-30@n1")
    assert guard_board(state).guards == {}


def watched(palace: str, guards: str, posted: int = NINE, **settings: Any) -> PalaceState:
    return red_table(palaces=[palace], guards=guards, posted=posted, **settings)


# terrain-17 is walled in north, east and west, and lies at n1: an outer wall of three.
THREE = "terrain-17-N terrain-17-E terrain-17-W"


@clause("R-63")
def test_example_number_4_three_guards_on_the_longest_wall_and_one_on_a_shorter() -> None:
    state = watched("terrain-17@n1 terrain-37@s1", f"{THREE} terrain-37-S")
    assert guard_board(state).number == 4
    assert scored(state, 3, "guards") == [12, 0, 0]
    assert Gain(0, 12, "R-63", "guards", 3) in scored_now(state, 3).gains


@clause("R-63")
@pytest.mark.parametrize("number", [1, 2])
def test_guards_score_only_after_the_third_scoring(number: int) -> None:
    assert scored(watched("terrain-17@n1", THREE), number, "guards") == [0, 0, 0]


@clause("R-63")
@pytest.mark.parametrize(
    ("posted", "number"),
    [(0, 0), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 4), (10, 4), (13, 5), (15, 6), (18, 7), (19, 8), (29, 8)],
)
def test_the_number_is_below_the_rightmost_tile_that_holds_a_guard(posted: int, number: int) -> None:
    state = watched("terrain-17@n1", THREE, posted)
    assert guard_board(state).number == number
    assert scored(state, 3, "guards") == [3 * number, 0, 0]


@clause("R-63", "R-11")
def test_the_number_depends_on_the_squares_of_the_placement_tiles() -> None:
    state = watched("terrain-17@n1", THREE, squares="1 1 2 5 5 5 5 0")
    assert guard_board(state).number == 4  # 1 + 1 + 2 squares, and five guards more
    assert guard_board(watched("terrain-17@n1", THREE, squares="1 1 1 1 1 1 1 0")).number == 8


@clause("R-63")
def test_only_guards_on_the_longest_outer_wall_count() -> None:
    """Neither those of the reserve, nor of a shorter wall, nor of an inner one."""
    assert scored(watched("terrain-17@n1", "terrain-47-N", reserves=["terrain-47"]), 3, "guards") == [0, 0, 0]
    assert scored(watched("terrain-17@n1 terrain-37@s1", "terrain-37-S"), 3, "guards") == [0, 0, 0]
    inner = "terrain-30@n1 terrain-31@n2 terrain-22@e1 terrain-39@n1e1 terrain-40@n2e1"
    assert scored(watched(inner, "terrain-30-N terrain-22-E"), 3, "guards") == [4, 0, 0]


@clause("R-63")
def test_where_several_walls_are_longest_the_best_is_taken() -> None:
    palace = "terrain-25@e1 terrain-21@w1"  # north and east, south and west: two walls of two
    assert view(watched(palace, ""), None).palaces[0].wall == 2
    assert scored(watched(palace, "terrain-25-N terrain-21-S terrain-21-W"), 3, "guards") == [8, 0, 0]
    assert scored(watched(palace, "terrain-25-N terrain-25-E terrain-21-S"), 3, "guards") == [8, 0, 0]


@clause("R-63")
def test_every_player_scores_with_the_same_number_and_the_neutral_player_not() -> None:
    state = red_table(
        2, palaces=["terrain-30@n1", "terrain-25@e1"], guards="terrain-30-N terrain-25-N terrain-25-E", posted=4,
        neutral="terrain-01",
    )  # fmt: skip
    assert scored(state, 3, "guards") == [2, 4, 0]


@clause("R-63", "R-36")
def test_a_loose_section_is_part_of_the_wall() -> None:
    palace = "terrain-30@n1 terrain-25@e1"
    state = watched(palace, "terrain-25-N terrain-25-E terrain-25-S", loose="terrain-25:S")
    assert scored(state, 3, "guards") == [12, 0, 0]


@clause("R-63", "C-7", "R-91")
def test_guards_on_a_wall_against_a_rampart_count() -> None:
    palace = "terrain-17@n1 camp-3@n2 camp-4@n1e1"
    state = watched(palace, THREE, modules=ALL)
    assert view(state, None).palaces[0].wall == 3
    assert scored(state, 3, "guards") == [12, 0, 0]


@clause("R-63")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"guards": "terrain-30-N"}, "a guard stands on a building of nobody"),
        ({"guards": "terrain-17-S", "palaces": ["terrain-17@n1"]}, "a guard stands where there is no wall"),
        ({"abilities": "card card wall plaza"}, "the guard board is wrong"),
        ({"section": True}, "a loose wall section is held at the wrong time"),
    ],
)
def test_guards_where_none_stand_are_no_position(change: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        red_table(**change)


@clause("R-4", "R-5")
@pytest.mark.parametrize(
    ("at", "value", "message"),
    [
        (4, "30", "guards are missing"),
        (6, "5", "loose wall sections are missing"),
        (0, "3,2", "its numbers are wrong"),
        (9, "9,0,0,0,0,0", "its numbers are wrong"),
        (5, "99N", "no guards of a tile"),
        (11, "nothing", "no guard board"),
        (12, "1", "an ability is open, but nobody uses it"),
    ],
)
def test_other_guard_boards_are_no_position(at: int, value: str, message: str) -> None:
    there = fields(red_table())
    *rest, board = there["modules"].split("/")
    parts = board.split(":")
    parts[at] = value
    with pytest.raises(NotationError, match=message):
        parse_position(line(there | {"modules": "/".join([*rest, ":".join(parts)])}))
