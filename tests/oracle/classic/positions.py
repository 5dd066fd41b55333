"""Games and positions of classic Alhambra that the tests of the oracle start from."""

from collections import Counter

from tests.oracle import money
from tests.oracle.classic.referee import Referee
from tests.oracle.luck import Luck, Outcome, RandomLuck
from tests.oracle.parts import DATA, load

IDS = list(load(DATA))[:54]


def dealt(
    seats: int, cards: list[str], start: int | None = None, first: int = 0, second: int = 0, tiles: list[str] = IDS
) -> Referee:
    """Return a new game with this luck; `start` is the lot where several are tied."""
    lots: list[Outcome] = [] if start is None else [("start", start)]
    scorings: list[Outcome] = [("first scoring", first), ("second scoring", second)]
    return Referee(seats, Luck([("tiles", tiles), ("money", cards), *lots, *scorings]))


def game(seats: int, seed: int = 1) -> Referee:
    """Return a shuffled new game."""
    return Referee(seats, RandomLuck(seed))


def bare(seats: int = 3) -> Referee:
    """Return a game in which seat 0 is to move and nobody has any card."""
    table = game(seats)
    table.turn = 0
    table.hands = [[] for _ in range(seats)]
    table.supply = [tile for tile in IDS if tile not in {*table.neutral}]
    for number in range(4):
        table.market[number] = table.supply.pop()
    return table


def put_on_market(table: Referee, *tiles: str) -> None:
    """Put tiles on the market squares in place of those that lie there."""
    for number, tile in enumerate(tiles):
        old = table.market[number]
        assert old is not None
        if tile in table.supply:
            table.supply[table.supply.index(tile)] = old
        table.market[number] = tile


def first_on_top(cards: list[str], seats: int) -> list[str]:
    """Return the whole deck with some cards on top."""
    rest = Counter(money.deck(seats)) - Counter(cards)
    return cards + sorted(rest.elements())


def last_purchase(seats: int) -> Referee:
    """Return a game in which seat 0 has bought a tile that cannot be replaced."""
    table = bare(seats)
    put_on_market(table, "pavilion-2", "pavilion-8", "seraglio-9", "tower-12")
    table.supply = []
    table.display = ["y9", "g9", "b9", "o9"]
    table.pile = ["y8", "y8"]
    table.hands[0] = ["y2"]
    table.play("buy:1:y2")
    table.play("done")
    return table
