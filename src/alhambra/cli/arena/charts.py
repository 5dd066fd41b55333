"""Charts as SVG: bars with intervals, bars in parts, columns. Text is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
LEFT: Final = 150  # for names
RIGHT: Final = 120  # for figures
ROW: Final = 34
PARTS: Final = 10  # colours of parts, by the style of the page


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its name, in words and as a number; `low` and `high` where there is an interval."""

    name: str
    value: float
    words: str
    low: float | None = None
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], mark: float | None = None) -> str:
    """A bar for each row, from 0; `mark` is a line to compare with."""
    numbers = [one for row in rows for one in (row.value, row.low, row.high) if one is not None]
    least, most = min(0.0, *numbers, mark or 0.0), max(0.0, *numbers, mark or 0.0)
    scale = (WIDTH - LEFT - RIGHT) / ((most - least) or 1)

    def at(value: float) -> float:
        return LEFT + (value - least) * scale

    drawn = []
    for number, row in enumerate(rows):
        middle = number * ROW + ROW / 2
        begin, end = sorted((at(0), at(row.value)))
        drawn.append(_text(LEFT - 10, middle, row.name, "end"))
        drawn.append(
            f'<rect class="part0" x="{begin:.1f}" y="{middle - 9:.1f}" width="{end - begin:.1f}" height="18"/>'
        )
        if row.low is not None and row.high is not None:
            low, high = at(row.low), at(row.high)
            drawn.append(f'<path class="span" d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 5:.1f}v10')
            drawn[-1] += f'M{high:.1f} {middle - 5:.1f}v10"/>'
        drawn.append(_text(WIDTH - RIGHT + 10, middle, row.words, "start"))
    height = len(rows) * ROW
    if mark is not None:
        drawn.append(f'<path class="mark" d="M{at(mark):.1f} 0V{height}"/>')
    return _svg(title, height, drawn)


def stacked(title: str, rows: Sequence[tuple[str, Sequence[float], str]]) -> str:
    """For each row a bar in parts, one behind the other; what is less than nothing goes to the left."""
    most = max((sum(max(0.0, one) for one in parts) for _, parts, _ in rows), default=0) or 1.0
    least = max((-sum(min(0.0, one) for one in parts) for _, parts, _ in rows), default=0)
    scale = (WIDTH - LEFT - RIGHT) / (most + least)
    drawn = []
    for number, (name, parts, words) in enumerate(rows):
        middle = number * ROW + ROW / 2
        ahead = behind = LEFT + least * scale
        drawn.append(_text(LEFT - 10, middle, name, "end"))
        for part, value in enumerate(parts):
            width = abs(value) * scale
            behind -= width if value < 0 else 0
            x = behind if value < 0 else ahead
            ahead += width if value > 0 else 0
            drawn.append(f'<rect class="part{part % PARTS}" x="{x:.1f}" y="{middle - 9:.1f}" ')
            drawn[-1] += f'width="{width:.1f}" height="18"/>'
        drawn.append(_text(WIDTH - RIGHT + 10, middle, words, "start"))
    return _svg(title, len(rows) * ROW, drawn)


def columns(title: str, values: Sequence[tuple[str, int]]) -> str:
    """How often each came, from left to right."""
    most = max((count for _, count in values), default=0) or 1
    step = WIDTH / max(1, len(values))
    drawn = []
    for number, (name, count) in enumerate(values):
        tall, x = 120 * count / most, number * step
        drawn.append(
            f'<rect class="part0" x="{x + 2:.1f}" y="{130 - tall:.1f}" width="{step - 4:.1f}" height="{tall:.1f}"/>'
        )
        drawn.append(_text(x + step / 2, 146, name, "middle"))
    return _svg(title, 160, drawn)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
