"""The dice of a day: the same for everybody, whatever each of them chooses."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from alhambra.core.chance import Chance, Seeded

# Until the day before, one stream gave all dice of a day, so that a choice shifted whatever was rolled later. Those
# days keep their dice.
FIRST: Final = date(2026, 11, 18)
_SEED: Final = re.compile("daily/([0-9]{4}-[0-9]{2}-[0-9]{2})")


class DayDice(Chance):
    """A roll is decided by the round, the player and what the pair is for, not by how often dice were rolled before.

    Each of these has a `Seeded` of its own; who has to roll again goes on in it.
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self._rolls = Seeded(f"{seed}/start")

    def about(self, round_: int, player: int, pair: int) -> None:
        self._rolls = Seeded(f"{self.seed}/{round_}/{player}/{pair}")

    def below(self, what: str, n: int) -> int:
        return self._rolls.below(what, n)

    def shuffle(self, what: str, items: bytes) -> bytes:
        return self._rolls.shuffle(what, items)


def seed_of(day: date) -> str:
    """What makes the dice of a day."""
    return f"daily/{day.isoformat()}"


def dice_of(seed: str) -> Chance:
    """The luck of a sheet game with a seed: that of a day, or any."""
    day = _SEED.fullmatch(seed)
    return DayDice(seed) if day and day[1] >= FIRST.isoformat() else Seeded(seed)
