"""What camps bring (C-6): the buildings in line with their ramparts, at every scoring to come."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.outlook import IN_RESERVE
from alhambra.bots.heuristic.sense import Sense
from alhambra.core.packed import append, i64, vec
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
    """Of a look at the table it notes the gaps where lines of my camps end, each with what lies behind it.

    A site is thought to be finished: it counts as a building.
    """

    def __init__(self, module: Module) -> None:
        super().__init__(module, True)

    def watches(self, look: Outlook, tile: int) -> bool:
        return look.state.plans[look.me].camps > 0 or look.state.shapes[tile] & CAMP != 0

    def placed(self, look: Outlook, tile: int, place: int) -> int:
        plan = look.state.plans[look.me]
        shape = look.state.shapes[tile]
        more: i64 = 0
        if shape & CAMP:
            more = in_lines(plan, place, shape)
        elif plan.camps:
            ends = self._ends(look, plan)
            at: i64 = 1
            while at < len(ends):
                if ends[at] == place:
                    more += ends[at + 1] + (0 if shape & GATE else 1)
                at += 2
        return IN_LINE * more * look.scorings

    def _ends(self, look: Outlook, plan: Plan) -> vec[i64]:
        """A place and a number for each line, from the second on."""
        ends = look.tables[self.module.index]
        if not len(ends):
            ends = vec[i64]([0])
            for cell in plan.cells:
                shape = plan.shape_on(cell)
                if shape & CAMP:
                    ends = _add_ends(plan, plan.place(cell), shape, ends)
            look.tables[self.module.index] = ends
        return ends

    def changed(self, look: Outlook, place: int, new: int) -> int:
        plan = look.state.plans[look.me]
        more: i64 = -in_lines(plan, place, plan.shape_at(place))
        if new >= 0:
            more += in_lines(plan, place, look.state.shapes[new])
        return IN_LINE * more * look.scorings

    def on_reserve(self, look: Outlook, tile: int) -> int:
        if not look.state.kit.shapes[tile] & CAMP:
            return 0
        return IN_RESERVE * look.later * TYPICAL * look.scorings // 1_000_000

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        plan = state.plans[seat]
        found: i64 = 0
        if plan.camps:
            for cell in plan.cells:
                if plan.shape_on(cell) & CAMP:
                    found += in_lines(plan, plan.place(cell), plan.shape_on(cell))
        return 1000 * found * (4 - next_)


def _add_ends(plan: Plan, camp: i64, shape: i64, ends: vec[i64]) -> vec[i64]:
    """Add the gaps before which the lines of a camp end; another camp ends a line for good."""
    side: i64 = 0
    while side < 4:
        if shape >> side & 1:
            place: i64 = camp + STEP[side]
            while plan.tile(place) >= 0 and not plan.shape_at(place) & CAMP:
                place += STEP[side]
            if plan.tile(place) < 0:
                ends = append(append(ends, place), _ahead(plan, place, side))
        side += 1
    return ends


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


SENSE: Final = CampsSense
