"""What the majority of a type is worth: the points of the scorings to come, as far as the counts foretell them.

A lead counts in full if it is safe until the scoring; a smaller one counts in part, and so does a deficit. With a safe
lead of a single tile this is the scoring of the rules (A-72 to A-75), ties of more than two aside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.palace.scoring import BEST

SCORINGS: Final = 3

# For the next scoring, the one after it, and the last if three are to come.
SAFE_LEAD: Final = (1.5, 2.5, 3.5)
TRUST: Final = (1.0, 0.25, 0.15)  # what a point counts: until later scorings much can change

RIVALRY: Final = 0.5  # what the points of the rivals, on average, count against one's own


def majority_worth(
    lines: Sequence[int],
    counts: Sequence[float],
    me: int,
    seats: int,
    next_scoring: int,
    safe_leads: Sequence[float] = SAFE_LEAD,
) -> float:
    """What a type brings to me, less what it brings to my rivals; `counts` may end with the neutral player's.

    `lines` says which line of the table of points the type has at each of the three scorings.
    """
    worth = 0.0
    for number in range(next_scoring, SCORINGS + 1):
        lead = safe_leads[number - next_scoring]
        points = [expected_points(lines[number - 1], counts, player, number, lead) for player in range(seats)]
        theirs = (sum(points) - points[me]) / (seats - 1)
        worth += TRUST[number - next_scoring] * (points[me] - RIVALRY * theirs)
    return worth


def expected_points(line: int, counts: Sequence[float], player: int, number: int, safe_lead: float) -> float:
    """What a player can expect of a type at a scoring."""
    mine = counts[player]
    if not mine:
        return 0.0
    ahead = -0.5  # the player itself is found half ahead below
    for count in counts:
        ahead += min(max(0.5 + 0.5 * (count - mine) / safe_lead, 0.0), 1.0)
    place = int(ahead)
    part = ahead - place
    return place_points(line, number, place) * (1 - part) + place_points(line, number, place + 1) * part


def place_points(line: int, number: int, place: int) -> int:
    """A-73: the points of a place, 0 for the first. Pavilions have line 0, unless the types are ordered otherwise."""
    return int(BEST[number - 1 - place]) + line if place < number else 0
