"""The building rules (A-55 to A-59)."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from random import Random

import pytest

from alhambra import NotationError, check
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import Lay
from tests.clauses import clause
from tests.oracle import geometry
from tests.oracle.geometry import Palace
from tests.oracle.positions import fortress, grown
from tests.oracle.table import place_name
from tests.support.builders import NAMES, table, words
from tests.support.palaces import ALL_WALLS, drawn, made, spare
from tests.support.plain import TILES, plain


def refusal(palace: str, walls: str, place: str) -> Refusal | None:
    """Why a bought tile with these walls is not laid there; the check agrees with what is legal."""
    state = made(drawn(palace), aside=walls)
    move = Lay(spare(walls), place)
    found = check(state, move)
    assert (found is None) == (move.word() in words(state))
    return found


def clause_and_places(palace: str, walls: str, place: str) -> tuple[str, str, tuple[str, ...]]:
    found = refusal(palace, walls, place)
    assert found is not None
    assert found.tiles == (spare(walls),)
    return found.code, found.clause, found.places


@clause("A-55")
def test_picture_a_tile_is_never_turned() -> None:
    """Turned to any side its one wall would fit somewhere; as it is printed, it fits on three sides only."""
    state = table(phase="lay", asides=["garden-10-N"])
    assert words(state, "lay") == {f"lay:garden-10-N@{place}" for place in ("n1", "e1", "w1")}


@clause("A-55")
@pytest.mark.parametrize("name", [name for name in NAMES if TILES[name].walls])
def test_walls_stay_on_the_sides_on_which_they_are_printed(name: str) -> None:
    """Beside the fountain a tile lies exactly where it has no wall towards it."""
    market = "- - - -"
    state = table(phase="lay", asides=[name], market=market)
    towards = {"n1": "S", "e1": "W", "s1": "N", "w1": "E"}
    assert words(state, "lay") == {
        f"lay:{name}@{place}" for place, side in towards.items() if side not in TILES[name].walls
    }


@clause("A-56")
def test_picture_a_wall_does_not_touch_an_open_side() -> None:
    palace = """
        -  .
        c  -
    """
    assert clause_and_places(palace, "W", "n1e1") == ("walls-differ", "A-56", ("n1",))
    assert clause_and_places(palace, "SW", "n1e1") == ("walls-differ", "A-56", ("n1", "e1"))
    assert refusal(palace, "N", "n1e1") is None


@clause("A-56")
def test_an_open_side_does_not_touch_a_wall() -> None:
    palace = """
        E  .
        c  -
    """
    assert clause_and_places(palace, "", "n1e1") == ("walls-differ", "A-56", ("n1",))
    assert refusal(palace, "W", "n1e1") is None


@clause("A-57")
def test_picture_a_tower_behind_a_wall() -> None:
    assert clause_and_places("E .\nc .", "W", "n1e1") == ("not-on-foot", "A-57", ("n1e1",))
    assert refusal("E .\nc -", "W", "n1e1") is None


@clause("A-57")
def test_one_open_side_is_enough_to_walk_in() -> None:
    palace = """
        -  -  -
        E  .  .
        c  N  -
    """
    assert refusal(palace, "SW", "n1e1") is None
    assert clause_and_places(palace.replace("-  -  -", "-  S  -"), "NSW", "n1e1")[:2] == ("not-on-foot", "A-57")


@clause("A-58")
def test_picture_tiles_that_touch_only_by_a_corner() -> None:
    assert clause_and_places("c", "", "n1e1") == ("not-adjacent", "A-58", ("n1e1",))


@clause("A-58")
@pytest.mark.parametrize("place", ["n2", "s3w4", "e126", "n126w126"])
def test_a_tile_far_away_shares_no_side(place: str) -> None:
    assert clause_and_places("c", "", place) == ("not-adjacent", "A-58", (place,))


@clause("A-59")
def test_picture_arcades_that_leave_a_gap() -> None:
    palace = """
        -  -  -
        -  .  .
        c  -  -
    """
    assert clause_and_places(palace, "", "n1e2") == ("hole", "A-59", ("n1e1",))
    assert refusal(palace, "", "n1e1") is None


@clause("A-59")
def test_a_larger_enclosed_area_is_refused_as_well() -> None:
    palace = """
        -  -  -  -
        -  .  .  .
        -  .  .  -
        c  -  -  -
    """
    assert clause_and_places(palace, "", "n2e3") == ("hole", "A-59", ("n2e1", "n2e2", "n1e1", "n1e2"))
    assert refusal(palace, "", "n1e2") is None


@clause("A-59")
def test_a_corner_closes_a_gap() -> None:
    palace = """
        -  -  .
        -  .  .
        c  -  -
    """
    assert clause_and_places(palace, "", "n1e2") == ("hole", "A-59", ("n1e1",))


@clause("A-59")
def test_an_open_court_is_no_hole() -> None:
    palace = """
        -  .  .
        -  .  -
        c  -  -
    """
    assert refusal(palace, "", "n2e1") is not None
    assert refusal(palace, "", "n2w1") is None
    assert refusal(palace, "", "n1e1") is None


@clause("A-59")
def test_a_walled_court_is_a_hole_all_the_same() -> None:
    palace = """
        -  S  -
        E  .  .
        c  N  -
    """
    assert clause_and_places(palace, "W", "n1e2") == ("hole", "A-59", ("n1e1",))


@clause("A-60a")
def test_a_bought_tile_does_not_replace_a_laid_one() -> None:
    palace = "- -\nc -"
    assert clause_and_places(palace, "", "n1") == ("occupied", "A-60a", ("n1",))
    assert clause_and_places(palace, "", "c") == ("occupied", "A-60a", ("c",))


def palaces(seed: int, count: int) -> list[Palace]:
    luck = Random(seed)
    return [{(0, 0): ""}, fortress(), *(grown(luck, luck.randrange(2, 30)) for _ in range(count))]


@clause("A-56", "A-57", "A-58", "A-59")
def test_places_for_a_tile_are_those_of_the_oracle() -> None:
    """Every set of walls at every square around random palaces, refused exactly by a clause that the oracle names."""
    for palace in palaces(56, 25):
        state = made(palace)
        around = {near for square in palace for near in geometry.neighbours(square)}
        around |= {(east + 1, north + 1) for east, north in palace}
        allowed = words(state, "lay")
        for square in around:
            for walls in ALL_WALLS:
                broken = geometry.refused_lay(palace, walls, square)
                move = Lay(spare(walls), place_name(square))
                assert (move.word() in allowed) == (not broken)
                found = check(state, move)
                named = {"A-50": "A-60a"}.get(found.clause, found.clause) if found else None
                assert named in broken if found else not broken


@clause("A-59")
def test_the_squares_that_a_refusal_shows_are_those_that_would_be_enclosed() -> None:
    shown = 0
    for palace in palaces(59, 60):
        state = made(palace, aside="")
        for square in {near for at in palace for near in geometry.neighbours(at)} - set(palace):
            found = check(state, Lay(spare(""), place_name(square)))
            if found is not None and found.clause == "A-59":
                enclosed = geometry.enclosed({*palace, square})
                assert set(found.places) == {place_name(at) for group in enclosed for at in group}
                shown += 1
    assert shown > 10


@clause("A-56", "A-57", "A-59")
def test_a_palace_is_legal_for_the_engine_exactly_if_it_is_for_the_oracle() -> None:
    """Legal palaces with one thing changed: other walls, a tile less, or a tile more."""
    luck, met = Random(57), Counter[bool]()
    for _ in range(250):
        palace = grown(luck, luck.randrange(3, 20))
        square = luck.choice([at for at in palace if at != (0, 0)])
        change = luck.choice(["walls", "less", "more"])
        if change == "less":
            del palace[square]
        elif change == "more":
            square = luck.choice(sorted({near for at in palace for near in geometry.neighbours(at)} - set(palace)))
        if change != "less":
            palace[square] = luck.choice(ALL_WALLS[:12])
        legal = not geometry.violations(palace)
        met[legal] += 1
        with nullcontext() if legal else pytest.raises(NotationError, match="no position of the game: seat 0"):
            made(palace)
    assert min(met.values()) > 50


@clause("A-58")
def test_a_palace_may_grow_far_in_every_direction() -> None:
    """Sixty tiles in a line, where a grid of sixteen squares would have ended."""
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        palace = {(step[0] * n, step[1] * n): "" for n in range(60)}
        state = made(palace)
        end = place_name((step[0] * 60, step[1] * 60))
        assert f"lay:{spare('')}@{end}" in words(state)
        assert plain(state)["palaces"][0].keys() == {place_name(square) for square in palace}
