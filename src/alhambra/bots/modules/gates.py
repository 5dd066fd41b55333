"""Where gatehouses fit (G-5, G-6, G-8), for who looks ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from alhambra.bots.palace.catalogue import TILES
from alhambra.modules.gatehouses.leaning import GROUND_WHOLE
from alhambra.modules.gatehouses.words import CORNERS, GatehousesView
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.places import STEP
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import LONG_SIDES
from alhambra.palace.views import View

GATE_SHAPE: Final = {corner: GATE | LONG_SIDES[number] for number, corner in enumerate(CORNERS)}


def corners_of(view: View) -> Mapping[str, str]:
    """Where the long sides of all laid gatehouses look."""
    part: GatehousesView | None = view.modules.get("gatehouses")
    return part.laid if part else {}


def gate_places(plan: Plan, type_: int) -> Iterator[tuple[int, int]]:
    """Each place for a gatehouse of a type, with its shape there."""
    for cell in plan.front:
        place = int(plan.place(cell))
        key = int(plan.key(place))
        touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
        own = _own_sides(plan, place, touched & ~walled, type_)
        if own:
            for corner in range(4):
                legs = 15 & ~LONG_SIDES[corner]
                if own & legs and not legs & (walled | camps) and GROUND_WHOLE[touched | key >> 4 & 0xF0][corner]:
                    yield place, GATE | LONG_SIDES[corner]


def _own_sides(plan: Plan, place: int, sides: int, type_: int) -> int:
    """Those of the sides that buildings of a type touch; an unfinished site is one (K-12)."""
    found = 0
    for side in range(4):
        if sides >> side & 1 and TILES.types[int(plan.tile(place + int(STEP[side])))] == type_:
            found |= 1 << side
    return found
