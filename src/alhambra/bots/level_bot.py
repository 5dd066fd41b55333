"""A player of a level: what it sees, recalls and weighs is as good as the numbers of its level say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import weighed
from alhambra.bots.imagining import Root, root_of
from alhambra.bots.levels import ALL, LEVELS, Level
from alhambra.bots.search import Search, Settings
from alhambra.core.chance import Seeded
from alhambra.core.touches import touching
from alhambra.palace.actions import Buy
from alhambra.palace.display import EMPTY
from alhambra.palace.paying import payment_of, worth
from alhambra.palace.views import Memory, View

FEWEST: Final = 16  # playouts for a decision late in a long turn: fewer tell nothing


class LevelBot(Bot):
    """Searches or weighs, as its level does. If it can imagine no state, it plays at random."""

    level: Level

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._decisions = 0
        self._turn: Any = None  # what others have, by which a new turn is known
        self._left = 0  # playouts of the turn

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        self._decisions += 1
        if self.level.playouts and not self.level.sensible:
            return self._searched(view, actions)
        root = root_of(view, self.config)
        if root is None:
            return self.any_of(actions)
        weights = weighed(root, actions)
        kept = sensible(root, actions, weights)
        if self.level.playouts and len(kept) > 1:
            return self._searched(view, [actions[at] for at in kept])
        return actions[self._heaviest(actions, weights, kept)]

    def _searched(self, view: Any, actions: Sequence[Any]) -> Any:
        """What a search played most of these."""
        level, seed = self.level, f"{self.chance.seed}/{self._decisions}"
        search = Search(Settings(seed=seed, rounds=level.rounds, learned=level.learned))
        seconds, playouts = self.budget.seconds, self.budget.playouts
        if seconds is None and playouts is None:
            playouts = self._share(view)
        thought = search.think(recalled(view, level.memory, Seeded(f"{seed}/memory")), seconds, playouts, self.config)
        return self.any_of(actions) if thought is None else self.first_of(thought.actions, actions)

    def _share(self, view: Any) -> int:
        """The playouts of a decision: half of what is left, so that a turn of many decisions takes no longer."""
        turn = turn_of(view)
        if turn != self._turn:
            self._turn, self._left = turn, self.level.playouts
        share = share_of(self._left)
        self._left -= share
        return share

    def _heaviest(self, actions: Sequence[Any], weights: Sequence[float], kept: Sequence[int]) -> int:
        """The heaviest, weighed roughly. Payments for one thing are off by the same, so the best of them is paid."""
        off: dict[Any, float] = {}
        rough: list[float] = []
        for at in kept:
            form, _, things = touching(actions[at])
            if (form, things[0]) not in off:
                off[form, things[0]] = self.chance.below("noise", self.level.noise + 1) / 1000
            rough.append(weights[at] + off[form, things[0]])
        most = max(rough)
        return int(self.any_of([at for at, weight in zip(kept, rough) if weight == most]))


def bot_of(given: Level) -> type[LevelBot]:
    """The player of a level."""

    class OfLevel(LevelBot):
        name = given.name
        level = given
        remembers = given.memory > 0

    return OfLevel


LEVEL_BOTS: Final = {name: bot_of(level) for name, level in LEVELS.items()}


def share_of(left: int) -> int:
    """The playouts of the next decision of a turn that has so many left."""
    return max(left // 2, FEWEST)


def sensible(root: Root, actions: Sequence[Any], weights: Sequence[float]) -> list[int]:
    """The indices of what is no nonsense: nothing that loses where something else does not, and if an exact purchase
    is heavier than all else, such purchases alone. It costs no action, so whoever leaves it has not seen it."""
    best = max(weights)
    kept = [at for at, weight in enumerate(weights) if weight >= 0 or best < 0]
    exact = [at for at in kept if pays_exactly(root.state, actions[at])]
    besides = max((weights[at] for at in kept if at not in exact), default=best)
    free = [at for at in exact if weights[at] > besides]
    return free or kept


def pays_exactly(state: Any, action: Any) -> bool:
    """Whether an action buys a tile of the market for its exact price, with the actor's money in the state."""
    if not isinstance(action, Buy):
        return False
    tile = state.market[action.square - 1]
    return bool(tile != EMPTY and worth(state, payment_of(action.cards)) == state.kit.prices[tile])


def recalled(view: Any, percent: int, chance: Seeded) -> Any:
    """The view of somebody who recalls a part of the cards that were seen."""
    if not isinstance(view, View) or view.memory is None or percent >= ALL:
        return view
    if percent <= 0:
        return replace(view, memory=None)

    def part(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card for card in cards if chance.below("recalled", ALL) < percent)

    hands = tuple(hand if seat == view.seat else part(hand) for seat, hand in enumerate(view.memory.hands))
    return replace(view, memory=Memory(hands, part(view.memory.discards), (), ()))


def turn_of(view: Any) -> Any:
    """What changes between two turns of a seat and not in one: what the others have, or the round."""
    if not isinstance(view, View):
        return view.round
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return tuple((view.hand_sizes[seat], view.palaces[seat], view.reserves[seat]) for seat in others), view.next_scoring
