"""What guards are worth: on the longest wall at the end (R-63), and anywhere as the price of abilities (R-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.bots.modules.guards.stations import LONGEST, RESERVE, Counts, Stations
from alhambra.bots.palace.majorities import RIVALRY
from alhambra.bots.palace.outlook import Outlook
from alhambra.modules.guards.board import NUMBERS
from alhambra.modules.guards.views import GuardsView, PlacementView
from alhambra.palace.views import View

# How likely it stands on the longest wall when the game ends: as things are, and what of it is uncertain while the end
# is far.
AT_THE_END: Final = (1.0, 0.0, 0.0, 0.0)
FAR_FROM_IT: Final = (-0.4, 0.3, 0.05, 0.15)

POSTED_LATER: Final = 0.16  # guards that go onto the placement tiles for each tile still to come
PRICE_LATER: Final = 1.2  # what a guard saves that is paid some day
RIVALS_ON_WALL: Final = 0.6  # how many guards of a rival's palace stand on its longest wall
START: Final = 54  # tiles, where the end is as far as can be


class Garrison:
    """The guard board as one seat sees it: what a guard is worth where it stands, and what it costs to pay some."""

    def __init__(self, outlook: Outlook) -> None:
        view, seat, tiles = outlook.view, outlook.me, outlook.tiles_to_come
        far = 0.0 if view.ending else min(tiles / START, 1.0)  # 1 while the end is far and 0 at the end
        self.board: GuardsView = view.modules["guards"]
        self.stations = stations = outlook.palace.once(Stations).all
        self._points = view.scores[seat]
        self.abilities = {one.name: one for one in self.board.abilities}
        number = self._number_at_the_end(tiles)
        saved = PRICE_LATER * far
        self.worths = [max(number * (now + far * then), saved) for now, then in zip(AT_THE_END, FAR_FROM_IT)]
        self._posting = self._posting_gain(view, seat)
        self._cheapest = sorted(self.worths[station] for station in stations.values())

    def _number_at_the_end(self, tiles: int) -> float:
        """R-63, as far as it can be foretold."""
        return self._number_with(sum(one.guards for one in self.board.placement) + POSTED_LATER * tiles)

    def _number_with(self, posted: float) -> float:
        """The number below the placement tiles with so many guards on them; between two where it is uncertain."""
        *bound, _ = self.board.placement  # the last one has room for all
        number = 0
        for squares in _squares(bound):
            if posted <= squares:
                break
            posted -= squares
            number += 1
        return NUMBERS[number] - 1 + min(posted, 1.0)

    def _posting_gain(self, view: View, seat: int) -> float:
        """What it brings that a guard more lies on the placement tiles: the number rises, for all."""
        *bound, last = self.board.placement
        if last.guards:
            return 0.0
        mine = sum(station == LONGEST for station in self.stations.values())
        theirs = sum(
            len(self.board.guards.get(laid.tile, ""))
            for other, palace in enumerate(view.palaces)
            if other != seat
            for laid in palace.tiles
        )
        rivals = RIVALS_ON_WALL * theirs / (view.seats - 1)
        return (mine - RIVALRY * rivals) * len(bound) / sum(_squares(bound))

    def worth(self, guard: str) -> float:
        """What a guard of mine is worth."""
        return self.worths[self.stations[guard]]

    def price(self, guards: int) -> float:
        """What it costs to pay so many guards; points pay for those that are missing (R-32)."""
        paid = self._cheapest[:guards]
        return sum(paid) - len(paid) * self._posting + (guards - len(paid)) * float(self.board.point_price)

    def offer(self, name: str) -> float | None:
        """What an ability costs; none if it cannot be used this turn."""
        ability = self.abilities.get(name)
        if ability is None or ability.used:
            return None
        missing = max(ability.guards - len(self._cheapest), 0)
        return None if missing * self.board.point_price > self._points else self.price(ability.guards)


def _squares(placement: Sequence[PlacementView]) -> list[int]:
    return [one.squares or 0 for one in placement]


def worth_of_guards(outlook: Outlook, counts: Counts) -> float:
    """What the guards of a palace are worth that stand there."""
    if not any(counts):
        return 0.0
    return sum(count * guard for count, guard in zip(counts, outlook.once(Garrison).worths))


def on_reserve(outlook: Outlook, tile: str) -> float:
    """The same for those on a tile of the reserve."""
    guards = outlook.palace.once(Stations).watch.sides(tile)
    return guards.bit_count() * outlook.once(Garrison).worths[RESERVE] if guards else 0.0
