"""Why a place refuses a tile: the building rules one by one, with the squares that show it."""

from __future__ import annotations

from alhambra.core.refusal import Refusal
from alhambra.palace.building import SIDES, parts_the_ground
from alhambra.palace.places import STEP, place_word
from alhambra.palace.plan import Plan
from alhambra.palace.reasons import Reason


def refuse_laying(plan: Plan, place: int, walls: int, tile: str, occupied: str) -> Refusal | None:
    """A-56 to A-60a for a tile with these walls at a place, or none if it may be laid there."""
    word = place_word(place)
    key = int(plan.key(place))
    touched, walled = key & 15, key >> 4 & 15
    if plan.tile(place) >= 0:
        return Reason.OCCUPIED.refuse(occupied, f"There is a tile at {word} already.", (word,), (), (tile,))
    if not touched:
        text = f"{tile} at {word} would share no side with the palace."
        return Reason.NOT_ADJACENT.refuse("A-58", text, (word,), (), (tile,))
    differing = touched & (walls ^ walled)
    if differing:
        return _walls_differ(place, differing, tile)
    if not touched & ~walled:
        text = f"{tile} at {word} could not be reached on foot: there are walls on every side it touches."
        return Reason.NOT_ON_FOOT.refuse("A-57", text, (word,), (), (tile,))
    if parts_the_ground(touched, key >> 8):
        text = f"{tile} at {word} would enclose a hole."
        return Reason.HOLE.refuse("A-59", text, _words(enclosed(plan, place)), (), (tile,))
    return None


def refuse_removal(plan: Plan, place: int, tile: str) -> Refusal | None:
    """A-51 for a laid tile, or none if it may be removed."""
    if plan.key(place) & 15 == 15:
        text = f"Without {tile} there would be a hole at {place_word(place)}."
        return Reason.HOLE.refuse("A-59", text, (place_word(place),), (), (tile,))
    lost = cut_off(plan, place)
    if lost:
        text = f"Without {tile} a part of the palace could not be reached on foot."
        return Reason.NOT_ON_FOOT.refuse("A-57", text, _words(lost), (), (tile,))
    return None


def refuse_swap(plan: Plan, place: int, walls: int, tile: str) -> Refusal | None:
    """A-51 for a tile with these walls in the place of a laid one, or none if it fits."""
    key = int(plan.key(place))
    differing = key & 15 & (walls ^ key >> 4)
    return _walls_differ(place, differing, tile) if differing else None


def _walls_differ(place: int, sides: int, tile: str) -> Refusal:
    names = " and ".join(name for side, name in enumerate(("north", "east", "south", "west")) if sides >> side & 1)
    text = f"{tile} at {place_word(place)} would put a wall against an open side in the {names}."
    beside = {place + int(STEP[side]) for side in range(len(SIDES)) if sides >> side & 1}
    return Reason.WALLS_DIFFER.refuse("A-56", text, _words(beside), (), (tile,))


def enclosed(plan: Plan, place: int) -> set[int]:
    """The empty squares that a tile at this place would enclose."""
    taken = {int(plan.place(cell)) for cell in plan.cells} | {place}
    rows = [square >> 8 for square in taken]
    columns = [square & 255 for square in taken]
    ground = {
        row << 8 | column
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    } - taken
    return ground - _reached(ground, (min(rows) - 1) << 8 | (min(columns) - 1))


def cut_off(plan: Plan, place: int) -> set[int]:
    """The places that could not be reached on foot without the tile at this one."""
    tiles = {int(plan.place(cell)) for cell in plan.cells} - {place}
    reached, ahead = {0x8080}, [0x8080]
    while ahead:
        here = ahead.pop()
        known = int(plan.grid[plan.cell(here)])
        for side in range(4):
            beside = here + int(STEP[side])
            if known & ~(known >> 12) & 15 & 1 << side and beside in tiles and beside not in reached:
                reached.add(beside)
                ahead.append(beside)
    return tiles - reached


def _reached(ground: set[int], start: int) -> set[int]:
    reached, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for step in STEP:
            if here + step in ground and here + step not in reached:
                reached.add(here + int(step))
                ahead.append(here + int(step))
    return reached


def _words(places: set[int]) -> tuple[str, ...]:
    return tuple(place_word(place) for place in sorted(places))
