"""Gatehouses in the outer wall, and what does not count them (G-10 to G-12)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import view
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle.geometry import Square
from tests.oracle.six.gatehouses import Estate, Gate
from tests.oracle.six.walls import wall_points
from tests.oracle.table import square_of
from tests.support.builders import words
from tests.support.extras import FACTS, laid, scored
from tests.support.play import every, walk
from tests.support.six_builders import ALL, six_table

MARKET = "arcades-4 garden-6 tower-7 tower-8"
# A row of northern walls that turns south: pavilion-6 N, arcades-8-N N, tower-9-NE N and E, garden-9 E.
BEND = "arcades-9@e1 garden-9@e2 pavilion-6@n1 arcades-8-N@n1e1 tower-9-NE@n1e2"


def standing(palace: str, gates: str, modules: tuple[str, ...] = ("gatehouses",), **more: Any) -> PalaceState:
    return six_table(3, modules, palaces=[palace], gates=[gates], market=MARKET, **more)


def wall(state: PalaceState) -> int:
    """The longest wall of seat 0, the same in the view and at each scoring."""
    shown: int = view(state, None).palaces[0].wall
    for number in (1, 2, 3):
        assert scored(state, number, "wall") == [shown, 0, 0]
    return shown


def segments(state: PalaceState) -> set[str]:
    (gain,) = (gain for gain in scored_now(state, 1).gains if gain.reason == "wall")
    return set(gain.segments)


@clause("G-10")
def test_example_a_wall_of_seven_with_two_gatehouses_is_worth_eleven() -> None:
    state = standing(BEND, "pavilion@n1w1-NW garden@s1e2-SE")
    assert wall(state) == 11
    assert segments(state) == {"n1w1-NW", "n1-N", "n1e1-N", "n1e2-N", "n1e2-E", "e2-E", "s1e2-SE"}


@clause("G-10")
def test_example_a_wall_of_eight_with_two_is_worth_twelve() -> None:
    state = standing(f"{BEND} tower-11-N@n1w1", "tower@n1w2-NW garden@s1e2-SE")
    assert wall(state) == 12 and len(segments(state)) == 8


@clause("G-10")
def test_example_two_gatehouses_outside_a_longest_wall_of_four() -> None:
    palace = "seraglio-7@n1 pavilion-5@n2 pavilion-6@n2e1 pavilion-8@n2e2 tower-11-none@e1 tower-12@e2"
    state = standing(palace, "tower@s1e1-SW tower@s1e2-SE")
    assert wall(state) == 4 and not any("s1" in one for one in segments(state))


@clause("G-10")
def test_the_long_side_is_one_segment_that_joins_two_corners() -> None:
    assert wall(standing("tower-12@e1", "tower@n1e1-NE")) == 1 + 2
    slope = standing("tower-13@e1 garden-10-N@n1", "tower@n1e1-NE")
    assert segments(slope) == {"n1-N", "n1e1-NE", "e1-E"} and wall(slope) == 3 + 2


@clause("G-10")
def test_a_free_leg_is_open_and_ends_the_wall() -> None:
    # Both times the wall runs along the east of e1 and n1e1; one gatehouse goes on there, the other ends it.
    palace = "tower-13@e1 garden-9@n1e1 tower-12@n2e1"
    assert wall(standing(palace, "tower@n2e2-NE")) == 2
    assert wall(standing(palace, "tower@n2e2-SE")) == 3 + 2


@clause("G-10")
def test_the_longest_wall_is_found_by_segments_alone() -> None:
    palace = "tower-12@e1 tower-11-none@e2 pavilion-5@n1 pavilion-6@w1"
    assert wall(standing(palace, "tower@s1e1-SW tower@s1e2-SE")) == 3  # not 2 + 4


@clause("G-10")
def test_of_equal_walls_the_one_with_most_gatehouses_is_taken() -> None:
    state = standing("tower-12@e1 tower-13@e2 chambers-5@w1", "tower@n1e1-NW tower@n1e2-NE")
    assert wall(state) == 3 + 4
    assert segments(state) == {"n1e1-NW", "n1e2-NE", "e2-E"}


@clause("G-10")
def test_worked_through_the_long_sides_of_two_leg_to_leg_go_on_at_the_apex_and_in_a_v() -> None:
    row = "tower-12@e1 tower-11-none@e2"
    assert wall(standing(row, "tower@n1e1-NW tower@n1e2-NE")) == 2 + 4
    assert wall(standing(row, "tower@n1e1-NE tower@n1e2-NW")) == 2 + 4
    assert wall(standing(row, "tower@n1e1-NE tower@n1e2-NE")) == 1 + 2  # a leg looks at the free half


@clause("G-12", "A-71")
def test_a_wall_that_looks_at_a_free_half_is_an_outer_wall() -> None:
    state = standing("tower-12@e1 chambers-7-NE@n1", "tower@n1e1-NW")
    assert segments(state) == {"n1-N", "n1-E", "n1e1-NW"} and wall(state) == 3 + 2
    opened = standing("tower-12@e1 garden-10-N@n1", "tower@n1e1-NW")  # open there, the wall is cut
    assert wall(opened) == 1 + 2


@clause("G-11", "A-72")
def test_a_gatehouse_is_no_building_of_its_type() -> None:
    state = six_table(
        3, ("gatehouses",), palaces=["tower-12@e1", "tower-10@w1"], gates=["tower@n1e1-NE tower@e2-NE"],
        market="arcades-4 garden-6 tower-7 tower-8",
    )  # fmt: skip
    assert scored(state, 1, "tower") == [3, 3, 0]  # shared: each has one tower
    assert "gatehouse-tower-1" not in view(state, None).types


@clause("G-11", "B-6")
def test_no_bazaar_counts_a_gatehouse() -> None:
    # bazaar-2 wants towers; around it are one tower and a gatehouse of the towers.
    state = standing("bazaar-2@n1 tower-12@e1", "tower@n1e1-NE", ("gatehouses", "bazaars"))
    assert scored(state, 3, "bazaar") == [1, 0, 0]


@clause("G-11", "C-6")
def test_a_gatehouse_does_not_break_the_line_of_a_camp() -> None:
    # camp-2 at w2 looks east: chambers-9-W, the fountain, tower-12, then the gatehouse, then garden-11.
    palace = "chambers-9-W@w1 camp-2@w2 tower-12@e1 pavilion-8@n1e2 chambers-10@n1e3 garden-11@e3"
    modules = ("gatehouses", "camps")
    with_gate = standing(palace, "tower@e2-SE", modules)
    assert scored(with_gate, 1, "camp") == [4, 0, 0]
    without = standing(f"{palace} tower-11-N@n1e1", "", modules)
    assert scored(without, 1, "camp") == [3, 0, 0]


@clause("G-11", "F-3")
def test_a_gatehouse_is_none_of_the_four_tiles_of_a_falcon() -> None:
    palace = "tower-12@e1 garden-11@n1"
    modules = ("gatehouses", "falconers")
    state = six_table(3, modules, palaces=[palace], gates=["tower@n1e1-NE"], tops="white0", hands=["y9"])
    assert not words(state, "falcon:")
    state = six_table(3, modules, palaces=[f"{palace} chambers-10@n1e1"], tops="white0", hands=["y9"])
    assert words(state, "falcon:") == {"falcon:white@n1"}  # garden and tower


def estate_of(state: PalaceState, seat: int) -> Estate:
    """A palace as the oracle knows it."""
    tiles: dict[Square, str] = laid(state, seat)
    shown = view(state, None).modules["gatehouses"].laid
    gates = {at: Gate(tile.split("-")[1], shown[tile]) for at, tile in tiles.items() if tile in shown}
    facts = {at: FACTS[tile] for at, tile in tiles.items() if at not in gates}
    palace = {at: fact["walls"] for at, fact in facts.items() if "walls" in fact}
    types = {at: fact["type"] for at, fact in facts.items() if "type" in fact}
    camps = {at: fact["ramparts"] for at, fact in facts.items() if "ramparts" in fact}
    return Estate(palace, types, camps, gates)


@clause("G-10", "G-12", "A-71")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.played
def test_walls_are_those_of_the_oracle_in_random_games(seed: int) -> None:
    modules = ALL if seed % 2 else ("gatehouses", "camps")
    gates, seats = 0, 2 + seed % 4
    for state in every(walk(seats, f"walls/{seed}", "buy and lay", modules), 15):
        for seat in range(seats):
            estate = estate_of(state, seat)
            gates += len(estate.gates)
            assert view(state, None).palaces[seat].wall == wall_points(estate)
    assert gates


def test_squares_are_where_the_view_says() -> None:
    state = standing("tower-12@e1", "tower@n1e1-NE")
    assert estate_of(state, 0).gates == {square_of("n1e1"): Gate("tower", "NE")}
