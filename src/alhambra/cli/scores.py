"""Scorings as tables, with the reason for every point."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.cli.telling import listed, player_name
from alhambra.cli.text import filled
from alhambra.palace.explain import Gain, Scoring
from alhambra.palace.tiles import TYPES


def scoring_table(scoring: Scoring, names: Sequence[str], scores: Sequence[int] | None = None) -> str:
    """Points by reason and player, each with what was counted; ties are told below. `scores` are the new totals."""
    players = range(len(names))
    width = max(9, *(len(name) + 2 for name in names))
    reasons = list(dict.fromkeys(["wall", *TYPES, *(gain.reason for gain in scoring.gains)]))
    lines = [" " * 11 + "".join(name.rjust(width) for name in names)]
    for reason in reasons:
        cells = [_cell(scoring, reason, player) for player in players]
        lines.append(f"{reason:<11}" + "".join(cell.rjust(width) for cell in cells))
    lines.append(f"{'points':<11}" + "".join(f"{scoring.points(player)}   ".rjust(width) for player in players))
    if scores is not None:
        lines.append(f"{'score':<11}" + "".join(f"{points}   ".rjust(width) for points in scores))
    return "\n".join([*(line.rstrip() for line in lines), *ties(scoring, names)])


def _cell(scoring: Scoring, reason: str, player: int) -> str:
    """`13 (4)`: thirteen points for four tiles."""
    for gain in scoring.gains:
        if gain.reason == reason and gain.player == player:
            return f"{gain.points}   " if reason == "wall" else f"{gain.points} ({gain.count})"
    return "-   "


def ties(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """A sentence for each tie."""
    first = [gain for gain in scoring.gains if gain.tied and gain.player < min(gain.tied)]
    return [_tie(gain, names) for gain in first]


def _tie(gain: Gain, names: Sequence[str]) -> str:
    who = listed([player_name(player, names) for player in (gain.player, *gain.tied)])
    last = gain.place + len(gain.tied)
    places = f"places {gain.place} and {last}" if last == gain.place + 1 else f"places {gain.place} to {last}"
    shared = f"share {places}: {gain.points} each ({gain.clause})"
    return filled(f"{gain.reason}: {who}, with {gain.count} each, {shared}.")
