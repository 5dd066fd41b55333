"""Where a gatehouse may be laid (G-5, G-6, G-8)."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, i64, vec
from alhambra.core.refusal import Refusal
from alhambra.modules.gatehouses import messages
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.places import place_word
from alhambra.palace.geometry.placing import enclosed, refuse_occupied
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import LONG_SIDES, SEGMENTS, longest_wall
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


def places(state: PalaceState, type_: i64) -> vec[i64]:
    """G-5, G-6, G-8: where a gatehouse of a type may be laid by the actor, and to which corner its long side looks."""
    return positions(state.plans[state.seat], state.kit.types, type_)


def positions(plan: Plan, types: bytes, type_: i64) -> vec[i64]:
    """The same in any palace, each as place << 2 | corner; `types` are those that are printed on the tiles."""
    out = vec[i64]()
    grid = plan.grid
    for cell in plan.front:
        key = grid[cell]
        if key & ~(key >> 4) & 15:
            own = _own_sides(types, plan, cell, key, type_)
            corner: i64 = 0
            while own and corner < 4:
                if own & LEGS[corner] and _fits(key, corner):
                    out = append(out, plan.place(cell) << 2 | corner)
                corner += 1
    return out


def walls_then(state: PalaceState, type_: int) -> dict[str, int]:
    """G-10: the points of the wall with a gatehouse of a type in each position that it may have."""
    plan, tile = state.plans[state.seat], int(state.kit.tiles.numbers[f"gatehouse-{TYPES[type_]}-1"])
    found: dict[str, int] = {}
    for position in places(state, type_):
        place, corner = int(position >> 2), int(position & 3)
        trial = plan.copy()
        trial.lay(place, tile, GATE | LONG_SIDES[corner])
        found[f"{place_word(place)}-{SEGMENTS[4 + corner]}"] = int(longest_wall(trial))
    return found


def _fits(key: i64, corner: i64) -> bool:
    """Whether the legs meet open sides only, no camp, and the ground stays whole."""
    if LEGS[corner] & (key >> 4 | key >> 12):
        return False
    return WHOLE[key & 15 | key >> 4 & 0xF0] >> corner & 1 != 0


def _own_sides(types: bytes, plan: Plan, cell: i64, key: i64, type_: i64) -> i64:
    """The sides of a square that open sides of buildings of a type touch."""
    grid = plan.grid
    around = plan.frame.around
    open_: i64 = key & ~(key >> 4) & 15
    found: i64 = 0
    side: i64 = 0
    while open_ >> side:
        if open_ >> side & 1 and types[(grid[cell + around[side]] >> 22) - 1] == type_:
            found |= 1 << side
        side += 1
    return found


def refuse_gate(state: PalaceState, type_: int, place: int, corner: int) -> Refusal | None:
    """Why a gatehouse may not be laid there."""
    plan, word = state.plans[state.seat], place_word(place)
    if plan.tile(place) >= 0:
        return refuse_occupied(plan, place, "G-6")
    key = int(plan.key(place))
    legs = int(LEGS[corner])
    if legs & key >> 12:
        return Reason.WRONG_CONTACT.refuse("K-10", messages.TOUCHES_CAMP, (word,), place=word)
    if legs & key >> 4:
        return Reason.WALLS_DIFFER.refuse("G-5", messages.LEG_AT_WALL, (word,), place=word)
    if not _own_sides(state.kit.types, plan, plan.cell(place), key, type_) & legs:
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
WHOLE: Final[vec[i64]] = vec[i64]([sum(1 << corner for corner in range(4) if row[corner]) for row in GROUND_WHOLE])
LEGS: Final[vec[i64]] = vec[i64]([15 & ~sides for sides in LONG_SIDES])  # by corner, the sides that they cover
