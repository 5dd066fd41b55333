"""What it brings that contests are played in rounds, on the same luck and with everybody in every seat."""

from __future__ import annotations

from pathlib import Path
from statistics import geometric_mean
from typing import Any, Final

HEAD: Final = """## What rounds on the same luck bring

How wide the intervals of the first bot of each contest are, by rounds on the same luck, in which everybody has every
seat, and for the very same games taken as if they had nothing to do with one another.

| contest | games | share of wins | as if not paired | | points ahead | as if not paired | |
| --- | --: | --: | --: | --: | --: | --: | --: |"""


def section(files: list[Path], stored: list[dict[str, Any]]) -> str:
    """A line for each contest, and how much narrower intervals are on the whole."""
    lines, shares, points = [HEAD], [], []
    for path, one in zip(files, stored, strict=True):
        bot = one["bots"][0]
        share = [_width(bot["share"], 100), _width(bot["unpaired"], 100)]
        ahead = [_width(bot["ahead"], 1), _width(bot["ahead_unpaired"], 1)]
        if min(share) > 0 and 0 < bot["wins"] < bot["games"]:
            shares.append(share[0] / share[1])
        else:  # alone nobody wins, and who wins every time has no spread
            share = []
        points.append(ahead[0] / ahead[1])
        lines.append(f"| [{path.stem}](league/{path.name}) | {one['games']} | {_cells(share)} | {_cells(ahead)} |")
    mean = (geometric_mean(shares), geometric_mean(points))
    lines.append(f"\nOn average {mean[0]:.2f} times as wide for shares, {mean[1]:.2f} times for points.\n")
    return "\n".join(lines)


def _width(interval: dict[str, float], unit: int) -> float:
    return unit * (interval["high"] - interval["low"])


def _cells(widths: list[float]) -> str:
    return f"{widths[0]:.1f} | {widths[1]:.1f} | {widths[0] / widths[1]:.2f}" if widths else "- | - | -"
