"""Building tokens: what is in the bag is seen, and what lies on tiles is their types, which the table has already."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules.tokens.rules import Bag
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


class TokensSense(Sense):
    """The bag as everybody knows it."""

    def imagine(self, state: PalaceState, part: Any, seat: int) -> Slice:
        return Bag(bytes([int(part.bag.get(type_, 0)) for type_ in TYPES]))


SENSE: Final = TokensSense
