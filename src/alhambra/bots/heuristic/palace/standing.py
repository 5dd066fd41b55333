"""How the majorities stand to the seat on turn, and what a tile more would change."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.bots.heuristic.palace.counts import beside_tiles, tiles_of_types
from alhambra.bots.heuristic.palace.majorities import Worths, lines_by_scoring
from alhambra.core.arrays import NOTHING
from alhambra.core.packed import i64, vec
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE

UNKNOWN: Final[i64] = -9_000_000
MORE: Final[i64] = 6


class Standing:
    """What everybody has of each type, and what that is worth to me. What is asked is worked out once."""

    def __init__(self, state: PalaceState, known: Worths) -> None:
        self.state = state
        self._known_worths = known
        self.me: i64 = state.seat
        self.seats: i64 = state.kit.seats
        self.players: i64 = state.kit.players
        self.next: i64 = next_scoring(state)
        self.lines: vec[i64] = lines_by_scoring(state)
        self.counts: vec[i64] = tiles_of_types(state)
        self.extras: vec[i64] = beside_tiles(state, self.counts) if state.kit.hooks.tallies else NOTHING
        self._worths: vec[i64] = vec[i64]([UNKNOWN] * 12)  # of each type, then what one tile more of it brings to me

    def _worth_of_type(self, type_: i64) -> i64:
        return self._known_worths.of(self.counts, self.players, self.seats, self.me, self.lines, type_, self.next)

    def majority_gain(self, type_: i64, player: i64, more: i64) -> i64:
        """What it brings to me if a player has so many more tiles of a type."""
        if type_ == NO_TYPE:
            return 0
        worths = self._worths
        if more == 1 and player == self.me and worths[MORE + type_] != UNKNOWN:
            return worths[MORE + type_]
        if worths[type_] == UNKNOWN:
            worths[type_] = self._worth_of_type(type_)
        at: i64 = type_ * self.players + player
        was = self.counts[at]
        self.counts[at] = max(was + 2 * more, 0) if len(self.extras) == 0 else self._with(at, more)
        gain: i64 = self._worth_of_type(type_) - worths[type_]
        self.counts[at] = was
        if more == 1 and player == self.me:
            worths[MORE + type_] = gain
        return gain

    def _with(self, at: i64, more: i64) -> i64:
        """Twice the tiles if there are so many more; what counts beside tiles counts beside some only."""
        extra = self.extras[at]
        now = self.counts[at]
        tiles: i64 = 2 * more
        if now:
            tiles += now - extra
        if tiles > 0:
            tiles += extra
        return max(tiles, 0)


def next_scoring(state: PalaceState) -> i64:
    """The number of the next scoring; 4 when all were held."""
    past = state.past
    held: i64 = 0
    if past:
        held = past[-1][0]
    if state.ending and held < 3:
        return 3
    return held + 1
