"""Completing a type, and the end of the game."""

from __future__ import annotations

import pytest

from alhambra import score, view
from alhambra.core.data import load
from alhambra.palace.scoring import BEST
from alhambra.sheet.events import Awarded, Completed, GameOver, Scored
from alhambra.sheet.squares import TYPES
from alhambra.sheet.state import SheetState
from tests.clauses import clause
from tests.support.sheets import NO_OPTIONS, Options, game_of, of_type, play, table

KIT_TYPES = [int(type_) for type_ in game_of(3).kit.types]
COLUMN_6 = "y4b6 y5b6 y6b6"


def some(name: str, count: int = 9) -> str:
    """The first squares of a type, all unless a number is said."""
    return " ".join(of_type(name, KIT_TYPES)[:count])


def with_counts(name: str, *counts: int) -> list[str]:
    """Sheets with so many buildings of a type, and others that are not of it."""
    other = "tower" if name != "tower" else "pavilion"
    return [f"{some(name, count)} {some(other, 3)}".strip() for count in counts]


def gains(state: SheetState, clause_id: str, reason: str) -> dict[int, int]:
    """What players gained for a reason, in the scorings held or as if the game ended now."""
    sheet = score(state)
    scorings = sheet.past if sheet.now is None else (*sheet.past, sheet.now)
    found = [gain for scoring in scorings for gain in scoring.gains]
    return {gain.player: gain.points for gain in found if (gain.clause, gain.reason) == (clause_id, reason)}


@clause("W-30")
def test_the_first_to_complete_a_type_gains_its_first_place_at_the_end_of_the_round() -> None:
    state = table(built=[some("seraglio", 4)], seat=0, round_=5, dice="y6b5 y6b4", coins=[0])
    play(state, "build:y6b5", "y1b1")
    assert view(state, None).completed[0] == (0, 5, 0, 0, 0, 0)
    assert view(state, None).scores == (0, 0, 0)
    play(state, "coins", "y1b1 y1b1")
    play(state, "keep:y1b1")
    play(state, "coins", "y1b1 y1b1")
    events = play(state, "keep:y1b1")
    assert view(state, None).scores == (17, 0, 0)
    awarded = [event for event in events if isinstance(event, Awarded)]
    assert Completed(0, 5, "seraglio") in events
    assert awarded[0].round == 5 and awarded[0].scores == (17, 0, 0)
    assert awarded[0].gains == score(state).past[0].gains


@clause("W-30")
def test_two_who_complete_the_seraglio_together_share_two_places() -> None:
    built = [some("seraglio"), "", some("seraglio", 4)]
    state = table(built=built, seat=2, round_=5, dice="y6b5 y6b4", coins=[3, 3, 0])
    play(state, "build:y6b5", "y1b1")
    assert view(state, None).scores == (13, 0, 13)
    assert score(state).past[0].gains[0].tied == (2,)


@clause("W-30")
def test_three_who_complete_the_chambers_behind_one_share_what_is_left() -> None:
    built = [some("chambers"), some("chambers"), some("chambers", 5), some("chambers")]
    state = table(
        4, built=built, seat=2, start=3, round_=6, dice="y6b1 y6b4", coins=[3, 3, 0], completed={(3, "chambers"): 4}
    )
    assert view(state, None).scores == (0, 0, 0, 19)
    play(state, "build:y6b1", "y1b1")
    assert view(state, None).scores == (5, 5, 5, 19)


@clause("W-30")
def test_places_past_the_third_are_worth_nothing() -> None:
    done = {(0, "pavilion"): 4, (1, "pavilion"): 5, (2, "pavilion"): 6}
    built = [some("pavilion")] * 3 + [some("pavilion", 4)]
    state = table(4, built=built, seat=3, round_=8, dice="y6b2 y6b2", coins=[3, 3, 3, 0], completed=done)
    play(state, "build:y6b2", "y1b1")
    assert view(state, None).scores == (16, 8, 1, 0)


