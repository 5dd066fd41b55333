"""The legal moves as a person meets them: numbered, in groups, the long groups folded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from alhambra.cli.facts import tiles, with_walls
from alhambra.cli.text import wrapped
from alhambra.modules.bazaars import BuyBazaar
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.views import View

KINDS: Final = ("money", "buy", "lay", "redesign", "other", "end")
FOLDED: Final = 6  # redesigns that are shown without being asked for
BESIDE: Final = 5  # behind the four squares of the market
PAYMENTS: Final = 4  # likewise for the payments of one tile


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action, and how it is written: moves of one `head` share a line."""

    action: Any
    kind: str
    head: str
    text: str
    overpaid: int = 0


def moves_of(view: View, actions: Sequence[Any]) -> list[Move]:
    """The legal actions in the order of their numbers, from 1 on: payments that waste least come first."""
    found = [_move(view, action) for action in actions]
    return sorted(found, key=lambda move: (KINDS.index(move.kind), _square(move), move.overpaid))


def _square(move: Move) -> int:
    """Where purchases stand among themselves: the market first, then what lies beside the board."""
    if isinstance(move.action, BuyBazaar):
        return BESIDE
    return move.action.square if isinstance(move.action, Buy) else 0


def _move(view: View, action: Any) -> Move:
    match action:
        case Take(cards):
            return Move(action, "money", "take", "+".join(cards))
        case Buy(square, cards):
            return _purchase(action, view.market[square - 1] or "", cards)
        case BuyBazaar(tile, cards):
            return Move(action, "buy", tile, "+".join(cards) + " exact")
        case Lay(tile, place) if view.phase == "lay":
            return Move(action, "lay", with_walls(tile), f"at {place}")
        case Keep(tile):
            return Move(action, "lay", with_walls(tile), "keep")
        case Give(tile):
            return Move(action, "lay", with_walls(tile), "give")
        case Lay(tile, place):
            return Move(action, "redesign", f"lay {with_walls(tile)}", f"at {place}")
        case Remove(tile):
            return Move(action, "redesign", "remove", tile)
        case Swap(old, new):
            return Move(action, "redesign", f"put {with_walls(new)} in the place of", old)
        case Done() | Pass():
            return Move(action, "end", "", action.word())
    return Move(action, "other", "", action.word())


def _purchase(action: Buy, tile: str, cards: tuple[str, ...]) -> Move:
    over = sum(int(card[1:]) for card in cards) - tiles()[tile].price
    return Move(action, "buy", tile, "+".join(cards) + (f" ({over} over)" if over else " exact"), over)


def listing(moves: Sequence[Move], kind: str | None = None) -> str:
    """The moves with their numbers; all of one kind, or of all kinds and short."""
    numbered = [(number, move) for number, move in enumerate(moves, 1) if kind in (None, "all", move.kind)]
    lines = []
    for name, group in groupby(numbered, lambda one: one[1].kind):
        members = list(group)
        if kind is None and name == "redesign" and len(members) > FOLDED:
            first, last = members[0][0], members[-1][0]
            lines.append(f"{'Redesign':<9} [{first}] to [{last}]: type 'moves redesign' to see them")
            continue
        for line, (head, same) in enumerate(groupby(members, lambda one: one[1].head)):
            lines.append(_line(name if line == 0 else "", head, list(same), kind is None))
    return "\n".join(lines)


def _line(name: str, head: str, same: list[tuple[int, Move]], short: bool) -> str:
    hidden = same[PAYMENTS:] if short and same[0][1].kind == "buy" and len(same) > PAYMENTS + 1 else []
    words = [f"[{number}] {move.text}" for number, move in same if (number, move) not in hidden]
    if hidden:
        words.append(f"{len(hidden)} more: 'moves buy'")
    return wrapped(f"{name.capitalize():<9}" + (f" {head}" if head else ""), words, "   ")


def marks_of(moves: Sequence[Move]) -> dict[str, str]:
    """The numbers of the moves that lay a tile, by place."""
    marks: dict[str, str] = {}
    for number, move in enumerate(moves, 1):
        if move.kind == "lay" and isinstance(move.action, Lay):
            place = move.action.place
            marks[place] = f"{marks[place]},{number}" if place in marks else str(number)
    return marks


def spelt(text: str) -> str:
    """A move as notation spells it, from what people type: `take y3 g2`, `lay tower-9-es at n1`."""
    names = {name.casefold(): name for name in tiles()}
    verb, *rest = text.casefold().replace(":", " ").split() or [""]
    words = [word for part in rest for word in re.split("[+,@/]", part) if word not in ("", "at")]
    words = [names.get(word, word) for word in words]
    if verb in ("buy", "bazaar"):
        return f"{verb}:{words[0]}:{','.join(words[1:])}" if words else verb
    joint = {"take": ",", "lay": "@", "swap": "/"}.get(verb)
    if joint is None and verb not in ("keep", "give", "remove"):
        return text
    return f"{verb}:{(joint or ' ').join(words)}"
