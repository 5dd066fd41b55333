"""What the majorities of a type are worth: the points of the scorings to come, as far as counts foretell them.

A lead counts in full at a scoring if nobody can make it up until then. `SAFE_LEAD` says how many tiles that takes; a
smaller lead or deficit counts in part. With a safe lead of one tile this is the very scoring of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.palace.scoring import BEST

SCORINGS: Final = 3
SAFE_LEAD: Final = (1.5, 2.5, 3.5)  # at the next scoring, the one after, the last of three
TRUST: Final = (1.0, 0.3, 0.2)  # how much the points of these scorings count
RIVALRY: Final = 0.5  # what the points of all rivals together count against one's own


def place_points(type_: int, number: int, ahead: float) -> float:
    """A-73: the points of a type at a scoring for who has so many players ahead; between two places, in between."""
    place = int(ahead)
    part = ahead - place
    return _points(type_, number, place) * (1 - part) + _points(type_, number, place + 1) * part


def _points(type_: int, number: int, place: int) -> int:
    return int(BEST[number - 1 - place]) + type_ if place < number else 0


def expected(type_: int, counts: Sequence[int], player: int, number: int, safe_lead: float) -> float:
    """The points that a player can expect of a type at a scoring."""
    mine = counts[player]
    if not mine:
        return 0.0
    ahead = -0.5  # the player is counted as half ahead of itself below
    for count in counts:
        ahead += min(max(0.5 + 0.5 * (count - mine) / safe_lead, 0.0), 1.0)
    return place_points(type_, number, ahead)


def majority_worth(type_: int, counts: Sequence[int], me: int, seats: int, next_scoring: int) -> float:
    """What a type brings to me, less what it brings to my rivals; `counts` may end with the neutral player's."""
    worth = 0.0
    for later, number in enumerate(range(next_scoring, SCORINGS + 1)):
        lead = SAFE_LEAD[later]
        points = [expected(type_, counts, player, number, lead) for player in range(seats)]
        theirs = (sum(points) - points[me]) / (seats - 1)
        worth += TRUST[later] * (points[me] - RIVALRY * theirs)
    return worth
