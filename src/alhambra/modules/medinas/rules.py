"""Medinas (`en.md`): tiles without a type; those with the fewest lose points at every scoring."""

from __future__ import annotations  # compiled

from typing import Any, ClassVar, Final

from alhambra.core.data import load
from alhambra.palace.explain import Gain
from alhambra.palace.module import Module
from alhambra.palace.state import PalaceState

LOSSES: Final = {1: (3,), 2: (6, 3), 3: (9, 6, 3)}  # M-3, from the fewest on


class Medinas(Module):
    """Nine more tiles in the supply, and a loss for who neglects them."""

    order: ClassVar[int] = 120
    hard: ClassVar[int] = 1
    boxes: ClassVar[tuple[str, ...]] = ("classic", "red-palace")
    VIEW: ClassVar[Any] = tuple[int, ...]  # how many each player has that count

    def __init__(self) -> None:
        super().__init__("medinas")
        self._data: list[dict[str, object]] = load("components.json", "alhambra.modules.medinas")["tiles"]
        self._names = {str(tile["id"]) for tile in self._data}

    def tiles(self) -> list[dict[str, object]]:
        return self._data

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        prices = [self._prices(state, player) for player in range(state.kit.players)]
        return [
            Gain(player, -loss, "M-3" if prices[player] else "M-6", "medinas", len(prices[player]))
            for player, loss in enumerate(losses(prices, number))
            if loss
        ]

    def view(self, state: PalaceState, seat: int | None) -> tuple[int, ...]:
        return tuple([len(self._prices(state, player)) for player in range(state.kit.players)])

    def _prices(self, state: PalaceState, player: int) -> list[int]:
        """The prices of a player's medinas; of the neutral player's as far as it was given them (M-8)."""
        if player == state.kit.seats:
            tiles = list(state.neutral)
        else:
            plan = state.plans[player]
            tiles = [int(plan.tile_on(cell)) for cell in plan.cells]
        names = state.kit.tiles.names
        return [
            int(state.kit.prices[tile]) for tile in tiles if names[tile] in self._names and tile not in state.unbuilt
        ]


def losses(prices: list[list[int]], number: int) -> list[int]:
    """M-3 to M-6: what each player loses, from the prices of each one's medinas."""
    places = LOSSES[number]
    without = [player for player, owned in enumerate(prices) if not owned]
    lost = [0] * len(prices)
    for player in without:
        shared = sum(places[: len(without)])
        lost[player] = -(-shared // len(without)) + number  # rounded up, and M-5
    others = sorted((len(owned), max(owned), player) for player, owned in enumerate(prices) if owned)
    for (_, _, player), loss in zip(others, places[len(without) :]):
        lost[player] = loss
    return lost
