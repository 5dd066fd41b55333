"""The legal moves of the sheet game as a person meets them: numbered, in groups, the many changes folded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from alhambra import check
from alhambra.cli.saying import named, say
from alhambra.cli.sheet.board import GRID, ON_SHEET
from alhambra.cli.text import wrapped
from alhambra.core.refusal import Refusal
from alhambra.sheet.actions import Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.squares import parse_square
from alhambra.sheet.views import View

KINDS: Final = ("build", "coins", "change", "second", "keep")
TITLE: Final = 7  # the least room for the names of groups
FOLDED: Final = 6  # changes that are shown without being asked for
_DIE: Final = "([yb])([0-9]+)(?: *to *| +)([0-9]+)"
_CHANGE: Final = re.compile(f"{_DIE}(?:(?: *, *| +)(?:and +)?{_DIE})?")
_BEGUN: Final = re.compile("([yb])([1-6]) ?(?:to)?")  # a change as far as the die


class Move(NamedTuple):
    """A legal action, the group in which it is listed, and how it is written there."""

    action: Any
    kind: str
    text: str


def moves_of(view: View, actions: Sequence[Any]) -> list[Move]:
    """The legal actions in the order of their numbers, from 1 on."""
    return [Move(action, _kind(action), _text(view, action)) for action in actions]


def _kind(action: Any) -> str:
    verb: str = action.word().partition(":")[0]
    return "second" if verb == "done" else verb


def marks_of(moves: Sequence[Move]) -> dict[str, str]:
    """The numbers of the moves that build, by square."""
    return {move.action.square: str(number) for number, move in enumerate(moves, 1) if isinstance(move.action, Build)}


def lines_of(numbered: Sequence[tuple[int, Move]], short: bool = False) -> str:
    """Some of the moves, each with its number among all; short with many changes folded."""
    lines = []
    room = max([TITLE, *(len(named("group", move.kind)) for _, move in numbered)])
    for kind, group in groupby(numbered, lambda one: one[1].kind):
        members = list(group)
        if short and kind == "change" and len(members) > FOLDED:
            folded = say("changes-folded", first=members[0][0], last=members[-1][0])
            lines.append(f"{named('group', kind):<{room}} {folded}")
        else:
            words = [f"[{number}] {move.text}" for number, move in members]
            lines.append(wrapped(named("group", kind).ljust(room), words, "   "))
    return "\n".join(lines)


def _text(view: View, action: Any) -> str:
    match action:
        case Build(square):
            return say("move-build", square=square, type=type_at(square))
        case Coins():
            return say("move-earn", coins=coins_to_earn(view))
        case Change():
            return f"{action.word().removeprefix('change:')} ({action.coins})"
        case Second():
            return say("move-second", square=view.left or "", type=type_at(view.left or ""))
        case Keep(pair):
            return pair
        case Done():
            return say("move-done")
    return str(action.word())


def coins_to_earn(view: View) -> int:
    """What the crossings built bring, as far as the sheet has room (W-23)."""
    sheet = view.sheets[view.turn]
    crossings = [f"y{yellow}b{blue}" for yellow in sheet.yellow for blue in sheet.blue]
    return min(sum(square in sheet.built for square in crossings), ON_SHEET - sheet.gained)


def type_at(square: str) -> str:
    """The type of the building on a square."""
    row, column = divmod(parse_square(square), 6)
    return str(GRID[row][column])


def spelt(text: str) -> str:
    """A move as notation spells it, from what people type: `build y3 b5`, `change b2 4 y5 to 3`."""
    verb, _, rest = text.casefold().strip().replace(":", " ", 1).partition(" ")
    rest = rest.strip()
    if verb in ("build", "keep"):
        square = re.sub("[ ,]+", "", rest)
        return f"{verb}:" + re.sub("^(b[1-6])(y[1-6])$", r"\2\1", square)
    if verb == "change" and (found := _CHANGE.fullmatch(rest)):
        dice = [found.groups()[:3], *([found.groups()[3:]] if found[4] else [])]
        changes = {colour: f"{colour}{before}to{after}" for colour, before, after in dice}
        if len(changes) == len(dice):
            return "change:" + ",".join(changes[colour] for colour in "yb" if colour in changes)
    return f"{verb}:{rest}" if rest else verb


def dead_ends(state: Any, view: View, text: str) -> list[Refusal]:
    """Why a move that is not complete, as notation spells it, can be completed in no way; each reason once."""
    refused = [check(state, action) for action in _ways_on(view, text)]
    if None in refused:
        return []
    return list({one.message: one for one in refused if one is not None}.values())


def _ways_on(view: View, text: str) -> list[Any]:
    """Moves that begin so, whether they are allowed or not."""
    verb, _, rest = text.partition(":")
    sheet = view.sheets[view.turn]
    if verb in ("build", "keep") and re.fullmatch("(y[1-6])?", rest):
        rows = [rest] if rest else [f"y{row}" for row in sheet.yellow]
        return [(Build if verb == "build" else Keep)(f"{row}b{column}") for row in rows for column in sheet.blue]
    if verb == "change" and not rest:
        return [Change(yellow=_moved(value)) for value in sheet.yellow]
    if verb == "change" and (found := _BEGUN.fullmatch(rest)):
        moved = _moved(int(found[2]))
        return [Change(yellow=moved) if found[1] == "y" else Change(blue=moved)]
    return []


def _moved(value: int) -> tuple[int, int]:
    """The least change of a die."""
    return value, value + 1 if value < 6 else value - 1
