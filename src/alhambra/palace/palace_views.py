"""A palace as everybody sees it, worked out once after each change."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.palace.geometry.places import place_word
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import SEGMENTS, gatehouses_in, longest_wall, longest_walls


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile and its place."""

    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class PalaceView:
    """The tiles of a palace, the fountain among them, and its longest wall: its points, and where it runs."""

    tiles: tuple[LaidTile, ...]
    wall: int
    segments: tuple[str, ...] = ()  # as `n2e1-N`


def palace_view(plan: Plan, names: list[str]) -> PalaceView:
    """The tiles of a palace in reading order, and its longest wall."""
    if plan.shown is None:
        tiles = tuple(LaidTile(names[plan.tile_on(cell)], place_word(int(plan.place(cell)))) for cell in plan.cells)
        plan.shown = PalaceView(tiles, int(longest_wall(plan)), _segments(plan))
    shown: PalaceView = plan.shown
    return shown


def _segments(plan: Plan) -> tuple[str, ...]:
    wall = max(longest_walls(plan), key=gatehouses_in, default=[])
    return tuple(f"{place_word(place)}-{SEGMENTS[side]}" for place, side in wall)
