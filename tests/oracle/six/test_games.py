"""The referee with all modules: random games to the end."""

import random
from collections import Counter

import pytest

from tests.oracle.six.parts import NAMES
from tests.oracle.six.positions import check_six, six_chosen, six_game

GAMES = [(2, NAMES), (3, NAMES), (4, NAMES), (5, ("gatehouses", "camps")), (6, NAMES), (3, ())]


@pytest.mark.parametrize(("seats", "modules"), GAMES)
@pytest.mark.played
def test_random_games(seats: int, modules: tuple[str, ...]) -> None:
    table, chance = six_game(seats, seats, modules), random.Random(seats)
    played: Counter[str] = Counter()
    for number in range(5000):
        if number % 10 == 0:
            check_six(table)
        if table.over:
            break
        word = six_chosen(table.legal(), chance)
        played[word.partition(":")[0]] += 1
        table.follow(word)
    check_six(table)
    assert table.over and None in table.market and not table.to_lay and not any(table.aside)
    assert [held["which"] for held in table.scorings][-1] == 3
    for player, score in enumerate(table.scores):
        held = sum(h["wall"][player] + h["majority"][player] for h in table.scorings)
        assert score == held + sum(points[player] for parts in table.extras for points in parts.values())
    if modules == NAMES:
        assert all(played[verb] for verb in ("gatehouse", "gate", "site", "draw", "marker", "store", "buy"))
        assert played["falcon"] == played["pay"]
