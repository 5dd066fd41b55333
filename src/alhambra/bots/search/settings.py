"""How a search looks ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.bots.imagining.learned import Learned

# Behind the turn that was begun: values by hand want playouts, those that were trained need less of them.
BY_HAND: Final = 2
LEARNED: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that changes what a search answers, but for its budget."""

    seed: str = "search"
    rounds: int | None = None  # that a playout goes on behind the turn that was begun; none: as its values want it
    noise: int = 1000  # that weights differ by in playouts, in thousandths of a point
    exploration: int = 400  # how much priors count against values, in thousandths
    warmth: int = 2500  # thousandths of a point: an action that weighs so much less is e times less likely a priori
    hope: int = 0  # what an action that was not tried yet is thought to lose on its parent, in thousandths
    learned: Learned = False  # values that were trained, where there are some, instead of those by hand

    def rounds_among(self, seats: int) -> int:
        """How far playouts go at such a table. Who plays alone has no values that were trained (`network_of`)."""
        if self.rounds is not None:
            return self.rounds
        return LEARNED if self.learned and seats > 1 else BY_HAND
