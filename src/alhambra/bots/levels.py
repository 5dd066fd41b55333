"""The levels that tables are offered: all that makes one weaker or stronger than another is a number here.

A level either weighs one careful step ahead, roughly (`noise`), or searches, for so many `playouts` a turn, so many
`rounds` far, with as much `memory` as it has. `docs/bots.md` says how they are measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALL: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How well somebody plays."""

    name: str
    noise: int = 0  # thousandths of a point that a weight may be off
    playouts: int = 0  # for a whole turn; none: it does not search
    rounds: int | None = None  # that playouts go on behind the turn that was begun; none: as its values want it
    learned: bool | str = False  # it goes by values that were trained: those of the package, or of a file
    memory: int = 0  # percent of the cards of others and of the discards that it recalls
    sensible: bool = True  # it keeps to what a careful step ahead finds sensible, free exact purchases first


LEVELS: Final = {
    level.name: level
    for level in (
        Level(name="beginner", noise=13000),
        Level(name="casual", noise=6500),
        Level(name="good"),
        Level(name="strong", playouts=120, learned=True, memory=50),
        Level(name="expert", playouts=1200, learned=True, memory=ALL, sensible=False),
    )
}
