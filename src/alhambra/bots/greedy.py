"""One careful step ahead: every action is weighed in points, and the heaviest is chosen.

Each kind of action has a function that weighs it. `WEIGHERS` is open: a module or box with actions of its own adds
what weighs them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from alhambra.bots.bot import Bot
from alhambra.bots.catalogue import TYPE
from alhambra.bots.ground import Ground
from alhambra.bots.outlook import Outlook
from alhambra.bots.purse import profit, sums, worth_later
from alhambra.palace.actions import Buy, Give, Keep, Lay, Remove, Swap, Take
from alhambra.palace.cards import LETTERS
from alhambra.palace.places import parse_place

FURTHER_ACTION: Final = 4.0  # what a further action is worth that is not played yet
PROMISE: Final = 0.8  # what part of a purchase counts that money brings within reach
CLEAR_GAIN: Final = 1.5  # a redesign has to bring more than this
X = False
Y = False
NOTHING: Final = 0.0

Weigher = Callable[[Outlook, Any], float]


def weigh_take(outlook: Outlook, action: Take) -> float:
    """Money for tiles to come, and towards the tiles on the market."""
    taken: dict[int, list[int]] = {}
    for card in action.cards:
        taken.setdefault(LETTERS.index(card[0]), []).append(int(card[1]))
    return sum(_purse_gain(outlook, currency, values) for currency, values in taken.items())


def _purse_gain(outlook: Outlook, currency: int, values: list[int]) -> float:
    before = outlook.payable[currency]
    after = sums([*outlook.purses[currency], *values])
    price, worth = outlook.offer(currency)
    promised = profit(after, price, worth, FURTHER_ACTION) - profit(before, price, worth, FURTHER_ACTION)
    return (
        outlook.later * (worth_later(after) - worth_later(before))
        + (PROMISE * outlook.later if X else PROMISE) * promised
    )


def weigh_buy(outlook: Outlook, action: Buy) -> float:
    """The tile for the money; exact payment brings a further action."""
    square = action.square - 1
    price, worth = outlook.offer(square)
    left = outlook.purses[square].copy()
    for card in action.cards:
        left.remove(int(card[1]))
    spent = outlook.later * (worth_later(outlook.payable[square]) - worth_later(sums(left)))
    exact = sum(int(card[1]) for card in action.cards) == price
    return worth - spent + ((outlook.tempo if Y else FURTHER_ACTION) if exact else 0.0)


def weigh_lay(outlook: Outlook, action: Lay) -> float:
    """A bought or left-over tile finds its place, or one leaves the reserve for it."""
    gain = outlook.lay_gain(action.tile, parse_place(action.place))
    if outlook.view.phase == "act":
        return gain - outlook.reserve_worth(action.tile) - CLEAR_GAIN
    return gain


def weigh_keep(outlook: Outlook, action: Keep) -> float:
    """A tile waits in the reserve."""
    return outlook.reserve_worth(action.tile)


def weigh_give(outlook: Outlook, action: Give) -> float:
    """The neutral player gets a tile, which may hurt the rival more."""
    return outlook.majority_gain(TYPE[action.tile], outlook.view.seats)


def weigh_remove(outlook: Outlook, action: Remove) -> float:
    """A tile leaves the palace for the reserve."""
    loss = outlook.majority_gain(TYPE[action.tile], outlook.me, -1)
    return loss + outlook.shape_gain(outlook.ground.without(action.tile)) - CLEAR_GAIN


def weigh_swap(outlook: Outlook, action: Swap) -> float:
    """One tile takes the place of another."""
    old, new = TYPE[action.old], TYPE[action.new]
    gain = outlook.shape_gain(outlook.ground.with_instead(action.new, action.old))
    if old != new:
        gain += outlook.majority_gain(new, outlook.me) + outlook.majority_gain(old, outlook.me, -1)
    return gain - CLEAR_GAIN


WEIGHERS: Final[dict[type, Weigher]] = {
    Take: weigh_take,
    Buy: weigh_buy,
    Lay: weigh_lay,
    Keep: weigh_keep,
    Give: weigh_give,
    Remove: weigh_remove,
    Swap: weigh_swap,
}


def weigh(outlook: Outlook, action: Any) -> float:
    """What an action is worth in points; to do nothing, or something unheard of, is worth nothing."""
    weigher = WEIGHERS.get(type(action))
    return NOTHING if weigher is None else weigher(outlook, action)


class GreedyBot(Bot):
    """Takes the heaviest action; luck decides between equals."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._ground = Ground(())

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        outlook = self.look(view)
        outlook.tempo = max([weigh(outlook, a) for a in actions if type(a) is Take], default=0.0)
        weights = [weigh(outlook, action) for action in actions]
        best = max(weights)
        return self.any_of([action for action, weight in zip(actions, weights) if weight == best])

    def look(self, view: Any) -> Outlook:
        """What the bot makes of a view. The palace is looked at anew only when it has changed."""
        laid = view.palaces[view.seat].tiles
        if laid != self._ground.laid:
            self._ground = Ground(laid)
        return Outlook(view, self._ground)
