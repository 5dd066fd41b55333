"""Our engine behind the same protocol, by the door for programs: integers, unchecked.

{"peer": "alhambra", "loop": "python" | "compiled", "config": "classic/4/-/-", "games": 50,
 "what": "about" | "decisions" | "copies", …}

Started with PYTHONPATH=src it measures the source tree, interpreted; without, the installed package.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from random import random
from typing import Any

from alhambra import Config, Seeded, compiled, copy, new
from benchmarks.worker import Command, Contestant, serve


class Alhambra:
    games = 1

    def __init__(self, config: Config) -> None:
        self.config = config
        self.version = installed()
        self.facts = {"compiled": compiled(), "seats": config.seats}

    def play(self, seed: int) -> int:
        chance = Seeded(seed)
        state = new(self.config, chance)
        game = state.game
        options, step = game.codes, game.play
        count = 0
        while state.actor is not None:
            codes = options(state)
            step(state, codes[int(random() * len(codes))], chance)
            count += 1
        return count

    def walk(self, seed: int) -> Iterator[tuple[int, Any]]:
        chance = Seeded(seed)
        state = new(self.config, chance)
        while state.actor is not None:
            codes = state.game.codes(state)
            yield len(codes), state
            state.game.play(state, codes[int(random() * len(codes))], chance)

    def copy(self, state: Any) -> Any:
        return copy(state)

    def copy_all(self, states: list[Any]) -> None:
        for state in states:
            copy(state)


class Playout(Alhambra):
    """The loop of the game is the engine's too; the decisions are drawn inside it."""

    def __init__(self, config: Config, games: int) -> None:
        super().__init__(config)
        from alhambra.lab.playout import playouts

        self.games = games
        self.playouts: Callable[[Config, int, int], int] = playouts

    def play(self, seed: int) -> int:
        return self.playouts(self.config, self.games, seed * self.games)


def installed() -> str:
    try:
        return version("alhambra")
    except PackageNotFoundError:
        return "source"


def asked(text: str) -> Config:
    """What to play, by the newest rules of the tree that is measured.

    If a text names no revisions, earlier trees play the first of each part; the earliest trees have no revisions.
    """
    config = Config.from_text(text)
    return replace(config, rules=None) if text.count("/") == 3 and hasattr(config, "rules") else config


def make(command: Command) -> Contestant:
    config = asked(command["config"])
    if command.get("loop", "python") == "compiled":
        return Playout(config, int(command.get("games", 50)))
    return Alhambra(config)


if __name__ == "__main__":
    serve(make)
