from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, apply, legal, new, view
from alhambra.cli.palace.board import draw, palaces
from alhambra.cli.palace.drawing import LARGE, MEDIUM, SMALL, Size, draw_palace, draw_tile, square_of
from alhambra.cli.palace.facts import tiles
from alhambra.palace.actions import Buy, Lay
from alhambra.palace.views import LaidTile, PalaceView, View
from tests.cli.shown import with_walls

DOUBLE = set("═║╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫")


def states(seats: int, seed: int) -> Iterator[Any]:
    """Every tenth moment of a game in which much is built, and its end."""
    chance, random = Seeded(seed), Random(seed)
    state = new(Config("classic", seats), chance)
    step = 0
    while state.actor is not None:
        if step % 10 == 0:
            yield state
        actions = legal(state)
        building = [action for action in actions if isinstance(action, Buy | Lay)]
        apply(state, random.choice(building or actions), chance)
        step += 1
    yield state


def palace(**laid: str) -> PalaceView:
    words = [LaidTile("fountain", "c"), *(LaidTile(tile, place) for place, tile in laid.items())]
    return PalaceView(tuple(words), 0)


def test_walls_are_double_lines_and_open_ways_are_gaps() -> None:
    drawn = draw_palace(palace(n1="pavilion-2", e1="tower-9-ES"))
    assert drawn == [
        "        c        e1",
        "    ╔════════╗",
        "    ║pavilion║",
        "n1  ║   2    ║",
        "    ║        ╙────────╖",
        "    │  lion    tower  ║",
        "c   │fountain    9    ║",
        "    └────────═════════╝",
    ]


def test_a_small_palace() -> None:
    assert draw_palace(palace(s1="garden-11", w1="seraglio-7"), size=SMALL) == [
        "      w1  c",
        "    ╓───────┐",
        "c   ║ S7 ***│",
        "    ╙───┐   │",
        "s1      │G11│",
        "        └───┘",
    ]


def test_marks_stand_on_empty_places() -> None:
    drawn = draw_palace(palace(), {"n1": "1", "e1": "2,12"}, MEDIUM)
    assert drawn == [
        "       c      e1",
        "",
        "n1    [1]",
        "    ┌──────┐",
        "c   │lions │[2,12]",
        "    └──────┘",
    ]
    assert draw_palace(palace(), {"w1": "12,13"}, SMALL)[2] == "c    12,│***│"


def test_a_tile_alone() -> None:
    assert draw_tile("tower-9-ES") == ["┌────────╖", "│ tower  ║", "│   9    ║", "╘════════╝"]


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_every_wall_is_drawn_where_it_is(size: Size) -> None:
    for state in states(3, 5):
        for one in view(state, None).palaces:
            drawn = [line.ljust(400) for line in draw_palace(one, size=size)]
            squares = {square_of(laid.place): tiles()[laid.tile] for laid in one.tiles}
            top, left = min(s.row for s in squares), min(s.column for s in squares)
            for square, tile in squares.items():
                down = 1 + (square.row - top) * (size.height + 1)
                across = 4 + (square.column - left) * (size.width + 1)
                middle, high, wide = across + size.width // 2, size.height + 1, size.width + 1
                lines = {"N": drawn[down][middle], "S": drawn[down + high][middle],
                         "W": drawn[down + 1][across], "E": drawn[down + 1][across + wide]}  # fmt: skip
                assert {side for side, line in lines.items() if line in DOUBLE} == set(tile.walls)
                assert size.label(tile)[0] in drawn[down + 1][across : across + wide]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_table_fits_into_80_columns(seats: int) -> None:
    for state in states(seats, seats):
        for seat in (None, *range(seats)):
            assert max(len(line) for line in draw(view(state, seat)).splitlines()) <= 80


def test_the_table_shows_what_the_seat_may_know() -> None:
    for state in states(2, 9):
        seen: View = view(state, 1)
        shown = draw(seen, ["Ann", "Ben"])
        for tile in seen.market:
            assert tile is None or f"{tiles()[tile].type:^8}" in shown
        assert "  ".join(card or "--" for card in seen.display) in shown
        assert all(card in shown for card in seen.hand)
        for tile in (*seen.reserves[0], *seen.reserves[1], *seen.asides[0], *seen.asides[1]):
            assert with_walls(tile) in shown
        assert f"{seen.supply_left} tile" in shown and f"{seen.money_left} card" in shown
        assert f"\n  0 Ann {seen.scores[0]:>24}" in shown or f"\n* 0 Ann {seen.scores[0]:>24}" in shown
        assert f"neutral               {seen.scores[2]:>6}" in shown
        assert f"Your palace, wall {seen.palaces[1].wall}" in shown


def test_nothing_hidden_is_drawn() -> None:
    for state in states(3, 4):
        if not state.ending:
            spectator: View = view(state, None)
            assert "Hand " not in draw(spectator)
            own = draw(view(state, 0), seat=1)
            assert "Palace of seat 1" in own and "Your palace" not in own


def test_money_is_grouped_by_currency_with_its_sum() -> None:
    state = new(Config("classic", 3), Seeded(7))
    seen: View = view(state, 0)
    assert seen.hand == ("y7", "o1", "o4", "o8")
    lines = draw(seen).splitlines()
    hand = next(line for line in lines if line.startswith("Hand"))
    assert hand == "Hand     y7 = 7           -                -                o1 o4 o8 = 13"


def test_the_end() -> None:
    *_, state = states(2, 3)
    shown = draw(view(state, 0))
    assert shown.startswith("The game is over · all scorings held · ")
    assert "seat 1, hand: " in shown or not view(state, None).shown_hands[1]
    assert "\n* " not in shown


def test_all_palaces_beside_one_another() -> None:
    *_, state = states(4, 8)
    shown = palaces(view(state, None), ["a", "b", "c", "d"])
    assert all(f"Palace of {name}, wall" in shown for name in "abcd")
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_name_says_its_walls_once() -> None:
    assert with_walls("tower-9-ES") == "tower-9-ES"
    assert with_walls("pavilion-2") == "pavilion-2 (N E W)"
    assert with_walls("pavilion-8") == "pavilion-8 (no walls)"
    assert with_walls("tower-11-none") == "tower-11-none"
