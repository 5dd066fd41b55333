"""Between codes and actions, both ways."""

from __future__ import annotations

from typing import Any

from alhambra.sheet import codes
from alhambra.sheet.actions import Action, Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.squares import parse_square, square_word
from alhambra.sheet.state import SheetState


def action_of(state: SheetState, code: int) -> Action:
    """The action that a legal code stands for."""
    kind = code & 15
    if kind == codes.BUILD:
        return Build(square_word(code >> 4))
    if kind == codes.COINS:
        return Coins()
    if kind == codes.CHANGE:
        return Change(_change_of(code >> 4), _change_of(code >> 10))
    if kind == codes.BUILD_SECOND:
        return Second()
    return Done() if kind == codes.DONE else Keep(square_word(code >> 4))


def code_of(state: SheetState, action: Any) -> int:
    """The code of a legal action."""
    match action:
        case Build(square):
            return int(codes.BUILD) | parse_square(square) << 4
        case Coins():
            return int(codes.COINS)
        case Change(yellow, blue):
            return int(codes.CHANGE) | _change_code(yellow) << 4 | _change_code(blue) << 10
        case Second():
            return int(codes.BUILD_SECOND)
        case Done():
            return int(codes.DONE)
        case Keep(pair):
            return int(codes.KEEP_PAIR) | parse_square(pair) << 4
    raise TypeError(f"{action!r} is no action of this game.")


def _change_of(bits: int) -> tuple[int, int] | None:
    before, after = bits & 7, bits >> 3 & 7
    return None if before == codes.NO_DIE else (before + 1, after + 1)


def _change_code(change: tuple[int, int] | None) -> int:
    if change is None:
        return int(codes.NO_DIE) | int(codes.NO_DIE) << 3
    return change[0] - 1 | change[1] - 1 << 3
