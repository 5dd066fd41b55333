"""Scorings of the sheet game as tables, with the reason for every point."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from alhambra.cli.messages import player
from alhambra.cli.saying import named, say, short
from alhambra.cli.text import filled
from alhambra.core.language import Value
from alhambra.sheet.explain import Gain, Scoring
from alhambra.sheet.squares import TYPES

REASONS: Final = (*TYPES, "row", "column", "coins", "bonus")


def scoring_table(scoring: Scoring, names: Sequence[str], scores: Sequence[int] | None = None) -> str:
    """Points by reason and player, each with what was counted; ties are told below. `scores` are the new totals."""
    players = range(len(names))
    heads = [short(name) for name in names]
    width = max(9, *(len(head) + 2 for head in heads))
    words = [say("points"), say("score"), *(named("reason", reason) for reason in REASONS)]
    margin = max([11, *(len(word) + 1 for word in words)])
    lines = [" " * margin + "".join(head.rjust(width) for head in heads)]
    for reason in REASONS:
        cells = [_cell(scoring, reason, player) for player in players]
        if set(cells) != {"-"} or reason in TYPES:
            lines.append(named("reason", reason).ljust(margin) + "".join(cell.rjust(width) for cell in cells))
    lines.append(
        say("points").ljust(margin) + "".join(f"{scoring.points(player) or '-':>{width}}" for player in players)
    )
    if scores is not None:
        lines.append(say("score").ljust(margin) + "".join(f"{points or '-':>{width}}" for points in scores))
    return "\n".join([*lines, *ties(scoring, names)])


def _cell(scoring: Scoring, reason: str, player: int) -> str:
    """`13 (4)`: thirteen points for four buildings. Rows and columns are added up."""
    gains = [gain for gain in scoring.gains if gain.reason == reason and gain.player == player]
    if not gains:
        return "-"
    points = str(sum(gain.points for gain in gains))
    return f"{points} ({gains[0].count})" if reason in TYPES or reason == "coins" else points


def ties(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """A sentence for each tie."""
    told: list[str] = []
    for gain in scoring.gains:
        text = _tie(gain, scoring, names)
        if gain.tied and text not in told:
            told.append(text)
    return told


def _tie(gain: Gain, scoring: Scoring, names: Sequence[str]) -> str:
    last = gain.place + len(gain.tied)
    said: dict[str, Value] = {"reason": gain.reason, "count": gain.count, "first": gain.place, "last": last}
    said |= {"tied": len(gain.tied) + 1, "points": gain.points, "clause": gain.clause}
    said["players"] = [player(names[number]) for number in sorted((gain.player, *gain.tied))]
    gaining = [(one.player, one.reason) for one in scoring.gains]
    lost = [player(names[number]) for number in without_gain(gain.tied, gain.reason, gaining)]
    return filled(say("sheet-tie-lost", **said, lost=lost) if lost else say("tie", **said))


def without_gain(tied: Iterable[int], reason: str, gaining: Collection[tuple[int, str]]) -> list[int]:
    """Who of a tie gains nothing for a reason: fictitious players, whose shares are lost (W-54)."""
    return [player for player in tied if (player, reason) not in gaining]
