"""A sheet as text: the grid with its dice, what was built, and the common score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from alhambra.core.data import load
from alhambra.sheet.squares import TYPES, square_word
from alhambra.sheet.views import Sheet, View

_DATA: Final[dict[str, Any]] = load("roll_and_write.json")
GRID: Final = tuple(tuple(row) for row in _DATA["grid"])
PLACES: Final[dict[str, list[int]]] = _DATA["place_points"]
ON_SHEET: Final[int] = _DATA["coins"]["on_sheet"]
LINES: Final[dict[str, int]] = _DATA["line_points"]
CELL: Final = 9


def draw(view: View, names: Sequence[str], seat: int | None = None, marks: Mapping[str, str] | None = None) -> str:
    """The sheet of a seat, the player on turn unless one is said, and the score sheet."""
    shown = view.turn if seat is None else seat
    return f"{grid(view, names, shown, marks or {})}\n\n{score_sheet(view, names)}"


def grid(view: View, names: Sequence[str], seat: int, marks: Mapping[str, str]) -> str:
    """The grid of a seat. A cross is a building, a star is a die, a number in brackets is a move."""
    sheet = view.sheets[seat]
    coins = f"coins {sheet.coins}, {sheet.gained} of {ON_SHEET} filled in"
    lines = [f"Round {view.round} of {view.rounds}. {names[seat]}: {coins}", ""]
    heads = [f"  b{column}{' ' + '*' * sheet.blue.count(column):<3}" for column in range(1, 7)]
    lines.append(" " * 7 + "".join(head.ljust(CELL) for head in heads))
    for row in range(1, 7):
        cells = [_cell(sheet, row, column, marks) for column in range(1, 7)]
        dice = f"y{row} {'*' * sheet.yellow.count(row)}"
        lines.append(f"{dice:<7}" + "".join(cell.ljust(CELL) for cell in cells) + _line(cells))
    columns = [[_cell(sheet, row, column, {}) for row in range(1, 7)] for column in range(1, 7)]
    lines.append(" " * 7 + "".join(f"  {_line(cells)}".ljust(CELL) for cells in columns))
    return "\n".join(line.rstrip() for line in lines)


def _cell(sheet: Sheet, row: int, column: int, marks: Mapping[str, str]) -> str:
    square = square_word((row - 1) * 6 + column - 1)
    name = GRID[row - 1][column - 1][:3]
    if square in sheet.built:
        return f"x {name}"
    return f"[{marks[square]}]{name}" if square in marks else f"  {name}"


def _line(cells: Sequence[str]) -> str:
    """How many buildings a line has, and their points."""
    built = sum(cell.startswith("x") for cell in cells)
    points = LINES.get(str(built), 0)
    return f"{built} = {points}" if points else str(built)


def score_sheet(view: View, names: Sequence[str]) -> str:
    """For each type how many buildings everybody has, `!` if all, and the places that are not awarded yet.

    At the end every place is awarded (W-40).
    """
    heads = [short(name) for name in names]
    width = max(6, *(len(head) + 2 for head in heads))
    over = view.phase == "over"
    lines = [" " * 15 + "".join(head.rjust(width) for head in heads) + "   places left" * (not over)]
    for number, name in enumerate(TYPES):
        counts = [sheet.counts[number] for sheet in view.sheets] + [row[number] for row in view.ticks]
        rounds = [row[number] for row in view.completed]
        taken = sum(0 < when < view.round for when in rounds)
        marked = [f"{count}!" if when else str(count) for count, when in zip(counts, rounds, strict=True)]
        cells = "".join(text.rjust(width) for text in marked)
        left = "" if over else "   " + (", ".join(map(str, PLACES[name][taken:])) or "none")
        lines.append(f"{name:<11}of {sum(row.count(name) for row in GRID)}{cells}{left}")
    points = "".join(_points(view, player).rjust(width) for player in range(view.players))
    lines.append(f"{'points':<15}{points}")
    for seat, sheet in enumerate(view.sheets):
        if seat != view.turn and not over:
            lines.append(f"{names[seat]}: y{sheet.yellow[0]}b{sheet.blue[0]} on the sheet, coins {sheet.coins}")
    return "\n".join(lines)


def short(name: str) -> str:
    """A name as it stands over a column."""
    return name.replace("fictitious", "fict.")


def _points(view: View, player: int) -> str:
    return str(view.scores[player]) if player < view.seats or view.duel else "-"
