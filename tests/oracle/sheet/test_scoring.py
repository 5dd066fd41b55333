"""The points of Roll & Write on the examples of the clauses, and against the places handed out one by one."""

import random
from fractions import Fraction
from itertools import permutations

import pytest

from tests.oracle.scoring import TABLE, TYPES
from tests.oracle.sheet.scoring import (
    CONTENT,
    DUEL_BONUS,
    GRID,
    ROUNDS,
    SIZES,
    History,
    Square,
    coin_points,
    completions,
    count,
    kept,
    lines,
    majority,
    share,
    type_at,
    winners,
)

ALL = {(row, column) for row in range(1, 7) for column in range(1, 7)}


def test_the_data_say_what_the_clauses_say() -> None:
    assert [len(row) for row in GRID] == [6] * 6
    assert sum(SIZES.values()) == 36
    assert sorted(SIZES.values()) == [5, 5, 6, 6, 7, 7]
    assert CONTENT["coins"]["start"] == 3
    assert CONTENT["rounds"] == {str(players): rounds for players, rounds in ROUNDS.items()}
    assert CONTENT["duel_bonus"] == {str(number): points for number, points in DUEL_BONUS.items()}
    assert CONTENT["place_points"] == {name: list(TABLE[name][2]) for name in TYPES}
    assert CONTENT["line_points"] == {"4": 2, "5": 5, "6": 10}


def test_the_yellow_die_gives_the_row() -> None:
    assert type_at((2, 5)) == "pavilion"
    assert type_at((5, 2)) == "garden"
    assert count(ALL, "tower") == SIZES["tower"]
    assert count({(2, 5), (5, 2), (1, 1)}, "garden") == 2


def test_the_set_up_cannot_complete_a_type() -> None:
    assert min(SIZES.values()) > 3


def test_example_two_complete_the_seraglio_together() -> None:
    assert completions("seraglio", [[0, 2]], 3) == [13, 0, 13]


def test_example_three_complete_the_chambers_after_one_place_is_taken() -> None:
    assert completions("chambers", [[1], [0, 2, 3]], 4) == [5, 19, 5, 5]


def test_places_are_awarded_in_the_order_of_the_rounds() -> None:
    assert completions("tower", [[3], [0], [1], [2, 4]], 5) == [13, 6, 0, 21, 0]


def test_example_arcades_at_the_end() -> None:
    assert majority("arcades", [], [2, 4, 3, 3]) == [0, 18, 6, 6]


def test_example_tower_with_the_first_place_awarded() -> None:
    assert majority("tower", [[1]], [3, 7, 4, 0]) == [6, 0, 13, 0]


def test_all_places_awarded() -> None:
    assert majority("tower", [[1], [0, 2]], [7, 7, 7, 4]) == [0] * 4
    assert majority("tower", [[0], [1], [2], [3]], [7, 7, 7, 7, 6]) == [0] * 5


def test_a_building_is_needed() -> None:
    assert majority("garden", [], [0, 0, 0]) == [0, 0, 0]
    assert majority("garden", [], [0, 1, 0]) == [0, 20, 0]
    assert majority("garden", [[0]], [6, 1, 0]) == [0, 12, 0]


def test_example_rows_and_columns() -> None:
    """Rows of six, five and four buildings; no column has more than three."""
    built = {(1, c) for c in range(1, 7)} | {(3, c) for c in range(1, 6)} | {(6, c) for c in range(3, 7)}
    assert lines(built) == 17
    assert lines({(column, row) for row, column in built}) == 17
    assert lines(ALL) == 120
    assert lines(set()) == 0
    assert lines({(2, 1), (2, 3), (2, 6)}) == 0


def test_example_coins() -> None:
    assert [coin_points(coins) for coins in range(6)] == [0, 0, 1, 1, 2, 2]


def test_example_alone_with_a_fictitious_player_in_the_same_round() -> None:
    """The player gets 13, both places are gone, and the next place is the third."""
    history: History = [[0, 1]]
    assert kept(completions("seraglio", history, 3), 1, duel=False) == [13, 0, 0]
    assert kept(completions("seraglio", history, 3), 1, duel=True) == [13, 13, 0]
    assert majority("seraglio", history, [5, 5, 4]) == [0, 0, 2]


def test_fictitious_players_hold_their_places() -> None:
    assert kept(majority("garden", [], [3, 5, 4]), 1, duel=False) == [5, 0, 0]
    assert kept(majority("garden", [], [3, 5, 3]), 2, duel=False) == [8, 20, 0]
    assert kept(completions("garden", [[2], [0]], 3), 2, duel=False) == [12, 0, 0]
    assert kept(majority("garden", [], [3, 5, 4]), 1, duel=True) == [5, 20, 12]


def test_the_highest_total_wins() -> None:
    assert winners([50, 62, 62], 3, duel=False) == [1, 2]
    assert winners([50, 40, 99], 2, duel=False) == [0]
    assert winners([50, 40, 99], 1, duel=False) == [0]
    assert winners([50, 40, 99], 1, duel=True) == [2]
    assert winners([99, 40, 99], 1, duel=True) == [0, 2]


def handed_out(type_name: str, history: History, counts: list[int]) -> list[Fraction]:
    """The mean over all orders of tied players, when the places are handed out one after another."""
    players = range(len(counts))
    done = [player for together in history for player in together]
    rest = [player for player in players if player not in done and counts[player] > 0]
    total, orders = [Fraction(0)] * len(counts), 0
    for order in permutations([*done, *rest]):
        rounds = [next((n for n, t in enumerate(history) if p in t), len(history)) for p in order]
        keys = [(when, 0 if p in done else -counts[p]) for when, p in zip(rounds, order, strict=True)]
        if keys != sorted(keys):
            continue
        orders += 1
        for player, worth in zip(order, TABLE[type_name][2], strict=False):
            total[player] += worth
    return [points / orders for points in total]


@pytest.mark.parametrize("seed", range(60))
def test_shares_are_means_over_all_orders(seed: int) -> None:
    luck = random.Random(seed)
    name = luck.choice(TYPES)
    players = luck.randint(3, 5)
    counts = [luck.randint(0, 4) for _ in range(players)]
    history: History = []
    for player in luck.sample(range(players), luck.randint(0, players)):
        counts[player] = SIZES[name]
        if history and luck.random() < 0.5:
            history[-1].append(player)
        else:
            history.append([player])
    both = zip(completions(name, history, players), majority(name, history, counts), strict=True)
    assert [sum(parts) for parts in both] == [int(mean) for mean in handed_out(name, history, counts)]


def test_lines_one_by_one() -> None:
    luck = random.Random(3)
    for _ in range(50):
        built: set[Square] = set(luck.sample(sorted(ALL), luck.randint(0, 36)))
        sides = [[square[side] for square in built] for side in (0, 1)]
        lengths = [values.count(number) for values in sides for number in range(1, 7)]
        assert lines(built) == 2 * lengths.count(4) + 5 * lengths.count(5) + 10 * lengths.count(6)


def test_places_past_the_third_are_worth_nothing() -> None:
    assert share("tower", 3, 2) == 0
    assert share("tower", 2, 4) == 1
    assert share("tower", 0, 5) == 8