@clause("W-30", "W-40")
def test_the_last_round_is_awarded_before_the_end() -> None:
    state = table(built=[some("seraglio", 4), some("seraglio", 3)], start=1, round_=18, dice="y6b5 y6b5", coins=[0])
    events = play(state, "build:y6b5")
    kinds = [type(event) for event in events]
    assert kinds[-3:] == [Awarded, Scored, GameOver]
    assert gains(state, "W-30", "seraglio") == {0: 17}
    assert gains(state, "W-40", "seraglio") == {1: 9}


@clause("W-30")
def test_the_set_up_cannot_complete_a_type() -> None:
    assert min(game_of(3).kit.sizes) > 3


@clause("W-40")
@pytest.mark.parametrize(
    ("name", "counts", "expected"),
    [
        ("arcades", (3, 2, 2, 1), {0: 18, 1: 6, 2: 6}),
        ("arcades", (1, 0, 0, 0), {0: 18}),
        ("arcades", (2, 2, 0, 1), {0: 14, 1: 14, 3: 3}),
        ("garden", (2, 2, 2, 2), {0: 9, 1: 9, 2: 9, 3: 9}),
        ("pavilion", (2, 1, 1, 0), {0: 16, 1: 4, 2: 4}),
        ("seraglio", (4, 3, 2, 1), {0: 17, 1: 9, 2: 2}),
    ],
)
def test_places_not_awarded_go_to_the_players_with_most(
    name: str, counts: tuple[int, ...], expected: dict[int, int]
) -> None:
    state = table(4, built=with_counts(name, *counts), seat=3, round_=15, coins=[0] * 4)
    assert gains(state, "W-40", name) == expected
    play(state, "coins")
    assert state.actor is None
    assert gains(state, "W-40", name) == expected


@clause("W-40")
def test_those_who_completed_a_type_stand_aside() -> None:
    built = with_counts("tower", 7, 3, 2, 1)
    state = table(4, built=built, round_=10, completed={(0, "tower"): 9})
    assert gains(state, "W-40", "tower") == {1: 13, 2: 6}
    assert gains(state, "W-30", "tower") == {0: 21}


@clause("W-41")
def test_places_are_worth_what_the_third_scoring_of_the_palace_game_gives() -> None:
    points = load("roll_and_write.json")["place_points"]
    for line, name in enumerate(TYPES):
        assert points[name] == [int(BEST[2 - place]) + line for place in range(3)]


@clause("W-42")
def test_rows_and_columns() -> None:
    rows = "y1b1 y1b2 y1b3 y1b4 y1b5 y1b6 y2b1 y2b2 y2b3 y2b4 y2b5 y3b1 y3b2 y3b3 y3b4"
    state = table(built=[rows], round_=18, seat=2)
    found = score(state).now
    assert found is not None
    mine = [gain for gain in found.gains if gain.player == 0]
    assert [(gain.number, gain.count, gain.points) for gain in mine if gain.reason == "row"] == [
        (1, 6, 10), (2, 5, 5), (3, 4, 2),
    ]  # fmt: skip
    assert not [gain for gain in mine if gain.reason == "column"]
    play(state, "coins")
    assert sum(gain.points for gain in score(state).past[-1].gains if gain.player == 0 and gain.reason == "row") == 17


@clause("W-42")
def test_a_full_column_counts_as_a_row_does() -> None:
    state = table(built=["y1b2 y2b2 y3b2 y4b2 y5b2 y6b2"], round_=18)
    assert gains(state, "W-42", "column") == {0: 10}
    assert gains(state, "W-42", "row") == {}


@clause("W-43")
@pytest.mark.parametrize(("coins", "points"), [(0, {}), (1, {}), (2, {0: 1}), (3, {0: 1}), (8, {0: 4})])
def test_a_point_for_every_two_coins(coins: int, points: dict[int, int]) -> None:
    state = table(coins=[coins, 0, 0], round_=18)
    assert gains(state, "W-43", "coins") == points


@clause("W-44")
def test_the_highest_total_wins() -> None:
    state = table(built=[f"{some('tower', 6)} {some('garden', 6)}"], round_=18, seat=2)
    events = play(state, "coins")
    assert state.game.winners(state) == [0]
    assert events[-1] == GameOver((0,), tuple(int(points) for points in state.scores))
    assert state.game.points(state)[0] == max(state.game.points(state))


