"""What is hidden of falconers: the order of their piles below the open ones."""

from __future__ import annotations

from random import Random

from alhambra.palace.state import PalaceState
from tests.support.hidden import hidden_bytes, shuffled


def concealed(state: PalaceState, text: str, seat: int | None, luck: Random) -> str:
    """Another order below the open falcons."""
    piles, up, rest = text.split(":", 2)
    hidden = [hidden_bytes(pile.replace(".", "")) for pile in piles.split("+")]
    shown = [pile[: int(up) >> kind & 1] for kind, pile in enumerate(hidden)]
    mixed = [top + shuffled(pile[len(top) :], luck) for top, pile in zip(shown, hidden, strict=True)]
    return f"{'+'.join(pile.hex() or '.' for pile in mixed)}:{up}:{rest}"
