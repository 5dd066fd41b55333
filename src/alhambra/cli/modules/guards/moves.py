"""How moves of the guard board are written in the list of moves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from alhambra.cli.modules.guards.board import count_guards, guards_of
from alhambra.cli.palace.facts import tile_of
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import payment_text
from alhambra.cli.palace.tile import described, titled
from alhambra.cli.text import number_of
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.palace.views import View

AT_ONCE: Final = {"new-token": ", drawn at once"}  # a warning
LONGEST: Final = "*"  # on the longest wall, where guards score


def guard_move(view: View, action: Any, longest: Collection[str]) -> Move | None:
    """A move of the guard board. `longest` are the segments of the longest wall."""
    match action:
        case Use():
            return _use(view, action)
        case Pay(guard):
            return Move(action, "pay", "", _guard(view, guard, longest))
        case March():
            return _march(view, action, longest)
        case BuyPreview(square, cards):
            tile = view.modules["preview"][square - 1] or ""
            return Move(action, "preview", _titled(view, tile), payment_text(cards, 0), rank=(square, ""), paying=True)
        case PutWall(side):
            return Move(action, "wall", f"on {described(_tile(side), tile_of(view, _tile(side)))}, side", side[-1])
    return None


def _march(view: View, action: March, longest: Collection[str]) -> Move:
    """The longest wall comes before others."""
    head, on_longest = _guard(view, action.guard, longest), _segment(view, action.to) in longest
    aim, fold = f"{_segment(view, action.to)}{LONGEST * on_longest}", (head, f"march {_short(view, action.guard)}")
    return Move(action, "march", f"{head} to", aim, fold=fold, rank=(0, f"{action.guard} {not on_longest}"))


def _use(view: View, action: Use) -> Move:
    head = f"{action.ability} ({cost(view, action.ability)}{AT_ONCE.get(action.ability, '')})"
    match action.ability, action.details:
        case "exchange", (tile, square, card):
            swapped = f"exchange {_titled(view, tile)} with {square} {_type_on(view, square)}, for"
            return Move(action, "use", swapped, card, fold=(head, "use exchange"), paying=True)
        case "preview-purchase", (card,):
            return Move(action, "use", f"{head} and", card, paying=True)
        case "new-token", (square,):
            return Move(action, "use", head, f"{square} ({_type_on(view, square)})", paying=True)
        case _, (detail,):
            return Move(action, "use", head, detail, paying=True)
    return Move(action, "use", "", head)


def _type_on(view: View, square: str) -> str:
    return view.types.get(view.market[int(square) - 1] or "", "")


def cost(view: View, ability: str) -> str:
    """What an ability costs the seat now: guards, and points for those that are missing (R-32)."""
    board = guards_of(view)
    price = next((one.guards for one in board.abilities if one.name == ability), 0)
    owned = count_guards(view, view.turn)
    paid = [number_of(min(price, owned), "guard")] if owned else []
    if owned < price:
        paid.append(number_of((price - owned) * board.point_price, "point"))
    return " and ".join(paid)


def _tile(side: str) -> str:
    return side.rpartition("-")[0]


def _short(view: View, side: str) -> str:
    return f"{tile_of(view, _tile(side)).short or _tile(side)}{side[-2:]}"


def _titled(view: View, tile: str) -> str:
    return titled(tile, tile_of(view, tile))


def _guard(view: View, side: str, longest: Collection[str]) -> str:
    """`terrain-04-E (garden at n1)`, with a mark if the guard stands on the longest wall."""
    place, tile = _places(view).get(_tile(side)), tile_of(view, _tile(side))
    mark = LONGEST * (_segment(view, side) in longest)
    return f"{side}{mark} ({tile.type} {f'at {place}' if place else 'in the reserve'})"


def _segment(view: View, side: str) -> str:
    """A side of a laid tile by its place, as `n1-E`."""
    return _places(view).get(_tile(side), "") + side[-2:]


def _places(view: View) -> dict[str, str]:
    return {one.tile: one.place for one in view.palaces[view.turn].tiles}
