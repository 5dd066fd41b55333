"""What medinas save (M-3 to M-6): the losses of the scorings to come, as the table stands."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.sense import Sense
from alhambra.core.data import load
from alhambra.core.packed import i64
from alhambra.modules.medinas import losses
from alhambra.palace.module import Module
from alhambra.palace.state import LAY, PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

TRUST: Final = (1000, 500, 350)  # what a point counts at the next scoring and later: medinas seldom leave a palace
SPARE: Final = 400  # one more than is needed now: the others will buy some too
RIVALRY: Final = 500  # what the losses of the rivals, on average, count for me


class MedinasSense(Sense):
    """The prices of each player's medinas, and what it brings if they change."""

    def __init__(self, module: Module) -> None:
        super().__init__(module, False, True)
        self._names: list[str] = [str(tile["id"]) for tile in load("modules.json")["medinas"]]

    def gain(self, look: Outlook, tile: int, player: int, more: int) -> int:
        state = look.state
        if state.kit.tiles.names[tile] not in self._names:
            return 0
        prices = self._prices(state, state.phase != LAY)
        before = _worth(prices, int(look.me), int(look.seats), int(look.next))
        price = int(state.kit.prices[tile])
        if more > 0:
            prices[player].append(price)
        elif price in prices[player]:
            prices[player].remove(price)
        return _worth(prices, int(look.me), int(look.seats), int(look.next)) - before

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        prices = self._prices(state, True)
        worth = 0
        for number in range(int(next_), 4):
            worth -= TRUST[number - int(next_)] * losses(prices, number)[seat]
        return worth

    def _prices(self, state: PalaceState, asides: bool) -> list[list[int]]:
        """By player; with those that are bought and not yet laid, if they are to count."""
        found: list[list[int]] = []
        for seat in range(state.kit.seats):
            plan = state.plans[seat]
            tiles = [int(plan.tile_on(cell)) for cell in plan.cells]
            found.append(self._among(state, tiles + list(state.asides[seat]) if asides else tiles))
        if state.kit.neutral:
            found.append(self._among(state, list(state.neutral)))
        return found

    def _among(self, state: PalaceState, tiles: list[int]) -> list[int]:
        names, prices = state.kit.tiles.names, state.kit.prices
        return [int(prices[tile]) for tile in tiles if names[tile] in self._names and tile not in state.unbuilt]


def _worth(prices: list[list[int]], me: int, seats: int, next_: int) -> int:
    """What I lose, less what my rivals lose; `prices` may end with the neutral player's (M-8)."""
    most = max([len(owned) for player, owned in enumerate(prices) if player != me])
    worth = SPARE * (4 - next_) * min(len(prices[me]), most + 1)
    for number in range(next_, 4):
        lost = losses(prices, number)[:seats]
        theirs = sum(lost) - lost[me]
        worth -= TRUST[number - next_] * lost[me] - TRUST[number - next_] * RIVALRY * theirs // (1000 * (seats - 1))
    return worth
