"""How the tables of `moments.py` are played, and when they are as wanted."""

from __future__ import annotations

from typing import Any, Final

from alhambra.bots import Bot
from alhambra.core.play import copy, legal, view
from alhambra.palace.actions import Buy, Keep, Lay, Take
from alhambra.palace.views import View
from tests.support.moments import ANNA

TILES: Final = 12  # of Anna's palace; from then on she only takes money
PURCHASE: Final = 11  # cards in the hand from which Anna also overpays
_SQUARES: Final = (1, 2, 3, 4)


def careful(state: Any, bot: Bot) -> Any:
    return bot.choose(view(state, state.actor), legal(state))


def save(state: Any, bot: Bot) -> Any:
    """Take the best card, and leave the small ones to Anna."""
    taking = [action for action in legal(state) if isinstance(action, Take) and len(action.cards) == 1]
    return max(taking, key=lambda one: _sum(one.cards)) if taking else careful(state, bot)


def hoard(state: Any, bot: Bot) -> Any:
    """Buy exactly, or from a full hand; take as many cards as can be; keep three tiles, and lay the others."""
    seen: View = view(state, ANNA)
    actions = legal(state)
    if seen.phase == "lay":
        lays = [one for one in actions if isinstance(one, Lay) and one.tile in seen.asides[ANNA]]
        keeps = [one for one in actions if isinstance(one, Keep)]
        wants_to_lay = lays and (len(seen.palaces[ANNA].tiles) < 6 or len(seen.reserves[ANNA]) == 3)
        return bot.choose(seen, lays) if wants_to_lay else keeps[0]
    buys = sorted((one for one in actions if isinstance(one, Buy)), key=lambda one: (_over(state, one), len(one.cards)))
    enough = len(seen.palaces[ANNA].tiles) >= TILES and len(seen.reserves[ANNA]) == 3
    if buys and not enough and (_over(state, buys[0]) == 0 or len(seen.hand) >= PURCHASE):
        return buys[0]
    takes = [one for one in actions if isinstance(one, Take)]
    return max(takes, key=lambda one: (len(one.cards), _sum(one.cards))) if takes else bot.choose(seen, actions)


def _sum(cards: tuple[str, ...]) -> int:
    return sum(int(card[1:] or 0) for card in cards)


def _over(state: Any, buy: Buy) -> int:
    return _sum(buy.cards) - int(state.game.price(state, buy))


# What is looked for ---------------------------------------------------------------------------------------------------


def market(state: Any) -> dict[int, str]:
    """How each tile of the market can be paid: exact, over, dear."""
    buys = [action for action in legal(state) if isinstance(action, Buy)]
    least = {
        square: min((_over(state, one) for one in buys if one.square == square), default=-1) for square in _SQUARES
    }
    return {square: "dear" if over < 0 else "exact" if over == 0 else "over" for square, over in least.items()}


def full_hand(state: Any) -> bool:
    """Much on the table: 14 cards, 3 tiles in the reserve, a dozen in the palace, and all kinds of prices."""
    seen: View = view(state, ANNA)
    tiles, kept, cards = len(seen.palaces[ANNA].tiles), len(seen.reserves[ANNA]), len(seen.hand)
    if (
        (kept, cards) != (3, 14)
        or tiles not in (11, 12, 13)
        or seen.supply_left < 4
        or seen.money_left + seen.discards_left < 8
    ):
        return False
    return {"exact", "over", "dear"} == set(market(state).values()) and two_purchases(state) is not None


def settled(state: Any) -> bool:
    """The third scoring comes next, a palace of ten tiles or more stands, and one tile can be paid exactly."""
    seen: View = view(state, ANNA)
    if seen.next_scoring < 3 or len(seen.palaces[ANNA].tiles) < 10 or len(seen.hand) < 8 or seen.supply_left < 12:
        return False
    return seen.palaces[ANNA].wall >= 9 and set(market(state).values()) == {"exact", "over", "dear"}


def two_purchases(state: Any) -> tuple[Buy, Buy] | None:
    """One that is exact, and another after it."""
    for first in purchases(state, 0):
        after = copy(state)
        after.game.play(after, after.game.code(after, first), None)
        for second in purchases(after, 1):
            return first, second
    return None


def purchases(state: Any, least: int) -> list[Buy]:
    """Purchases that overpay as much at least, the closest first."""
    buys = [one for one in legal(state) if isinstance(one, Buy) and _over(state, one) >= least]
    exact = [one for one in buys if _over(state, one) == 0]
    return exact if least == 0 else sorted(buys, key=lambda one: (_over(state, one), len(one.cards)))


def with_neutral(state: Any) -> bool:
    """Some tiles on both sides, in a game of two; a purchase is at hand."""
    seen: View = view(state, ANNA)
    return len(seen.palaces[ANNA].tiles) > 5 and len(seen.neutral or ()) > 5 and bool(purchases(state, 1))
