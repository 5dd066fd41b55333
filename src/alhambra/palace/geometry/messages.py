"""The sentences of refusals about places."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

TILE_THERE: Final = Message("tile-there")
GATEHOUSE_THERE: Final = Message("gatehouse-there")
NO_SIDE_SHARED: Final = Message("no-side-shared")
WALLS_DIFFER: Final = Message("walls-differ")
NOT_ON_FOOT: Final = Message("not-on-foot")
HOLE: Final = Message("hole")
CAMPS_ALONE: Final = Message("camps-alone")
NO_RAMPART: Final = Message("no-rampart")
CAMP_BY_GATEHOUSE: Final = Message("camp-by-gatehouse")
WRONG_CONTACT: Final = Message("wrong-contact")
HOLE_WITHOUT: Final = Message("hole-without")
CUT_OFF_WITHOUT: Final = Message("cut-off-without")
CAMP_WITHOUT: Final = Message("camp-without")
