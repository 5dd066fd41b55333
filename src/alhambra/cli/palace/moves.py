"""The legal moves as a person meets them: numbered, in groups, the long groups folded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Final

from alhambra.cli.guardmoves import LONGEST, guard_words
from alhambra.cli.palace.facts import described, tile_of, tiles, titled
from alhambra.cli.sixboard import over_of
from alhambra.cli.sixmoves import six_words
from alhambra.cli.text import WIDTH, wrapped
from alhambra.modules.bazaars.words import BuyBazaar
from alhambra.modules.building_sites.words import FinishSite, StartSite
from alhambra.modules.gatehouses.words import BuyWithGatehouse, LayGatehouse
from alhambra.modules.guards.actions import BuyPreview, March
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.views import View

KINDS: Final = (
    "start", "store", "marker", "pay", "march", "preview", "money", "buy", "gatehouse", "site", "finish", "falcon",
    "use", "wall", "lay", "redesign", "other", "end",
)  # fmt: skip
FOLDED: Final = 6  # moves of a long group that are shown without being asked for
BESIDE: Final = 5  # behind the four squares of the market
PAYMENTS: Final = 4  # likewise for the payments of one tile
PAID: Final = (
    "buy",
    "preview",
    "use",
    "gatehouse",
    "site",
    "finish",
    "pay",
)  # kinds whose lines may be long for their payments
REDESIGN: Final = ("", "moves redesign")


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action, and how it is written: moves of one `head` share a line.

    A long group with the same `fold` shrinks to its first word, and the second shows it.
    """

    action: Any
    kind: str
    head: str
    text: str
    overpaid: int = 0
    fold: tuple[str, str] | None = None


Numbered = tuple[int, Move]


def moves_of(view: View, actions: Sequence[Any], longest: Collection[str] = ()) -> list[Move]:
    """The legal actions in the order of their numbers, from 1 on: payments that waste least come first.

    `longest` are the segments of the seat's longest wall, as `n1-E`: guards there are marked.
    """
    found = [_move(view, action, longest) for action in actions]
    return sorted(found, key=lambda move: (KINDS.index(move.kind), *_rank(move), move.overpaid))


def _rank(move: Move) -> tuple[int, str]:
    """Where moves stand in their group: redesigns of one sort and tile together, the longest wall before others."""
    match move.action:
        case Buy(square, _) | BuyPreview(square, _) | BuyWithGatehouse(square, _) | StartSite(square, _):
            return square, ""
        case BuyBazaar():
            return BESIDE, ""
        case FinishSite(tile, _):
            return 0, tile
        case LayGatehouse():
            return 1, ""
        case March(guard, _):
            return 0, f"{guard} {not move.text.endswith(LONGEST)}"
        case Remove() if move.kind == "redesign":
            return 0, ""
        case Swap(_, new):
            return 1, new
        case Lay(tile, _) if move.kind == "redesign":
            return 2, tile
    return 0, ""


def _move(view: View, action: Any, longest: Collection[str]) -> Move:
    words = guard_words(view, action, longest) or six_words(view, action)
    if words is not None:
        return Move(action, words.kind, words.head, words.text, words.over, words.fold)
    match action:
        case Take(cards):
            return Move(action, "money", "take", "+".join(cards))
        case Buy(square, cards):
            return _purchase(view, action, view.market[square - 1] or "", cards)
        case BuyBazaar(tile, cards):
            return Move(action, "buy", tile, "+".join(cards) + " exact")
        case Lay(tile, place) if view.phase == "lay":
            return Move(action, "lay", _described(view, tile), f"at {place}")
        case Keep(tile):
            return Move(action, "lay", _described(view, tile), "keep")
        case Give(tile):
            return Move(action, "lay", _described(view, tile), "give")
        case Lay(tile, place):
            return Move(action, "redesign", f"lay {_described(view, tile)}", f"at {place}", fold=REDESIGN)
        case Remove(tile):
            return Move(action, "redesign", "remove", _laid(view, tile), fold=REDESIGN)
        case Swap(old, new):
            head = f"put {_described(view, new)} in the place of"
            return Move(action, "redesign", head, _laid(view, old), fold=REDESIGN)
        case Done() | Pass():
            return Move(action, "end", "", action.word())
    return Move(action, "other", "", action.word())


def _described(view: View, tile: str) -> str:
    return described(tile, tile_of(view, tile))


def _laid(view: View, tile: str) -> str:
    """A tile of the palace; a name that does not say what it is is not found easily without its place."""
    known = tile_of(view, tile)
    places = {one.tile: one.place for one in view.palaces[view.turn].tiles}
    return f"{titled(tile, known)} at {places[tile]}" if known.short and tile in places else tile


def _purchase(view: View, action: Buy, tile: str, cards: tuple[str, ...]) -> Move:
    over = over_of(view, cards, tiles()[tile].price)
    paid = "+".join(cards) + (f" ({over} over)" if over else " exact")
    return Move(action, "buy", f"{action.square} {titled(tile, tile_of(view, tile))}", paid, over)


def lines_of(numbered: Sequence[Numbered], short: bool = False) -> str:
    """Some of the moves, each with its number among all; short with the long groups folded."""
    lines = []
    for name, group in groupby(numbered, lambda one: one[1].kind):
        members = list(group)
        folding = short and sum(move.fold is not None for _, move in members) > FOLDED
        for line, (fold, same) in enumerate(groupby(members, partial(_bundle, folding))):
            title = f"{name.capitalize() if line == 0 else '':<9}"
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
    line = f"{title}{f' {head}' if head else ''} [{same[0][0]}] to [{same[-1][0]}]: "
    long = f"type '{command}' to see them"
    return line + (long if len(line) + len(long) <= WIDTH else f"'{command}'")


def _line(title: str, same: list[Numbered], short: bool) -> str:
    kind, head = same[0][1].kind, same[0][1].head
    hidden = same[PAYMENTS:] if short and kind in PAID and head and len(same) > PAYMENTS + 1 else []
    words = [f"[{number}] {move.text}" for number, move in same if (number, move) not in hidden]
    if hidden:
        words.append(f"{len(hidden)} more: 'moves {kind}'")
    return wrapped(title + (f" {head}" if head else ""), words, "   ")


def marks_of(moves: Sequence[Move]) -> dict[str, str]:
    """The numbers of the moves that lay a tile, by place."""
    numbers: dict[str, list[int]] = {}
    for number, move in enumerate(moves, 1):
        if move.kind == "lay" and isinstance(move.action, Lay | LayGatehouse):
            numbers.setdefault(move.action.place, []).append(number)
    return {place: _ranges(found) for place, found in numbers.items()}


def _ranges(numbers: Sequence[int]) -> str:
    """`3,12-15`: a gatehouse has up to four positions on a square."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    short = [f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(map(str, run)) for run in runs]
    return ",".join(short)
