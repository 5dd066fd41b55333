"""The set-up: components, dice, coins, rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Seeded, view
from alhambra.core.data import load
from alhambra.sheet.events import DicePlaced, Founded, StartDrawn, Ticked, TurnBegan
from alhambra.sheet.squares import TYPES
from tests.clauses import clause
from tests.support.sheets import VARIANTS, Options, deal, game_of, squares_of, table, walk

THREE = "y1b1 y2b2 y3b3 y1b2 y2b3 y3b4 y1b3 y2b4 y3b5 y6b6 y5b5 y4b4 y1b6"


@clause("W-1")
def test_yellow_gives_the_row_blue_the_column_and_the_score_sheet_has_a_box_for_each_building() -> None:
    data = load("roll_and_write.json")
    kit = game_of(3).kit
    assert len(data["grid"]) == 6 and all(len(row) == 6 for row in data["grid"])
    state = table(built=["y2b5 y6b1 y6b6"])
    assert data["grid"][1][4] == "pavilion" and "y2b5" in squares_of(state, "pavilion")
    assert view(state, 0).sheets[0].counts == (1, 0, 0, 1, 1, 0)
    counted = Counter(name for row in data["grid"] for name in row)
    assert [int(size) for size in kit.sizes] == [counted[name] for name in TYPES]


@clause("W-2")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_each_seat_has_a_pair_of_dice_and_a_further_pair_goes_round(seats: int, options: Options) -> None:
    for state in walk(seats, options, "dice"):
        sheets = view(state, None).sheets
        for colour in ("yellow", "blue"):
            dice = [len(getattr(sheet, colour)) for sheet in sheets]
            assert sum(dice) == seats + 1 <= 6
            assert sorted(dice) == [1] * (seats - 1) + [2]


@clause("W-10", "W-13")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_is_drawn_begins_and_has_four_dice(start: int) -> None:
    state, events = deal(3, THREE, start)
    assert state.actor == start and events[0] == StartDrawn(start)
    assert [len(sheet.yellow) for sheet in view(state, 0).sheets] == [2 if seat == start else 1 for seat in range(3)]
    assert events[-1] == TurnBegan(start, 1, (1, 6), (6, 6))


@clause("W-10")
def test_every_seat_can_be_the_start_player() -> None:
    assert {game_of(5).new(Seeded(number)).actor for number in range(60)} == {0, 1, 2, 3, 4}


@clause("W-11")
def test_three_times_over_each_seat_rolls_a_building_in_turn_order() -> None:
    state, events = deal(3, THREE, 1)
    founded = [(event.seat, event.square, event.type) for event in events if isinstance(event, Founded)]
    assert [seat for seat, _, _ in founded] == [1, 2, 0] * 3
    assert founded[0] == (1, "y1b1", "garden")
    assert view(state, 0).sheets[1].built == ("y1b1", "y1b2", "y1b3")
    assert view(state, 0).sheets[0].built == ("y3b3", "y3b4", "y3b5")


@clause("W-11")
def test_what_is_built_already_is_rolled_again() -> None:
    rolled = "y1b1 y2b2 y3b3  y1b1 y1b1 y1b2 y2b3 y3b4  y1b3 y2b4 y3b5  y6b6 y5b5 y4b4  y1b6"
    state, _ = deal(3, rolled, 0)
    assert view(state, 0).sheets[0].built == ("y1b1", "y1b2", "y1b3")


@clause("W-12", "W-13")
def test_each_seat_puts_a_pair_on_its_sheet_and_two_dice_may_share_a_space() -> None:
    rolled = THREE.rsplit(" ", 1)[0] + " y6b2"
    state, events = deal(3, rolled, 0)
    placed = [(event.seat, event.pair) for event in events if isinstance(event, DicePlaced)]
    assert placed == [(0, "y6b6"), (1, "y5b5"), (2, "y4b4"), (0, "y6b2")]
    sheets = view(state, 0).sheets
    assert (sheets[0].yellow, sheets[0].blue) == ((6, 6), (2, 6))
    assert (sheets[1].yellow, sheets[1].blue) == ((5,), (5,))


@clause("W-14")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everyone_starts_with_three_coins(seats: int, options: Options) -> None:
    sheets = view(next(walk(seats, options, "coins")), None).sheets
    assert [(sheet.coins, sheet.gained) for sheet in sheets] == [(3, 3)] * seats


@clause("W-15", "W-56")
@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [
        (5, {}, 12), (4, {}, 15), (3, {}, 18), (2, {}, 18), (1, {}, 18),
        (1, {"fictitious": "2"}, 18), (1, {"fictitious": "3"}, 15), (1, {"fictitious": "4"}, 12),
    ],
)  # fmt: skip
def test_rounds(seats: int, options: Options, rounds: int) -> None:
    seen = [(int(state.round), int(state.seat)) for state in walk(seats, options, "rounds")]
    turns = list(dict.fromkeys(seen))
    assert len(turns) == seats * rounds
    assert {number for number, _ in turns} == set(range(1, rounds + 1))
    start = turns[0][1]
    assert [seat for _, seat in turns] == [(start + at) % seats for at in range(seats)] * rounds


@clause("W-50", "W-51")
def test_two_players_have_a_fictitious_third_set_up_by_dice() -> None:
    rolled = "y1b1 y2b2 y1b2 y2b3 y1b3 y2b4  y6b6 y5b5  y4b4  y1b1 y1b1 y1b1"
    state, _ = deal(2, rolled, 0)
    seen = view(state, 0)
    assert seen.players == 3
    assert seen.ticks == ((0, 0, 0, 0, 3, 0),)
    assert (seen.sheets[0].yellow, seen.sheets[0].blue) == ((4, 6), (4, 6))


@clause("W-50", "W-51", "W-55")
def test_alone_there_are_two_of_them_and_four_dice() -> None:
    rolled = "y1b1 y1b2 y1b3  y6b6 y4b4  y1b1 y1b1 y1b2  y6b2 y6b2 y6b5"
    state, events = deal(1, rolled)
    seen = view(state, 0)
    assert seen.ticks == ((0, 0, 0, 0, 2, 1), (2, 1, 0, 0, 0, 0))
    assert (seen.sheets[0].yellow, seen.sheets[0].blue) == ((4, 6), (4, 6))
    assert next(event.rolls for event in events if isinstance(event, Ticked)) == ("y1b1",)


@clause("W-50", "W-56")
@pytest.mark.parametrize(("seats", "players"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_fictitious_players_fill_up_to_three(seats: int, players: int) -> None:
    assert view(next(walk(seats, {}, "filled")), None).players == players


@clause("W-56")
@pytest.mark.parametrize("number", ["2", "3", "4"])
def test_alone_there_may_be_three_or_four(number: str) -> None:
    assert len(view(next(walk(1, {"fictitious": number}, "more")), None).ticks) == int(number)
