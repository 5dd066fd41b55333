"""Roles of modules: things that only few modules do, some of them only one in a game. A module holds its roles.

| role | asked | in a kit |
| --- | --- | --- |
| `Accountant` | for what counts beside tiles at a scoring, and for points apart from the scorings | several |
| `Binder` | while a purchase that was begun binds the actor | several |
| `Cashier` | for money that is kept for players, in every payment | one |
| `Custodian` | for tiles set aside that have to wait; told where they go, and what the neutral player gets | several |
| `Dealer` | for the start money | one |
| `Feeder` | to fill the market, before the display | one |
| `Protector` | for what may be removed and swapped | several |
"""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Any

from alhambra.core.chance import Chance
from alhambra.core.packed import i64, mypyc_attr, vec
from alhambra.core.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.palace.state import PalaceState


@mypyc_attr(allow_interpreted_subclasses=True)
class Accountant:
    """Counts things that are not on tiles."""

    def tallies(self, state: PalaceState, rows: list[int]) -> None:
        """Add to the census of a scoring (see `alhambra.palace.scoring`)."""

    def besides(self, state: PalaceState) -> list[Any]:
        """Gains, or losses, apart from the scorings (`alhambra.palace.explain.Gain`)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Binder:
    """Begins purchases before a tile is chosen. The actor is then bound to make one."""

    def purchase_begun(self, state: PalaceState) -> Refusal | None:
        """Why the action has to be a purchase, or none if the module did not begin it."""
        return None

    def blocked(self, state: PalaceState) -> list[str]:
        """Why a begun purchase cannot be finished, in sentences; asked of a position that has no faults."""
        return []


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
class Custodian:
    """Decides when a tile set aside has to wait, and is told where it goes. `refuse_tile` says why it may not."""

    def withheld(self, state: PalaceState) -> int:
        """A tile set aside that may neither be laid nor kept yet; -1 if there is none."""
        return -1

    def held_back(self, state: PalaceState) -> int:
        """A tile set aside that may not be given to the neutral player now; -1 if there is none."""
        return -1

    def settled(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        """The actor laid a tile set aside, or put it into the reserve."""

    def given(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        """The actor gave a tile set aside to the neutral player."""

    def delivered(self, state: PalaceState, tiles: bytes, events: list[Any] | None) -> None:
        """Tiles of the supply went to the neutral player."""


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
