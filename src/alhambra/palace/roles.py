"""What at most one module of a game can do, and what few do: roles, which a module holds where it has them.

| role | asked |
| --- | --- |
| `Cashier` | for money that is kept for players, in every payment |
| `Dealer` | for the start money |
| `Feeder` | to fill the market, before the display |
| `Protector` | for what may be removed and swapped; there may be several |
"""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Any

from alhambra.core.chance import Chance
from alhambra.core.packed import i64, mypyc_attr, vec
from alhambra.core.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.palace.state import PalaceState


@mypyc_attr(allow_interpreted_subclasses=True)
class Cashier:
    """Keeps money for players, and knows what they may pay with it (see `alhambra.palace.paying`)."""

    def __init__(self, note: str) -> None:
        self.note = note  # what people call what is kept

    def payments(self, state: PalaceState, currency: i64, price: i64) -> vec[i64]:
        """Every payment that the actor may make."""
        raise NotImplementedError

    def amount(self, state: PalaceState, seat: int) -> int:
        """What is kept for a seat."""
        raise NotImplementedError

    def kept_in(self, state: PalaceState, seat: int) -> int:
        """The currency of what is kept for a seat; -1 if nothing is."""
        raise NotImplementedError

    def paid(self, state: PalaceState, currency: int, payment: int, price: int, over: int) -> None:
        """A payment was made: what was kept may be spent, what was overpaid may be kept."""
        raise NotImplementedError

    def may_keep(self, state: PalaceState, payment: int, over: int) -> bool:
        """Whether what a payment exceeds its price by can be kept."""
        raise NotImplementedError

    def void(self, state: PalaceState, seat: int, currency: int, events: list[Any] | None) -> None:
        """What is kept for a seat in a currency is lost."""
        raise NotImplementedError

    def refuse_note(self, state: PalaceState, currency: int) -> Refusal:
        """Why nothing that is kept can be paid in a currency."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals the start money by a decision of its module's own. The game begins with `alhambra.palace.setup.begin`."""

    def deal(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        """Deal the start money, and bind the first who has to decide."""
        raise NotImplementedError

    def commit(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        """End a turn that consists of the module's decision."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Feeder:
    """Fills the market instead of the supply, and before the display."""

    def fill_market(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> bool:
        """Fill the market. Whether it is full."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Protector:
    """Has a say in what may be removed and swapped."""

    def watches(self, state: PalaceState) -> bool:
        """Whether there is anything of the actor's that it protects."""
        return True

    def forbids_change(self, state: PalaceState, place: int, new: int) -> bool:
        """Whether the tile at a place may not be removed, or swapped with a new one; -1 is none."""
        raise NotImplementedError

    def refuse_change(self, state: PalaceState, place: int, new: int) -> Refusal | None:
        """Why it may not, or none if it may."""
        raise NotImplementedError
