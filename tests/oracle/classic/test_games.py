"""The naive referee: random games to the end."""

import random

import pytest

from tests.oracle import geometry, money
from tests.oracle.classic.positions import IDS, game
from tests.oracle.classic.referee import Referee
from tests.oracle.positions import all_cards_on, all_tiles_on, by_kind
from tests.oracle.table import square_of


def check_invariants(table: Referee) -> None:
    """Every tile and card is in exactly one place, and all palaces are legal."""
    assert sorted(all_tiles_on(table)) == sorted(IDS)
    assert sorted(all_cards_on(table)) == sorted(money.deck(table.seats))
    for palace in table.palaces:
        walls = {square_of(at): table.tiles[palace[at]].walls for at in palace}
        assert geometry.violations(walls) == set()
        assert palace["c"] == "fountain"


def play_out(table: Referee, chance: random.Random) -> int:
    """Play random words, kind by kind, to the end; return the number of moves."""
    for moves in range(5000):
        check_invariants(table)
        if table.over:
            return moves
        kinds = by_kind(table.legal())
        kind = "buy" if "buy" in kinds else chance.choice(sorted(kinds))
        table.play(chance.choice(kinds[kind]))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.played
def test_random_games(seats: int, seed: int) -> None:
    table = game(seats, seed)
    assert all(20 <= sum(map(money.value, hand)) <= 28 for hand in table.hands)
    play_out(table, random.Random(seed))
    assert table.supply_left == 0
    assert None in table.market
    assert not any(table.aside)
    assert [held["which"] for held in table.scorings][-1] == 3
    for player, score in enumerate(table.scores):
        total = sum(h["wall"][player] + h["majority"][player] for h in table.scorings)
        assert score == total
    best = max(table.scores[:seats])
    assert table.winners == [s for s in range(seats) if table.scores[s] == best]
