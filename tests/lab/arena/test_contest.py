"""Who meets whom: everybody on every seat, on the same luck."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config
from alhambra.bots.bot import Budget
from alhambra.core.errors import ConfigError
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.outcome import play_contest

TWO = Contest(Config("classic", 2), ("greedy", "random"), "7")
ONE_AGAINST_THREE = Contest(Config("classic", 4), ("greedy", "random"), "7")
ALONE = Contest(Config("roll-and-write", 1), ("greedy", "random"), "7")


@pytest.mark.parametrize("contest", [TWO, ONE_AGAINST_THREE, Contest(Config("classic", 3), ("greedy", "random"), "x")])
def test_the_first_bot_sits_once_on_every_seat_in_a_round(contest: Contest) -> None:
    seats = contest.config.seats
    assert contest.round_size == seats
    for first in range(0, 10 * seats, seats):
        assert sorted(contest.lineup(number).index(0) for number in range(first, first + seats)) == list(range(seats))


def test_with_fewer_bots_than_seats_the_last_takes_the_rest() -> None:
    assert Counter(ONE_AGAINST_THREE.lineup(0)) == {0: 1, 1: 3}


def test_with_more_bots_than_seats_all_parties_meet_on_the_same_luck() -> None:
    contest = Contest(Config("classic", 2), ("greedy", "random", "third", "fourth"), "7")
    assert contest.round_size == 12
    assert {frozenset(contest.lineup(number)) for number in range(12)} == {
        frozenset(pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    }
    piles = {contest.luck(number).shuffle("pile", bytes(range(50))) for number in range(12)}
    assert len(piles) == 1 and contest.luck(12).shuffle("pile", bytes(range(50))) not in piles


def test_who_plays_alone_has_the_same_dice_as_the_others() -> None:
    assert [ALONE.lineup(number) for number in range(4)] == [(0,), (1,), (0,), (1,)]
    dice = [(ALONE.luck(number).below("die", 1000), ALONE.luck(number).below("die", 1000)) for number in range(3)]
    assert dice[0] == dice[1] != dice[2]


def test_rounds_are_finished() -> None:
    assert [TWO.whole_rounds(games) for games in (1, 2, 3, 200)] == [2, 2, 4, 200]
    assert ONE_AGAINST_THREE.whole_rounds(401) == 404


def test_a_game_is_the_same_each_time_and_says_where_its_points_came_from() -> None:
    outcome = play_contest(TWO, 3).outcome
    assert outcome == play_contest(TWO, 3).outcome
    assert [sum(one.values()) for one in outcome.sources] == list(outcome.scores)
    assert outcome.share(outcome.winners[0]) == 1 / len(outcome.winners)


def test_time_and_decisions_are_counted_for_each_seat() -> None:
    timed = play_contest(ALONE, 0)
    assert sum(timed.decided) == timed.outcome.decisions and timed.seconds[0] > 0


@pytest.mark.parametrize(
    ("bots", "budget", "words"),
    [
        ((), Budget(), "An arena has 1 to 12 bots, not 0."),
        (("greedy", "greedy"), Budget(), "'greedy' is named twice"),
        (("greedy",), Budget(0), "The number of playouts is 1 or more, not 0."),
        (("greedy",), Budget(None, 0.0), "The seconds for a decision are more than 0."),
        (("greedy",), Budget(None, float("nan")), "The seconds for a decision are more than 0."),
        (("greedy",), Budget(1, 1.0), "playouts or seconds for a decision, not both"),
    ],
)
def test_what_cannot_be_played(bots: tuple[str, ...], budget: Budget, words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        Contest(Config("classic", 2), bots, "1", budget).check()


@pytest.mark.parametrize("name", ["nobody", "greedy-1"])
def test_who_cannot_play(name: str) -> None:
    contest = Contest(Config("classic", 2), ("greedy", name), "1")
    contest.check()
    with pytest.raises(ConfigError, match=name):
        contest.check_bots()
