"""What must be true of every palace, whatever was laid, removed and swapped."""

from __future__ import annotations

from alhambra.core.packed import i64, vec
from alhambra.palace.geometry.building import CAMP, GATE
from alhambra.palace.geometry.places import CENTRE, place_word
from alhambra.palace.geometry.placing import cut_off, enclosed
from alhambra.palace.geometry.plan import Plan, new_plan


def palace_faults(plan: Plan, start: int, shapes: vec[i64]) -> list[str]:
    """A-55 to A-59, C-3 to C-5, and that the grid knows what it says."""
    again = new_plan(start)
    if plan.tile(CENTRE) != start:
        return ["the fountain is not in its place"]
    for cell in plan.cells:
        if plan.place(cell) != CENTRE:
            again.lay(plan.place(cell), plan.tile_on(cell), plan.shape_on(cell))
    faults: list[str] = []
    for cell in plan.cells:
        place, tile = int(plan.place(cell)), int(plan.tile_on(cell))
        if len(plan.cells) > 1:
            faults += _contacts(plan, place)
        if plan.shape_on(cell) != shapes[tile]:
            faults.append(f"the walls at {place_word(place)} are not those of its tile")
        if again.key(place) != plan.key(place):
            faults.append(f"the grid is wrong at {place_word(place)}")
    if not faults and cut_off(plan, -1):
        faults.append("not every tile can be reached on foot")
    if not faults and enclosed(plan, int(CENTRE)):
        faults.append("there is a hole")
    edge = [plan.cell(again.place(cell)) for cell in again.front]
    if list(plan.front) != edge or plan.links != again.links or plan.camps != again.camps or plan.gates != again.gates:
        faults.append("the edge of the palace is wrong")
    return faults


def _contacts(plan: Plan, place: int) -> list[str]:
    """What touches at the sides of a tile."""
    key, shape = int(plan.key(place)), int(plan.shape_on(plan.cell(place)))
    touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
    if shape & GATE:
        legs = touched & ~shape
        wrong = legs & (walled | camps)
    elif shape & CAMP:
        palace = touched & ~camps
        wrong = not palace or palace & ~(walled & shape) or camps & (walled | shape)
    else:
        wrong = touched & (walled ^ shape)
    return [f"walls differ at {place_word(place)}"] if wrong else []
