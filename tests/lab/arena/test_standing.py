"""How sure a result is: intervals of rounds, and a test that may be asked at any time."""

from __future__ import annotations

import random
from math import isclose, log10, sqrt

from alhambra import Config
from alhambra.lab.arena.contest import Contest, Party
from alhambra.lab.arena.outcome import Outcome
from alhambra.lab.arena.ratings import Meetings, inverted, meetings, ratings, strengths
from alhambra.lab.arena.standing import clear_after, standings

TWO = Contest(Config("classic", 2), ("one", "other"), "1")
LEAGUE = Contest(Config("classic", 2), ("a", "b", "c"), "1")
FOUR = Contest(Config("classic", 4), ("one", "other"), "1")


def game(contest: Contest, number: int, winner: int, lead: int = 10) -> Outcome:
    """A game that a bot has won."""
    lineup = contest.lineup(number)
    seat = lineup.index(winner)
    scores = tuple(100 + lead * (at == seat) for at in range(len(lineup)))
    return Outcome(number, lineup, scores, (seat,), 50, tuple({"wall": one} for one in scores))


def games(contest: Contest, winners: list[int]) -> list[Outcome]:
    return [game(contest, number, winner) for number, winner in enumerate(winners)]


def test_a_share_that_rounds_agree_on_is_surer_than_one_of_independent_games() -> None:
    one, other = standings(TWO, games(TWO, [0, 1] * 40))  # each wins once on every luck
    assert (one.share.mean, one.wins, one.games) == (0.5, 40, 80) and other.share.mean == 0.5
    assert one.share.low is not None and one.unpaired.low is not None
    assert one.share.low > one.unpaired.low + 0.05
    assert one.ahead is not None and (one.ahead.mean, one.ahead.low) == (0, 0)


def test_a_share_that_hangs_on_luck_is_less_sure() -> None:
    one, _ = standings(TWO, games(TWO, [0, 0, 1, 1] * 20))  # luck decides, whoever has it
    assert one.share.low is not None and one.unpaired.low is not None
    assert one.share.low < one.unpaired.low - 0.02


def test_few_rounds_are_not_believed_more_than_independent_games() -> None:
    one, _ = standings(TWO, games(TWO, [0, 1] * 5))
    assert one.share == one.unpaired


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = random.Random(1), 0
    for _ in range(200):
        winners = []
        for _ in range(40):
            kind = rng.random() < 0.5
            winners += [int(rng.random() > (0.9 if kind else 0.5)) for _ in range(2)]
        share = standings(TWO, games(TWO, winners))[0].share
        held += share.low is not None and share.high is not None and share.low <= 0.7 <= share.high
    assert held >= 180


def test_what_is_begun_and_not_finished_does_not_count() -> None:
    assert standings(TWO, games(TWO, [0])) == []
    assert standings(TWO, games(TWO, [0, 0, 1]))[0].games == 2


def test_a_clear_result_is_seen_early_and_an_even_one_hardly_ever() -> None:
    assert clear_after(TWO, games(TWO, [0] * 200)) is not None
    assert (clear_after(TWO, games(TWO, [0] * 200)) or 999) < 60
    assert clear_after(TWO, games(TWO, [1] * 200)) is not None
    rng, wrong = random.Random(2), 0
    for _ in range(100):
        wrong += clear_after(TWO, games(TWO, [rng.randrange(2) for _ in range(300)])) is not None
    assert wrong <= 5, "at whatever time one looks"


def test_alone_there_is_nothing_to_be_clear_about() -> None:
    assert clear_after(Contest(Config("roll-and-write", 1), ("a", "b"), "1"), []) is None


def test_ratings_of_two_are_elo() -> None:
    found = ratings(TWO, games(TWO, [0, 0, 0, 1] * 50))
    # 150 and 50, and one assumed victory each
    assert isclose(found[0].mean - found[1].mean, 400 * log10(151 / 51), abs_tol=0.01)
    assert isclose(found[0].mean, -found[1].mean, abs_tol=1e-6)
    error = found[0].error
    # half the difference, whose error is that of the logarithm of the odds
    assert error is not None and isclose(error, 400 / 2.302585 * sqrt(1 / 151 + 1 / 51) / 2, rel_tol=1e-3)


def test_one_against_three_that_are_alike_wins_a_quarter_at_equal_strength() -> None:
    outcomes = games(FOUR, [0, 1, 1, 1] * 100)
    found = ratings(FOUR, outcomes)
    assert abs(found[0].mean - found[1].mean) < 5


def test_who_never_loses_has_a_rating_and_a_wide_interval() -> None:
    found = ratings(TWO, games(TWO, [0] * 40))
    assert found[0].mean > 250 and found[0].error is not None and found[0].error > 50


def test_strengths_of_a_league_are_the_likeliest() -> None:
    met: dict[Party, Meetings] = {(0, 1): Meetings(30), (0, 2): Meetings(30), (1, 2): Meetings(30)}
    for pair, wins in (((0, 1), (20, 10)), ((0, 2), (24, 6)), ((1, 2), (20, 10))):
        met[pair].wins.update(dict(zip(pair, wins)))
    found = strengths(3, met)
    for bot in range(3):
        won = sum(one.wins[bot] for one in met.values())
        due = sum(one.games * found[bot] / sum(found[who] for who in pair) for pair, one in met.items() if bot in pair)
        assert isclose(won, due, rel_tol=1e-6)


def test_shared_victories_are_shared_meetings() -> None:
    outcome = Outcome(0, (0, 1), (5, 5), (0, 1), 9, ({}, {}))
    met = meetings(3, [outcome])
    assert met[0, 1].games == 3 and met[0, 1].wins == {0: 1.5, 1: 1.5}


def test_an_inverse_is_one() -> None:
    inverse = inverted([[4.0, 1.0], [1.0, 3.0]])
    assert isclose(inverse[0][0], 3 / 11) and isclose(inverse[0][1], -1 / 11)
