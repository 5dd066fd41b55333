"""Random legal play, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from alhambra import Seeded, State, copy
from alhambra.palace.codes import BUY, KEEP, LAY_TILE, MODULE
from alhambra.palace.state import PalaceState
from tests.support.builders import game_of

STYLES = ("any action", "any kind", "buy and lay")


class Player:
    """Chooses at random: among all actions, among the kinds of actions, or with a liking for buying and laying.

    The first plays as the benchmark does, the second meets the rare kinds, the third builds large palaces.
    """

    def __init__(self, seed: object, style: str) -> None:
        self.luck = Seeded(f"player/{seed}")
        self.style = style

    def choose(self, codes: list[int]) -> int:
        if self.style == "any kind":
            kinds = sorted({code & 15 for code in codes})
            kind = kinds[self.luck.below("kind", len(kinds))]
            codes = [code for code in codes if code & 15 == kind]
        elif self.style == "buy and lay" and self.luck.below("liking", 8):
            liked = [code for code in codes if code & 15 in (BUY, LAY_TILE, MODULE)]
            codes = liked or [code for code in codes if code & 15 == KEEP] or codes
        return codes[self.luck.below("action", len(codes))]


def walk(seats: int, seed: object, style: str = "any action", modules: Sequence[str] = ()) -> Iterator[PalaceState]:
    """A whole game: the state before each decision, and at the end. The state changes from one to the next."""
    game = game_of(seats, modules)
    chance = Seeded(f"game/{seed}")
    player = Player(seed, style)
    state = game.new(chance)
    while True:
        yield state
        if state.actor is None:
            return
        game.play(state, player.choose(game.codes(state)), chance)


def every(states: Iterator[PalaceState], step: int) -> Iterator[PalaceState]:
    """Copies of some of the states, to look at later."""
    for number, state in enumerate(states):
        if number % step == 0:
            yield copy(state)


def sample(
    seats: int, seed: object, step: int, style: str = "any kind", modules: Sequence[str] = ()
) -> list[PalaceState]:
    """Some states of a random game, without the last, when it is over."""
    return [state for state in every(walk(seats, seed, style, modules), step) if state.actor is not None]


def finish(state: State, seed: object, events: list[Any] | None = None) -> None:
    """Play on to the end at random."""
    chance, player = Seeded(f"rest/{seed}"), Player(seed, "any action")
    while state.actor is not None:
        state.game.play(state, player.choose(state.game.codes(state)), chance, events)
