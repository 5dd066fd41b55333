"""Curves of `docs/league.md`: how the share of wins grows with playouts and with training, as a table and a drawing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

TRAINED: Final = "tools.trained:games_"
VALUE: Final = Path(__file__).parents[1] / "src/alhambra/data/value_classic.json"
WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 20, 44
STEP: Final = 10  # percent between two lines


@dataclass(frozen=True, slots=True)
class Point:
    """One contest: at how much, and where the share of wins lies."""

    at: int
    mean: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class Curve:
    """Contests that differ in one number."""

    name: str
    title: str
    axis: str
    about: str
    points: tuple[Point, ...]


def curves(stored: Sequence[dict[str, Any]]) -> list[Curve]:
    """Those for which there are results."""
    alike = [one for one in stored if _classic_of_two(one) and one["contest"]["bots"][1] == "greedy-1"]
    playouts = [
        _point(one["contest"]["playouts"], one)
        for one in alike
        if one["contest"]["bots"][0] == "expert" and one["contest"]["playouts"]
    ]
    trained = [one for one in alike if one["contest"]["bots"][0].startswith(TRAINED)]
    budgets = {one["contest"]["playouts"] for one in trained}
    training = [_point(int(one["contest"]["bots"][0].removeprefix(TRAINED)), one) for one in trained]
    training += [
        _point(_games_of_the_package(), one)
        for one in alike
        if one["contest"]["bots"][0] == "expert" and one["contest"]["playouts"] in budgets
    ]
    against = "the expert against greedy-1, classic, two players"
    found = [
        Curve(
            "playouts",
            "Over playouts",
            "playouts for a decision",
            f"The share of wins of {against}.",
            _sorted(playouts),
        ),
        Curve(
            "training",
            "Over training",
            "games that the values were learned from",
            f"The share of wins of {against}, with values of `python -m tools.train` from so many games, at "
            f"{', '.join(str(one) for one in sorted(budgets))} playouts for a decision.",
            _sorted(training),
        ),
    ]
    return [one for one in found if len(one.points) > 1]


def _classic_of_two(stored: dict[str, Any]) -> bool:
    return str(stored["contest"]["config"]).startswith("classic/2/-/") and len(stored["contest"]["bots"]) == 2


def _games_of_the_package() -> int:
    words = json.loads(VALUE.read_text("utf-8"))["2"]["command"].split()
    return int(words[words.index("--games") + 1])


def _point(at: int, stored: dict[str, Any]) -> Point:
    share = stored["bots"][0]["share"]
    return Point(at, 100 * share["mean"], 100 * share["low"], 100 * share["high"], stored["games"])


def _sorted(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple(sorted(points, key=lambda one: one.at))


def section(curve: Curve) -> str:
    """A curve as it stands on the page."""
    rows = [
        f"| {one.at:,} | **{one.mean:.1f} %** [{one.low:.1f}, {one.high:.1f}] | {one.games} |" for one in curve.points
    ]
    return "\n".join(
        [
            f"## {curve.title}",
            "",
            curve.about,
            "",
            f"![{curve.title}: share of wins](league/{curve.name}.svg)",
            "",
            f"| {curve.axis} | share of wins | games |",
            "| --: | --- | --: |",
            *rows,
            "",
        ]
    )


def drawing(curve: Curve) -> str:
    """A curve as SVG, in colours that are read on white and on black."""
    lowest = int(min(one.low for one in curve.points) // STEP * STEP)
    first, last = log(curve.points[0].at), log(curve.points[-1].at)

    def across(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (log(at) - first) / (last - first)

    def down(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (100 - share) / (100 - lowest)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13" fill="#7d7466">'
    ]
    for share in range(lowest, 101, STEP):
        parts.append(f'<path d="M{LEFT} {down(share):.1f}H{WIDTH - RIGHT}" stroke="#7d746655"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{down(share) + 4:.1f}" text-anchor="end">{share} %</text>')
    line = " ".join(f"{across(one.at):.1f},{down(one.mean):.1f}" for one in curve.points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#b98324" stroke-width="2.5"/>')
    for one in curve.points:
        x = across(one.at)
        parts.append(f'<path d="M{x:.1f} {down(one.low):.1f}V{down(one.high):.1f}" stroke="#2a8894" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{down(one.mean):.1f}" r="4.5" fill="#b98324"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{one.at:,}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">{curve.axis}</text>'
    )
    return "\n".join([*parts, "</svg>\n"])
