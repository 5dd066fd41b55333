"""Scorings as tables, with the reason for every point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.cli.messages import player_of
from alhambra.cli.modules import boards, faces
from alhambra.cli.saying import named, say
from alhambra.cli.text import filled
from alhambra.core.language import Said, Value
from alhambra.palace.explain import Gain, ScoreSheet, Scoring
from alhambra.palace.tiles import TYPES

ACCOUNT: Final = 16  # the least room for what an account adds up
HALF: Final = "half-"  # before the type of half a building among the tiles of a gain


def scoring_table(scoring: Scoring, names: Sequence[str], scores: Sequence[int] | None = None) -> str:
    """Points by reason and player, each with what was counted; ties are told below. `scores` are the new totals."""
    players = range(len(names))
    width = max(9, *(len(name) + 2 for name in names))
    reasons = list(dict.fromkeys(["wall", *TYPES, *(gain.reason for gain in scoring.gains)]))
    margin = max(
        [11, *(len(word) + 1 for word in (say("points"), say("score"), *(named("reason", why) for why in reasons)))]
    )
    lines = [" " * margin + "".join(name.rjust(width) for name in names)]
    for why in reasons:
        cells = [_cell(scoring, why, player) for player in players]
        lines.append(named("reason", why).ljust(margin) + "".join(cell.rjust(width) for cell in cells))
    gained = [scoring.points(player) for player in players]
    lines.append(say("points").ljust(margin) + "".join(f"{points}   ".rjust(width) for points in gained))
    if scores is not None:
        lines.append(say("score").ljust(margin) + "".join(f"{points}   ".rjust(width) for points in scores))
    return "\n".join(
        [*(line.rstrip() for line in lines), *_walls(scoring, names), *ties(scoring, names), *_notes(scoring)]
    )


def account(sheet: ScoreSheet, names: Sequence[str]) -> str:
    """Where the scores come from: what was held at the start, won at each scoring and paid in between."""
    rows: dict[str, list[int]] = {}
    for why in dict.fromkeys(gain.reason for gain in sheet.besides):
        rows[named("reason", why)] = _sums([gain for gain in sheet.besides if gain.reason == why], names)
    for scoring in sheet.past:
        rows[say("scoring-held", number=scoring.number)] = _sums(scoring.gains, names)
    if not rows:
        return ""
    wide = max(9, *(len(name) + 2 for name in names))
    room = max([ACCOUNT, *(len(word) for word in (say("points-until-now"), say("score"), *rows))])
    lines = [say("points-until-now").ljust(room) + "".join(name.rjust(wide) for name in names)]
    lines += [f"{why:<{room}}" + "".join(f"{points or '-':>{wide}}" for points in row) for why, row in rows.items()]
    lines.append(say("score").ljust(room) + "".join(f"{points:>{wide}}" for points in sheet.scores))
    clauses = dict.fromkeys((gain.reason, gain.clause) for gain in sheet.besides)
    gains = [Said("gain-clause", {"reason": reason, "clause": clause}) for reason, clause in clauses]
    return "\n".join(lines + ([say("gain-clauses", gains=gains)] if gains else []))


def _sums(gains: Sequence[Gain], names: Sequence[str]) -> list[int]:
    return [sum(gain.points for gain in gains if gain.player == player) for player in range(len(names))]


def _cell(scoring: Scoring, why: str, player: int) -> str:
    """`13 (4)`: thirteen points for four tiles."""
    for gain in scoring.gains:
        if gain.reason == why and gain.player == player:
            return f"{gain.points}   " if why == "wall" else f"{gain.points} ({_count(gain)})"
    return "-   "


def _count(gain: Gain) -> str:
    """How many tiles count; half a building may be among them (R-62)."""
    return f"{gain.count}{'½' * any(tile.startswith(HALF) for tile in gain.tiles)}"


def _walls(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """Where a wall brings more than its segments."""
    walls = [gain for gain in scoring.gains if gain.reason == "wall"]
    notes = [face.wall_note(gain, names) for gain in walls for face in faces().values()]
    return [filled(say(note)) for note in notes if note is not None]


def _notes(scoring: Scoring) -> list[str]:
    return [filled(say(note)) for board in boards() for note in board.notes(scoring)]


def ties(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """A sentence for each tie."""
    first = [gain for gain in scoring.gains if gain.tied and gain.player < min(gain.tied)]
    return [_tie(gain, names) for gain in first]


def _tie(gain: Gain, names: Sequence[str]) -> str:
    last = gain.place + len(gain.tied)
    said: dict[str, Value] = {"reason": gain.reason, "count": _count(gain), "first": gain.place, "last": last}
    said["players"] = [player_of(player, names) for player in (gain.player, *gain.tied)]
    return filled(say("tie", **said, tied=len(gain.tied) + 1, points=gain.points, clause=gain.clause))
