"""Camps (`en.md`): they lean on the walls of a palace from outside, and their arrows look into it.

What may touch what is in `alhambra.palace.geometry.building`: a camp is a tile of its own shape.
"""

from __future__ import annotations  # compiled

from typing import Any, ClassVar

from alhambra.core.data import load
from alhambra.modules.camps.words import CampView
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.places import STEP, place_word
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Module
from alhambra.palace.state import PalaceState


class Camps(Module):
    """Eight tiles in the supply that score for the buildings in line with their ramparts."""

    order: ClassVar[int] = 80
    hard: ClassVar[int] = 2
    boxes: ClassVar[tuple[str, ...]] = ("classic", "red-palace")
    VIEW: ClassVar[Any] = tuple[CampView, ...]

    def __init__(self) -> None:
        super().__init__("camps")
        self._data: list[dict[str, object]] = load("components.json", "alhambra.modules.camps")["tiles"]

    def tiles(self) -> list[dict[str, object]]:
        return self._data

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        """C-6: a point for each building in the line of each arrow."""
        gains = []
        for seat, plan in enumerate(state.plans):
            for cell in plan.cells:
                if plan.shape_on(cell) & CAMP:
                    count = in_line(plan, int(plan.place(cell)), state.unbuilt)
                    if count:
                        gains.append(Gain(seat, count, "C-6", state.kit.tiles.names[plan.tile_on(cell)], count))
        return gains

    def view(self, state: PalaceState, seat: int | None) -> tuple[CampView, ...]:
        return tuple([view for owner in range(state.kit.seats) for view in self._seen(state, owner)])

    def _seen(self, state: PalaceState, seat: int) -> list[CampView]:
        plan = state.plans[seat]
        camps = [cell for cell in plan.cells if plan.shape_on(cell) & CAMP]
        return [
            CampView(
                seat,
                state.kit.tiles.names[plan.tile_on(cell)],
                tuple(
                    [
                        tuple([place_word(place) for place in line])
                        for line in lines_of(plan, int(plan.place(cell)), state.unbuilt)
                    ]
                ),
            )
            for cell in camps
        ]


def in_line(plan: Plan, place: int, unbuilt: bytes = b"") -> int:
    """How many buildings are in front of the ramparts of a camp."""
    return sum([len(line) for line in lines_of(plan, place, unbuilt)])


def lines_of(plan: Plan, place: int, unbuilt: bytes = b"") -> list[list[int]]:
    """For each rampart of a camp the places of the buildings in front of it, up to the first gap or camp."""
    ramparts = int(plan.shape_on(plan.cell(place)))
    return [ahead_of(plan, place, int(STEP[side]), unbuilt) for side in range(4) if ramparts >> side & 1]


def ahead_of(plan: Plan, place: int, step: int, unbuilt: bytes) -> list[int]:
    """The buildings in a line from a place."""
    found = []
    ahead = place + step
    while plan.tile(ahead) >= 0 and not plan.shape_at(ahead) & CAMP:
        if plan.tile(ahead) not in unbuilt and not plan.shape_at(ahead) & GATE:
            found.append(ahead)
        ahead += step
    return found
