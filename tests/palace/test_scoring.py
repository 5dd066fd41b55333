"""Scoring: the majorities, and every point with its reason (A-70, A-72 to A-75)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import score, view
from alhambra.palace.events import Scored
from alhambra.palace.explain import Gain, Scoring
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.oracle.scoring import majority
from tests.support.builders import say, table
from tests.support.palaces import counted
from tests.support.plain import scoring
from tests.support.play import walk


def points(name: str, counts: list[int], number: int) -> list[int]:
    """What players with so many tiles of one type get for it."""
    rows = [[count if name == other else 0 for other in TYPES] for count in counts]
    state = counted(rows, number)
    now = score(state).now
    assert now.number == number
    return [now.points(player) for player in range(len(counts))]


@clause("A-70")
@pytest.mark.parametrize(("card", "held", "number"), [("1st", (), 1), ("2nd", (1,), 2)])
def test_a_scoring_card_brings_the_wall_and_the_majorities(card: str, held: tuple[int, ...], number: int) -> None:
    state = table(palaces=["tower-11-N@n1 pavilion-5@n1w1"], pile=f"{card} y5", held=held)
    (scored,) = [event for event in say(state, "take:y9") if isinstance(event, Scored)]
    reasons = {gain.reason: gain.points for gain in scored.gains}
    assert scored.number == number
    assert reasons == {"wall": 3, "pavilion": (1, 8)[number - 1], "tower": (6, 13)[number - 1]}
    assert scored.scores == (sum(reasons.values()), 0, 0) == view(state, None).scores


@clause("A-70")
def test_three_scorings_in_a_whole_game() -> None:
    (*_, over) = walk(4, 70)
    assert [held.number for held in score(over).past] == [1, 2, 3]
    assert score(over).now is None


@clause("A-72")
def test_the_most_tiles_of_a_type_win_it() -> None:
    assert points("garden", [2, 5, 3], 1) == [0, 5, 0]
    assert points("garden", [2, 5, 3], 2) == [0, 12, 5]


@clause("A-72")
def test_prices_do_not_matter() -> None:
    state = table(palaces=["tower-12@n1", "tower-7@n1 tower-9-NE@e1"])
    assert [score(state).now.points(seat) for seat in range(3)] == [0, 6 + 5, 0]


@clause("A-72")
def test_the_reserve_and_tiles_set_aside_do_not_count() -> None:
    state = table(
        phase="lay", palaces=["tower-12@n1", "tower-11-none@n1"], reserves=["tower-7 tower-8"], asides=["tower-10"]
    )  # fmt: skip
    assert [score(state).now.points(seat) for seat in range(3)] == [3, 3, 0]


@clause("A-73")
def test_example_the_most_chambers_in_the_first_scoring() -> None:
    assert points("chambers", [1, 3, 2], 1) == [0, 4, 0]


@clause("A-73")
def test_example_the_most_towers_and_the_next_in_the_second_scoring() -> None:
    assert points("tower", [4, 1, 3, 0], 2) == [13, 0, 6, 0]


@clause("A-73")
def test_example_pavilions_in_the_third_scoring() -> None:
    assert points("pavilion", [1, 2, 3, 0], 3) == [1, 8, 16, 0]


@clause("A-73")
@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        (name, number, [base + step for base in ((1,), (8, 1), (16, 8, 1))[number - 1]])
        for step, name in enumerate(("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"))
        for number in (1, 2, 3)
    ],
)
def test_the_points_of_each_place(name: str, number: int, expected: list[int]) -> None:
    assert points(name, [4, 3, 2, 1], number) == [*expected, 0, 0, 0][:4]


@clause("A-74")
def test_example_two_share_the_most_towers_in_the_second_scoring() -> None:
    assert points("tower", [4, 2, 4], 2) == [9, 0, 9]


@clause("A-74")
def test_example_two_share_the_second_and_third_place() -> None:
    assert points("garden", [2, 5, 2, 1], 3) == [8, 20, 8, 0]


@clause("A-74")
def test_places_past_those_that_score_are_worth_nothing() -> None:
    assert points("garden", [1, 1, 1], 1) == [1, 1, 1]
    assert points("pavilion", [1, 1, 0], 1) == [0, 0, 0]
    assert points("garden", [2, 5, 2], 2) == [2, 12, 2]
    assert points("tower", [1] * 6, 3) == [6] * 6


@clause("A-74")
def test_who_comes_behind_those_tied_is_not_second() -> None:
    assert points("tower", [3, 3, 2], 2) == [9, 9, 0]
    assert points("tower", [3, 3, 2], 3) == [17, 17, 6]


@clause("A-75")
def test_who_has_none_scores_nothing_and_takes_no_place() -> None:
    assert points("seraglio", [0, 0, 2], 3) == [0, 0, 17]
    assert points("seraglio", [0, 0, 0], 3) == [0, 0, 0]
    assert points("tower", [1, 0, 0], 2) == [13, 0, 0]


@clause("A-72", "A-73", "A-74", "A-75")
def test_majorities_are_those_of_the_oracle_on_random_tables() -> None:
    luck = Random(72)
    for _ in range(150):
        players, number = luck.choice([3, 3, 4, 5, 6]), luck.randint(1, 3)
        most = luck.choice([2, 3, 5])
        rows = [[luck.randint(0, most) for _ in TYPES] for _ in range(players)]
        seats = 2 if players == 3 and luck.random() < 0.5 else players
        now = scoring(score(counted(rows, number, seats)).now, players)
        for at, name in enumerate(TYPES):
            assert now["types"][name] == majority([row[at] for row in rows], name, number)


@clause("A-70")
def test_what_would_score_now_is_what_scores() -> None:
    """The sheet of the state before is the event of the scoring, down to every reason."""
    luck = Random(70)
    for _ in range(40):
        seats, number = luck.randint(3, 6), luck.randint(1, 2)
        rows = [[luck.randint(0, 3) for _ in TYPES] for _ in range(seats)]
        state = counted(rows, number)
        before = score(state).now
        (scored,) = [event for event in say(state, "take:y9") if isinstance(event, Scored)]
        assert Scoring(scored.number, scored.gains) == before
        assert scored.scores == tuple(before.points(seat) for seat in range(seats)) == score(state).scores
        (held,) = [past for past in score(state).past if past.number == number]
        assert [held.points(seat) for seat in range(seats)] == list(scored.scores)


@clause("A-73", "A-74")
def test_a_scoring_that_was_held_says_what_its_places_were_worth() -> None:
    """Whoever shares places has their sum, divided: what a table says of it follows from the worth."""
    state = counted([[2, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 3]], 2)
    before = len(score(state).past)
    assert len(score(state).worth) == before, "what places will be worth is an aid"
    say(state, "take:y9")
    sheet = score(state)
    held, worth = sheet.past[-1], sheet.worth[-1]
    assert len(sheet.past) == len(sheet.worth) == before + 1
    assert worth["pavilion"] == (8, 1) and worth["tower"] == (13, 6) and len(worth) == 6
    for gain in held.gains:
        if gain.reason != "wall":
            shared = worth[gain.reason][gain.place - 1 : gain.place + len(gain.tied)]
            assert gain.points == sum(shared) // (1 + len(gain.tied))


@clause("A-70", "A-74")
def test_each_point_has_its_reason() -> None:
    state = table(palaces=["tower-12@n1", "tower-11-none@n1 garden-8-NE@n2", "tower-8@e1"])
    assert score(state).now == Scoring(
        1,
        (
            Gain(1, 2, "A-71", "wall", 2, segments=("n2-N", "n2-E")),
            Gain(2, 3, "A-71", "wall", 3, segments=("e1-N", "e1-E", "e1-S")),
            Gain(1, 5, "A-72", "garden", 1, 1, (), ("garden-8-NE",)),
            Gain(0, 2, "A-74", "tower", 1, 1, (1, 2), ("tower-12",)),
            Gain(1, 2, "A-74", "tower", 1, 1, (0, 2), ("tower-11-none",)),
            Gain(2, 2, "A-74", "tower", 1, 1, (0, 1), ("tower-8",)),
        ),
    )


@clause("A-70")
def test_the_sheet_adds_up_in_whole_games() -> None:
    for seats in range(2, 7):
        for state in list(walk(seats, 7))[-1:]:
            sheet = score(state)
            for player, points in enumerate(sheet.scores):
                assert sum(held.points(player) for held in sheet.past) == points
