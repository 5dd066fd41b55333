"""How a search looks ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ROUNDS: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that changes what a search answers, but for its budget."""

    seed: str = "search"
    rounds: int = ROUNDS  # that a playout goes on behind the tree; the turn that was begun comes on top
    noise: int = 1000  # that weights differ by in playouts, in thousandths of a point
    exploration: int = 1500  # how much priors count against values, in thousandths
    warmth: int = 2500  # thousandths of a point: an action that weighs so much less is e times less likely a priori
    hope: int = 0  # what an action that was not tried yet is thought to lose on its parent, in thousandths
    learned: bool = False  # values that were trained, where there are some, instead of those by hand
