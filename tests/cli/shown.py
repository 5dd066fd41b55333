"""Tiles and moves as the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.cli.palace.facts import tiles
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.moves import lines_of
from alhambra.cli.palace.tile import described


def with_walls(name: str) -> str:
    """The name of a tile as it is printed, and its walls where the name does not say them."""
    return described(name, tiles()[name])


def listing(moves: Sequence[Move], kind: str | None = None) -> str:
    """The moves with their numbers; all of one kind, or of all kinds and short."""
    numbered = [(number, move) for number, move in enumerate(moves, 1) if kind in (None, "all", move.kind)]
    return lines_of(numbered, short=kind is None)
