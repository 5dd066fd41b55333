"""Measures the bots of one tree for `weights.py`: commands and answers are JSON, one a line.

It runs with the Python of the tree that is measured, so it uses only what earlier trees have too.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from alhambra import Config, Seeded, apply, compiled, copy, legal, new, view
from alhambra.bots import make_bot
from alhambra.bots.imagining import policy_of

NOISE = 1000
TO_THE_END = 1_000_000


def choosing(bot: str, config: Config, number: int) -> tuple[int, float]:
    """The decisions of a bot in a game, and their time: that of the choice alone, from a view and the legal actions."""
    chance = Seeded(f"weights/{number}")
    state = new(config, chance)
    bots = [make_bot(bot, f"{number}/{seat}", config) for seat in range(config.seats)]
    decisions, spent = 0, 0.0
    while state.actor is not None:
        look, actions = view(state, state.actor), legal(state)
        began = time.process_time()
        action = bots[state.actor].choose(look, actions)
        spent += time.process_time() - began
        decisions += 1
        apply(state, action, chance)
    return decisions, spent


def weighing(config: Config, number: int) -> tuple[int, float]:
    """The same for the weights, with everything counted: legal codes, weighing, playing, drawing."""
    policy, chance = policy_of(config), Seeded(f"weights/{number}")
    state = new(config, chance)
    began = time.process_time()
    decisions = policy.rollout(state, chance, TO_THE_END, NOISE)
    return int(decisions), time.process_time() - began


def playouts(config: Config, number: int) -> tuple[int, float]:
    """Playouts of two rounds from the middle of a game, as search plays them."""
    policy, chance = policy_of(config), Seeded(f"weights/{number}")
    state = new(config, chance)
    policy.rollout(state, chance, 10 * config.seats, NOISE)
    began = time.process_time()
    for _ in range(100):
        policy.rollout(copy(state), chance, 2 * config.seats + 1, NOISE)
    return 100, time.process_time() - began


MEASURES: dict[str, Callable[[Config, int], tuple[int, float]]] = {"weights": weighing, "playouts": playouts}


def answer(command: dict[str, Any]) -> dict[str, Any]:
    """How many of them there are in a CPU second, over so many games."""
    config = Config(command["box"], command["seats"], tuple(command["modules"]), tuple(map(tuple, command["options"])))
    what = command["what"]
    measured = [
        MEASURES[what](config, number) if what in MEASURES else choosing(what, config, number)
        for number in range(command["games"])
    ]
    rate = sum(count for count, _ in measured) / sum(spent for _, spent in measured)
    return {"compiled": compiled(), "rate": rate}


def main() -> None:
    for line in sys.stdin:
        try:
            found = answer(json.loads(line))
        except Exception as error:  # any error is an answer
            found = {"error": str(error)}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
