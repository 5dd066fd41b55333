"""Loose wall sections (R-36, R-52)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import view
from alhambra.modules.guards.events import WallPut
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.extras import scored
from tests.support.red_builders import ALL, guard_board, play, red_table, refusal, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5; walls NEW, ESW, NES, NSW
SIX = " ".join(f"terrain-{n}:E" for n in (39, 40, 32, 37, 38, 30))


def bought(seats: int = 3, *moves: str, **settings: Any) -> PalaceState:
    """Seat 0 has bought terrain-01, and what more it was told to do."""
    state = red_table(seats, **{"market": CHEAP, "hands": ["y2 g3 b4 o5"]} | settings)
    play(state, "buy:1:y2", *moves)
    return state


def laying(asides: str, seats: int = 3, **settings: Any) -> PalaceState:
    """Seat 0 is to lay tiles, with a loose section in hand."""
    return red_table(seats, phase="lay", asides=[asides], section=True, used="wall", **settings)


@clause("R-36")
def test_a_section_is_taken_once_a_tile_with_an_open_side_was_acquired() -> None:
    state = red_table(market=CHEAP, hands=["y2"], reserves=["terrain-32"])
    assert not words(state, "use:wall")
    assert refused(state, "use:wall") == ("R-36", "no-open-side")
    assert "No tile that you got this turn has an open side" in refusal(state, "use:wall").message
    play(state, "buy:1:y2", "use:wall")
    shown = guard_board(state)
    assert (shown.section, shown.sections) == (True, 5)
    assert view(state, None).scores == (4, 5, 5) and view(state, None).earned
    assert not words(state, "wall")  # it is put on a tile when the tiles are laid


@clause("R-36")
def test_a_plaza_is_enough_and_an_overpaid_tile_too() -> None:
    state = red_table()
    play(state, "use:plaza")
    assert "use:wall" in words(state)
    after = red_table(market=CHEAP, hands=["y3"], used="card plaza exact-change")
    play(after, "buy:1:y3")
    assert words(after) == {"use:wall", "done"}


@clause("R-36")
def test_a_section_is_put_on_an_open_side_of_a_tile_to_be_laid() -> None:
    state = bought(3, "buy:2:g3", "use:wall", "done")
    assert words(state, "wall") == {"wall:terrain-01-S", "wall:terrain-02-N"}
    assert refused(state, "wall:terrain-01-N") == ("R-36", "no-open-side")
    for side in ("terrain-04-W", "fountain-N", "terrain-99-S"):
        assert refused(state, f"wall:{side}") == ("R-36", "not-set-aside")
    assert play(state, "wall:terrain-02-N") == [WallPut(0, "terrain-02-N")]
    assert view(state, None).walls == {"terrain-02": "NESW"}
    assert not words(state, "wall") and not guard_board(state).section
    assert refused(state, "wall:terrain-01-S") == ("R-36", "none-left")


@clause("R-36")
def test_it_is_not_put_before_the_tiles_are_laid_nor_without_the_ability() -> None:
    state = bought(3, "use:wall")
    assert refused(state, "wall:terrain-01-S") == ("R-36", "not-now")
    assert refused(bought(3, "done"), "wall:terrain-01-S") == ("R-36", "none-left")


@clause("R-36")
def test_the_last_tile_that_can_carry_it_is_neither_laid_nor_kept_before() -> None:
    state = bought(3, "use:wall", "done")
    assert words(state) == {"wall:terrain-01-S"}
    for move in ("keep:terrain-01", "lay:terrain-01@s1"):
        assert refused(state, move) == ("R-36", "section-held")
        assert "has to be put on terrain-01 first" in refusal(state, move).message
    two = laying("terrain-32 terrain-39")
    assert {"keep:terrain-32", "keep:terrain-39", "lay:terrain-32@n1", "lay:terrain-39@n1"} <= words(two)
    play(two, "lay:terrain-32@n1")
    assert words(two) == {f"wall:terrain-39-{side}" for side in "NESW"}
    assert refused(two, "keep:terrain-39") == ("R-36", "section-held")


@clause("R-36", "R-52")
def test_it_counts_as_a_wall_when_the_tile_is_laid() -> None:
    state = laying("terrain-32")
    play(state, "wall:terrain-32-N")
    assert words(state, "lay") == {f"lay:terrain-32@{place}" for place in ("n1", "e1", "w1")}
    assert refused(state, "lay:terrain-32@s1") == ("A-56", "walls-differ")
    play(state, "lay:terrain-32@n1")
    assert view(state, None).palaces[0].wall == 1
    assert view(state, None).walls == {"terrain-32": "N"}


@clause("R-36")
def test_it_goes_to_the_reserve_with_the_tile_and_stays_part_of_it() -> None:
    state = laying("terrain-32", palaces=["terrain-41@n1"])
    play(state, "wall:terrain-32-N", "keep:terrain-32")
    assert view(state, None).reserves[0] == ("terrain-32",) and view(state, None).walls == {"terrain-32": "N"}


@clause("R-36")
def test_it_stays_part_of_the_tile_through_every_redesign() -> None:
    settings: dict[str, Any] = {"loose": "terrain-32:S", "used": "card wall plaza exact-change", "pile": "y1 y1"}
    laid = red_table(palaces=["terrain-32@s1"], **settings)
    play(laid, "remove:terrain-32")
    assert view(laid, None).reserves[0] == ("terrain-32",)
    kept = red_table(reserves=["terrain-32"], palaces=["terrain-31@s1 terrain-39@n1"], **settings)
    assert words(kept, "swap") == {"swap:terrain-31/terrain-32"}  # the section looks south, away from the fountain
    assert refused(kept, "swap:terrain-39/terrain-32") == ("A-56", "walls-differ")
    assert words(kept, "lay") == {f"lay:terrain-32@{place}" for place in ("e1", "w1", "n1e1", "n1w1", "s1e1", "s1w1")}
    play(kept, "swap:terrain-31/terrain-32")
    for state in (laid, kept):
        assert view(state, None).walls == {"terrain-32": "S"} and guard_board(state).sections == 5
    assert view(kept, None).palaces[0].wall == 1


@clause("R-36")
def test_a_tile_walled_all_round_only_lies_in_the_reserve() -> None:
    state = laying("terrain-01", palaces=["terrain-41@n1"])
    play(state, "wall:terrain-01-S")
    assert words(state) == {"keep:terrain-01"}
    assert refused(state, "lay:terrain-01@n2") == ("A-57", "not-on-foot")
    assert refused(state, "lay:terrain-01@s1") == ("A-56", "walls-differ")
    play(state, "keep:terrain-01")
    later = red_table(reserves=["terrain-01"], palaces=["terrain-41@n1"], loose="terrain-01:S")
    assert not words(later, "lay") and refused(later, "lay:terrain-01@n2") == ("A-57", "not-on-foot")


@clause("R-36")
def test_while_the_supply_lasts() -> None:
    tiles = [word.partition(":")[0] for word in SIX.split()]
    state = bought(3, reserves=["", " ".join(tiles)], loose=SIX)
    assert guard_board(state).sections == 0 and not words(state, "use:wall")
    assert refused(state, "use:wall") == ("R-36", "none-left")
    assert refusal(state, "use:wall").message == "No loose wall section is left."
    last = bought(3, reserves=["", " ".join(tiles)], loose=SIX.rpartition(" ")[0])
    play(last, "use:wall")
    assert guard_board(last).sections == 0


@clause("R-36", "M-2", "B-5", "R-91")
@pytest.mark.parametrize("tile", ["medina-10", "bazaar-1"])
def test_a_medina_and_a_bazaar_carry_it(tile: str) -> None:
    state = laying(tile, modules=ALL)
    assert words(state) == {f"wall:{tile}-{side}" for side in "NESW"}
    play(state, f"wall:{tile}-E", f"lay:{tile}@e1")
    assert view(state, None).palaces[0].wall == 1


@clause("R-36", "C-2", "R-91")
def test_a_camp_does_not_carry_it() -> None:
    bare = red_table(
        market="camp-1 terrain-02 terrain-04 terrain-07", hands=["y3 g3"], modules=ALL, used="card plaza exact-change"
    )
    play(bare, "buy:1:y3")
    assert refused(bare, "use:wall") == ("R-36", "no-open-side")
    play(bare, "buy:2:g3", "use:wall", "done")
    assert words(bare, "wall") == {"wall:terrain-02-N"}
    assert refused(bare, "wall:camp-1-S") == ("R-36", "no-open-side")
    assert "keep:camp-1" in words(bare) and "keep:terrain-02" not in words(bare)


@clause("R-36", "B-6", "M-7")
def test_walls_around_a_bazaar_do_not_matter() -> None:
    settings: dict[str, Any] = {"modules": ALL, "tokens": "terrain-32:garden", "palaces": ["bazaar-1@e1 terrain-32@n1"]}
    assert scored(red_table(**settings), 3, "bazaar") == [1, 0, 0]
    assert scored(red_table(loose="bazaar-1:E", **settings), 3, "bazaar") == [1, 0, 0]


@clause("R-52")
def test_guard_towers_do_not_matter_for_the_building_rules() -> None:
    """terrain-30 and terrain-41 have the same walls, and only one of them a tower."""
    palaces = ["terrain-37@s1 terrain-22@e1"]
    with_tower = red_table(phase="lay", asides=["terrain-30"], palaces=palaces, guards="terrain-37-S terrain-22-E")
    without = red_table(phase="lay", asides=["terrain-41"], palaces=palaces)
    places = [{word.partition("@")[2] for word in words(state, "lay")} for state in (with_tower, without)]
    assert places[0] == places[1] != set()
    manned = red_table(palaces=["terrain-30@n1"], reserves=["terrain-41"], guards="terrain-30-N")
    assert "swap:terrain-30/terrain-41" in words(manned) and "remove:terrain-30" in words(manned)


@clause("R-52")
def test_a_plaza_counts_as_a_tile_without_walls() -> None:
    plaza = red_table(phase="lay", asides=["plaza-1"], palaces=["terrain-41@n1"])
    plain = red_table(phase="lay", asides=["terrain-32"], palaces=["terrain-41@n1"])
    places = [{word.partition("@")[2] for word in words(state, "lay")} for state in (plaza, plain)]
    assert places[0] == places[1] == {"e1", "s1", "w1", "n1e1", "n1w1"}
    assert refused(plaza, "lay:plaza-1@n2") == ("A-56", "walls-differ")
