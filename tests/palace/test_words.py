"""Moves, cards and places as words."""

from __future__ import annotations

import pytest

from alhambra import NotationError, parse_word, word
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.cards import card_word, ordered, parse_card
from alhambra.palace.geometry.places import FARTHEST, east_of, north_of, parse_place, place_at, place_word
from tests.support.builders import table
from tests.support.invariants import SENTENCE


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take:y3,g2", Take(("y3", "g2"))),
        ("buy:2:g4,g5", Buy(2, ("g4", "g5"))),
        ("lay:tower-9-ES@n2e1", Lay("tower-9-ES", "n2e1")),
        ("keep:tower-9-ES", Keep("tower-9-ES")),
        ("give:tower-9-ES", Give("tower-9-ES")),
        ("remove:tower-9-ES", Remove("tower-9-ES")),
        ("swap:tower-9-ES/garden-8-NE", Swap("tower-9-ES", "garden-8-NE")),
        ("done", Done()),
        ("pass", Pass()),
    ],
)
def test_each_action_has_its_word(text: str, action: object) -> None:
    state = table()
    assert parse_word(state, text) == action
    assert word(state, action) == text


def test_cards_in_a_word_are_sorted_by_currency_and_value() -> None:
    assert word(table(), Take(("o1", "b2", "y3", "y1"))) == "take:y1,y3,b2,o1"
    assert Buy(1, ("y5", "y2")) == Buy(1, ("y2", "y5"))
    assert ordered(["o1", "g9", "g2"]) == ("g2", "g9", "o1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "walk:n1",
        "take",
        "take:",
        "take:y0",
        "take:x3",
        "take:y10",
        "take:y3,",
        "take:y３",
        "TAKE:y3",
        "buy:5:y3",
        "buy:0:y3",
        "buy:-1:y3",
        "buy:١:y3",
        "buy:2",
        "buy:2:",
        "buy::y3",
        "lay:tower-7",
        "lay:tower-7@",
        "lay:tower-7@n0",
        "lay:tower-7@n2e1x",
        "lay:tower-7@e1n2",
        "lay:tower-7@n127",
        "lay:tower-7@n１",
        "swap:tower-7",
        "done:now",
        "pass:",
    ],
)
def test_a_bad_word_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(NotationError) as found:
        parse_word(table(), text)
    assert SENTENCE.fullmatch(str(found.value))


def test_a_market_square_is_one_of_four_for_programs_too() -> None:
    with pytest.raises(NotationError, match="'7' is no market square"):
        Buy(7, ("y1",))


@pytest.mark.parametrize(
    ("text", "east", "north"),
    [("c", 0, 0), ("n2e1", 1, 2), ("s1", 0, -1), ("w3", -3, 0), ("s12w34", -34, -12), ("n126e126", 126, 126)],
)
def test_places_are_counted_from_the_fountain(text: str, east: int, north: int) -> None:
    place = parse_place(text)
    assert place == place_at(east, north)
    assert (east_of(place), north_of(place)) == (east, north)
    assert place_word(place) == text


def test_places_sort_as_one_reads() -> None:
    names = ["n1w1", "n1", "n1e1", "w1", "c", "e1", "s1w1", "s1", "s1e1"]
    assert sorted(names, key=parse_place) == names


def test_all_places_come_back() -> None:
    for east in range(-FARTHEST, FARTHEST + 1, 7):
        for north in range(-FARTHEST, FARTHEST + 1, 5):
            assert parse_place(place_word(place_at(east, north))) == place_at(east, north)


def test_all_cards_come_back() -> None:
    assert [parse_card(card_word(card)) for card in range(36)] == list(range(36))
    assert [card_word(card) for card in (0, 8, 9, 35)] == ["y1", "y9", "g1", "o9"]
