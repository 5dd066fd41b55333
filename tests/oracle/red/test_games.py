"""The referee of The Red Palace: set-up, draft, and random games to the end."""

import random
from itertools import cycle

import pytest

from tests.oracle import camps, money
from tests.oracle.luck import Luck
from tests.oracle.parts import BAZAARS, RAMPARTS
from tests.oracle.red.parts import TOWERS
from tests.oracle.red.positions import check_money, check_parts, chosen, red_game
from tests.oracle.red.referee import RedReferee

SUBSETS = [(), ("medinas",), ("bazaars",), ("camps",), ("medinas", "bazaars"), ("medinas", "camps")]
SUBSETS += [("bazaars", "camps"), ("medinas", "bazaars", "camps")]
GAMES = list(zip(range(1, 11), cycle(SUBSETS), cycle([2, 3, 4, 5, 6]), cycle(["first-game", "full", "full"])))


def check(table: RedReferee) -> None:
    """All parts are there, and all palaces are legal."""
    check_parts(table)
    check_money(table)
    for seat in range(table.seats):
        palace, tents = table.split(seat)
        assert camps.violations(palace, tents) == set()
        assert all(camps.leaning(palace, tents, camp) for camp in tents)


@pytest.mark.parametrize(("seed", "modules", "seats", "board"), GAMES)
@pytest.mark.played
def test_random_games(seed: int, modules: tuple[str, ...], seats: int, board: str) -> None:
    table = red_game(seats, seed, modules, "tiles" if seed % 3 else "classic", board)
    chance = random.Random(seed)
    for number in range(5000):
        if number % 10 == 0:
            check(table)
        if table.over:
            break
        table.follow(chosen(table.legal(), chance))
    check(table)
    assert table.over and None in table.market
    assert table.preview == [None] * 3 and not table.supply
    assert [held["which"] for held in table.scorings][-1] == 3
    for player in range(seats):
        held = sum(h["wall"][player] + h["majority"][player] for h in table.scorings)
        extra = sum(points[player] for parts in table.extras for points in parts.values())
        assert table.scores[player] <= 5 + held + extra
    best = max(table.scores[:seats])
    assert table.winners == [seat for seat in range(seats) if table.scores[seat] == best]


def test_the_last_player_in_turn_order_chooses_first() -> None:
    table = red_game(4, 3)
    table.start, table.turn = 1, 0
    piles = {number: money.ordered(pile) for number, pile in table.piles.items()}
    assert sorted(piles) == [1, 2, 3, 4]
    assert all(20 <= sum(map(money.value, pile)) <= 28 for pile in piles.values())
    assert table.display == [None] * 4
    for seat, number in ((0, 3), (3, 1), (2, 4)):
        assert table.actor == seat
        assert f"pile:{number}" in table.legal()
        table.play(f"pile:{number}")
        assert f"pile:{number}" not in table.legal()
    assert table.hands == [piles[3], piles[2], piles[4], piles[1]]
    assert (table.actor, table.phase) == (1, "action")
    assert None not in table.display and table.money_left == 104 - sum(map(len, piles.values()))


def test_two_players_leave_one_choice() -> None:
    table = red_game(2, 5)
    assert table.actor == 1 - table.start
    assert table.legal() == {"pile:1", "pile:2"}
    table.play("pile:2")
    assert (table.actor, table.phase) == (table.start, "action")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_set_up(seats: int) -> None:
    table = red_game(seats, 2, board="full")
    assert table.scores == ([5, 5, 0] if seats == 2 else [5] * seats)
    assert len(table.neutral) == (6 if seats == 2 else 0)
    assert table.supply_left == 54 - 7 - len(table.neutral)
    assert len(table.tokens) == 54 - table.supply_left
    assert len(table.abilities) == 4 and len(table.squares) == 8 and table.squares[7] is None
    assert len(table.orders) == 3
    towers = sum(len(TOWERS[tile]) for tile in table.neutral)
    assert table.spent == (towers + 1) // 2 == 32 - table.guard_supply


def test_the_first_game_side() -> None:
    table = red_game(3)
    assert table.abilities == ["card", "wall", "plaza", "exact-change"]
    assert table.squares == [3, 2, 3, 2, 3, 2, 3, None]


def test_bazaars_turn_up_beside_the_board() -> None:
    order = ["camp-1", "bazaar-2", "medina-02", "terrain-01", "bazaar-1", "terrain-02", "terrain-03", "camp-2"]
    order += ["bazaar-8", "terrain-04"]
    modules = ("medinas", "bazaars", "camps")
    rest = [tile for tile in red_game(3, modules=modules).tiles if tile not in (*order, "fountain")]
    luck = Luck([("score tiles", list(range(18))), ("tiles", order + [t for t in rest if t[:5] != "plaza"])])
    luck.outcomes += [("token", 53), ("token", 52), ("token", 0), ("token", 0)]
    luck.outcomes += [("money", money.deck(3)), ("start", 2)]
    table = RedReferee(3, luck, modules)
    assert table.market == ["camp-1", "medina-02", "terrain-01", "terrain-02"]
    assert table.preview == ["terrain-03", "camp-2", "terrain-04"]
    assert table.beside == ["bazaar-1", "bazaar-2", "bazaar-8"]
    types = {"terrain-01": "tower", "terrain-02": "tower", "terrain-03": "pavilion", "terrain-04": "pavilion"}
    assert table.tokens == types
    assert table.orders[0] == ["pavilion", "chambers", "tower", "seraglio", "arcades", "garden"]
    assert luck.outcomes == [] and table.actor == 1


def test_the_neutral_player_keeps_module_tiles() -> None:
    table = red_game(2, 8, ("medinas", "bazaars", "camps"))
    terrain = [tile for tile in table.neutral if tile in TOWERS]
    assert len(table.neutral) == 6 and set(terrain) <= set(table.tokens)
    assert all(tile not in table.tokens for tile in (*BAZAARS, *RAMPARTS))


def test_luck_is_checked() -> None:
    with pytest.raises(ValueError, match="no luck left"):
        RedReferee(3, Luck())
    with pytest.raises(ValueError, match="asks for 'score tiles'"):
        RedReferee(3, Luck([("tiles", 1)]))
    with pytest.raises(ValueError, match="no order"):
        RedReferee(3, Luck([("score tiles", [1, 2])]))
    with pytest.raises(ValueError, match="not below"):
        Luck([("token", 5)]).number("token", 5)
