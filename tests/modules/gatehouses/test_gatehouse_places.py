"""Where gatehouses stand, and what they hold (G-5 to G-9, G-12)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import view
from alhambra.modules.gatehouses.words import GatehousesView
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import say, words
from tests.support.red_builders import refusal, refused
from tests.support.six_builders import six_table

ONLY = ("gatehouses",)
# Towers without walls stand at e1 and, in some tests, at e2.
LONE = "tower-11-none@e1"
ROW = "tower-11-none@e1 tower-12@e2"
MARKET = "arcades-4 arcades-5 arcades-6-SW arcades-7"
CORNERS = ("NE", "SE", "SW", "NW")


def laying(palace: str = LONE, gates: str = "", to_lay: str = "tower", **more: Any) -> PalaceState:
    """Seat 0 has to lay gatehouses and a pavilion without walls."""
    more = {"asides": ["pavilion-8"], "phase": "lay", "market": MARKET} | more
    return six_table(3, ONLY, palaces=[palace], gates=[gates], to_lay=to_lay, **more)


def seen(state: PalaceState) -> GatehousesView:
    shown: GatehousesView = view(state, None).modules["gatehouses"]
    return shown


@clause("G-5")
@pytest.mark.parametrize(
    ("palace", "gates", "move"),
    [
        ("tower-12@e1 garden-11@n1", "", "gate:tower@n1e1-NE"),  # the other leg at an open side of another type
        ("tower-12@e1 tower-11-none@n1", "", "gate:tower@n1e1-NE"),
        ("tower-12@n1 garden-11@n2 chambers-11@n2e1", "", "gate:tower@n1e1-SE"),  # both legs touch
        ("tower-12@e1", "", "gate:tower@n1e1-NW"),  # the other leg is free
        (ROW, "tower@n1e1-NW", "gate:tower@n1e2-NE"),  # leg to leg
    ],
)
def test_one_leg_leans_on_its_type_and_the_other_meets_open_sides(palace: str, gates: str, move: str) -> None:
    assert move in words(laying(palace, gates), "gate:")


@clause("G-5")
@pytest.mark.parametrize(
    ("palace", "move", "code"),
    [
        (LONE, "gate:tower@n1-NE", "not-adjacent"),  # the fountain is no tower
        (LONE, "gate:tower@n3-NE", "not-adjacent"),
        ("garden-11@e1", "gate:tower@n1e1-NE", "not-adjacent"),
        (LONE, "gate:tower@n1e1-SE", "not-adjacent"),  # the long side looks at the tower (G-12)
        ("tower-11-N@e1", "gate:tower@n1e1-NE", "walls-differ"),  # a wall
        ("tower-12@e1 garden-9@n1", "gate:tower@n1e1-NE", "walls-differ"),  # the other leg at a wall
    ],
)
def test_other_places_are_refused(palace: str, move: str, code: str) -> None:
    state = laying(palace)
    assert refused(state, move) == ("G-5", code)
    assert refusal(state, move).places == (move.split("@")[1].split("-")[0],)


@clause("G-6")
def test_nothing_is_laid_on_the_free_half() -> None:
    state = laying(LONE, "tower@n1e1-NE")
    assert "lay:pavilion-8@n1e1" not in words(state)
    assert refused(state, "lay:pavilion-8@n1e1") == ("G-6", "occupied")
    assert "There is a gatehouse at n1e1" in refusal(state, "lay:pavilion-8@n1e1").message
    assert refused(state, "lay:pavilion-8@e1") == ("A-60a", "occupied")  # a whole tile
    for corner in CORNERS:
        assert refused(state, f"gate:tower@n1e1-{corner}") == ("G-6", "occupied")
        assert refused(state, f"gate:tower@e1-{corner}") == ("G-6", "occupied")
    redesign = six_table(3, ONLY, palaces=[LONE], gates=["tower@n1e1-NE"], reserves=["pavilion-8"])
    assert refused(redesign, "lay:pavilion-8@n1e1") == ("G-6", "occupied")
    assert refused(redesign, "lay:pavilion-8@e1") == ("A-50", "occupied")


@clause("G-7", "A-58")
def test_a_tile_is_attached_to_a_free_leg_alone() -> None:
    state = laying(LONE, "tower@e2-SE", asides=["pavilion-8 tower-9-ES tower-10"])  # its legs look north and west
    assert "lay:pavilion-8@n1e2" in words(state) and "lay:tower-10@n1e2" in words(state)
    assert refused(state, "lay:tower-9-ES@n1e2") == ("A-56", "walls-differ")
    assert refused(state, "lay:pavilion-8@e3") == ("A-58", "not-adjacent")  # along the long side
    say(state, "lay:pavilion-8@n1e2", "keep:tower-9-ES")
    assert "lay:tower-10@n2e2" in words(state)


@clause("G-7", "A-57")
def test_people_walk_through_a_gatehouse() -> None:
    # The way to the tower in the north-east leads through the gatehouse, or by the pavilion as well.
    way = six_table(3, ONLY, palaces=[f"{LONE} tower-10@n1e2"], gates=["tower@e2-SE"])
    assert words(way, "remove:") == {"remove:tower-10"}
    assert refused(way, "remove:tower-11-none") == ("A-57", "not-on-foot")
    both = six_table(3, ONLY, palaces=[f"{LONE} tower-12@n1e2 pavilion-8@n1e1 garden-11@n1"], gates=["tower@e2-SE"])
    assert "remove:tower-11-none" in words(both)
    say(both, "remove:tower-11-none")
    assert state_tiles(both) == {"fountain", "tower-12", "pavilion-8", "garden-11", "gatehouse-tower-1"}


def state_tiles(state: PalaceState) -> set[str]:
    return {one.tile for one in view(state, None).palaces[0].tiles}


@clause("G-8", "A-59")
def test_a_gatehouse_leaves_all_ground_joined() -> None:
    # A bay at n1e1, open to the east; the tower lies south of it.
    bay = "tower-12@e1 garden-9@n1 chambers-11@n2 arcades-9@n2e1"
    state = laying(bay)
    assert "gate:tower@n1e1-NE" not in words(state)
    assert refused(state, "gate:tower@n1e1-NW") == ("G-8", "hole")
    assert refusal(state, "gate:tower@n1e1-NW").places == ("n1e1",)
    open_bay = laying(bay.replace("garden-9", "garden-11"))
    assert refused(open_bay, "gate:tower@n1e1-NW") == ("G-8", "hole")
    # Turned to the open side it fills the bay: the free half looks east.
    assert words(open_bay, "gate:tower@n1e1") == {"gate:tower@n1e1-NE"}


@clause("G-8", "A-59")
def test_no_later_piece_closes_a_free_half() -> None:
    # The free half of n1e1 looks north and east; in the east a chambers stands.
    palace = "tower-12@e1 tower-11-none@e2 chambers-10@n1e2 garden-11@n1 pavilion-8@n2"
    state = laying(palace, "tower@n1e1-NE", asides=["arcades-9"])
    assert "lay:arcades-9@n3" in words(state)
    assert refused(state, "lay:arcades-9@n2e1") == ("A-59", "hole")
    assert "n1e1" in refusal(state, "lay:arcades-9@n2e1").places


@clause("G-8", "G-7")
def test_a_free_leg_may_look_at_a_free_half_and_nothing_is_attached_there() -> None:
    state = laying(ROW, "tower@n1e1-NE")
    assert "gate:tower@n1e2-NE" in words(state, "gate:")
    say(state, "gate:tower@n1e2-NE")
    assert refused(state, "lay:pavilion-8@n1e1") == ("G-6", "occupied")
    assert seen(state).laid == {"gatehouse-tower-1": "NE", "gatehouse-tower-2": "NE"}


@clause("G-9")
def test_a_tile_that_a_gatehouse_leans_on_stays() -> None:
    # garden-11 lies at the other leg, so that nothing is cut off.
    state = six_table(
        3, ONLY, palaces=["tower-12@e1 garden-11@n1"], gates=["tower@n1e1-NE"],
        reserves=["pavilion-8 tower-13 tower-11-none"], market=MARKET,
    )  # fmt: skip
    assert words(state, "remove:") == {"remove:garden-11"}
    assert refused(state, "remove:tower-12") == ("G-9", "holds-gatehouse")
    found = refusal(state, "remove:tower-12")
    assert found.places == ("n1e1",) and found.tiles == ("tower-12",)
    assert "leans on tower-12" in found.message
    assert refused(state, "swap:tower-12/pavilion-8") == ("G-9", "holds-gatehouse")
    assert words(state, "swap:tower-12") == {"swap:tower-12/tower-13", "swap:tower-12/tower-11-none"}
    # At the other leg any type may stand.
    assert {"swap:garden-11/pavilion-8", "swap:garden-11/tower-11-none"} <= words(state, "swap:garden-11")
    assert refused(state, "swap:garden-11/tower-13") == ("A-56", "walls-differ")
    say(state, "swap:tower-12/tower-13")
    assert "tower-13" in state_tiles(state)


@clause("G-9")
def test_a_second_building_of_its_type_frees_the_first() -> None:
    palace = ["tower-12@e1 tower-11-none@n1"]
    state = six_table(3, ONLY, palaces=palace, gates=["tower@n1e1-NE"], reserves=["pavilion-8"])
    assert words(state, "remove:") == {"remove:tower-12", "remove:tower-11-none"}
    assert {"swap:tower-12/pavilion-8", "swap:tower-11-none/pavilion-8"} <= words(state, "swap:")
    say(state, "remove:tower-12")
    again = six_table(3, ONLY, palaces=["tower-11-none@n1"], gates=["tower@n1e1-NE"], reserves=["tower-12 pavilion-8"])
    assert not words(again, "remove:")


@clause("G-9", "A-57")
def test_a_gatehouse_counts_as_a_tile_that_has_to_be_reached() -> None:
    state = six_table(3, ONLY, palaces=[LONE], gates=["tower@n1e1-NE"])
    assert refused(state, "remove:tower-11-none")[0] in ("A-57", "G-9")
    # Both gatehouses lean on other towers as well, but e1 has something on all four sides.
    palace = "tower-12@e1 tower-11-none@n1 tower-10@s1 tower-11-S@e2"
    ring = six_table(3, ONLY, palaces=[palace], gates=["tower@n1e1-NE tower@s1e1-SE"], market=MARKET)
    assert refused(ring, "remove:tower-12") == ("A-59", "hole")


@clause("G-12", "A-56")
def test_a_side_that_looks_at_a_free_half_touches_nothing() -> None:
    # East of the free half a tile may be walled towards it, or open.
    state = laying(ROW, "tower@n1e1-NE", asides=["tower-9-NW tower-13 pavilion-8"])
    assert {"lay:tower-9-NW@n1e2", "lay:tower-13@n1e2"} <= words(state)
    assert refused(state, "lay:pavilion-8@n2e1") == ("A-58", "not-adjacent")
    # West of it, at the free leg, it has to be open.
    assert "lay:pavilion-8@n1" in words(state)
    assert refused(state, "lay:tower-13@n1") == ("A-56", "walls-differ")


@clause("G-5", "G-8")
def test_worked_through_leg_to_leg_and_a_v() -> None:
    roof = laying(ROW, "tower@n1e1-NW")
    say(roof, "gate:tower@n1e2-NE")
    assert seen(roof).laid == {"gatehouse-tower-1": "NW", "gatehouse-tower-2": "NE"}
    # Two long sides that form a V: one end has to stay open.
    valley = laying(ROW, "tower@n1e1-NE")
    assert "gate:tower@n1e2-NW" in words(valley)
    end = laying(f"{ROW} garden-11@n1 chambers-10@n2 chambers-11@n2e1", "tower@n1e1-NE")
    assert "gate:tower@n1e2-NW" in words(end)
    assert refused(end, "gate:tower@n1e2-NE") == ("G-8", "hole")
    say(end, "gate:tower@n1e2-NW")
    assert refused(end, "lay:pavilion-8@n2e2") == ("A-59", "hole")
    assert set(refusal(end, "lay:pavilion-8@n2e2").places) == {"n1e1", "n1e2"}


@clause("G-5", "G-8")
def test_worked_through_in_a_concave_corner() -> None:
    # Both legs must meet open sides; turned the other way one side of the free half stays open.
    both = laying("tower-12@e1 garden-11@n1")
    assert words(both, "gate:tower@n1e1") == {"gate:tower@n1e1-NE", "gate:tower@n1e1-NW"}
    walled = laying("tower-12@e1 garden-9@n1")
    assert words(walled, "gate:tower@n1e1") == {"gate:tower@n1e1-NW"}
