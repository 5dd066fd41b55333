"""Palaces of any shape and walls, drawn as text or grown at random, in a game whose tiles are made for them.

A drawing has a word for each square, rows from north to south: the walled sides as letters, `-` for a tile without
walls, `c` for the fountain, `.` for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from alhambra import Config
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.oracle.geometry import START, Palace, Square
from tests.oracle.table import place_name
from tests.support.builders import table
from tests.support.plain import fields, line

ALL_WALLS = ["".join(sides) for size in range(5) for sides in combinations("NESW", size)]


def drawn(text: str) -> Palace:
    """The palace of a drawing."""
    rows = [row.split() for row in text.strip().splitlines()]
    squares = {(x, -y): word for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}
    (east, north), *_ = [square for square, word in squares.items() if word == "c"]
    return {(x - east, y - north): word.strip("-c") for (x, y), word in squares.items()}


def tile_at(square: Square) -> str:
    """The name of the tile on a square of a made palace."""
    return "fountain" if square == START else f"laid-{place_name(square)}"


def spare(walls: str) -> str:
    """The name of the tile of the reserve with these walls."""
    return f"spare-{walls or 'none'}"


def made_game(palace: Palace) -> PalaceGame:
    """A game with a tile for each square of the palace, one for each set of walls, and four for the market."""
    laid = [(tile_at(square), walls) for square, walls in palace.items() if square != START]
    tiles = [*laid, *[(spare(walls), walls) for walls in ALL_WALLS], *[(f"market-{n}", "") for n in range(1, 5)]]
    data: list[dict[str, object]] = [
        {"id": name, "type": TYPES[number % 6], "price": 9, "walls": walls}
        for number, (name, walls) in enumerate(tiles)
    ]
    return PalaceGame(Config("classic", 3), Kit(data, [], 3, 3, neutral=False))


def made(palace: Palace, aside: str | None = None) -> PalaceState:
    """Seat 0 has the palace, and in its reserve a tile for each set of walls. It is to act; or to lay the tile with
    the walls `aside`, which it bought."""
    game = made_game(palace)
    words = fields(table(3))
    reserve = [spare(walls) for walls in ALL_WALLS if walls != aside]
    laid = ",".join(f"{tile_at(square)}@{place_name(square)}" for square in sorted(palace) if square != START)
    words |= {
        "phase": "act" if aside is None else "lay",
        "palaces": f"{laid or '-'}/-/-",
        "reserves": f"{','.join(reserve)}/-/-",
        "asides": f"{'-' if aside is None else spare(aside)}/-/-",
        "market": ",".join(f"market-{n}" for n in range(1, 5)),
        "supply": "-",
    }
    return game.parse_position(line({**words, "game": ""}).strip())


def counted(
    counts: Sequence[Sequence[int]],
    number: int,
    seats: int | None = None,
    modules: Sequence[Module] = (),
    kept: str = "-",
) -> PalaceState:
    """Players with so many tiles of each type, without walls, before scoring 1, 2 or 3. With two seats the third row
    of counts is the neutral player's. `kept` is what the modules keep."""
    seats = seats or len(counts)
    owned = [
        [f"{name}-{player}-{n}" for name, count in zip(TYPES, row, strict=True) for n in range(count)]
        for player, row in enumerate(counts)
    ]
    market = [f"tower-market-{n}" for n in range(1, 5)]
    names = [*market, *(name for row in owned for name in row)]
    data: list[dict[str, object]] = [
        {"id": name, "type": name.partition("-")[0], "price": 9, "walls": ""} for name in names
    ]
    game = PalaceGame(
        Config("classic", seats), Kit(data, list(modules), seats, 2 if seats == 2 else 3, neutral=seats == 2)
    )
    words = fields(table(seats, pile=("1st y5", "2nd y5", "")[number - 1], held=range(1, number)))
    lines = [",".join(f"{name}@e{n}" for n, name in enumerate(row, 1)) or "-" for row in owned]
    words |= {
        "palaces": "/".join(lines[:seats]),
        "neutral": ",".join(owned[2]) or "-" if seats == 2 else "-",
        "market": ",".join(market),
        "supply": "-",
        "modules": kept,
    }
    return game.parse_position(line({**words, "game": ""}).strip())
