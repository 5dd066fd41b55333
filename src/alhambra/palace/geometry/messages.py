"""The sentences of refusals about places."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

TILE_THERE: Final = Message("tile-there", "There is a tile at {place} already.")
GATEHOUSE_THERE: Final = Message(
    "gatehouse-there", "There is a gatehouse at {place}, and nothing is laid against its long side."
)
NO_SIDE_SHARED: Final = Message("no-side-shared", "{tile} at {place} would share no side with the palace.")
WALLS_DIFFER: Final = Message("walls-differ", "{tile} at {place} would put a wall against an open side in the {sides}.")
NOT_ON_FOOT: Final = Message(
    "not-on-foot", "{tile} at {place} could not be reached on foot: there are walls on every side it touches."
)
HOLE: Final = Message("hole", "{tile} at {place} would enclose a hole.")
CAMPS_ALONE: Final = Message("camps-alone", "{tile} at {place} would be laid against camps alone.")
NO_RAMPART: Final = Message("no-rampart", "{tile} at {place} would have no rampart against a wall.")
CAMP_BY_GATEHOUSE: Final = Message(
    "camp-by-gatehouse", "{tile} at {place} would touch a gatehouse in the {sides}, which camps never do."
)
WRONG_CONTACT: Final = Message(
    "wrong-contact",
    "{tile} at {place} does not fit in the {sides}: ramparts touch walls, and plain sides of camps touch one another.",
)
HOLE_WITHOUT: Final = Message("hole-without", "Without {tile} there would be a hole at {place}.")
CUT_OFF_WITHOUT: Final = Message("cut-off-without", "Without {tile} a part of the palace could not be reached on foot.")
CAMP_WITHOUT: Final = Message("camp-without", "Without {tile} a camp beside it would have no rampart against a wall.")
