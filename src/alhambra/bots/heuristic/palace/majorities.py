"""What the majority of a type is worth: the points of the scorings to come, as far as the counts foretell them.

A lead counts in full if it is safe until the scoring; a smaller one counts in part, and so does a deficit. Counts are
those of a census: twice the tiles (see `alhambra.palace.scoring`).
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64, vec
from alhambra.palace.scoring import BEST, lines_of
from alhambra.palace.state import PalaceState

# For the next scoring, the one after it, and the last if three are to come.
SAFE_LEAD: Final[vec[i64]] = vec[i64]([3, 5, 7])
TRUST: Final[vec[i64]] = vec[i64]([1000, 250, 150])  # what a point counts: until later scorings much can change
# What the points of the rivals, on average, count against one's own: with a single rival nearly as much.
RIVALRY: Final[i64] = 500
SINGLE_RIVAL: Final[i64] = 900

# What being so many ahead, from -8 on, is for leads below 8: dividing is slow.
PART: Final[vec[i64]] = vec[i64]([500 + 500 * (more - 8) // max(lead, 1) for lead in range(8) for more in range(16)])

KEPT: Final[i64] = 1024  # how many worths of types a game keeps; a power of two

OWN_LINES: Final[vec[i64]] = vec[i64]([type_ for _ in range(3) for type_ in range(6)])  # by scoring and type


def expected_points(counts: vec[i64], first: i64, players: i64, player: i64, line: i64, number: i64, lead: i64) -> i64:
    """What a player can expect of a type at a scoring; the counts of the type begin at `first`, the neutral's last."""
    mine = counts[first + player]
    if mine < 2:
        return 0
    ahead: i64 = -500  # the player itself is found half ahead below
    other: i64 = 0
    while other < players:
        more: i64 = counts[first + other] - mine
        if more >= lead:
            ahead += 1000
        elif more > -lead:
            ahead += PART[lead << 4 | more + 8] if lead < 8 else 500 + 500 * more // lead
        other += 1
    place: i64 = ahead // 1000
    part: i64 = ahead - place * 1000
    return place_points(line, number, place) * (1000 - part) + place_points(line, number, place + 1) * part


def place_points(line: i64, number: i64, place: i64) -> i64:
    """A-73: the points of a place, 0 for the first."""
    if place >= number:
        return 0
    return BEST[number - 1 - place] + line


def lines_by_scoring(state: PalaceState) -> vec[i64]:
    """By scoring and type, the line of A-73: its own, unless a module says otherwise."""
    if not state.kit.hooks.lines:
        return OWN_LINES
    lines = vec[i64]([0] * 18)
    at: i64 = 0
    number: i64 = 1
    while number < 4:
        found = lines_of(state, int(number))
        type_: i64 = 0
        while type_ < 6:
            lines[at] = found[type_]
            at += 1
            type_ += 1
        number += 1
    return lines


def type_worth(
    counts: vec[i64],
    first: i64,
    players: i64,
    seats: i64,
    me: i64,
    lines: vec[i64],
    type_: i64,
    next_: i64,
    leads: vec[i64],
) -> i64:
    """What a type brings to me, less what it brings to my rivals.

    `lines` are by scoring and type; `leads` are safe at the next scoring and later, in the measure of the counts.
    """
    worth: i64 = 0
    rivalry: i64 = SINGLE_RIVAL if seats == 2 else RIVALRY
    number = next_
    while number < 4:
        lead = leads[number - next_]
        line = lines[(number - 1) * 6 + type_]
        mine: i64 = 0
        theirs: i64 = 0
        seat: i64 = 0
        while seat < seats:
            points = expected_points(counts, first, players, seat, line, number, lead)
            if seat == me:
                mine = points
            else:
                theirs += points
            seat += 1
        worth += TRUST[number - next_] * (mine - rivalry * theirs // (1000 * (seats - 1))) // 1000
        number += 1
    return worth


class Worths:
    """What types were worth in one game, by how everybody stood: the same is asked in every world, turn after turn."""

    def __init__(self) -> None:
        self._keys = vec[i64]([-1] * KEPT)
        self._worths = vec[i64]([0] * KEPT)

    def of(self, counts: vec[i64], players: i64, seats: i64, me: i64, lines: vec[i64], type_: i64, next_: i64) -> i64:
        """See `type_worth`; leads are the safe ones."""
        first: i64 = type_ * players
        key: i64 = ((lines[type_] << 3 | lines[6 + type_]) << 3 | lines[12 + type_]) << 6 | next_ << 3 | me
        player: i64 = 0
        while player < players:
            key = key << 6 | counts[first + player]
            if counts[first + player] > 63:
                return type_worth(counts, first, players, seats, me, lines, type_, next_, SAFE_LEAD)
            player += 1
        at: i64 = (key ^ key >> 9 ^ key >> 23) & KEPT - 1
        if self._keys[at] != key:
            self._worths[at] = type_worth(counts, first, players, seats, me, lines, type_, next_, SAFE_LEAD)
            self._keys[at] = key
        return self._worths[at]
