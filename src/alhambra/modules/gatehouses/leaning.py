"""Where a gatehouse may be laid (G-5, G-6, G-8)."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.refusal import Refusal
from alhambra.modules.gatehouses import messages
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.places import STEP, place_word
from alhambra.palace.geometry.placing import enclosed, refuse_occupied
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import LONG_SIDES, SEGMENTS, longest_wall
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


def places(state: PalaceState, type_: int) -> list[tuple[int, int]]:
    """G-5, G-6, G-8: where a gatehouse of a type may be laid by the actor, and to which corner its long side looks."""
    return places_on(state.plans[state.seat], state.kit.types, type_)


def places_on(plan: Plan, types: bytes, type_: int) -> list[tuple[int, int]]:
    """The same in any palace; `types` are those that are printed on the tiles."""
    found: list[tuple[int, int]] = []
    for cell in plan.front:
        place = int(plan.place(cell))
        key = int(plan.key(place))
        own = _own_sides(types, plan, place, key, type_)
        if own:
            found += [(place, corner) for corner in range(4) if own & ~LONG_SIDES[corner] and _fits(key, corner)]
    return found


def walls_then(state: PalaceState, type_: int) -> dict[str, int]:
    """G-10: the points of the wall with a gatehouse of a type in each position that it may have."""
    plan, tile = state.plans[state.seat], int(state.kit.tiles.numbers[f"gatehouse-{TYPES[type_]}-1"])
    found: dict[str, int] = {}
    for place, corner in places(state, type_):
        trial = plan.copy()
        trial.lay(place, tile, GATE | LONG_SIDES[corner])
        found[f"{place_word(place)}-{SEGMENTS[4 + corner]}"] = int(longest_wall(trial))
    return found


def _fits(key: int, corner: int) -> bool:
    """Whether the legs meet open sides only, no camp, and the ground stays whole."""
    legs = 15 & ~LONG_SIDES[corner]
    touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
    return not legs & (walled | camps) and GROUND_WHOLE[touched | (key >> 4 & 0xF0)][corner]


def _own_sides(types: bytes, plan: Plan, place: int, key: int, type_: int) -> int:
    """The sides of a square that open sides of buildings of a type touch."""
    found = 0
    for side in range(4):
        if key >> side & 1 and not key >> 4 >> side & 1:
            tile = int(plan.tile(place + int(STEP[side])))
            if types[tile] == type_:
                found |= 1 << side
    return found


def refuse_gate(state: PalaceState, type_: int, place: int, corner: int) -> Refusal | None:
    """Why a gatehouse may not be laid there."""
    plan, word = state.plans[state.seat], place_word(place)
    if plan.tile(place) >= 0:
        return refuse_occupied(plan, place, "G-6")
    key = int(plan.key(place))
    legs = 15 & ~LONG_SIDES[corner]
    if legs & key >> 12:
        return Reason.WRONG_CONTACT.refuse("K-10", messages.TOUCHES_CAMP, (word,), place=word)
    if legs & key >> 4:
        return Reason.WALLS_DIFFER.refuse("G-5", messages.LEG_AT_WALL, (word,), place=word)
    if not _own_sides(state.kit.types, plan, place, key, type_) & legs:
        return Reason.NOT_ADJACENT.refuse("G-5", messages.NO_LEG_AT_TYPE, (word,), place=word)
    if not _fits(key, corner):
        hidden = enclosed(plan, place, GATE | LONG_SIDES[corner])
        words = tuple(place_word(square) for square in sorted(hidden))
        return Reason.HOLE.refuse("G-8", messages.ENCLOSES_GROUND, words, place=word)
    return None


def _whole(touched: int, closed: int, corner: int) -> bool:
    """G-8: whether all ground around a square stays joined when a gatehouse takes half of it.

    Pieces of ground are the free half (4) and what lies beyond each side that nothing touches (0-3).
    """
    sides = [side for side in range(4) if not touched >> side & 1]
    joined = {(side, (side + 1) & 3) for side in range(4) if not closed >> side & 1}
    joined |= {(side, 4) for side in range(4) if LONG_SIDES[corner] >> side & 1}
    reached, grown = {4}, True
    while grown:
        more = {b for a, b in joined | {(b, a) for a, b in joined} if a in reached and (b == 4 or b in sides)}
        grown = not more <= reached
        reached |= more
    return reached == {4, *sides}


GROUND_WHOLE: Final = [[_whole(sides & 15, sides >> 4, corner) for corner in range(4)] for sides in range(256)]
