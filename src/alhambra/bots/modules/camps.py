"""What camps are worth: the buildings in line with their ramparts (C-6), at every scoring to come."""

from __future__ import annotations

from typing import Final

from alhambra.modules.camps import in_line
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.geometry.plan import Plan

IN_LINE: Final = 0.9  # a building in a line, for each scoring to come
TYPICAL: Final = 3.0  # what a camp of the reserve may bring at each scoring, once it is laid


def camps_of(plan: Plan) -> int:
    """The buildings in line with the camps of a palace."""
    if not plan.camps:
        return 0
    return sum(in_line(plan, int(plan.place(cell))) for cell in plan.cells if plan.shape_on(cell) & CAMP)
