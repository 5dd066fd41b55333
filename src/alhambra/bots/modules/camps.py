"""What camps are worth: the buildings in line with their ramparts (C-6), at every scoring to come."""

from __future__ import annotations

from typing import Final

from alhambra.bots.face import Face, Look
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.own_palace import Sight
from alhambra.bots.senses.camps import CampsSense
from alhambra.boxes.tiles import tiles_of
from alhambra.modules.camps.rules import in_line
from alhambra.palace.geometry.building import CAMP

IN_LINE: Final = 0.9  # a building in a line, for each scoring to come
TYPICAL: Final = 3.0  # what a camp of the reserve may bring at each scoring, once it is laid


def in_lines(sight: Sight) -> int:
    """The buildings in line with the camps of a palace."""
    plan = sight.plan
    if not plan.camps:
        return 0
    return sum(in_line(plan, int(plan.place(cell))) for cell in plan.cells if plan.shape_on(cell) & CAMP)


def worth_of_lines(outlook: Outlook, buildings: int) -> float:
    """What the buildings in line bring."""
    return IN_LINE * buildings * outlook.scorings


def in_reserve(outlook: Outlook) -> float:
    """What a camp that is not laid may bring."""
    return TYPICAL * outlook.scorings


FACE: Final = Face(
    in_reserve=dict.fromkeys(tiles_of("camps"), in_reserve), look=Look(in_lines, worth_of_lines), sense=CampsSense
)
