"""`python benchmarks/weights.py`: the compiled weights beside greedy-1, decisions for each second of the processor.

Whole games of each kind, the same ones in every round, in turns; the best round of each counts. Of greedy-1 it is the
choice alone, from a view and the legal actions that it is given; of the weights everything: legal codes, weighing,
playing, drawing. Playouts are of two rounds from the middle of such games, as search has them.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from alhambra import Config, Seeded, apply, compiled, copy, legal, new, view
from alhambra.bots import make_bot
from alhambra.bots.imagining import policy_of
from alhambra.boxes import BOXES

CONFIGS = (
    Config("classic", 2),
    Config("classic", 4),
    Config("classic", 2, ("gatehouses",)),
    Config("classic", 2, tuple(BOXES["classic"].modules)),
    Config("red-palace", 2),
    Config("red-palace", 4, (), (("guard-board", "full"),)),
    Config("red-palace", 2, tuple(BOXES["red-palace"].modules)),
    Config("roll-and-write", 2),
)
NOISE = 1000
TO_THE_END = 1_000_000


def choosing(config: Config, number: int) -> tuple[int, float]:
    """Decisions of greedy-1 in a game, and the time they took."""
    chance = Seeded(f"weights/{number}")
    state = new(config, chance)
    bots = [make_bot("greedy-1", f"{number}/{seat}", config) for seat in range(config.seats)]
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
    """The same of the weights, everything counted."""
    policy, chance = policy_of(config), Seeded(f"weights/{number}")
    state = new(config, chance)
    began = time.process_time()
    decisions = policy.rollout(state, chance, TO_THE_END, NOISE)
    return int(decisions), time.process_time() - began


def playouts(config: Config, number: int) -> tuple[int, float]:
    """Playouts of two rounds from the middle of a game."""
    policy, chance = policy_of(config), Seeded(f"weights/{number}")
    state = new(config, chance)
    policy.rollout(state, chance, 10 * config.seats, NOISE)
    began = time.process_time()
    for _ in range(100):
        policy.rollout(copy(state), chance, 2 * config.seats + 1, NOISE)
    return 100, time.process_time() - began


def rate(measure: Callable[[Config, int], tuple[int, float]], config: Config, games: int) -> float:
    """What there was of it for each second, in so many games."""
    counts, times = zip(*(measure(config, number) for number in range(games)), strict=True)
    return float(sum(counts) / sum(times))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="of each, the best counts (4)")
    parser.add_argument("--bar", type=float, default=50.0, help="how many times as fast (50)")
    given = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'interpreted'}")
    print(f"{'':58} greedy-1  weights  times  playouts/s")
    missed = False
    for config in CONFIGS:
        best = [0.0, 0.0, 0.0]
        for _ in range(given.rounds):
            rounds = (rate(choosing, config, 8), rate(weighing, config, 80), rate(playouts, config, 8))
            best = [max(pair) for pair in zip(best, rounds, strict=True)]
        times = best[1] / best[0]
        missed = missed or times < given.bar
        name = config.to_text()
        print(f"{name[:57]:58} {best[0]:8,.0f} {best[1]:8,.0f} {times:6.1f} {best[2]:11,.0f}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
