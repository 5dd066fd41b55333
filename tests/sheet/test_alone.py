"""One or two players: fictitious players, and dice that stay."""

from __future__ import annotations

import pytest

from alhambra import Enumerating, Seeded, copy, outcomes, parse_word, view
from alhambra.sheet.events import PassedOn, Ticked
from alhambra.sheet.state import SheetState
from tests.clauses import clause
from tests.support.sheets import game_of, play, table, words


def dice(state: SheetState, seat: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    sheet = view(state, None).sheets[seat]
    return sheet.yellow, sheet.blue


@clause("W-52", "W-53")
def test_dice_are_passed_between_the_two_and_the_fictitious_player_moves_after_them() -> None:
    state = table(2, dice="y1b1 y2b2", pairs="y6b6", coins=[0, 0])
    play(state, "build:y1b1", "y3b3")
    assert (state.actor, dice(state, 1)) == (1, ((2, 6), (2, 6)))
    before = view(state, None).ticks
    events = play(state, "build:y6b2", "y5b5 y1b1")
    assert (state.actor, int(state.round), dice(state, 0)) == (0, 2, ((2, 3), (3, 6)))
    assert [type(event) for event in events].index(Ticked) > [type(event) for event in events].index(PassedOn)
    assert Ticked(2, "garden", ("y1b1",)) in events
    assert view(state, None).ticks[0][4] == before[0][4] + 1


@clause("W-53")
def test_fictitious_players_move_in_the_order_of_the_score_sheet() -> None:
    state = table(1, {"fictitious": "3"}, coins=[0])
    events = play(state, "build:y1b1", "y3b3  y1b1 y1b2 y1b3")
    assert [(event.player, event.type) for event in events if isinstance(event, Ticked)] == [
        (1, "garden"), (2, "tower"), (3, "arcades"),
    ]  # fmt: skip


@clause("W-53")
def test_a_full_type_is_rolled_again() -> None:
    state = table(2, ticks=[{"pavilion": 5}], completed={(2, "pavilion"): 5}, round_=6, seat=1, coins=[0, 0])
    events = play(state, "build:y1b1", "y3b3 y2b5 y3b3 y1b1")
    assert Ticked(2, "garden", ("y2b5", "y3b3", "y1b1")) in events


@clause("W-53")
def test_they_move_in_the_last_round_too() -> None:
    state = table(2, round_=18, seat=1, coins=[0, 0])
    events = play(state, "build:y1b1", "y1b1")
    assert Ticked(2, "garden", ("y1b1",)) in events and state.actor is None


@clause("W-55")
def test_alone_the_dice_left_stay_and_the_dice_used_are_rolled() -> None:
    state = table(1, dice="y1b1 y2b3", coins=[0])
    events = play(state, "build:y1b3", "y5b6 y1b1 y1b1")
    assert (state.actor, dice(state)) == (0, ((2, 5), (1, 6)))
    assert not any(isinstance(event, PassedOn) for event in events)


@clause("W-55")
def test_alone_all_four_stay_after_coins_and_after_a_second_building() -> None:
    state = table(1, built=["y1b1 y1b3 y1b5"], dice="y1b2 y2b4")
    play(state, "coins", "y5b6 y4b4 y1b1 y1b1")
    assert (state.actor, view(state, 0).phase, dice(state)) == (0, "act", ((4, 5), (4, 6)))
    play(state, "build:y4b4")
    play(state, "second", "y1b2 y3b1 y1b1 y1b1")
    assert (view(state, 0).phase, dice(state)) == ("act", ((1, 3), (1, 2)))


@clause("W-56")
def test_alone_the_only_seat_wins_with_whatever_score() -> None:
    state = table(1, round_=18, coins=[0])
    play(state, "coins", "y1b1 y1b1")
    assert state.game.winners(state) == [0]


def test_outcomes_with_fictitious_players_end_and_sum_to_one() -> None:
    """A lazy chance decides a fictitious player's type at once, so that full types do not go on for ever."""
    full = {"pavilion": 5, "seraglio": 5}
    done = {(2, "pavilion"): 5, (2, "seraglio"): 6}
    state = table(2, ticks=[full], completed=done, round_=9, seat=1, coins=[0, 0])
    found = list(outcomes(state, parse_word(state, "build:y1b1")))
    assert len(found) == 36 * 4
    assert sum(probability for probability, _ in found) == 1
    arcades = sum(chance for chance, after in found if view(after, None).ticks[0][2] > view(state, None).ticks[0][2])
    assert arcades == pytest.approx(6 / 26)
    assert words(state)  # nothing was changed


def test_a_lazy_chance_shows_no_rolls() -> None:
    game = game_of(1)
    events: list[object] = []
    game.new(Seeded(1, lazy=True), events)
    assert [event.rolls for event in events if isinstance(event, Ticked)] == [()] * 6
    state = table(1, round_=18, coins=[0])
    game.play(copy(state), game.codes(state)[0], Enumerating())
