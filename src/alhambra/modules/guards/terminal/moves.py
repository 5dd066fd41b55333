"""How moves of the guard board are written in the list of moves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from alhambra.cli.palace.facts import tile_of
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import payment_text
from alhambra.cli.palace.tile import described, titled
from alhambra.cli.saying import named, say
from alhambra.core.language import Said, Value
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.guards.terminal.board import count_guards, guards_of
from alhambra.palace.views import View

COSTS: Final = {"new-token": "use-for-at-once"}  # a warning
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
            head = say("wall-on", tile=described(_tile(side), tile_of(view, _tile(side))))
            return Move(action, "wall", head, side[-1])
    return None


def _march(view: View, action: March, longest: Collection[str]) -> Move:
    """The longest wall comes before others."""
    head, on_longest = _guard(view, action.guard, longest), _segment(view, action.to) in longest
    aim, fold = f"{_segment(view, action.to)}{LONGEST * on_longest}", (head, f"march {_short(view, action.guard)}")
    return Move(
        action, "march", say("march-to", guard=head), aim, fold=fold, rank=(0, f"{action.guard} {not on_longest}")
    )


def _use(view: View, action: Use) -> Move:
    paid: dict[str, Value] = {"ability": action.ability, "cost": cost(view, action.ability)}
    head = say(COSTS.get(action.ability, "use-for"), **paid)
    match action.ability, action.details:
        case "exchange", (tile, square, card):
            swapped = say("use-exchange", tile=_titled(view, tile), square=square, type=_type_on(view, square))
            return Move(action, "use", swapped, card, fold=(head, "use exchange"), paying=True)
        case "preview-purchase", (card,):
            return Move(action, "use", say("use-for-and", **paid), card, paying=True)
        case "new-token", (square,):
            text = say("use-on-square", square=square, type=_type_on(view, square))
            return Move(action, "use", head, text, paying=True)
        case _, (detail,):  # a card, or a type
            return Move(action, "use", head, named("type", detail), paying=True)
    return Move(action, "use", "", head)


def _type_on(view: View, square: str) -> str:
    return view.types.get(view.market[int(square) - 1] or "", "")


def cost(view: View, ability: str) -> list[Said]:
    """What an ability costs the seat now: guards, and points for those that are missing (R-32)."""
    board = guards_of(view)
    price = next((one.guards for one in board.abilities if one.name == ability), 0)
    owned = count_guards(view, view.turn)
    paid = [Said("cost-guards", {"count": min(price, owned)})] if owned else []
    if owned < price:
        paid.append(Said("cost-points", {"count": (price - owned) * board.point_price}))
    return paid


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
    return say("guard-at", guard=f"{side}{mark}", type=tile.type, place=place or "reserve")


def _segment(view: View, side: str) -> str:
    """A side of a laid tile by its place, as `n1-E`."""
    return _places(view).get(_tile(side), "") + side[-2:]


def _places(view: View) -> dict[str, str]:
    return {one.tile: one.place for one in view.palaces[view.turn].tiles}
