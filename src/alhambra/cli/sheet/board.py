"""A sheet as text: the grid with its dice, what was built, and the common score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from alhambra.cli.messages import player
from alhambra.cli.saying import joined, named, say, short
from alhambra.core.data import load
from alhambra.core.language import Value
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
    said: dict[str, Value] = {"round": view.round, "rounds": view.rounds, "who": player(names[seat])}
    lines = [say("sheet-heading", **said, coins=sheet.coins, gained=sheet.gained, most=ON_SHEET), ""]
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
    name = named("type", GRID[row - 1][column - 1], "short")
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
    sizes = {name: say("size-of-type", count=sum(row.count(name) for row in GRID)) for name in TYPES}
    room = max([11, *(len(named("type", name)) + 1 for name in TYPES)])
    margin = max([room + 4, len(say("points")) + 1, *(room + len(size) for size in sizes.values())])
    left = "" if over else f"   {say('places-left')}"
    lines = [" " * margin + "".join(head.rjust(width) for head in heads) + left]
    for number, name in enumerate(TYPES):
        counts = [sheet.counts[number] for sheet in view.sheets] + [row[number] for row in view.ticks]
        rounds = [row[number] for row in view.completed]
        taken = sum(0 < when < view.round for when in rounds)
        marked = [f"{count}!" if when else str(count) for count, when in zip(counts, rounds, strict=True)]
        cells = "".join(text.rjust(width) for text in marked)
        left = "" if over else f"   {joined([str(one) for one in PLACES[name][taken:]]) or say('no-place-left')}"
        lines.append(f"{named('type', name):<{room}}{sizes[name]}".ljust(margin) + cells + left)
    points = "".join(_points(view, player).rjust(width) for player in range(view.players))
    lines.append(say("points").ljust(margin) + points)
    for seat, sheet in enumerate(view.sheets):
        if seat != view.turn and not over:
            pair = f"y{sheet.yellow[0]}b{sheet.blue[0]}"
            lines.append(say("other-sheet", who=player(names[seat]), pair=pair, coins=sheet.coins))
    return "\n".join(lines)


def _points(view: View, player: int) -> str:
    return str(view.scores[player]) if player < view.seats or view.duel else "-"
