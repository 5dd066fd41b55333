"""The naive referee of Roll & Write: random games to the end."""

import random

import pytest

from tests.oracle.scoring import TYPES
from tests.oracle.sheet.referee import ON_SHEET, Luck, Referee
from tests.oracle.sheet.scoring import SIZES, lines, type_at, winners

GAMES = [(1, 2), (1, 3), (1, 4), (2, None), (3, None), (4, None), (5, None)]


def luck_of(chance: random.Random, real: int) -> Luck:
    """Dice for a whole game, and more."""
    start = [("start", chance.randrange(real))] if real > 1 else []
    return start + [(f"{colour} die", chance.randrange(6)) for _ in range(900) for colour in ("yellow", "blue")]


def check_invariants(table: Referee) -> None:
    """The dice are where they belong, and nothing is counted that is not there."""
    numbers = [(len(lie.yellow), len(lie.blue)) for lie in table.lies]
    assert numbers == [(2, 2) if seat == table.turn else (1, 1) for seat in range(table.real)]
    assert all(0 <= coins <= gained <= ON_SHEET for coins, gained in zip(table.coins, table.gained, strict=True))
    boxes = [sum(table.counts(name)[player] for name in TYPES) for player in range(table.players)]
    rounds = table.round if table.over else table.round - 1
    assert boxes[table.real :] == [3 + rounds] * table.fictitious
    assert all(3 <= number <= 3 + 2 * table.round for number in boxes[: table.real])
    for name in TYPES:
        full = {player for player, number in enumerate(table.counts(name)) if number == SIZES[name]}
        assert set(table.completed[name]) == full


def by_hand(table: Referee, seat: int) -> int:
    """The total of a real player, place by place."""
    total = lines(table.built[seat]) + table.coins[seat] // 2
    for step, name in enumerate(TYPES):
        never = table.rounds + 1
        ranks = [
            (table.completed[name].get(player, never), 0 if player in table.completed[name] else -own)
            for player, own in enumerate(table.counts(name))
        ]
        if any(type_at(square) == name for square in table.built[seat]):
            ahead, tied = sum(rank < ranks[seat] for rank in ranks), ranks.count(ranks[seat])
            worth = [16 + step, 8 + step, 1 + step, *[0] * 9]
            total += sum(worth[ahead : ahead + tied]) // tied
    return total


@pytest.mark.parametrize(("real", "fictitious"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.played
def test_random_games(real: int, fictitious: int | None, seed: int) -> None:
    chance = random.Random(seed)
    duel = real == 1 and seed == 2
    table = Referee(real, luck_of(chance, real), fictitious, duel)
    start, turns, before = table.turn, 0, -1
    check_invariants(table)
    while not table.over:
        words = sorted(table.legal())
        plain = [word for word in words if not word.startswith("change")]
        word = chance.choice(plain if chance.random() < 0.7 else words)
        if table.phase == "act" and not word.startswith("change"):
            turns += 1
            assert table.turn == (start + turns - 1) % real
        table.play(word)
        check_invariants(table)
        assert sum(table.scores()) >= before or not duel
        before = sum(table.scores())
    assert turns == table.rounds * real
    assert table.scores()[:real] == [by_hand(table, seat) for seat in range(real)]
    assert table.winners() == winners(table.scores(), real, duel)
    if not duel:
        assert table.scores()[real:] == [0] * table.fictitious
