"""Camps (`docs/rules/camps.md`): they lean on the walls of a palace from outside, and their arrows look into it.

What may touch what is in `alhambra.palace.geometry.building`: a camp is a tile of its own shape.
"""

from __future__ import annotations  # compiled

from typing import ClassVar

from alhambra.core.data import load
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.places import STEP
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Module
from alhambra.palace.state import PalaceState


class Camps(Module):
    """Eight tiles in the supply that score for the buildings in line with their ramparts."""

    boxes: ClassVar[tuple[str, ...]] = ("classic", "red-palace")

    def __init__(self) -> None:
        super().__init__("camps")
        self._data: list[dict[str, object]] = load("modules.json")["camps"]

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


def in_line(plan: Plan, place: int, unbuilt: bytes = b"") -> int:
    """The buildings in front of the ramparts of a camp, up to the first gap or camp."""
    ramparts = int(plan.shape_on(plan.cell(place)))
    count = 0
    for side in range(4):
        if ramparts >> side & 1:
            ahead = place + int(STEP[side])
            while plan.tile(ahead) >= 0 and not plan.shape_at(ahead) & CAMP:
                count += plan.tile(ahead) not in unbuilt and not plan.shape_at(ahead) & GATE
                ahead += int(STEP[side])
    return count
