"""What half-buildings count (R-62)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.bots.palace.majorities import SAFE_LEAD, majority_worth
from alhambra.bots.palace.outlook import Outlook
from alhambra.modules.guards.views import GuardsView
from alhambra.palace.tiles import TYPES

HALF: Final = 0.5


def tally(outlook: Outlook, type_: int, counts: Sequence[float]) -> Sequence[float]:
    """The counts of a type with the half-building of who has it."""
    board: GuardsView = outlook.view.modules["guards"]
    holder = board.halves[TYPES[type_]]
    return counts if holder is None else with_half(counts, holder)


def with_half(counts: Sequence[float], holder: int) -> Sequence[float]:
    """A half-building counts only beside another building."""
    return [count + HALF * (player == holder) for player, count in enumerate(counts)] if counts[holder] else counts


def half_building_gain(outlook: Outlook, type_: int) -> float:
    """What it brings to me if I have the half-building of a type."""
    now, lines, view = outlook.counts[type_], outlook.lines[type_], outlook.view
    leads = [HALF + outlook.later * (lead - HALF) for lead in SAFE_LEAD]  # at the end it decides a tie
    with_it, without = (
        majority_worth(lines, counts, outlook.me, view.seats, view.next_scoring, leads)
        for counts in (with_half(now, outlook.me), now)
    )
    return with_it - without
