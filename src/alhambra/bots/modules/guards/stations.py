"""Where the guards of a palace stand, as it is and after a change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from alhambra.bots.palace.own_palace import OwnPalace, Sight, outer_walls
from alhambra.boxes.tiles import printed
from alhambra.modules.guards.views import GuardsView
from alhambra.palace.geometry.building import COUNT, SIDES, walls_mask
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import Segment, longest_walls
from alhambra.palace.views import View

# Where a guard stands
LONGEST: Final = 0
OUTER: Final = 1
INNER: Final = 2
RESERVE: Final = 3

TOWERS: Final = {  # by tile, the sides where guards will stand
    name: walls_mask(str(tile["guard_towers"])) for name, tile in printed().items() if "guard_towers" in tile
}

Posts = dict[int, int]  # place to the sides with a guard, as bits
Counts = tuple[int, int, int]  # on the longest wall, on other outer walls, on inner walls


@dataclass(frozen=True, slots=True)
class Watch:
    """The guards of one seat, and whether towers of new buildings will get some."""

    standing: dict[str, int]  # tile to sides, as bits
    owned: frozenset[str]  # tiles whose towers get no guard any more
    supply: bool

    def sides(self, tile: str) -> int:
        """Where guards stand on a tile, or will stand when I get it."""
        if tile in self.standing:
            return self.standing[tile]
        return TOWERS.get(tile, 0) if self.supply and tile not in self.owned else 0


def watch_of(view: View) -> Watch:
    """The guards of the seat that looks."""
    board: GuardsView = view.modules["guards"]
    seat = view.seat
    assert seat is not None, "a spectator has no guards"
    owned = frozenset([*(laid.tile for laid in view.palaces[seat].tiles), *view.reserves[seat]])
    standing = {tile: walls_mask(sides) for tile, sides in board.guards.items() if tile in owned}
    return Watch(standing, owned, board.supply > 0)


class Stations:
    """Where the guards of a palace stand as it is."""

    def __init__(self, palace: OwnPalace) -> None:
        self.palace = palace
        self.watch: Watch = palace.marks["guards"]
        standing = self.watch.standing.items()
        self.posts: Posts = {palace.at[tile]: sides for tile, sides in standing if tile in palace.at}

    @cached_property
    def all(self) -> dict[str, int]:
        """Where each guard stands."""
        return {f"{tile}-{SIDES[side]}": self.station(tile, side) for tile, side in sides_of(self.watch.standing)}

    def station(self, tile: str, side: int) -> int:
        """Where a guard stands, or would stand, on the side of a tile."""
        place = self.palace.at.get(tile)
        if place is None:
            return RESERVE
        if (place, side) in self._longest:
            return LONGEST
        plan = self.palace.plan
        return OUTER if outer_walls(plan, int(plan.cell(place))) >> side & 1 else INNER

    @cached_property
    def _longest(self) -> frozenset[Segment]:
        return frozenset(_best_wall(longest_walls(self.palace.plan), self.posts)[0])


def count_guards(sight: Sight) -> Counts:
    """How many guards stand where, after a change."""
    stations = sight.palace.once(Stations)
    posts = stations.posts
    if sight.place is not None:
        sides = stations.watch.sides(sight.tile)
        if sides or sight.place in posts:
            posts = {**posts, sight.place: sides}
    return _count(sight.plan, posts, _best_wall(sight.walls, posts)[1]) if posts else (0, 0, 0)


def _best_wall(walls: list[list[Segment]], posts: Posts) -> tuple[list[Segment], int]:
    """The longest wall, and the guards on it; where several are longest, that with most of them (R-63)."""
    best: list[Segment] = []
    most = -1
    for wall in walls:
        count = sum(posts.get(place, 0) >> side & 1 for place, side in wall)
        if count > most:
            best, most = wall, count
    return best, max(most, 0)


def _count(plan: Plan, posts: Posts, on_longest: int) -> tuple[int, int, int]:
    outside = everywhere = 0
    for place, sides in posts.items():
        if sides:
            outside += int(COUNT[outer_walls(plan, int(plan.cell(place))) & sides])
            everywhere += int(COUNT[sides])
    return on_longest, outside - on_longest, everywhere - outside


def sides_of(standing: dict[str, int]) -> Iterator[tuple[str, int]]:
    """The tile and the side of each guard."""
    for tile, sides in standing.items():
        for side in range(4):
            if sides >> side & 1:
                yield tile, side
