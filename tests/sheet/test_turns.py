"""A turn: building, coins, both special actions, and where the dice go."""

from __future__ import annotations

import pytest

from alhambra import Scripted, Turn, check, parse_word, position, view
from alhambra.sheet.events import Changed, Earned, PassedOn, Rolled, TurnBegan
from alhambra.sheet.state import SheetState
from tests.clauses import clause
from tests.support.sheets import play, rolls, table, words


def refused(state: SheetState, text: str) -> str:
    refusal = check(state, parse_word(state, text))
    assert refusal is not None, f"{text} is not refused"
    return refusal.clause


def dice(state: SheetState, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    sheet = view(state, None).sheets[seat]
    return sheet.yellow, sheet.blue


@clause("W-20", "W-21")
def test_four_dice_cross_in_four_squares_and_one_is_built_or_coins_are_earned() -> None:
    state = table(dice="y1b1 y2b2", coins=[0])
    assert words(state) == ["build:y1b1", "build:y1b2", "build:y2b1", "build:y2b2", "coins"]
    assert refused(state, "done") == "W-20"


@clause("W-20", "W-21")
@pytest.mark.parametrize(
    ("on_sheet", "squares"),
    [("y3b1 y3b2", ["y3b1", "y3b2"]), ("y3b1 y3b1", ["y3b1"]), ("y3b1 y2b1", ["y2b1", "y3b1"])],
)
def test_dice_that_share_a_space_cross_in_fewer(on_sheet: str, squares: list[str]) -> None:
    assert words(table(dice=on_sheet, coins=[0])) == [*(f"build:{square}" for square in squares), "coins"]


@clause("W-21")
def test_what_is_built_is_not_built_again() -> None:
    state = table(built=["y1b1 y1b2 y2b1"], dice="y1b1 y2b2", coins=[0])
    assert words(state) == ["build:y2b2", "coins"]
    assert refused(state, "build:y1b1") == "W-21"
    assert refused(state, "build:y3b1") == "W-21"


@clause("W-21")
def test_if_all_crossings_are_built_coins_must_be_earned() -> None:
    state = table(built=["y1b1 y1b2 y2b1 y2b2"], dice="y1b1 y2b2", coins=[0], round_=2)
    assert words(state) == ["coins"]


@clause("W-22")
def test_after_a_build_the_dice_left_are_passed_on_and_the_dice_used_are_rolled() -> None:
    state = table(dice="y1b1 y2b3", pairs="y6b6 y5b5", coins=[0])
    events = play(state, "build:y1b3", "y4b4")
    assert (state.actor, dice(state, 0), dice(state, 2)) == (1, ((4,), (4,)), ((5,), (5,)))
    assert dice(state, 1) == ((2, 6), (1, 6))
    assert events[1:] == [PassedOn(0, 1, "y2b1"), Rolled(0, (4,), (4,)), TurnBegan(1, 1, (2, 6), (1, 6))]


@clause("W-22")
def test_after_the_last_turn_nothing_is_rolled_or_passed() -> None:
    state = table(round_=18, seat=2, dice="y1b1 y2b2")
    play(state, "build:y1b1")
    assert state.actor == 2  # a second building is still possible
    play(state, "second")
    assert state.actor is None
    assert (dice(state, 2), dice(state, 0)) == (((1, 2), (1, 2)), ((6,), (6,)))
    state = table(round_=18, seat=2, dice="y1b1 y2b2")
    play(state, "coins")
    assert state.actor is None


@clause("W-22")
def test_in_the_last_round_the_others_still_roll_and_pass() -> None:
    state = table(round_=18, seat=1, dice="y1b1 y2b2", coins=[3, 0])
    play(state, "build:y1b1", "y3b3")
    assert (state.actor, dice(state, 2)) == (2, ((2, 6), (2, 6)))


@clause("W-23")
@pytest.mark.parametrize(
    ("built", "on_sheet", "earned"),
    [
        ("y1b1 y1b2 y2b1", "y1b1 y2b2", 3),
        ("y1b1 y1b2 y6b6", "y1b1 y1b2", 4),
        ("y1b1 y6b5 y6b6", "y1b1 y1b1", 4),
        ("y1b1 y6b5 y6b6", "y1b1 y1b2", 2),
        ("y6b4 y6b5 y6b6", "y1b1 y2b2", 0),
    ],
)
def test_a_coin_for_each_crossing_built(built: str, on_sheet: str, earned: int) -> None:
    state = table(built=[built], dice=on_sheet)
    events = play(state, "coins", "y1b1 y2b2")
    assert view(state, 0).sheets[0].coins == 3 + earned
    assert events[0] == Earned(0, earned, earned)


@clause("W-23")
def test_a_coin_is_gained_once_only_and_what_exceeds_the_sheet_is_lost() -> None:
    state = table(built=["y1b1 y1b2 y2b1"], dice="y1b1 y2b2", coins=[1], gained=[18], round_=5)
    events = play(state, "coins", "y1b1 y2b2")
    assert (view(state, 0).sheets[0].coins, view(state, 0).sheets[0].gained) == (3, 20)
    assert events[0] == Earned(0, 3, 2)
    full = table(built=["y1b1 y1b2 y2b1"], dice="y1b1 y2b2", coins=[0], gained=[20], round_=6)
    assert "coins" in words(full)
    play(full, "coins", "y1b1 y2b2")
    assert view(full, 0).sheets[0].coins == 0


@clause("W-24")
def test_after_coins_all_four_dice_are_rolled_and_a_pair_is_kept() -> None:
    state = table(dice="y1b1 y2b2", pairs="y6b6 y5b5")
    play(state, "coins", "y3b5 y4b1")
    assert (state.actor, view(state, 0).phase) == (0, "keep")
    assert words(state) == ["keep:y3b1", "keep:y3b5", "keep:y4b1", "keep:y4b5"]
    assert refused(state, "keep:y1b1") == "W-24"
    assert refused(state, "coins") == "W-24"
    assert refused(state, "second") == refused(state, "done") == "W-24"
    events = play(state, "keep:y4b5")
    assert events[1] == PassedOn(0, 1, "y3b1")
    assert (state.actor, dice(state, 0), dice(state, 1)) == (1, ((4,), (5,)), ((3, 6), (1, 6)))


@clause("W-24")
def test_dice_to_keep_are_chosen_by_value() -> None:
    state = table()
    play(state, "coins", "y3b5 y3b1")
    assert words(state) == ["keep:y3b1", "keep:y3b5"]
    state = table()
    play(state, "coins", "y3b5 y3b5")
    assert words(state) == ["keep:y3b5"]
    play(state, "keep:y3b5")
    assert dice(state, 1) == ((3, 6), (5, 6))


@clause("W-25")
def test_each_coin_moves_a_die_by_one() -> None:
    state = table(dice="y5b3 y6b6")
    events = play(state, "change:y5to3,b3to2")
    assert view(state, 0).sheets[0].coins == 0
    assert dice(state, 0) == ((3, 6), (2, 6))
    assert events == [Changed(0, 3, (3, 6), (2, 6))]
    assert words(state) == ["build:y3b2", "build:y3b6", "build:y6b2", "coins"]


@clause("W-25")
def test_one_and_six_are_not_neighbours_and_coins_must_suffice() -> None:
    state = table(dice="y1b1 y1b1", coins=[2])
    changes = [text for text in words(state) if text.startswith("change")]
    assert sorted(changes) == [
        "change:b1to2", "change:b1to3", "change:y1to2", "change:y1to2,b1to2", "change:y1to3",
    ]  # fmt: skip
    assert refused(state, "change:y1to6") == "W-25"
    assert refused(state, "change:y1to3,b1to2") == "W-25"


@clause("W-25")
def test_one_die_or_one_of_each_colour_is_changed() -> None:
    state = table(dice="y3b3 y4b3", coins=[1])
    changes = [text for text in words(state) if text.startswith("change")]
    assert sorted(changes) == ["change:b3to2", "change:b3to4", "change:y3to2", "change:y3to4", "change:y4to3",
                               "change:y4to5"]  # fmt: skip
    assert refused(state, "change:y5to4") == "W-25"
    assert refused(state, "change:y3to3") == "W-25"


@clause("W-25")
@pytest.mark.parametrize("on_sheet", ["y1b1 y1b1", "y3b4 y3b5", "y2b6 y5b6", "y1b2 y6b5"])
def test_no_two_changes_lead_to_the_same_dice(on_sheet: str) -> None:
    state = table(dice=on_sheet, coins=[12], gained=[20], round_=9)
    results = []
    for text in words(state):
        if text.startswith("change"):
            after = state.game.copy(state)
            play(after, text)
            results.append(dice(after, 0))
    assert len(set(results)) == len(results)
    assert dice(state, 0) not in results
    # Every pair of dice of a colour of which one at least is as it was, each with each.
    yellow, blue = dice(state, 0)
    ways = [len({tuple(sorted((old, new))) for old in two for new in range(1, 7)} | {two}) for two in (yellow, blue)]
    assert len(results) == ways[0] * ways[1] - 1


@clause("W-25")
def test_a_changed_die_keeps_its_value_also_when_passed_on() -> None:
    state = table(dice="y1b1 y2b2", pairs="y6b6 y5b5")
    play(state, "change:y1to3")
    play(state, "build:y2b1", "y4b4")
    assert dice(state, 1) == ((3, 6), (2, 6))


@clause("W-25")
def test_coins_may_be_earned_after_a_change() -> None:
    state = table(built=["y3b1 y3b2 y6b6"], dice="y1b1 y2b2")
    play(state, "change:y2to3")
    play(state, "coins", "y1b1 y1b1")
    assert view(state, 0).sheets[0].coins == 4


@clause("W-26")
def test_a_second_building_costs_three_coins_and_all_four_dice_are_rolled() -> None:
    state = table(dice="y1b1 y2b2")
    play(state, "build:y1b2")
    assert (words(state), view(state, 0).left) == (["second", "done"], "y2b1")
    assert refused(state, "coins") == refused(state, "build:y2b1") == refused(state, "change:y1to2") == "W-26"
    assert refused(state, "keep:y1b2") == "W-24"
    play(state, "second", "y5b5 y6b6")
    sheet = view(state, 0).sheets[0]
    assert {"y1b2", "y2b1"} <= set(sheet.built) and sheet.coins == 0
    assert words(state) == ["keep:y5b5", "keep:y5b6", "keep:y6b5", "keep:y6b6"]


@clause("W-26")
def test_a_second_building_may_be_declined() -> None:
    state = table(dice="y1b1 y2b2")
    play(state, "build:y1b2")
    play(state, "done", "y4b4")
    assert (state.actor, dice(state, 0), view(state, 0).sheets[0].coins) == (1, ((4,), (4,)), 3)


@clause("W-26")
@pytest.mark.parametrize(
    ("built", "on_sheet", "coins"),
    [("", "y1b1 y2b2", 2), ("y2b2 y5b6 y6b6", "y1b1 y2b2", 3), ("", "y1b1 y1b1", 3)],
)
def test_there_is_none_without_coins_or_where_it_is_built_or_both_pairs_lie_together(
    built: str, on_sheet: str, coins: int
) -> None:
    state = table(built=[built], dice=on_sheet, coins=[coins])
    play(state, "build:y1b1", "y4b4")
    assert state.actor == 1


@clause("W-26")
def test_pairs_that_share_a_row_leave_another_crossing() -> None:
    state = table(dice="y1b1 y1b2")
    play(state, "build:y1b1")
    assert view(state, 0).left == "y1b2"


@clause("W-26", "W-27")
def test_why_there_is_no_second_building_is_said() -> None:
    for built, change, coins, clause_id in (
        ("", "change:y1to3", 6, "W-27"), ("", "", 2, "W-26"), ("y2b2 y5b6 y6b6", "", 3, "W-26"),
    ):  # fmt: skip
        state = table(built=[built], dice="y1b1 y2b2", coins=[coins], round_=3)
        turn = Turn(state, Scripted([]))
        if change:
            turn.play(parse_word(state, change))
        turn.play(parse_word(state, "build:y3b1" if change else "build:y1b1"))
        assert turn.ready
        assert refused(turn.state, "second") == clause_id
        assert refused(turn.state, "done") == "W-22"


@clause("W-26")
def test_a_second_building_that_was_declined_is_taken_back_first() -> None:
    turn = Turn(table(dice="y1b1 y2b2"), Scripted([]))
    for text in ("build:y1b1", "done"):
        turn.play(parse_word(turn.state, text))
    assert refused(turn.state, "second") == "W-22"
    assert turn.undo() and words(turn.state) == ["second", "done"]


@clause("W-27")
def test_at_most_one_special_action_in_a_turn() -> None:
    state = table(dice="y1b1 y2b2", coins=[8], round_=3)
    play(state, "change:y1to3")
    assert not [text for text in words(state) if text.startswith("change")]
    assert refused(state, "change:y2to3") == "W-27"
    play(state, "build:y2b1", "y4b4")
    assert state.actor == 1
    assert view(state, None).sheets[0].coins == 6


@clause("W-22", "W-24")
def test_a_turn_can_be_taken_back_until_dice_are_rolled() -> None:
    state = table(dice="y1b1 y2b2")
    turn = Turn(state, Scripted(rolls("y1b1 y2b2")))
    before = position(turn.state)
    turn.play(parse_word(state, "change:y1to2"))
    turn.play(parse_word(state, "coins"))
    assert turn.ready and turn.undo() and turn.undo() and position(turn.state) == before
    assert turn.redo() and turn.redo()
    turn.commit()
    assert view(turn.state, 0).phase == "keep"
    assert not turn.undo()
    turn.play(parse_word(state, "keep:y1b1"))
    assert turn.undo()
