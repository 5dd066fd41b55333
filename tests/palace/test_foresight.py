"""What lies ahead: the table of points, and how soon a scoring card can come."""

from __future__ import annotations

import re
from random import Random

import pytest

from alhambra import Seeded
from alhambra.core.clauses import IN_SOURCE_TREE
from alhambra.palace.cards import FIRST_SCORING
from alhambra.palace.foresight import ScoringTime, scoring_time, table_of_points
from alhambra.palace.state import DRAFT
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.support.builders import game_of, table
from tests.support.hidden import permuted
from tests.support.play import sample, walk


@clause("A-73")
def test_the_table_of_points_is_that_of_the_rules() -> None:
    text = (IN_SOURCE_TREE / "classic.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^  \| ({'|'.join(TYPES)}) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    printed = {name: tuple(tuple(map(int, cell.split(", "))) for cell in cells) for name, *cells in rows}
    assert table_of_points(table()) == printed and len(printed) == 6


@clause("R-61")
def test_with_score_tiles_each_scoring_has_an_order_of_its_own() -> None:
    state = table(modules=["score-tiles"], slices={"score-tiles": "3,1,2"})
    orders = state.game.view(state, None).modules["score-tiles"]
    points = table_of_points(state)
    for number, order in enumerate(orders):
        assert [points[name][number][0] for name in order] == [(1, 8, 16)[number] + line for line in range(6)]


@clause("A-15", "A-17")
def test_a_scoring_card_lies_in_the_second_or_in_the_fourth_pile() -> None:
    """19 money cards are piles of 4, 4, 4, 4 and 3: the card is one of the 5 after the first 4."""
    pile = " ".join(f"{letter}{value}" for letter in "yg" for value in range(1, 10)) + " b1"
    state = table(3, pile=pile, spare_cards="discards")
    assert scoring_time(state) == ScoringTime(1, 5, 9)
    state.money_at += 3
    assert scoring_time(state) == ScoringTime(1, 2, 6)
    state.money_at += 2
    assert scoring_time(state) == ScoringTime(1, 1, 4), "it may be the next card"


@clause("A-15", "A-63")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_scoring_card_comes_when_it_was_foretold(seats: int) -> None:
    foretold = held = 0
    for state in walk(seats, f"time {seats}", "any kind"):
        time = scoring_time(state)
        if time is None:
            assert not any(card >= FIRST_SCORING for card in state.money[state.money_at :])
            continue
        ahead = list(state.money[state.money_at :])
        away = ahead.index(FIRST_SCORING + time.number - 1) + 1
        assert 1 <= time.soonest <= away <= time.latest <= len(ahead)
        assert time.number == state.game.view(state, None).next_scoring
        foretold += 1
        held = time.number
    assert foretold > 20 and held == 2


@clause("A-15")
def test_every_place_that_is_foretold_is_possible() -> None:
    """Neither bound is too wide: the card is found at both among many piles that look the same."""
    luck = Random(5)
    state = game_of(3).new(Seeded("bounds"))
    time = scoring_time(state)
    assert time is not None
    others = (permuted(state, luck, 0, hands=False) for _ in range(600))
    found = {bytes(one.money).index(FIRST_SCORING) + 1 for one in others}
    assert (min(found), max(found)) == (time.soonest, time.latest)


@clause("R-14", "R-15")
def test_nothing_is_foretold_before_the_scoring_cards_are_in_the_pile() -> None:
    state = game_of(3, box="red-palace").new(Seeded("draft"))
    assert state.phase == DRAFT and scoring_time(state) is None


@clause("A-17")
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_foretold_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Random(6)
    for state in sample(seats, 23, 15):
        other = permuted(state, luck, None, hands=not state.ending)
        assert (scoring_time(other), table_of_points(other)) == (scoring_time(state), table_of_points(state))
