"""What medinas save (M-3 to M-6): the losses of the scorings to come, as the table stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.bots.palace.catalogue import MEDINAS, PRICE
from alhambra.bots.palace.majorities import RIVALRY, SCORINGS
from alhambra.modules.medinas import losses

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
