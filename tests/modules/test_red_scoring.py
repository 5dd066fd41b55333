"""Score tiles, classic scoring and half-buildings in The Red Palace (R-42, R-60 to R-62, R-90)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from alhambra import score, view
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.oracle.scoring import line_points
from tests.support.builders import words
from tests.support.extras import ORDERS, scored
from tests.support.red_builders import guard_board, play, red_table, refusal, refused

CLASSIC = (("scoring", "classic"),)
PLAIN = [f"terrain-{number}" for number in (32, 39, 40, 44, 45, 46, 49, 50, 51, 53)]  # without walls
MARKET = "terrain-41 terrain-42 terrain-43 terrain-54"
PREVIEW = "terrain-52 terrain-48 terrain-47"
HALF = "half-building card plaza wall"


def owning(counts: Sequence[int], kind: str, **settings: Any) -> PalaceState:
    """Palaces with so many buildings of a type, in a row to the east."""
    tiles = iter(PLAIN)
    palaces = [" ".join(f"{next(tiles)}@e{n}" for n in range(1, count + 1)) for count in counts]
    tokens = " ".join(f"{word.partition('@')[0]}:{kind}" for row in palaces for word in row.split())
    if "score_tiles" in settings:
        settings["slices"] = {"score-tiles": settings.pop("score_tiles")}
    return red_table(len(counts), palaces=palaces, tokens=tokens, market=MARKET, preview=PREVIEW, **settings)


@clause("R-60")
@pytest.mark.parametrize(("number", "places"), [(1, 1), (2, 2), (3, 3)])
def test_first_one_place_scores_then_two_then_three(number: int, places: int) -> None:
    points = scored(owning([3, 2, 1, 1], "garden", halves="garden:2"), number, "garden")
    assert [bool(won) for won in points] == [place < places for place in range(4)]


@clause("R-60")
def test_the_wall_comes_first_then_the_majorities() -> None:
    state = red_table(palaces=["terrain-32@s1", "terrain-25@e1"], tokens="terrain-32:garden terrain-25:tower")
    for number in (1, 2, 3):
        gains = scored_now(state, number).gains
        assert [(gain.player, gain.reason) for gain in gains] == [(1, "wall"), (0, "garden"), (1, "tower")]
        assert gains[0].points == 2


@clause("R-61")
def test_example_chambers_third_at_the_first_scoring() -> None:
    assert ORDERS[4][2] == "chambers"
    assert scored(owning([1, 0, 0], "chambers", score_tiles="5,1,2"), 1, "chambers") == [3, 0, 0]


@clause("R-61")
def test_example_tower_sixth_at_the_second_scoring_two_tied() -> None:
    assert ORDERS[8][5] == "tower"
    assert scored(owning([2, 2, 1], "tower", score_tiles="1,9,2"), 2, "tower") == [9, 9, 0]


@clause("R-61")
def test_example_garden_second_at_the_third_scoring() -> None:
    assert ORDERS[2][1] == "garden"
    assert scored(owning([3, 2, 1], "garden", score_tiles="1,2,3"), 3, "garden") == [17, 9, 2]


@clause("R-61")
@pytest.mark.parametrize("kind", TYPES)
def test_each_scoring_has_the_order_of_its_own_tile(kind: str) -> None:
    state = owning([3, 2, 1], kind, score_tiles="7,12,18")
    for number, tile in ((1, 6), (2, 11), (3, 17)):
        expected = [line_points(ORDERS[tile], kind, number, place) for place in range(1, number + 1)]
        assert scored(state, number, kind) == [*expected, 0, 0][:3]


@clause("R-61")
def test_a_scoring_that_is_held_takes_its_tile() -> None:
    state = owning([1, 0, 0], "pavilion", pile="2nd y5", held=(1,), score_tiles="1,18,2")  # pavilion is second
    play(state, "take:y9", "done")
    assert [held.number for held in score(state).past] == [1, 2]
    assert view(state, None).scores == (5 + 9, 5, 5)


@clause("R-90", "K-2")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, [1, 2, 3, 4, 5, 6]), (2, [8, 9, 10, 11, 12, 13]), (3, [16, 17, 18, 19, 20, 21])],
)
def test_classic_scoring_takes_the_classic_table(number: int, expected: list[int]) -> None:
    for kind, points in zip(TYPES, expected, strict=True):
        state = owning([1, 0, 0], kind, options=CLASSIC)
        assert scored(state, number, kind) == [points, 0, 0]
        assert "score-tiles" not in view(state, None).modules


@clause("R-42")
def test_a_half_building_is_taken_for_two_guards_among_the_types_left() -> None:
    state = red_table(
        palaces=["terrain-30@n1 terrain-37@s1"], guards="terrain-30-N terrain-37-S", abilities=HALF, halves="garden:1"
    )
    assert words(state, "use:half") == {f"use:half-building:{kind}" for kind in TYPES if kind != "garden"}
    assert refused(state, "use:half-building:garden") == ("R-42", "none-left")
    assert refusal(state, "use:half-building:garden").message == "The half-building of the garden is taken."
    play(state, "use:half-building:tower")
    shown = guard_board(state)
    assert (shown.halves["tower"], shown.halves["garden"]) == (0, 1)
    assert (shown.guards, shown.placement[0].guards) == ({}, 2)


@clause("R-42")
def test_a_player_may_hold_several_and_the_supply_ends() -> None:
    five = " ".join(f"{kind}:0" for kind in TYPES[:5])
    state = red_table(abilities=HALF, halves=five)
    assert words(state, "use:half") == {"use:half-building:tower"}
    play(state, "use:half-building:tower")
    assert guard_board(state).halves == dict.fromkeys(TYPES, 0)
    empty = red_table(abilities=HALF, halves=f"{five} tower:2")
    assert not words(empty, "use:half")
    assert all(refused(empty, f"use:half-building:{kind}") == ("R-42", "none-left") for kind in TYPES)


@clause("R-42")
def test_it_is_no_tile_never_laid_or_lost() -> None:
    state = red_table(abilities=HALF, used="card plaza wall", scores="9 0 0")
    play(state, "use:half-building:tower")
    assert view(state, None).asides[0] == () and not words(state, "keep")
    play(state, "take:y9")
    assert state.actor == 1 and view(state, None).reserves[0] == ()
    assert guard_board(state).halves["tower"] == 0


@clause("R-42")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_counts_at_every_scoring(number: int) -> None:
    state = owning([1, 1, 0], "tower", halves="tower:1", options=CLASSIC)
    first = {1: 6, 2: 13, 3: 21}[number]
    second = {1: 0, 2: 6, 3: 13}[number]
    assert scored(state, number, "tower") == [second, first, 0]


@clause("R-42", "B-6", "C-6", "R-91")
def test_it_counts_for_majorities_only_not_for_bazaars_or_camps() -> None:
    settings: dict[str, Any] = {
        "modules": ("bazaars", "camps"), "tokens": "terrain-32:garden",
        "palaces": ["bazaar-1@e1 terrain-32@n1 terrain-31@s1 camp-1@s2"],
    }  # fmt: skip
    plain, with_half = red_table(**settings), red_table(halves="garden:0 seraglio:0 arcades:0", **settings)
    for state in (plain, with_half):
        assert scored(state, 3, "bazaar") == [1, 0, 0]
        assert scored(state, 3, "camp") == [3, 0, 0]


@clause("R-62")
def test_example_both_have_2_gardens_and_one_the_half() -> None:
    state = owning([2, 2, 0], "garden", halves="garden:1", options=CLASSIC)
    assert scored(state, 1, "garden") == [0, 5, 0]
    assert scored(state, 2, "garden") == [5, 12, 0]
    assert scored(owning([2, 2, 0], "garden", options=CLASSIC), 1, "garden") == [2, 2, 0]
    (gain,) = [gain for gain in scored_now(state, 1).gains if gain.reason == "garden"]
    assert "half-garden" in gain.tiles and (gain.count, gain.tied) == (2, ())


@clause("R-62")
def test_2_and_a_half_beats_2_and_not_3() -> None:
    state = owning([3, 2, 2], "tower", halves="tower:2", options=CLASSIC)
    assert scored(state, 3, "tower") == [21, 6, 13]


@clause("R-62", "A-75")
def test_without_a_whole_building_in_the_palace_it_counts_nothing() -> None:
    state = owning([0, 1, 0], "tower", halves="tower:0", options=CLASSIC)
    assert scored(state, 3, "tower") == [0, 21, 0]
    kept = owning([0, 1, 0], "tower", halves="garden:0", reserves=["terrain-01"], options=CLASSIC)
    assert scored(kept, 3, "garden") == [0, 0, 0]
    two = red_table(2, tokens="terrain-32:tower", neutral="terrain-32", halves="tower:0", options=CLASSIC)
    assert scored(two, 3, "tower") == [0, 0, 21]


@clause("R-62")
def test_a_half_alone_brings_nothing_when_a_scoring_is_held() -> None:
    state = owning([0, 1, 0], "tower", halves="tower:1 garden:0", pile="2nd y5", held=(1,), options=CLASSIC)
    play(state, "take:y9", "done")
    assert view(state, None).scores == (5, 5 + 13, 5)
    assert [gain.player for gain in score(state).past[-1].gains] == [1]
