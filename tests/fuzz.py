"""`python -m tests.fuzz`: very many random games of every box, with invariants after every action.

`fuzz_palace` has the games of the palace boxes, `fuzz_sheet` those of Roll & Write; each box numbers its own.

Every game: nothing is lost, somebody can act, now and then the full audit, and now and then a state whose secrets are
permuted, which nobody's view may show. Some games are looked at closely (checks, words, views, copies, undo, positions,
scores), and some are played side by side with the oracle's referee of the box. The games are the same for the same
seed, whatever `--jobs` is. It plays with the installed engine, compiled where it is.

A violation names the game and the action, writes the position before it, and says how to repeat it (exit 1).
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from alhambra import Config, Seeded, compiled, position
from tests.fuzz_palace import PalaceTrial
from tests.fuzz_sheet import SheetTrial
from tests.support.course import Course

CHUNK = 60
# What a broken engine may raise.
CRASHES = (AssertionError, ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


class Trial(Protocol):
    """One game to be played, and how closely it is looked at."""

    @property
    def config(self) -> Config: ...

    @property
    def style(self) -> str: ...

    @property
    def depth(self) -> str: ...

    def start(self) -> tuple[Any, Seeded, Callable[[Any, list[int]], int]]: ...

    def play(self, course: Course) -> int: ...


# For each box: the game of a seed and a number.
TRIALS: Final[dict[str, Callable[[int, int], Trial]]] = {
    "classic": partial(PalaceTrial, "classic"),
    "red-palace": partial(PalaceTrial, "red-palace"),
    "roll-and-write": SheetTrial,
}


@dataclass(slots=True)
class Result:
    """What some games brought."""

    games: int = 0
    actions: int = 0
    close: int = 0
    referee: int = 0
    secrets: int = 0
    violation: str = ""
    interrupted: bool = False

    def add(self, other: Result) -> None:
        self.games += other.games
        self.actions += other.actions
        self.close += other.close
        self.referee += other.referee
        self.secrets += other.secrets
        self.violation = self.violation or other.violation


def chunk(box: str, seed: int, first: int, games: int, deadline: float) -> Result:
    """Some games in a row, until one is wrong or the time is up."""
    result = Result()
    for number in range(first, first + games):
        if time.time() > deadline:
            break
        trial, course = TRIALS[box](seed, number), Course()
        try:
            result.actions += trial.play(course)
        except CRASHES as error:
            where = f"seed {seed}, game {number} ({trial.config.to_text()}, {trial.style}), action {course.action}"
            repeat = f"python -m tests.fuzz --box {box} --seed {seed} --only {number}"
            result.violation = f"violation: {where}: {detail(error)}\n{before(trial, course.action)}\nrepeat: {repeat}"
            break
        result.games += 1
        result.close += trial.depth == "close"
        result.referee += trial.depth == "referee"
        result.secrets += course.secrets
    return result


def detail(error: Exception) -> str:
    """What was violated; of a crash, where."""
    return str(error) if isinstance(error, AssertionError) and str(error) else traceback.format_exc()


def before(trial: Trial, action: int) -> str:
    """The position before an action, and its word, found by playing again without looking."""
    try:
        state, chance, choose = trial.start()
        for _ in range(action - 1):
            state.game.play(state, choose(state, state.game.codes(state)), chance)
        if not action:
            return f"position: {position(state)}"
        code = choose(state, state.game.codes(state))
        return f"position: {position(state)}\naction: {state.game.word(state.game.action(state, code))}"
    except CRASHES as error:
        return f"position: cannot be written ({error})"


def chunks(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def run(box: str, seed: int, games: int, seconds: float, jobs: int) -> Result:
    """All games, on several processes; what was found until the end, the time is up, or somebody interrupts."""
    total, progress, deadline = Result(), Progress(games), time.time() + seconds
    todo = chunks(games)
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        running: set[Future[Result]] = set()
        try:
            while not total.violation:
                while len(running) < 2 * jobs and time.time() < deadline and (some := next(todo, None)):
                    running.add(pool.submit(chunk, box, seed, *some, deadline))
                if not running:
                    break
                done, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
                for future in done:
                    total.add(future.result())
                progress.show(total)
        except KeyboardInterrupt:
            total.interrupted = True
        pool.shutdown(cancel_futures=True)
        for future in running:
            if not future.cancelled():
                total.add(future.result())
    return total


class Progress:
    """How far it is, on one line of a terminal, or now and then on a line of its own."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.started = self.shown = time.time()
        self.terminal = sys.stderr.isatty()

    def show(self, total: Result) -> None:
        now = time.time()
        if now - self.shown < (0.5 if self.terminal else 20):
            return
        self.shown = now
        text = f"{total.games:,} of {self.games:,} games, {total.games / (now - self.started):.0f} a second"
        print(text, end="\r" if self.terminal else "\n", file=sys.stderr, flush=True)


def summary(total: Result, box: str, seed: int, games: int, seconds: float) -> str:
    engine = "compiled" if compiled() else "interpreted"
    outcome = "a violation" if total.violation else "no violation"
    rest = "" if total.games == games or total.violation else f" of {games:,}"
    return (
        f"{box}: {total.games:,}{rest} games with seed {seed}, {total.actions:,} actions, {total.close:,} games"
        f" looked at closely, {total.referee:,} beside the referee, secrets permuted in {total.secrets:,} states,"
        f" {engine} engine, {seconds:.0f} s: {outcome}"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random games with every invariant.")
    parser.add_argument("--box", choices=TRIALS, help="games of this box only")
    parser.add_argument("--games", type=int, default=100_000, help="how many of each box (100000)")
    parser.add_argument("--seconds", type=float, default=600, help="at most for so long with each box (600)")
    parser.add_argument("--seed", type=int, default=1, help="the same games for the same seed (1)")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes (2)")
    parser.add_argument("--only", type=int, help="play this game alone")
    options = parser.parse_args(arguments)
    for box in [options.box] if options.box else TRIALS:
        started = time.time()
        if options.only is None:
            total = run(box, options.seed, options.games, options.seconds, options.jobs)
        else:
            options.games = 1
            total = chunk(box, options.seed, options.only, 1, float("inf"))
        if total.violation:
            print(total.violation)
        print(summary(total, box, options.seed, options.games, time.time() - started), flush=True)
        if total.violation or total.interrupted:
            return 1 if total.violation else 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
