"""A position as one line of text, and back.

Words with spaces between, each `name=value`; what belongs to a seat or player is parted by `/`, and `-` is nothing.
`dice=y25b36` are the four dice of the seat on turn: ascending, but once dice are used or kept they come first of their
colour. `built=15.-.2.…` has the columns built in each of the six rows.
"""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.contract import Game
from alhambra.core.errors import NotationError
from alhambra.core.lines import natural, read_line, refuse_faults, several
from alhambra.core.packed import i64, vec
from alhambra.sheet.audit import audit
from alhambra.sheet.kit import Kit
from alhambra.sheet.squares import parse_square, square_word
from alhambra.sheet.state import ON_TURN, SheetState

PHASES: Final = ("act", "second", "keep", "wait", "over")  # in the order of their numbers
DUE: Final = ("-", "roll-used", "roll-all", "pass-on")
FLAGS: Final = ("no", "yes")
FIELDS: Final = (
    "seat", "phase", "due", "changed", "round", "start", "dice", "pairs", "built", "coins", "gained", "ticks",
    "completed", "scores",
)  # fmt: skip

_DICE: Final = re.compile("y([1-6])([1-6])b([1-6])([1-6])")
_ROW: Final = re.compile("-|1?2?3?4?5?6?")


def position(state: SheetState) -> str:
    """The whole state as one line."""
    seats = int(state.kit.seats)
    dice = [int(die) + 1 for die in state.dice]
    values = {
        "seat": str(int(state.seat)),
        "phase": PHASES[state.phase],
        "due": DUE[state.due],
        "changed": FLAGS[state.changed],
        "round": str(int(state.round)),
        "start": str(int(state.start)),
        "dice": f"y{dice[0]}{dice[1]}b{dice[2]}{dice[3]}",
        "pairs": "/".join("-" if pair == ON_TURN else square_word(int(pair)) for pair in state.pairs),
        "built": "/".join(_built_text(int(built)) for built in state.built),
        "coins": _numbers_text(state.coins, 1),
        "gained": _numbers_text(state.gained, 1),
        "ticks": _numbers_text(state.counts[seats * 6 :], 6),
        "completed": _numbers_text(state.completed, 6),
        "scores": _numbers_text(state.scores, 1),
    }
    return " ".join(f"{name}={values[name]}" for name in FIELDS)


def _built_text(built: int) -> str:
    rows = ["".join(str(column + 1) for column in range(6) if built >> row * 6 + column & 1) for row in range(6)]
    return ".".join(row or "-" for row in rows)


def _numbers_text(items: vec[i64], width: int) -> str:
    words = [str(int(item)) for item in items]
    return "/".join(",".join(words[at : at + width]) for at in range(0, len(words), width)) or "-"


def parse_position(game: Game, kit: Kit, text: str) -> SheetState:
    """The state that a line describes; refused unless it can be one of the game."""
    state = _read(SheetState(game, kit), read_line(text, FIELDS))
    refuse_faults(audit(state))
    return state


def _read(state: SheetState, values: dict[str, str]) -> SheetState:
    kit = state.kit
    seats, players = int(kit.seats), int(kit.players)
    state.seat = natural("seat", values["seat"], seats)
    state.phase = _one_of("phase", values["phase"], PHASES)
    state.due = _one_of("due", values["due"], DUE)
    state.changed = _one_of("changed", values["changed"], FLAGS) == 1
    state.round = natural("round", values["round"], int(kit.rounds) + 1)
    state.start = natural("start", values["start"], seats)
    dice = _DICE.fullmatch(values["dice"])
    if dice is None:
        raise NotationError("no-four-dice", text=values["dice"])
    for at in range(4):
        state.dice[at] = int(dice[at + 1]) - 1
    for seat, word in enumerate(several("pairs", values["pairs"], seats, "/")):
        state.pairs[seat] = int(ON_TURN) if word == "-" else parse_square(word)
    for seat, word in enumerate(several("built", values["built"], seats, "/")):
        _build(state, seat, word)
    _fill(state.coins, 0, "coins", values["coins"], seats, 1)
    _fill(state.gained, 0, "gained", values["gained"], seats, 1)
    if players > seats:
        _fill(state.counts, seats * 6, "ticks", values["ticks"], players - seats, 6)
    elif values["ticks"] != "-":
        raise NotationError("no-fictitious-players")
    _fill(state.completed, 0, "completed", values["completed"], players, 6)
    _fill(state.scores, 0, "scores", values["scores"], players, 1)
    return state


def _build(state: SheetState, seat: int, text: str) -> None:
    for row, columns in enumerate(several("built", text, 6, ".")):
        if not columns or not _ROW.fullmatch(columns):
            raise NotationError("no-row", text=columns)
        for column in columns.replace("-", ""):
            square = row * 6 + int(column) - 1
            state.built[seat] |= 1 << square
            state.counts[seat * 6 + int(state.kit.types[square])] += 1


def _fill(items: vec[i64], first: int, name: str, value: str, parts: int, width: int) -> None:
    for part in several(name, value, parts, "/"):
        for word in several(name, part, width, ","):
            items[first] = natural(name, word, 10_000)
            first += 1


def _one_of(name: str, value: str, known: tuple[str, ...]) -> int:
    if value not in known:
        raise NotationError("no-value-for", text=value, name=name, known=known)
    return known.index(value)
