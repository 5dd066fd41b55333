"""Palaces, games and positions that the tests of the oracles start from."""

import random
from collections import Counter

from tests.oracle import geometry, money
from tests.oracle.classic.referee import Referee
from tests.oracle.geometry import Palace
from tests.oracle.table import DATA, load

IDS = list(load(DATA))[:54]
ALL_WALLS = ["", "N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NEW"]


def deal(seats: int, cards: list[str], tiles: list[str] | None = None) -> Referee:
    """Return a new game; a tie for the start goes to the lowest seat."""
    for lot in (None, 0):
        try:
            return Referee(seats, tiles or IDS, cards, lot, 0, 0, [])
        except ValueError as error:
            if "tied for the start" not in str(error):
                raise
    raise AssertionError


def game(seats: int, seed: int = 1) -> Referee:
    """Return a shuffled new game."""
    chance = random.Random(seed)
    tiles, cards = list(IDS), money.deck(seats)
    chance.shuffle(tiles)
    chance.shuffle(cards)
    return deal(seats, cards, tiles)


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


def fortress() -> Palace:
    """Return three by three tiles around the fountain, walled the whole way round."""
    return {
        (-1, 1): "NW",
        (0, 1): "N",
        (1, 1): "NE",
        (-1, 0): "W",
        (0, 0): "",
        (1, 0): "E",
        (-1, -1): "SW",
        (0, -1): "S",
        (1, -1): "ES",
    }


def grown(chance: random.Random, tiles: int) -> Palace:
    """Return a palace that grew by random legal tiles."""
    palace: Palace = {(0, 0): ""}
    for _ in range(tiles * 8):
        here = chance.choice(sorted(palace))
        square = chance.choice(sorted(geometry.neighbours(here)))
        walls = chance.choice(ALL_WALLS)
        if not geometry.refused_lay(palace, walls, square):
            palace[square] = walls
        if len(palace) > tiles:
            break
    return palace
