"""What camps bring (C-6): the buildings in line with their ramparts, at every scoring to come."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import i64
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.places import STEP
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.module import Module
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

IN_LINE: Final[i64] = 900  # a building in a line, for each scoring to come
TYPICAL: Final[i64] = 3000  # what a camp of the reserve may bring at each scoring, once it is laid


class CampsSense(Sense):
    """Lines through a place are followed from it, so nothing has to be laid to know what it would bring.

    A site is thought to be finished: it counts as a building.
    """

    def __init__(self, module: Module) -> None:
        super().__init__(module, True)

    def placed(self, look: Outlook, tile: int, place: int) -> int:
        plan = look.state.plans[look.me]
        shape: i64 = look.state.shapes[tile] if tile >= 0 else 0
        if not plan.camps and not shape & CAMP:
            return 0
        more: i64 = in_lines(plan, place, shape) if tile >= 0 else 0
        if plan.tile(place) >= 0:
            more -= in_lines(plan, place, plan.shape_at(place))
        return IN_LINE * more * look.scorings

    def waiting(self, look: Outlook, tile: int) -> int:
        return TYPICAL * look.scorings if look.state.kit.shapes[tile] & CAMP else 0

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        plan = state.plans[seat]
        found: i64 = 0
        if plan.camps:
            for cell in plan.cells:
                if plan.shape_on(cell) & CAMP:
                    found += in_lines(plan, plan.place(cell), plan.shape_on(cell))
        return 1000 * found * (4 - next_)


def in_lines(plan: Plan, place: i64, shape: i64) -> i64:
    """The buildings in line with camps that are due to what lies at a place, if it has this shape.

    Those in front of a camp's own ramparts; of a building itself and what is behind it, for each camp that looks at it.
    """
    found: i64 = 0
    side: i64 = 0
    while side < 4:
        if shape & CAMP:
            if shape >> side & 1:
                found += _ahead(plan, place, side)
        elif _looked_at(plan, place, side):
            found += _ahead(plan, place, side ^ 2) + (0 if shape & GATE else 1)
        side += 1
    return found


def _ahead(plan: Plan, place: i64, side: i64) -> i64:
    """The buildings in a line from a place, up to the first gap or camp."""
    found: i64 = 0
    here: i64 = place + STEP[side]
    while plan.tile(here) >= 0:
        shape = plan.shape_at(here)
        if shape & CAMP:
            break
        if not shape & GATE:
            found += 1
        here += STEP[side]
    return found


def _looked_at(plan: Plan, place: i64, side: i64) -> bool:
    """Whether a camp on this side of a place looks at it."""
    here: i64 = place + STEP[side]
    while plan.tile(here) >= 0:
        shape = plan.shape_at(here)
        if shape & CAMP:
            return shape >> (side ^ 2) & 1 != 0
        here += STEP[side]
    return False
