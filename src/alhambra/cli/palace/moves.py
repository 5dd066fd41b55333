"""The legal moves as a person meets them: numbered, in groups, the long groups folded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from alhambra.cli.modules import faces, faces_of
from alhambra.cli.palace.facts import tile_of, tiles
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import paid_move
from alhambra.cli.palace.tile import described, titled
from alhambra.cli.saying import named, say
from alhambra.cli.text import WIDTH, wrapped
from alhambra.core.language import Value
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.views import View

if TYPE_CHECKING:
    from alhambra.cli.modules.face import Face

FOLDED: Final = 6  # moves of a long group that are shown without being asked for
PAYMENTS: Final = 4  # likewise for the payments of one tile
TITLE: Final = 9  # the least room for the names of groups
REDESIGN: Final = ("", "moves redesign")

Numbered = tuple[int, Move]


def moves_of(view: View, actions: Sequence[Any], longest: Collection[str] = ()) -> list[Move]:
    """The legal actions in the order of their numbers, from 1 on: payments that waste least come first.

    `longest` are the segments of the seat's longest wall, as `n1-E`: what stands there is marked.
    """
    found = [_move(view, action, longest) for action in actions]
    return sorted(found, key=lambda move: (_order().index(move.kind), *move.rank, move.overpaid))


@cache
def _order() -> tuple[str, ...]:
    return kinds_of(list(faces().values()))


def kinds_of(faces: Sequence[Face]) -> tuple[str, ...]:
    """The groups of moves with some modules, in their order: decisions come before everything, then actions."""
    before = [kind for face in faces for kind in face.decisions]
    actions = ["money", "buy", *(kind for face in faces for kind in face.purchases)]
    beside = [kind for face in faces for kind in face.beside]
    return tuple(dict.fromkeys([*before, *actions, *beside, "lay", "redesign", "other", "end"]))


def _move(view: View, action: Any, longest: Collection[str]) -> Move:
    for face in faces_of(view):
        found = face.move(view, action, longest)
        if found is not None:
            return found
    match action:
        case Take(cards):
            return Move(action, "money", say("move-take"), "+".join(cards))
        case Buy(square):
            tile = view.market[square - 1] or ""
            head = f"{square} {titled(tile, tile_of(view, tile))}"
            return paid_move(view, action, "buy", head, tiles()[tile].price, (square, ""))
        case Lay(tile, place) if view.phase == "lay":
            return Move(action, "lay", _described(view, tile), say("move-at", place=place), place=place)
        case Keep(tile):
            return Move(action, "lay", _described(view, tile), say("move-keep"))
        case Give(tile):
            return Move(action, "lay", _described(view, tile), say("move-give"))
        case Done():
            return Move(action, "end", "", say("move-done"))
        case Pass():
            return Move(action, "end", "", say("move-pass"))
    return _redesign(view, action) or Move(action, "other", "", action.word())


def _redesign(view: View, action: Any) -> Move | None:
    """Redesigns of one sort and tile stand together."""
    match action:
        case Remove(tile):
            return Move(action, "redesign", say("move-remove"), _laid(view, tile), fold=REDESIGN)
        case Swap(old, new):
            head = say("move-swap", tile=_described(view, new))
            return Move(action, "redesign", head, _laid(view, old), fold=REDESIGN, rank=(1, new))
        case Lay(tile, place):
            head, text = say("move-lay", tile=_described(view, tile)), say("move-at", place=place)
            return Move(action, "redesign", head, text, fold=REDESIGN, rank=(2, tile))
    return None


def _described(view: View, tile: str) -> str:
    return described(tile, tile_of(view, tile))


def _laid(view: View, tile: str) -> str:
    """A tile of the palace; a name that does not say what it is is not found easily without its place."""
    known = tile_of(view, tile)
    places = {one.tile: one.place for one in view.palaces[view.turn].tiles}
    if not known.short or tile not in places:
        return tile
    return say("move-tile-at", tile=titled(tile, known), place=places[tile])


def lines_of(numbered: Sequence[Numbered], short: bool = False) -> str:
    """Some of the moves, each with its number among all; short with the long groups folded."""
    lines = []
    room = max([TITLE, *(len(named("group", move.kind)) for _, move in numbered)])
    for kind, group in groupby(numbered, lambda one: one[1].kind):
        members = list(group)
        folding = short and sum(move.fold is not None for _, move in members) > FOLDED
        for line, (fold, same) in enumerate(groupby(members, partial(_bundle, folding))):
            title = ("" if line else named("group", kind)).ljust(room)
            lines.append(_folded(title, fold, list(same)) if folding else _line(title, list(same), short))
    return "\n".join(lines)


def _bundle(folding: bool, one: Numbered) -> tuple[str, str]:
    """What moves on one line have in common."""
    move = one[1]
    return move.fold if folding and move.fold else (move.head, "")


def _folded(title: str, fold: tuple[str, str], same: list[Numbered]) -> str:
    head, command = fold
    if not command:
        return _line(title, same, True)
    said: dict[str, Value] = {"first": same[0][0], "last": same[-1][0], "command": command}
    long, short = (" ".join([title, *([head] if head else []), words]) for words in _folds(said))
    return long if len(long) <= WIDTH else short


def _folds(said: dict[str, Value]) -> tuple[str, str]:
    return say("moves-folded", **said), say("moves-folded-short", **said)


def _line(title: str, same: list[Numbered], short: bool) -> str:
    kind, head = same[0][1].kind, same[0][1].head
    hidden = same[PAYMENTS:] if short and same[0][1].paying and head and len(same) > PAYMENTS + 1 else []
    words = [f"[{number}] {move.text}" for number, move in same if (number, move) not in hidden]
    if hidden:
        words.append(say("moves-more", count=len(hidden), kind=kind))
    return wrapped(title + (f" {head}" if head else ""), words, "   ")


def marks_of(moves: Sequence[Move]) -> dict[str, str]:
    """The numbers of the moves that lay a tile, by place."""
    numbers: dict[str, list[int]] = {}
    for number, move in enumerate(moves, 1):
        if move.place:
            numbers.setdefault(move.place, []).append(number)
    return {place: _ranges(found) for place, found in numbers.items()}


def _ranges(numbers: Sequence[int]) -> str:
    """`3,12-15`: something may have several positions on a square."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    short = [f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(map(str, run)) for run in runs]
    return ",".join(short)
