"""What medinas save (M-3 to M-6): the losses of the scorings to come, as the table stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.palace.catalogue import PRICE
from alhambra.bots.palace.majorities import RIVALRY, SCORINGS
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.senses.medinas import MedinasSense
from alhambra.boxes.tiles import tiles_of
from alhambra.modules.medinas.rules import losses

MEDINAS: Final = frozenset(tiles_of("medinas"))
TRUST: Final = (1.0, 0.5, 0.35)  # what a point counts at the next scoring and later: medinas seldom leave a palace
SPARE: Final = 0.4  # one more than is needed now: the others will buy some too
SAFE_LEAD: Final = 1  # beyond the most of another player, more are of no use


def medina_prices(tiles: Iterable[str]) -> list[int]:
    """The prices of the medinas among some tiles."""
    return [PRICE[tile] for tile in tiles if tile in MEDINAS]


def medinas_worth(prices: Sequence[list[int]], me: int, seats: int, next_scoring: int) -> float:
    """What I lose, less what my rivals lose; `prices` may end with the neutral player's (M-8)."""
    most = max(len(owned) for player, owned in enumerate(prices) if player != me)
    worth = SPARE * (SCORINGS + 1 - next_scoring) * min(len(prices[me]), most + SAFE_LEAD)
    for number in range(next_scoring, SCORINGS + 1):
        lost = losses(list(prices), number)[:seats]
        theirs = (sum(lost) - lost[me]) / (seats - 1)
        worth -= TRUST[number - next_scoring] * (lost[me] - RIVALRY * theirs)
    return worth


class Holdings:
    """The prices of each player's medinas, and what it would bring to me if they changed."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._now = [medina_prices(tiles) for tiles in outlook.owned]
        self._gains: dict[tuple[int, str, str], float] = {}

    def gain(self, player: int, gained: str, lost: str) -> float:
        """What it brings to me if a player gains a medina, loses one, or both."""
        key = (player, gained, lost)
        if key not in self._gains:
            then = [prices.copy() for prices in self._now]
            then[player] += medina_prices([gained])
            for price in medina_prices([lost]):
                then[player].remove(price)
            self._gains[key] = self._worth(then) - self._worth(self._now)
        return self._gains[key]

    def _worth(self, prices: list[list[int]]) -> float:
        view = self.outlook.view
        return medinas_worth(prices, self.outlook.me, view.seats, view.next_scoring)


def medina_gain(outlook: Outlook, player: int, gained: str, lost: str) -> float:
    """What it brings to me if a player gains a medina, loses one, or both."""
    return outlook.once(Holdings).gain(player, gained, lost)


FACE: Final = Face(gains=dict.fromkeys(MEDINAS, medina_gain), sense=MedinasSense)