@clause("W-44")
def test_ties_share() -> None:
    state = table(round_=18, seat=2)
    play(state, "coins")
    assert state.game.winners(state) == [0, 1, 2]
    assert len(set(state.game.points(state))) == 1


@clause("W-54")
def test_a_fictitious_player_that_completes_a_type_takes_its_place_and_gains_nothing() -> None:
    state = table(2, round_=9, ticks=[{"pavilion": 4}], seat=1, coins=[0, 0], built=[some("pavilion", 2) + " y1b3"])
    play(state, "build:y1b1", "y1b1 y2b5")
    assert view(state, None).completed[2][0] == 9
    assert view(state, None).scores == (0, 0, 0)
    assert gains(state, "W-40", "pavilion") == {0: 8, 1: 1}


@clause("W-54")
def test_its_share_is_lost() -> None:
    state = table(
        1, built=[some("seraglio", 4)], round_=9, coins=[0], dice="y6b5 y6b5", ticks=[{"seraglio": 4}, {"seraglio": 1}]
    )
    play(state, "build:y6b5", "y1b1 y1b4 y1b1")
    assert view(state, None).scores == (13, 0, 0)
    assert score(state).past[0].gains[0].tied == (1,)
    state = table(
        1, built=[some("seraglio", 5)], round_=9, coins=[0], completed={(0, "seraglio"): 8}, dice="y1b1 y1b1",
        ticks=[{"seraglio": 4}, {"seraglio": 1}],
    )  # fmt: skip
    play(state, "build:y1b1", "y1b1 y1b4 y1b1")
    assert view(state, None).scores == (17, 0, 0)


@clause("W-54")
def test_at_the_end_it_holds_its_places() -> None:
    state = table(1, built=with_counts("arcades", 2), ticks=[{"arcades": 3}, {"arcades": 2}], round_=18)
    assert gains(state, "W-40", "arcades") == {0: 6}


@clause("W-57")
@pytest.mark.parametrize(("number", "bonus"), [("2", 21), ("3", 18), ("4", 15)])
def test_in_a_duel_fictitious_players_score_majorities_and_a_bonus(number: str, bonus: int) -> None:
    options = {"fictitious": number, "solo": "duel"}
    ticks = [{"arcades": count} for count in (3, 2, 0, 0)]
    state = table(1, options, built=with_counts("arcades", 2), ticks=ticks, round_=12)
    assert gains(state, "W-40", "arcades") == {0: 6, 1: 18, 2: 6}
    assert gains(state, "W-57", "bonus") == dict.fromkeys(range(1, int(number) + 1), bonus)
    assert set(gains(state, "W-43", "coins")) == {0}


@clause("W-57")
def test_in_a_duel_they_gain_what_they_complete() -> None:
    state = table(1, {"solo": "duel"}, built=[COLUMN_6], round_=9, ticks=[{"pavilion": 4}], coins=[0])
    play(state, "build:y1b1", "y1b1 y2b5 y1b1")
    assert view(state, None).scores == (0, 16, 0)


@clause("W-57")
@pytest.mark.parametrize(
    ("options", "built", "winners", "told"),
    [
        (NO_OPTIONS, COLUMN_6, [0], {0}),
        ({"solo": "duel"}, COLUMN_6, [], {1, 2}),
        ({"solo": "duel"}, " ".join(some(name, 4) for name in TYPES), [0], {0}),
    ],
)
def test_a_duel_can_be_lost(options: Options, built: str, winners: list[int], told: set[int]) -> None:
    state = table(1, options, built=[built], round_=18, coins=[0], gained=[20])
    events = play(state, "coins", "y1b1 y1b2")
    assert state.game.winners(state) == winners
    assert set(events[-1].winners) <= told
    assert len(state.game.points(state)) == 1


def test_the_score_as_if_the_game_ended_now_holds_what_this_round_completed() -> None:
    state = table(built=[some("seraglio", 4) + " y1b1"], round_=5, dice="y6b5 y6b4", coins=[0])
    play(state, "build:y6b5", "y1b1")
    assert gains(state, "W-30", "seraglio") == {0: 17}
    now = score(state).now
    assert now is not None and now.end and now.points(0) > 17
