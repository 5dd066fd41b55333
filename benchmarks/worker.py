"""A contestant as a process: one line of JSON in, one line of JSON out.

The driver keeps every contestant waiting and wakes one at a time: all are measured in turns in one run.
"""

import json
import os
import platform
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Protocol, TextIO

POOL_GAMES = 4
POOL_STATES = 16


class Contestant(Protocol):
    """What is measured. `play` and `copy_all` hold their own loops: none pays for a shared one."""

    version: str
    games: int
    """Whole games in one call of `play`."""

    def play(self, seed: int) -> int:
        """Play by uniformly random legal decisions, set-up included; return the decisions made."""

    def walk(self, seed: int) -> Iterator[tuple[int, Any]]:
        """Play one game, and before each decision yield the number of options and the state."""

    def copy(self, state: Any) -> Any: ...

    def copy_all(self, states: list[Any]) -> None: ...


Command = dict[str, Any]
Answer = dict[str, Any]


def decisions(contestant: Contestant, seed: int, seconds: float, calls: int = 0) -> Answer:
    """Whole games only, or the early decisions of a game would count more than the late ones.

    For some time, or so many calls of `play`: then it is the same work every time.
    """
    random.seed(seed)
    count = made = 0
    begin = process_time()
    cpu = 0.0
    while made < calls if calls else cpu < seconds:
        count += contestant.play(seed + made)
        made += 1
        cpu = process_time() - begin
    return {"count": count, "cpu": cpu, "calls": made, "games": made * contestant.games}


def pool(contestant: Contestant, seed: int) -> list[Any]:
    """States spread over the middle half of a few games."""
    random.seed(seed)
    states = []
    for game in range(POOL_GAMES):
        seen = [contestant.copy(state) for _, state in contestant.walk(seed + game)]
        quarter = len(seen) // 4
        middle = seen[quarter : len(seen) - quarter]
        step = max(1, len(middle) // POOL_STATES)
        states += middle[::step][:POOL_STATES]
    return states


def copies(contestant: Contestant, states: list[Any], seconds: float, calls: int = 0) -> Answer:
    made = 0
    begin = process_time()
    cpu = 0.0
    while made < calls if calls else cpu < seconds:
        contestant.copy_all(states)
        made += 1
        cpu = process_time() - begin
    return {"count": made * len(states), "cpu": cpu, "calls": made}


def about(contestant: Contestant, seed: int) -> Answer:
    """Not timed: which version this is, and how often a decision has only one option."""
    random.seed(seed)
    options = [count for game in range(POOL_GAMES) for count, _ in contestant.walk(seed + game)]
    return {
        "version": contestant.version,
        "python": platform.python_version(),
        "single": options.count(1) / len(options),
        "options": sum(options) / len(options),
        "decisions_per_game": len(options) / POOL_GAMES,
        **getattr(contestant, "facts", {}),
    }


class Desk:
    """Keeps contestants and their pools between commands, so that only the work asked for is timed."""

    def __init__(self, make: Callable[[Command], Contestant]) -> None:
        self.make = make
        self.contestants: dict[str, Contestant] = {}
        self.pools: dict[tuple[str, int], list[Any]] = {}

    def answer(self, command: Command) -> Answer:
        what, seed, seconds = command["what"], int(command.get("seed", 1)), float(command.get("seconds", 0.5))
        calls = int(command.get("calls", 0))
        unnamed = {"what", "seed", "seconds", "calls"}
        key = json.dumps({name: command[name] for name in command if name not in unnamed}, sort_keys=True)
        if key not in self.contestants:
            self.contestants[key] = self.make(command)
        contestant = self.contestants[key]
        if what == "about":
            return about(contestant, seed)
        if what == "decisions":
            return decisions(contestant, seed, seconds, calls)
        if what == "copies":
            if (key, seed) not in self.pools:
                self.pools[key, seed] = pool(contestant, seed)
            return copies(contestant, self.pools[key, seed], seconds, calls)
        raise ValueError(f"unknown measurement: {what}")


def private_stdout() -> TextIO:
    """Some libraries print as they load; what they print must not mix with the answers."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return out


def serve(make: Callable[[Command], Contestant]) -> None:
    out = private_stdout()
    desk = Desk(make)
    for line in sys.stdin:
        try:
            answer = desk.answer(json.loads(line))
        except ImportError as error:
            answer = {"absent": str(error)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=out, flush=True)
