"""Camps (C-1 to C-7)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from alhambra import check, legal, parse_word, view, word
from alhambra.core.data import load
from alhambra.palace.actions import Lay, Remove, Swap
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle import camps as oracle
from tests.oracle.geometry import neighbours
from tests.oracle.table import place_name
from tests.support.builders import game_of, say, table, words
from tests.support.extras import FACTS, MODULES, laid, scored, split
from tests.support.play import sample, walk

ONLY = ("camps",)
# Walled sides look outwards: medina-08 to the south, medina-09 to the north, medina-06 to the east.
CROSS = "medina-08@s1 medina-09@n1 medina-06@e1"
ALL_CAMPS = " ".join(f"camp-{n}" for n in range(1, 9))


def standing(palace: str, reserve: str = "", **settings: Any) -> PalaceState:
    return table(3, palaces=[palace], reserves=[reserve], modules=MODULES, **settings)


def refused(state: PalaceState, move: str) -> str:
    found = check(state, parse_word(state, move))
    assert found is not None, f"{move} is allowed"
    return found.clause


@clause("C-1", "K-1")
def test_eight_camps_with_prices_and_ramparts() -> None:
    data = load("components.json", "alhambra.modules.camps")["tiles"]
    kit = game_of(3, ONLY).kit
    assert kit.tiles.start == 62 and len(data) == 8
    for tile in data:
        number = kit.tiles.numbers[tile["id"]]
        assert 1 <= len(tile["ramparts"]) <= 2
        assert (kit.prices[number], kit.types[number]) == (tile["price"], 6)
        assert kit.shapes[number] == 16 + sum(1 << "NESW".index(side) for side in tile["ramparts"])


@clause("C-2")
def test_a_camp_comes_to_the_market_and_is_bought_and_kept() -> None:
    market = "camp-1 garden-12 tower-11-S garden-10-W"
    state = table(3, market=market, hands=["y3 y4"], supply="camp-2", modules=ONLY)
    assert words(state, "buy:1") == {"buy:1:y3", "buy:1:y4"}
    say(state, "buy:1:y3", "done")
    assert words(state) == {"keep:camp-1"}  # the fountain has no walls
    say(state, "keep:camp-1")
    assert view(state, None).reserves[0] == ("camp-1",) and view(state, None).market[0] == "camp-2"


@clause("C-3")
def test_a_rampart_lies_against_a_wall() -> None:
    state = standing(CROSS, ALL_CAMPS)
    assert words(state, "lay:camp") == {
        *(f"lay:camp-{n}@s2" for n in (1, 5, 6)), *(f"lay:camp-{n}@n2" for n in (3, 7, 8)),
        *(f"lay:camp-{n}@e2" for n in (4, 5, 8)),
    }  # fmt: skip
    beside = standing(f"{CROSS} camp-1@s2", ALL_CAMPS.replace("camp-1 ", ""))
    assert refused(beside, "lay:camp-2@s3") == "C-3"


@clause("C-4")
@pytest.mark.parametrize(
    ("palace", "reserve", "move"),
    [
        (CROSS, "camp-2", "lay:camp-2@s2"),  # a plain side with a wall
        (CROSS, "camp-3", "lay:camp-3@w1"),  # a plain side with an open one
        (CROSS, "camp-2", "lay:camp-2@w1"),  # a rampart with an open side
        (f"{CROSS} camp-1@s2", "bazaar-1", "lay:bazaar-1@s2e1"),  # a building later: open with plain
        (f"{CROSS} camp-1@s2", "medina-07", "lay:medina-07@s2e1"),  # a wall with a plain side
        (f"{CROSS} camp-6@s2", "bazaar-1", "lay:bazaar-1@s2e1"),  # an open side with a rampart
    ],
)
def test_every_other_contact_is_refused(palace: str, reserve: str, move: str) -> None:
    state = standing(palace, reserve)
    assert refused(state, move) == "C-4"
    assert move not in words(state, "lay")


@clause("C-4")
def test_plain_sides_of_camps_touch_but_ramparts_do_not() -> None:
    wide = "medina-08@s1 bazaar-1@e1 chambers-9-S@s1e1"
    assert FACTS["chambers-9-S"]["walls"] == "S"
    assert words(standing(f"{wide} camp-1@s2", "camp-5 camp-6"), "lay:camp") == {"lay:camp-6@s2e1"}
    assert refused(standing(f"{wide} camp-1@s2", "camp-5"), "lay:camp-5@s2e1") == "C-4"


@clause("C-5")
def test_camps_are_not_walked_to_but_make_holes() -> None:
    assert "lay:camp-1@s2" in words(standing(CROSS, "camp-1"), "lay")
    ring = "bazaar-1@e1 bazaar-2@e2 bazaar-3@s1e2 bazaar-4@s1 medina-06@s2"
    assert refused(standing(ring, "camp-4"), "lay:camp-4@s2e1") == "A-59"
    assert refused(standing(CROSS, "camp-1"), "lay:camp-1@n9") == "A-58"


@clause("C-5")
def test_a_redesign_leaves_every_camp_with_a_rampart_against_a_wall() -> None:
    state = standing(f"{CROSS} camp-1@s2", "medina-10 camp-5 camp-2")
    assert refused(state, "remove:medina-08") == "C-5"
    assert words(state, "remove") == {"remove:medina-09", "remove:medina-06", "remove:camp-1"}
    assert refused(state, "swap:medina-08/medina-10") == "C-4"
    assert refused(state, "swap:camp-1/camp-2") == "C-4"
    assert refused(state, "swap:camp-1/medina-10") == "A-56"
    assert "swap:camp-1/camp-5" in words(state, "swap")
    say(state, "swap:camp-1/camp-5")
    assert laid(state, 0)[0, -2] == "camp-5" and "camp-1" in view(state, None).reserves[0]


@clause("C-5")
def test_a_camp_is_laid_and_removed_by_redesign() -> None:
    state = standing(CROSS, "camp-1")
    say(state, "lay:camp-1@s2")
    assert laid(state, 0)[0, -2] == "camp-1"
    state = standing(f"{CROSS} camp-1@s2")
    say(state, "remove:camp-1")
    assert (0, -2) not in laid(state, 0)
    assert refused(standing(f"{CROSS} camp-1@s2", "camp-3"), "lay:camp-3@s2") == "A-50"


@clause("C-5a")
def test_no_building_is_laid_against_a_camp_alone() -> None:
    state = standing(f"{CROSS} camp-6@s2", "medina-07")
    assert refused(state, "lay:medina-07@s2e1") == "C-5a"


@clause("C-6")
def test_example_two_opposite_camps_and_a_third() -> None:
    column = "medina-08@s1 bazaar-1@n1 medina-09@n2 medina-06@e1 camp-1@s2 camp-3@n3 camp-4@e2"
    for number in (1, 2, 3):
        assert scored(standing(column), number, "camp") == [10, 0, 0]
    assert scored(standing(column), 1, "camp-1") == [4, 0, 0]


@clause("C-6")
def test_walls_do_not_break_the_line_but_gaps_and_camps_do() -> None:
    # camp-6 looks north through medina-08 and the fountain, and east onto an empty square.
    assert scored(standing("medina-08@s1 camp-6@s2"), 1, "camp") == [2, 0, 0]
    # medina-08 and medina-09 stand wall to wall; the line goes on through both walls.
    inner = "medina-08@s1 bazaar-1@e1 bazaar-3@s1e1 bazaar-4@s2e1 medina-09@s2 chambers-9-S@s3"
    around = standing(f"{inner} bazaar-5@s3e1 camp-1@s4")
    assert scored(around, 1, "camp") == [4, 0, 0]
    gap = "bazaar-1@e1 bazaar-2@e2 bazaar-3@s1e2 medina-07@s1"
    assert scored(standing(f"{gap} camp-2@s1w1"), 1, "camp") == [1, 0, 0]


@clause("C-6")
def test_everybody_sees_the_lines_that_count() -> None:
    column = "medina-08@s1 bazaar-1@n1 medina-06@e1 camp-6@s2 camp-4@e2"
    seen = {one.tile: one.lines for one in view(standing(column), None).modules["camps"]}
    assert seen == {"camp-6": (("s1", "c", "n1"), ()), "camp-4": (("e1", "c"),)}
    assert {one.seat for one in view(standing(column), None).modules["camps"]} == {0}


@clause("C-7")
def test_camps_are_ignored_by_the_wall() -> None:
    bare, leaning = standing(CROSS), standing(f"{CROSS} camp-1@s2 camp-3@n2 camp-4@e2")
    assert view(bare, None).palaces[0].wall == view(leaning, None).palaces[0].wall == 1
    assert scored(leaning, 1, "wall") == [1, 0, 0]


def shape(tile: str) -> dict[str, Any]:
    return {key: value for key, value in FACTS[tile].items() if key in ("walls", "ramparts")}


def expected_of(tiles: dict[Any, str], action: Any, square: Any) -> set[str]:
    """The clauses of the oracle for a redesign."""
    palace, camps = split(tiles)
    if isinstance(action, Remove):
        return oracle.refused_remove(palace, camps, square)
    if isinstance(action, Swap):
        new = shape(action.new)
        return oracle.refused_swap(palace, camps, square, new.get("walls"), new.get("ramparts"))
    if "ramparts" in FACTS[action.tile]:
        return oracle.refused_lay_camp(palace, camps, FACTS[action.tile]["ramparts"], square)
    return oracle.refused_lay_building(palace, camps, FACTS[action.tile]["walls"], square)


def redesigns(state: PalaceState) -> Iterator[tuple[Any, Any]]:
    """All removals, swaps and layings at and around the palace, with their squares."""
    seat = view(state, None).turn
    tiles = laid(state, seat)
    to_lay = view(state, None).reserves[seat] if view(state, None).phase == "act" else view(state, None).asides[seat]
    near = set(tiles) | {beside for square in tiles for beside in neighbours(square)}
    yield from ((Lay(tile, place_name(square)), square) for tile in to_lay for square in sorted(near))
    if view(state, None).phase == "act":
        yield from ((Remove(tile), square) for square, tile in tiles.items())
        yield from ((Swap(tile, new), square) for square, tile in tiles.items() for new in to_lay)


@clause("C-3", "C-4", "C-5", "C-5a")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.played
def test_redesigns_are_those_of_the_oracle(seed: int) -> None:
    seats, modules = 2 + seed % 2, (MODULES if seed % 3 else ONLY)
    luck, met = Random(seed), set()
    for state in sample(seats, f"camps/{seed}", 6, "buy and lay" if seed % 4 else "any kind", modules):
        tiles, allowed = laid(state, view(state, None).turn), set(legal(state))
        every = list(redesigns(state))
        for action, square in luck.sample(every, min(120, len(every))):
            expected = expected_of(tiles, action, square)
            found = check(state, action)
            assert (action in allowed) == (found is None) == (not expected), f"{word(state, action)}: {expected}"
            if found is not None:
                named = "A-60a" if found.clause == "A-50" else found.clause
                assert named in expected, f"{word(state, action)}: {found.clause} is none of {expected}"
                met.add(named)
    assert "C-4" in met


@clause("C-6", "C-7")
@pytest.mark.parametrize("seed", range(8))
def test_points_and_walls_are_those_of_the_oracle(seed: int) -> None:
    seats = 2 + seed % 3
    for number, state in enumerate(walk(seats, f"lines/{seed}", "buy and lay", MODULES)):
        if number % 10 == 0:
            points = scored(state, 1, "camp")
            for seat in range(seats):
                palace, camps = split(laid(state, seat))
                assert points[seat] == sum(oracle.camp_points(set(palace), camps).values())
                assert view(state, None).palaces[seat].wall == oracle.longest_wall(palace, camps)
