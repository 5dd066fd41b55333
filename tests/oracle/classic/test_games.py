"""The naive referee: random games to the end."""

import random

import pytest

from tests.oracle import geometry, money
from tests.oracle.classic.positions import IDS, game
from tests.oracle.classic.referee import Referee
from tests.oracle.table import square_of


def check_invariants(table: Referee) -> None:
    """Every tile and card is in exactly one place, and all palaces are legal."""
    tiles = [tile for palace in table.palaces for tile in palace.values()]
    tiles += [tile for part in (*table.reserves, *table.aside) for tile in part]
    tiles += [tile for tile in table.market if tile is not None]
    tiles += table.neutral + table.supply
    assert sorted(tiles) == sorted(IDS + ["fountain"] * table.seats)
    cards = [card for hand in table.hands for card in hand]
    cards += [card for card in table.display if card is not None]
    cards += [card for card in table.pile if card not in ("first", "second")]
    assert sorted(cards + table.discards) == sorted(money.deck(table.seats))
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
        kinds: dict[str, list[str]] = {}
        for word in sorted(table.legal()):
            kinds.setdefault(word.partition(":")[0], []).append(word)
        assert kinds
        # A purchase never ends a turn by itself, so these are the cards to shuffle.
        cards = list(table.discards)
        chance.shuffle(cards)
        table.reshuffles = [cards]
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
