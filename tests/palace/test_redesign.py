"""Redesigning the palace (A-50 to A-52)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import check, parse_word, view
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import Remove, Swap
from alhambra.palace.events import Laid, Removed, Swapped
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle import geometry
from tests.oracle.positions import fortress, grown
from tests.oracle.table import place_name
from tests.support.builders import say, table, words
from tests.support.palaces import ALL_WALLS, drawn, made, spare, tile_at


def refused(state: PalaceState, move: str) -> Refusal:
    found = check(state, parse_word(state, move))
    assert found is not None
    assert move not in words(state)
    return found


def palace(state: PalaceState) -> dict[str, str]:
    return {laid.place: laid.tile for laid in view(state, 0).palaces[0].tiles}


@clause("A-50")
def test_a_tile_of_the_reserve_is_laid() -> None:
    state = table(reserves=["garden-9 tower-12"], palaces=["pavilion-8@n1"])
    assert say(state, "lay:garden-9@e1")[0] == Laid(0, "garden-9", "e1", "reserve")
    assert palace(state) == {"c": "fountain", "n1": "pavilion-8", "e1": "garden-9"}
    assert view(state, 0).reserves[0] == ("tower-12",)


@clause("A-50")
def test_a_tile_of_the_palace_is_moved_to_the_reserve() -> None:
    state = table(palaces=["pavilion-8@n1 tower-12@e1"])
    assert say(state, "remove:pavilion-8")[0] == Removed(0, "pavilion-8", "n1")
    assert palace(state) == {"c": "fountain", "e1": "tower-12"}
    assert view(state, 0).reserves[0] == ("pavilion-8",)


@clause("A-50")
def test_a_swapped_tile_takes_exactly_the_place_of_the_old() -> None:
    state = table(palaces=["pavilion-8@n1 tower-12@n2"], reserves=["garden-9"])
    assert say(state, "swap:pavilion-8/garden-9")[0] == Swapped(0, "pavilion-8", "garden-9", "n1")
    assert palace(state) == {"c": "fountain", "n1": "garden-9", "n2": "tower-12"}
    assert view(state, 0).reserves[0] == ("pavilion-8",)


@clause("A-50")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay:tower-13@n2", "not-in-reserve"),
        ("remove:garden-9", "not-in-palace"),
        ("swap:garden-9/pavilion-8", "not-in-palace"),
        ("swap:pavilion-8/tower-13", "not-in-reserve"),
        ("lay:garden-9@n1", "occupied"),
    ],
)
def test_a_redesign_needs_a_laid_tile_one_of_the_reserve_and_a_free_place(move: str, code: str) -> None:
    state = table(palaces=["pavilion-8@n1", "tower-12@n1"], reserves=["garden-9", "garden-11"])
    assert (refused(state, move).code, refused(state, move).clause) == (code, "A-50")


@clause("A-50")
def test_the_tiles_of_others_are_not_touched() -> None:
    state = table(palaces=["pavilion-8@n1", "tower-12@n1"], reserves=["", "garden-11"])
    assert refused(state, "remove:tower-12").code == "not-in-palace"
    assert refused(state, "lay:garden-11@s1").code == "not-in-reserve"


@clause("A-51")
def test_the_building_rules_hold_after_a_redesign() -> None:
    """A tile of the reserve is laid by the same rules as a bought one."""
    state = made(drawn("E .\nc ."))
    assert refused(state, f"lay:{spare('W')}@n1e1").clause == "A-57"
    assert refused(state, f"lay:{spare('')}@n1e1").clause == "A-56"
    assert refused(state, f"lay:{spare('')}@n2e1").clause == "A-58"


@clause("A-51")
def test_a_removal_does_not_cut_the_way_on_foot() -> None:
    state = made(drawn("c - -"))
    found = refused(state, f"remove:{tile_at((1, 0))}")
    assert (found.code, found.clause, found.places) == ("not-on-foot", "A-57", ("e2",))
    assert f"remove:{tile_at((2, 0))}" in words(state)


@clause("A-51")
def test_a_removal_may_leave_a_way_round() -> None:
    ring = "- - -\nc . -"
    state = made(drawn(ring.replace(".", "N")) | {(1, 1): "S"})
    assert f"remove:{tile_at((1, 0))}" in words(state)
    cut = made({**drawn(ring.replace(".", "-")), (2, 0): "N", (2, 1): "S"})
    assert refused(cut, f"remove:{tile_at((1, 0))}").places == ("e2",)


@clause("A-51")
def test_a_removal_leaves_a_hole_exactly_if_all_four_sides_are_touched() -> None:
    block = made(drawn("- - -\n- - -\nc - -"))
    found = refused(block, f"remove:{tile_at((1, 1))}")
    assert (found.code, found.clause, found.places) == ("hole", "A-59", ("n1e1",))
    assert f"remove:{tile_at((1, 2))}" in words(block)


@clause("A-51")
def test_a_swap_minds_the_touched_sides_only() -> None:
    state = made(drawn(". -\nc -"))
    here = tile_at((1, 0))
    assert {f"swap:{here}/{spare(walls)}" for walls in ("", "E", "S", "ES")} == words(state, f"swap:{here}/")
    found = refused(state, f"swap:{here}/{spare('NW')}")
    assert (found.code, found.clause, found.places) == ("walls-differ", "A-56", ("n1e1", "c"))


@clause("A-52")
@pytest.mark.parametrize("move", ["remove:fountain", "swap:fountain/tower-12"])
def test_the_start_tile_never_moves(move: str) -> None:
    state = table(palaces=["pavilion-8@n1"], reserves=["tower-12"])
    found = refused(state, move)
    assert (found.code, found.clause, found.places) == ("start-tile", "A-52", ("c",))
    assert not any("fountain" in word for word in words(state))


@clause("A-50", "A-51", "A-52")
def test_redesigns_are_those_of_the_oracle_on_random_palaces() -> None:
    luck = Random(51)
    for laid in [fortress(), *(grown(luck, luck.randrange(3, 30)) for _ in range(40))]:
        state = made(laid)
        removable = {square for square in laid if not geometry.refused_remove(laid, square)}
        assert words(state, "remove") == {f"remove:{tile_at(square)}" for square in removable}
        assert words(state, "swap") == {
            f"swap:{tile_at(square)}/{spare(walls)}"
            for square in laid
            for walls in ALL_WALLS
            if not geometry.refused_swap(laid, square, walls)
        }


@clause("A-51")
def test_refusals_of_redesigns_name_a_clause_of_the_oracle() -> None:
    luck = Random(52)
    for _ in range(25):
        laid = grown(luck, 14)
        state = made(laid)
        for square in laid:
            found = check(state, Remove(tile_at(square)))
            assert (found.clause in geometry.refused_remove(laid, square)) if found else True
            if found is not None and found.clause == "A-57":
                left = {at: laid[at] for at in laid if at != square}
                assert set(found.places) == {place_name(at) for at in set(left) - geometry.on_foot(left)}
            swap = check(state, Swap(tile_at(square), spare(luck.choice(ALL_WALLS))))
            assert swap is None or swap.clause in ("A-52", "A-56")
