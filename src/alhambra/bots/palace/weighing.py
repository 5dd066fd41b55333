"""What weighs the actions of the palace game: one careful step ahead, in points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from alhambra.bots.face import NOTHING, Weigher, worth_nothing
from alhambra.bots.palace.catalogue import PRICE
from alhambra.bots.palace.money import best_take, cards_gain, spent
from alhambra.bots.palace.outlook import Outlook
from alhambra.core.errors import AlhambraError
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.geometry.places import parse_place

CLEAR_GAIN: Final = 1.5  # a redesign has to bring more than this


def weigh_take(outlook: Outlook, action: Take) -> float:
    """Money towards the tiles on the market, and for those to come."""
    return cards_gain(outlook, action.cards)


def weigh_buy(outlook: Outlook, action: Buy) -> float:
    """A tile for its money; a payment that is exact, or is made to count as exact, brings a further action."""
    square = action.square - 1
    tile = outlook.view.market[square]
    assert tile is not None, "only what is on the market can be bought"
    over = sum(outlook.worth_of(card) for card in action.cards) - PRICE[tile]
    further = max(outlook.further - outlook.made_exact, NOTHING) if over else outlook.further
    left = outlook.overpaid(square, action.cards, over) if over else NOTHING
    return outlook.tile_worth(tile) - spent(outlook, square, action.cards) + further + left


def weigh_lay(outlook: Outlook, action: Lay) -> float:
    """A tile finds its place. One of the reserve costs an action, so it has to bring more."""
    gain = outlook.lay_gain(action.tile, parse_place(action.place)) - outlook.risk(action.tile)
    if outlook.view.phase == "act":
        return gain - outlook.reserve_worth(action.tile) - CLEAR_GAIN
    return gain


def weigh_keep(outlook: Outlook, action: Keep) -> float:
    """A tile waits in the reserve."""
    return outlook.reserve_worth(action.tile)


def weigh_give(outlook: Outlook, action: Give) -> float:
    """The neutral player gets a tile, which may hurt the rival more than me."""
    return outlook.owner_gain(action.tile, outlook.view.seats)


def weigh_remove(outlook: Outlook, action: Remove) -> float:
    """A tile leaves the palace."""
    gain = outlook.loss(action.tile) + outlook.shape_gain(outlook.palace.without(action.tile)) - CLEAR_GAIN
    return gain + outlook.risk(action.tile)


def weigh_swap(outlook: Outlook, action: Swap) -> float:
    """One tile takes the place of another."""
    gain = outlook.shape_gain(outlook.palace.with_instead(action.new, action.old))
    return gain + outlook.swap_gain(action.new, action.old) - CLEAR_GAIN


WEIGHERS: Final[Mapping[type, Weigher]] = {
    Take: weigh_take,
    Buy: weigh_buy,
    Lay: weigh_lay,
    Keep: weigh_keep,
    Give: weigh_give,
    Remove: weigh_remove,
    Swap: weigh_swap,
    Done: worth_nothing,
    Pass: worth_nothing,
}


def weigh(outlook: Outlook, action: Any) -> float:
    """What an action is worth."""
    weigher = WEIGHERS.get(type(action)) or outlook.faces.weighers.get(type(action))
    if weigher is None:
        raise AlhambraError("no-weigher", action=type(action).__name__)
    # Rounded, so that equals are equal whatever the order in which Python adds.
    return round(weigher(outlook, action), 6)


def palace_weights(outlook: Outlook, actions: Sequence[Any]) -> list[float]:
    """What each action is worth. What others build on is weighed first."""
    known: dict[Any, float] = {action: weigh(outlook, action) for action in actions if isinstance(action, Take)}
    # Bound to a purchase, there is nothing to take now, but there will be.
    bound = outlook.view.bound == "purchase"
    outlook.further = best_take(outlook) if bound else max(known.values(), default=NOTHING)
    for action in actions:
        if isinstance(action, Buy):
            known[action] = weigh(outlook, action)
            outlook.best_buys[action.square] = max(outlook.best_buys.get(action.square, known[action]), known[action])
    return [known[action] if action in known else weigh(outlook, action) for action in actions]
