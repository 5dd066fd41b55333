"""Scorings as tables, with the reason for every point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.cli.english import english, reason
from alhambra.cli.messages import Message
from alhambra.cli.modules import faces
from alhambra.cli.phrases import ORDINALS, listed, places, player_name
from alhambra.cli.text import filled
from alhambra.palace.explain import Gain, ScoreSheet, Scoring
from alhambra.palace.tiles import TYPES

HALF: Final = "half-"  # before the type of half a building among the tiles of a gain


def scoring_table(scoring: Scoring, names: Sequence[str], scores: Sequence[int] | None = None) -> str:
    """Points by reason and player, each with what was counted; ties are told below. `scores` are the new totals."""
    players = range(len(names))
    width = max(9, *(len(name) + 2 for name in names))
    reasons = list(dict.fromkeys(["wall", *TYPES, *(gain.reason for gain in scoring.gains)]))
    margin = max(11, *(len(_said(why)) + 1 for why in reasons))
    lines = [" " * margin + "".join(name.rjust(width) for name in names)]
    for why in reasons:
        cells = [_cell(scoring, why, player) for player in players]
        lines.append(f"{_said(why):<{margin}}" + "".join(cell.rjust(width) for cell in cells))
    lines.append(f"{'points':<{margin}}" + "".join(f"{scoring.points(player)}   ".rjust(width) for player in players))
    if scores is not None:
        lines.append(f"{'score':<{margin}}" + "".join(f"{points}   ".rjust(width) for points in scores))
    return "\n".join(
        [*(line.rstrip() for line in lines), *_walls(scoring, names), *ties(scoring, names), *_notes(scoring)]
    )


def account(sheet: ScoreSheet, names: Sequence[str]) -> str:
    """Where the scores come from: what was held at the start, won at each scoring and paid in between."""
    rows: dict[str, list[int]] = {}
    for why in dict.fromkeys(gain.reason for gain in sheet.besides):
        rows[_said(why)] = _sums([gain for gain in sheet.besides if gain.reason == why], names)
    for scoring in sheet.past:
        rows[f"{ORDINALS[scoring.number]} scoring"] = _sums(scoring.gains, names)
    if not rows:
        return ""
    wide = max(9, *(len(name) + 2 for name in names))
    lines = ["Points until now" + "".join(name.rjust(wide) for name in names)]
    lines += [f"{why:<16}" + "".join(f"{points or '-':>{wide}}" for points in row) for why, row in rows.items()]
    lines.append(f"{'score':<16}" + "".join(f"{points:>{wide}}" for points in sheet.scores))
    clauses = dict.fromkeys(f"{_said(gain.reason)} {gain.clause}" for gain in sheet.besides)
    return "\n".join(lines + ([f"({'; '.join(clauses)})"] if clauses else []))


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


def _said(word: str) -> str:
    """Why points are gained, in words."""
    said = reason(word)
    return english(said) if isinstance(said, Message) else said


def _walls(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """Where a wall brings more than its segments."""
    walls = [gain for gain in scoring.gains if gain.reason == "wall"]
    notes = [face.wall_note(gain, names) for gain in walls for face in faces().values()]
    return [filled(english(note)) for note in notes if note is not None]


def _notes(scoring: Scoring) -> list[str]:
    return [filled(english(note)) for face in faces().values() for note in face.notes(scoring)]


def ties(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """A sentence for each tie."""
    first = [gain for gain in scoring.gains if gain.tied and gain.player < min(gain.tied)]
    return [_tie(gain, names) for gain in first]


def _tie(gain: Gain, names: Sequence[str]) -> str:
    who = listed([player_name(player, names) for player in (gain.player, *gain.tied)])
    shared = f"share {places(gain.place, gain.place + len(gain.tied))}: {gain.points} each ({gain.clause})"
    return filled(f"{_said(gain.reason)}: {who}, with {_count(gain)} each, {shared}.")
