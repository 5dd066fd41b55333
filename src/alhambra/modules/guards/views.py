"""The guard board as everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AbilityView:
    """An ability of this game: what it costs, and whether it was used in this turn (R-30)."""

    name: str
    guards: int
    money_cards: int
    clause: str
    used: bool
    points: int | None = 0  # that the seat on turn would pay for missing guards; none if it does not have them
    why: str | None = None  # told to the seat on turn alone: why it cannot be used now (`why.py`)


@dataclass(frozen=True, slots=True)
class PlacementView:
    """A placement tile (R-11): its squares, none if it has room for all, and the guards on it."""

    squares: int | None
    guards: int


@dataclass(frozen=True, slots=True)
class GuardsView:
    """The guard board, the supplies, and where guards stand."""

    abilities: tuple[AbilityView, ...]
    placement: tuple[PlacementView, ...]
    number: int  # points of a guard on the longest wall, as the placement tiles are now
    supply: int  # guards
    guards: dict[str, str]  # for each tile that has some, the sides where they stand
    point_price: int  # of a missing guard
    sections: int  # loose walls in the supply
    section: bool  # the actor has one to put on a tile
    plazas: int
    halves: dict[str, int | None]  # for each type the seat that has its half-building
    using: str | None  # the ability that is being paid or carried out
    owed: int  # guards still to be paid for it
    bare: bool = False  # a tile that could carry the section was laid or kept without it: the last one has to
    begun: bool = False  # behind the ability that is being paid or carried out comes the purchase that was begun
