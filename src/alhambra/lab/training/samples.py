"""Tables from games of a bot against itself, each with what came of it in the end."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final

from alhambra.bots.imagining import policy_of
from alhambra.bots.search import Search, Settings
from alhambra.boxes import open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.core.play import view

BATCH: Final = 20  # games that a process plays at a time
LOOKED_AT: Final = 4  # one turn of so many is kept: neighbours tell nearly the same; of games by search, each
NOISE: Final = (500, 1000, 2000, 4000)  # thousandths of a point: games that go all ways
CLOSE: Final = 5.0  # points: so much more is e times as much of a win


@dataclass(slots=True)
class Samples:
    """Rows of inputs, seat after seat, and for each seat how much of a win it was."""

    seats: int
    inputs: array[int] = field(default_factory=lambda: array("i"))
    won: array[float] = field(default_factory=lambda: array("f"))
    by_hand: array[float] = field(default_factory=lambda: array("f"))  # what the values by hand say of it

    def __len__(self) -> int:
        return len(self.won) // self.seats

    def add(self, other: Samples) -> None:
        self.inputs.extend(other.inputs)
        self.won.extend(other.won)
        self.by_hand.extend(other.by_hand)


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is played: many games by the weights alone, or fewer by search, which tell more."""

    configs: tuple[Config, ...]  # all of as many seats; each game takes the next one
    seed: str
    playouts: int = 0  # of a search for each decision; 0 plays by the weights

    def play(self, number: int) -> Samples:
        """The games of one batch."""
        samples = Samples(self.configs[0].seats)
        for game in range(number * BATCH, number * BATCH + BATCH):
            config = self.configs[game % len(self.configs)]
            samples.add(_Game(self, config, Seeded(f"{self.seed}/{game}")).samples())
        return samples


class _Game:
    """One game, from the first turn to the last."""

    def __init__(self, plan: SelfPlay, config: Config, chance: Seeded) -> None:
        self.plan = plan
        self.config = config
        self.chance = chance
        self.game = open_game(config)
        self.hand = policy_of(config, learned=False)
        self.noise = NOISE[chance.below("noise", len(NOISE))]

    def samples(self) -> Samples:
        state = self.game.new(self.chance)
        kept = Samples(self.config.seats)
        while state.actor is not None:
            if self.plan.playouts or self.chance.below("kept", LOOKED_AT) == 0:
                kept.inputs.extend(int(told) for told in self.hand.inputs(state))
                kept.by_hand.extend(_shares([int(value) for value in self.hand.values(state)], self.hand.spread(state)))
            self._turn(state)
        won = _won(self.game.points(state)[: self.config.seats], self.game.winners(state))
        kept.won.extend(won * (len(kept.by_hand) // self.config.seats))
        return kept

    def _turn(self, state: Any) -> None:
        if not self.plan.playouts:
            self.hand.rollout(state, self.chance, 1, self.noise)
            return
        turn = self.hand.turn(state)
        while state.actor is not None and self.hand.turn(state) == turn:
            codes = self.game.codes(state)
            self.game.play(state, codes[0] if len(codes) == 1 else self._thought(state), self.chance)

    def _thought(self, state: Any) -> int:
        settings = Settings(seed=str(self.chance.below("thought", 1 << 30)), learned=True)
        thought = Search(settings).think(
            view(state, state.actor, True), playouts=self.plan.playouts, config=self.config
        )
        assert thought is not None, "every module has a sense"
        return self.game.code(state, thought.action)


def _won(points: list[int], winners: list[int]) -> list[float]:
    """Half of it is who has won, and half by how much: a point more or less is often luck."""
    shares = _shares([1000 * one for one in points], int(1000 * CLOSE))
    return [(share + (seat in winners) / len(winners)) / 2 for seat, share in enumerate(shares)]


def _shares(values: list[int], spread: int) -> list[float]:
    most = max(values)
    parts = [exp((value - most) / max(spread, 1)) for value in values]
    return [part / sum(parts) for part in parts]
