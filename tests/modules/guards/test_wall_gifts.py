"""Loose wall sections where tiles can be given to the neutral player (R-36, R-83)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from alhambra import Scripted, Turn, copy, parse_position, parse_word, position, view
from alhambra.modules.guards.events import WallReturned
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import FIRST_RULES, words
from tests.support.red_builders import ALL, guard_board, play, red_table, refusal, refused


def laying(asides: str, **settings: Any) -> PalaceState:
    """One of two players is to lay tiles, with a loose section in hand."""
    return red_table(2, phase="lay", asides=[asides], section=True, used="wall", **settings)


@clause("R-36", "R-83")
def test_a_tile_that_carries_one_cannot_be_given_away() -> None:
    state = laying("terrain-32 terrain-39")
    play(state, "wall:terrain-32-N")
    assert words(state, "give") == {"give:terrain-39"}
    assert refused(state, "give:terrain-32") == ("R-36", "not-given")
    assert refusal(state, "give:terrain-32").message == (
        "terrain-32 carries a loose wall section: it cannot be given away."
    )


@clause("R-36", "R-83")
def test_it_returns_to_the_supply_if_no_tile_is_kept_that_can_carry_it() -> None:
    state = laying("terrain-32 terrain-39")
    play(state, "give:terrain-32")
    assert guard_board(state).section
    assert words(state) == {"give:terrain-39", *(f"wall:terrain-39-{side}" for side in "NESW")}
    events = play(state, "give:terrain-39")
    assert WallReturned(0) in events
    assert (guard_board(state).section, guard_board(state).sections, state.actor) == (False, 6, 1)


@clause("R-36", "R-83")
def test_who_kept_a_tile_without_it_does_not_give_the_last_one_away() -> None:
    for move in ("keep:terrain-32", "lay:terrain-32@n1"):
        state = laying("terrain-32 terrain-39")
        play(state, move)
        assert words(state) == {f"wall:terrain-39-{side}" for side in "NESW"}
        assert refused(state, "give:terrain-39") == ("R-36", "section-held")
        assert "has to be put on terrain-39 first" in refusal(state, "give:terrain-39").message
        again = parse_position(position(state))
        assert position(again) == position(state) and words(again) == words(state)
        play(state, "wall:terrain-39-N")
        assert refused(state, "give:terrain-39") == ("R-36", "not-given")
        play(state, "keep:terrain-39")
        assert guard_board(state).sections == 5 and view(state, None).walls == {"terrain-39": "N"}


@clause("R-36", "R-83")
def test_by_the_first_rules_the_section_returned_and_it_could_be_given() -> None:
    state = laying("terrain-32 terrain-39", rules=FIRST_RULES)
    play(state, "keep:terrain-32")
    assert "give:terrain-39" in words(state)
    assert WallReturned(0) in play(state, "give:terrain-39")
    assert guard_board(state).sections == 6


def ends(state: PalaceState, order: tuple[str, ...]) -> set[tuple[str, ...]]:
    """What can become of tiles that are dealt with in an order: kept, given, and on which of them the section is."""
    if not order:
        seen = view(state, None)
        return {(*seen.reserves[0], *(f"{tile} given" for tile in seen.neutral or ()), *seen.walls)}
    found = set[tuple[str, ...]]()
    for start in ("keep:", "give:", "wall:"):
        for move in sorted(words(state, start + order[0]))[:1]:
            after = copy(state)
            play(after, move)
            found |= ends(after, order if start == "wall:" else order[1:])
    return found


@clause("R-36", "R-83", "R-38")
@pytest.mark.parametrize("tiles", ["terrain-32 terrain-39", "terrain-32 terrain-39 terrain-40", "terrain-32 plaza-1"])
def test_the_order_in_which_the_tiles_are_dealt_with_does_not_matter(tiles: str) -> None:
    orders = list(permutations(tiles.split()))
    found = [ends(laying(tiles), order) for order in orders]
    assert all(other == found[0] for other in found)
    for end in found[0]:  # the section is on one of those that are kept, or all are given
        kept = [tile for tile in tiles.split() if tile in end]
        assert (len(end) == len(orders[0]) + 1 and end[-1] in kept) or not kept
    first = [ends(laying(tiles, rules=FIRST_RULES), order) for order in orders]
    assert any(other != first[0] for other in first)


@clause("R-36", "R-38", "R-83")
def test_of_three_tiles_the_last_has_to_carry_it() -> None:
    state = laying("terrain-32 terrain-39 plaza-1")
    play(state, "keep:plaza-1")
    assert words(state, "give") == {"give:terrain-32", "give:terrain-39"}
    play(state, "give:terrain-32")
    assert words(state) == {f"wall:terrain-39-{side}" for side in "NESW"}
    other = laying("terrain-32 terrain-39 plaza-1")
    play(other, "give:terrain-32", "give:terrain-39")
    assert words(other) == {f"wall:plaza-1-{side}" for side in "NESW"}
    assert refused(other, "give:plaza-1") == ("R-38", "not-given")


@clause("R-36", "C-2")
def test_a_camp_that_is_kept_asks_for_nothing() -> None:
    state = laying("terrain-32 camp-1", modules=ALL)
    play(state, "keep:camp-1")
    assert "give:terrain-32" in words(state)
    assert WallReturned(0) in play(state, "give:terrain-32")


@clause("R-36")
def test_a_tile_kept_without_it_can_be_taken_back() -> None:
    turn = Turn(laying("terrain-32 terrain-39"), Scripted([]))
    before = position(turn.state)
    turn.play(parse_word(turn.state, "keep:terrain-32"))
    assert not words(turn.state, "give")
    assert turn.undo() and position(turn.state) == before
    turn.play(parse_word(turn.state, "give:terrain-32"))
    assert words(turn.state, "give") == {"give:terrain-39"}
