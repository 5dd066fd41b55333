"""How moves of the guard board and of the draft are written in the list of moves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from alhambra.cli.guardboard import count_guards, guards_of
from alhambra.cli.palace.facts import described, tile_of, titled
from alhambra.cli.text import number_of
from alhambra.modules.draft import ChoosePile
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.palace.views import View

AT_ONCE: Final = {"new-token": ", drawn at once"}  # a warning
LONGEST: Final = "*"  # on the longest wall, where guards score


class Words(NamedTuple):
    """The group of a move, what it shares with its neighbours and what is its own; and how to see it if folded."""

    kind: str
    head: str
    text: str
    fold: tuple[str, str] | None = None
    over: int = 0  # what is paid too much


def guard_words(view: View, action: Any, longest: Collection[str] = ()) -> Words | None:
    """The words for a move; none if it belongs to nobody here. `longest` are the segments of the longest wall."""
    match action:
        case ChoosePile(pile):
            return Words("start", f"pile {pile}", _pile(view, pile))
        case Use(ability, details):
            return _use(view, ability, details)
        case Pay(guard):
            return Words("pay", "", _guard(view, guard, longest))
        case March(guard, to):
            head = _guard(view, guard, longest)
            aim = f"{_segment(view, to)}{LONGEST * (_segment(view, to) in longest)}"
            return Words("march", f"{head} to", aim, (head, f"march {_short(view, guard)}"))
        case BuyPreview(square, cards):
            tile = view.modules["preview"][square - 1] or ""
            return Words("preview", _titled(view, tile), f"{'+'.join(cards)} exact")
        case PutWall(side):
            return Words("wall", f"on {described(_tile(side), tile_of(view, _tile(side)))}, side", side[-1])
    return None


def _use(view: View, ability: str, details: tuple[str, ...]) -> Words:
    head = f"{ability} ({cost(view, ability)}{AT_ONCE.get(ability, '')})"
    match ability, details:
        case "exchange", (tile, square, card):
            other = view.types.get(view.market[int(square) - 1] or "", "")
            swapped = f"exchange {_titled(view, tile)} with {square} {other}, for"
            return Words("use", swapped, card, (head, "use exchange"))
        case "preview-purchase", (card,):
            return Words("use", f"{head} and", card)
        case "new-token", (square,):
            return Words("use", head, f"{square} ({view.types.get(view.market[int(square) - 1] or '', '')})")
        case _, (detail,):
            return Words("use", head, detail)
    return Words("use", "", head)


def cost(view: View, ability: str) -> str:
    """What an ability costs the seat now: guards, and points for those that are missing (R-32)."""
    board = guards_of(view)
    assert board is not None, "abilities are those of the guard board"
    price = next((one.guards for one in board.abilities if one.name == ability), 0)
    owned = count_guards(view, view.turn)
    paid = [number_of(min(price, owned), "guard")] if owned else []
    if owned < price:
        paid.append(number_of((price - owned) * board.point_price, "point"))
    return " and ".join(paid)


def _pile(view: View, pile: int) -> str:
    cards = view.modules["draft"].piles[str(pile)]
    return f"{' '.join(cards)} = {sum(int(card[1:]) for card in cards)}"


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
