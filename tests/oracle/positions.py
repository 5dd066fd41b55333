"""Palaces, positions and choices that tests start from, whatever the box."""

import random
from collections.abc import Mapping

from tests.oracle import geometry
from tests.oracle.geometry import Palace
from tests.oracle.table import SCORING_CARDS, Table

ALL_WALLS = ["", "N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NEW"]


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


def by_kind(legal: set[str]) -> dict[str, list[str]]:
    """Return words by what they begin with, in order."""
    kinds: dict[str, list[str]] = {}
    for word in sorted(legal):
        kinds.setdefault(word.partition(":")[0], []).append(word)
    assert kinds
    return kinds


def liked(kinds: Mapping[str, list[str]], chance: random.Random, liking: Mapping[str, int]) -> str:
    """Return one of the kinds; what is not mentioned counts 6."""
    names = sorted(kinds)
    (kind,) = chance.choices(names, [liking.get(name, 6) for name in names])
    return kind


def own(table: Table, seat: int, laid: Mapping[str, str]) -> None:
    """Give a seat tiles in its palace, place -> tile, or in its reserve where the place is a dash and a number."""
    for place, tile in laid.items():
        if tile in table.supply:
            table.supply.remove(tile)
        if place.startswith("-"):
            table.reserves[seat] = table._in_order([*table.reserves[seat], tile])
        else:
            table.palaces[seat][place] = tile


def owned_tiles(table: Table) -> list[str]:
    """Return all tiles of the seats, without the fountains."""
    laid = [tile for palace in table.palaces for tile in palace.values() if tile != "fountain"]
    return laid + [tile for part in (*table.reserves, *table.aside) for tile in part]


def all_tiles_on(table: Table) -> list[str]:
    """Return the same with those of the neutral player, the market and the supply."""
    shown = [tile for tile in table.market if tile is not None]
    return owned_tiles(table) + shown + table.neutral + table.beside + table.supply


def all_cards_on(table: Table) -> list[str]:
    """Return all cards in hands, display, pile and discards."""
    cards = [card for hand in table.hands for card in hand] + [card for card in table.display if card is not None]
    return cards + [card for card in table.pile if card not in SCORING_CARDS] + table.discards
