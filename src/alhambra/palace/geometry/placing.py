"""Why a place refuses a tile: the building rules one by one, with the squares that show it."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.palace.geometry import messages
from alhambra.palace.geometry.building import CAMP, GATE, parts_the_ground
from alhambra.palace.geometry.places import CENTRE, STEP, place_word
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.redesign import frees_no_camp
from alhambra.palace.reasons import Reason

DIRECTIONS: Final = ("north", "east", "south", "west")


def refuse_laying(plan: Plan, place: int, shape: int, tile: str, occupied: str) -> Refusal | None:
    """A-56 to A-60a, C-3 to C-5a, G-6, K-10 for a tile of this shape at a place, or none if it may be laid there."""
    word = place_word(place)
    key = int(plan.key(place))
    touched = key & 15
    if plan.tile(place) >= 0:
        return refuse_occupied(plan, place, occupied, (tile,))
    if not touched:
        return Reason.NOT_ADJACENT.refuse("A-58", messages.NO_SIDE_SHARED, (word,), (), (tile,), tile=tile, place=word)
    refusal = _refuse_contacts(plan, place, shape, tile)
    if refusal is None and parts_the_ground(touched, key >> 8 & 15):
        around = _words(enclosed(plan, place))
        return Reason.HOLE.refuse("A-59", messages.HOLE, around, (), (tile,), tile=tile, place=word)
    return refusal


def refuse_occupied(plan: Plan, place: int, occupied: str, tiles: tuple[str, ...] = ()) -> Refusal:
    """Why nothing is laid where something stands: by the clause given for a tile, by G-6 for a gatehouse."""
    word = place_word(place)
    if plan.shape_at(place) & GATE:
        return Reason.OCCUPIED.refuse("G-6", messages.GATEHOUSE_THERE, (word,), (), tiles, place=word)
    return Reason.OCCUPIED.refuse(occupied, messages.TILE_THERE, (word,), (), tiles, place=word)


def _refuse_contacts(plan: Plan, place: int, shape: int, tile: str) -> Refusal | None:
    """What touches at the sides of a place: walls with walls, ramparts with walls, plain sides of camps."""
    word = place_word(place)
    key = int(plan.key(place))
    touched, walled, camps = key & 15, key >> 4 & 15, key >> 12
    if shape & CAMP:
        palace = touched & ~camps
        if not palace:
            return Reason.NO_RAMPART.refuse("C-3", messages.NO_RAMPART, (word,), (), (tile,), tile=tile, place=word)
        legs = _legs_around(plan, place)
        if legs:  # first, because no other camp would fit there either
            return _refuse_sides(Reason.WRONG_CONTACT, "K-10", messages.CAMP_BY_GATEHOUSE, place, legs, tile)
        wrong = palace & ~(walled & shape) | camps & (walled | shape)
        return _wrong_contact(place, wrong, tile) if wrong else None
    wrong = camps & ~(walled & shape)
    if wrong:
        return _wrong_contact(place, wrong, tile)
    differing = touched & (shape ^ walled)
    if differing:
        return _refuse_sides(Reason.WALLS_DIFFER, "A-56", messages.WALLS_DIFFER, place, differing, tile)
    if touched == camps:
        return Reason.NOT_ADJACENT.refuse("C-5a", messages.CAMPS_ALONE, (word,), (), (tile,), tile=tile, place=word)
    if not touched & ~walled:
        return Reason.NOT_ON_FOOT.refuse("A-57", messages.NOT_ON_FOOT, (word,), (), (tile,), tile=tile, place=word)
    return None


def refuse_removal(plan: Plan, place: int, tile: str) -> Refusal | None:
    """A-51, C-5 for a laid tile, or none if it may be removed."""
    word = place_word(place)
    if plan.key(place) & 15 == 15:
        return Reason.HOLE.refuse("A-59", messages.HOLE_WITHOUT, (word,), (), (tile,), tile=tile, place=word)
    cell = plan.cell(place)
    if plan.shape_on(cell) & CAMP:
        return None
    lost = cut_off(plan, place)
    if lost:
        return Reason.NOT_ON_FOOT.refuse("A-57", messages.CUT_OFF_WITHOUT, _words(lost), (), (tile,), tile=tile)
    if not frees_no_camp(plan, cell):
        return Reason.NO_RAMPART.refuse("C-5", messages.CAMP_WITHOUT, (word,), (), (tile,), tile=tile)
    return None


def refuse_swap(plan: Plan, place: int, shape: int, tile: str) -> Refusal | None:
    """A-51, C-5, K-10 for a tile of this shape in the place of a laid one, or none if it fits."""
    return _refuse_contacts(plan, place, shape, tile)


def _wrong_contact(place: int, sides: int, tile: str) -> Refusal:
    return _refuse_sides(Reason.WRONG_CONTACT, "C-4", messages.WRONG_CONTACT, place, sides, tile)


def _refuse_sides(reason: Reason, clause: str, message: Message, place: int, sides: int, tile: str) -> Refusal:
    """What is wrong at some sides of a place, with the places beyond them."""
    beyond = _words({place + int(STEP[side]) for side in range(4) if sides >> side & 1})
    names = tuple(name for side, name in enumerate(DIRECTIONS) if sides >> side & 1)
    return reason.refuse(clause, message, beyond, (), (tile,), tile=tile, place=place_word(place), sides=names)


def _legs_around(plan: Plan, place: int) -> int:
    """The sides of a square that legs of gatehouses touch."""
    return sum(1 << side for side in range(4) if plan.has_leg(plan.cell(place + int(STEP[side])), side ^ 2))


def enclosed(plan: Plan, place: int, shape: int = 0) -> set[int]:
    """The empty ground that a tile of this shape at this place would enclose: squares, and those of free halves."""
    pieces = {int(plan.place(cell)): int(plan.shape_on(cell)) for cell in plan.cells} | {place: shape}
    rows = [square >> 8 for square in pieces]
    columns = [square & 255 for square in pieces]
    ground = {
        row << 8 | column: pieces.get(row << 8 | column, -1)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    }
    open_sides = {
        square: 15 if shape < 0 else shape & 15 for square, shape in ground.items() if shape < 0 or shape & GATE
    }
    return set(open_sides) - _reached(open_sides, (min(rows) - 1) << 8 | (min(columns) - 1))


def cut_off(plan: Plan, place: int) -> set[int]:
    """The places that could not be reached on foot without the tile at this one. Nobody walks to camps (C-5)."""
    tiles = {int(plan.place(cell)) for cell in plan.cells if not plan.shape_on(cell) & CAMP} - {place}
    reached, ahead = {int(CENTRE)}, [int(CENTRE)]
    while ahead:
        here = ahead.pop()
        known = int(plan.grid[plan.cell(here)])
        for side in range(4):
            beside = here + int(STEP[side])
            if known & ~(known >> 16) & 15 & 1 << side and beside in tiles and beside not in reached:
                reached.add(beside)
                ahead.append(beside)
    return tiles - reached


def _reached(open_sides: dict[int, int], start: int) -> set[int]:
    """The ground that is joined through sides that nothing covers (A-59, G-8)."""
    reached, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for side, step in enumerate(STEP):
            beside = here + int(step)
            joined = open_sides[here] >> side & 1 and open_sides.get(beside, 0) >> (side ^ 2) & 1
            if joined and beside not in reached:
                reached.add(beside)
                ahead.append(beside)
    return reached


def _words(places: set[int]) -> tuple[str, ...]:
    return tuple(place_word(place) for place in sorted(places))
