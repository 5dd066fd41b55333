"""The gatehouses that stand in no palace: the open piles, and what the actor has still to lay."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, vec
from alhambra.palace.module import Kit, Slice
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE, TYPES

_DATA: Final[dict[str, Any]] = load("components.json", "alhambra.modules.gatehouses")
EACH: Final[int] = _DATA["per_type"]
PRICES: Final[vec[i64]] = vec[i64]([
    _DATA["price_before_first_scoring"], _DATA["price_before_second_scoring"], _DATA["price_after_second_scoring"],
])  # fmt: skip


class Piles(Slice):
    """The piles, and the gatehouses that the actor has still to lay."""

    def __init__(self, left: bytes, to_lay: bytes, first: int) -> None:
        self.left = left  # by type
        self.to_lay = to_lay  # types, ascending
        self.first = first  # the number of the first gatehouse tile

    def copy(self) -> Piles:
        return Piles(self.left, self.to_lay, self.first)

    def to_text(self) -> str:
        return f"{self.left.hex()}:{self.to_lay.hex() or '.'}"

    def tiles(self) -> bytes:
        end = self.first + EACH
        return b"".join([bytes(range(self.first_unlaid(type_), end + type_ * EACH)) for type_ in range(len(TYPES))])

    def first_unlaid(self, type_: int) -> int:
        """Of the tiles of a type that stand in no palace the first; they are the last ones of their type."""
        return self.first + (type_ + 1) * EACH - self.left[type_] - self.to_lay.count(type_)


def parse_piles(kit: Kit, text: str) -> Piles:
    """The piles that `to_text` wrote."""
    left, _, to_lay = text.partition(":")
    try:
        piles = Piles(bytes.fromhex(left), b"" if to_lay == "." else bytes.fromhex(to_lay), first_gatehouse(kit))
    except ValueError:
        raise NotationError("no-gatehouses", text=text) from None
    if len(piles.left) != len(TYPES) or any(type_ >= NO_TYPE for type_ in piles.to_lay):
        raise NotationError("no-gatehouses", text=text)
    if any(piles.left[type_] + piles.to_lay.count(type_) > EACH for type_ in range(len(TYPES))):
        raise NotationError("too-many-gatehouses", text=text)
    return piles


def gatehouse_price(state: PalaceState) -> i64:
    """G-2: 6, 4, then 2."""
    held: i64 = len(state.past)
    if held > 2:
        held = 2
    return PRICES[held]


def first_gatehouse(kit: Kit) -> int:
    """The number of the first gatehouse tile."""
    return kit.tiles.numbers[f"gatehouse-{TYPES[0]}-1"]
