"""`python -m tests.fuzz`: very many random games of every box, with invariants after every action.

Fifteen games are of one box, the next of another. Modules and options are random, but half of classic Alhambra is bare.

Every game: nothing is lost, somebody can act, and now and then the full audit. Some games are looked at closely
(checks, words, views, copies, undo, positions, scores), and some are played side by side with the oracle's referee of
the box. The games are the same for the same seed, whatever `--jobs` and `--only` are. It plays with the installed
engine, compiled where it is.

A violation names the game and the action, writes the position before it, and says how to repeat it (exit 1).
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from itertools import count, islice
from random import Random

from alhambra import BOXES, Config, Seeded, compiled, new, position, word
from alhambra.palace.audit import audit
from alhambra.palace.state import PalaceState
from tests.support import invariants
from tests.support.counting import can_act, conserved, ended
from tests.support.lockstep import lockstep
from tests.support.play import STYLES, Player
from tests.support.red_lockstep import Pair
from tests.support.red_play import RedPlayer

CHUNK = 60
AUDIT_EVERY = 100
LOOK_EVERY = 25
# What a broken engine may raise.
CRASHES = (AssertionError, ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


@dataclass(frozen=True)
class Trial:
    """One game to be played, and how closely it is looked at."""

    seed: int
    number: int

    @property
    def key(self) -> str:
        return f"fuzz/{self.seed}/{self.number}"

    @property
    def box(self) -> str:
        return list(BOXES)[self.number // 15 % len(BOXES)]

    @cached_property
    def config(self) -> Config:
        """Seats in turn; modules and options at random."""
        luck, box = Random(f"config/{self.key}"), BOXES[self.box]
        modules = tuple(name for name in box.modules if luck.random() < 0.5)
        if box.name == "classic" and (self.number % 2 == 0 or self.depth == "referee"):
            modules = ()
        options = tuple((name, luck.choice(values)) for name, values in sorted(box.options.items()))
        return Config(box.name, 2 + self.number % 5, modules, options)

    @property
    def style(self) -> str:
        return STYLES[self.number // 5 % 3]

    @property
    def depth(self) -> str:
        """Spread so that each depth meets all boxes with all fifteen pairs of seats and styles, and never several games
        at once: the periods are odd, so that each box has its turn."""
        block, pair = divmod(self.number, 15)
        if block % 401 == pair * 27:
            return "close"
        return "referee" if block % 1001 == pair * 65 + 1 else "quick"


@dataclass(slots=True)
class Result:
    """What some games brought."""

    games: int = 0
    actions: int = 0
    close: int = 0
    referee: int = 0
    violation: str = ""
    interrupted: bool = False

    def add(self, other: Result) -> None:
        self.games += other.games
        self.actions += other.actions
        self.close += other.close
        self.referee += other.referee
        self.violation = self.violation or other.violation


def play(trial: Trial, at: list[int]) -> int:
    """A whole game with its invariants; how many actions it had. `at[0]` is the action that is looked at."""
    if trial.depth == "referee":
        for number in beside_referee(trial):
            at[0] = number
        return at[0]
    for number, (state, codes) in enumerate(states(trial)):
        at[0] = number
        conserved(state)
        if codes:
            can_act(state, codes)
        else:
            ended(state)
        if number % AUDIT_EVERY == 0 or not codes:
            faults = audit(state)
            assert not faults, f"the state is not sound: {faults}"
        if trial.depth == "close":
            look(state, Random(f"{trial.key}/{number}"), number % LOOK_EVERY == 0)
        at[0] = number + 1
    return number


def start(trial: Trial) -> tuple[PalaceState, Seeded, Player]:
    """A new game with its luck and its player."""
    chance, player = Seeded(f"game/{trial.key}"), Player if trial.box == "classic" else RedPlayer
    return new(trial.config, chance), chance, player(trial.key, trial.style)


def beside_referee(trial: Trial) -> Iterator[int]:
    """A game that the referee of the box plays too; the number of each action before it is played."""
    if trial.box == "classic":
        yield from lockstep(trial.config.seats, trial.key, trial.style)
        return
    pair, player = Pair(trial.config, trial.key), RedPlayer(trial.key, trial.style)
    state, game = pair.state, pair.state.game
    for number in count(1):
        if state.actor is None:
            return
        yield number
        pair.play(word(state, game.action(state, player.choose(game.codes(state)))), checked=number % 2 == 0)


def states(trial: Trial) -> Iterator[tuple[PalaceState, list[int]]]:
    """The states of a game with their legal codes; none at the end."""
    state, chance, player = start(trial)
    while True:
        codes = state.game.codes(state)
        yield state, codes
        if state.actor is None:
            return
        state.game.play(state, player.choose(codes), chance)


def look(state: PalaceState, luck: Random, closely: bool) -> None:
    """Everything that must hold of a state."""
    invariants.sound(state)
    invariants.scores_add_up(state)
    if not closely:
        return
    invariants.words_and_codes_agree(state)
    invariants.checks_agree(state, luck, 20)
    invariants.comes_back(state)
    invariants.views_hide(state, luck)
    if luck.random() < 0.2:
        invariants.copies_are_independent(state, luck.random())
    if state.actor is not None:
        invariants.tells_nothing(state, luck)
        invariants.undo_restores(state, luck)


def chunk(seed: int, numbers: list[int], deadline: float) -> Result:
    """Some games, until one is wrong or the time is up."""
    result = Result()
    for number in numbers:
        if time.time() > deadline:
            break
        trial, at = Trial(seed, number), [0]
        try:
            result.actions += play(trial, at)
        except CRASHES as error:
            result.violation = report(trial, at[0], error)
            break
        result.games += 1
        result.close += trial.depth == "close"
        result.referee += trial.depth == "referee"
    return result


def report(trial: Trial, action: int, error: Exception) -> str:
    """A violation, with the position before the last action and how to repeat it."""
    where = f"seed {trial.seed}, game {trial.number} ({trial.config.to_text()}, {trial.style}), action {action}"
    detail = str(error) if isinstance(error, AssertionError) and str(error) else traceback.format_exc()
    repeat = f"python -m tests.fuzz --seed {trial.seed} --only {trial.number}"
    return f"violation: {where}: {detail}\n{before(trial, action)}\nrepeat: {repeat}"


def before(trial: Trial, action: int) -> str:
    """The position before an action, and its word, found by playing again without looking."""
    try:
        state, chance, player = start(trial)
        for _ in range(action - 1):
            state.game.play(state, player.choose(state.game.codes(state)), chance)
        if not action:
            return f"position: {position(state)}"
        code = player.choose(state.game.codes(state))
        return f"position: {position(state)}\naction: {state.game.word(state.game.action(state, code))}"
    except CRASHES as error:
        return f"position: cannot be written ({error})"


def chunks(seed: int, games: int, box: str | None) -> Iterator[list[int]]:
    """The numbers of the games, of one box or all, some at a time."""
    numbers = islice((number for number in count() if box in (None, Trial(seed, number).box)), games)
    while some := list(islice(numbers, CHUNK)):
        yield some


def run(seed: int, games: int, seconds: float, jobs: int, box: str | None = None) -> Result:
    """All games, on several processes; what was found until the end, the time is up, or somebody interrupts."""
    total, progress, deadline = Result(), Progress(games), time.time() + seconds
    todo = chunks(seed, games, box)
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        running: set[Future[Result]] = set()
        try:
            while not total.violation:
                while len(running) < 2 * jobs and time.time() < deadline and (some := next(todo, None)):
                    running.add(pool.submit(chunk, seed, some, deadline))
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


def summary(total: Result, seed: int, games: int, seconds: float) -> str:
    engine = "compiled" if compiled() else "interpreted"
    outcome = "a violation" if total.violation else "no violation"
    rest = "" if total.games == games or total.violation else f" of {games:,}"
    return (
        f"{total.games:,}{rest} games with seed {seed}, {total.actions:,} actions, {total.close:,} games looked at"
        f" closely, {total.referee:,} beside the referee, {engine} engine, {seconds:.0f} s: {outcome}"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Random games of every box with every invariant."
    )
    parser.add_argument("--games", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seconds", type=float, default=600, help="at most for so long (600)")
    parser.add_argument("--seed", type=int, default=1, help="the same games for the same seed (1)")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes (2)")
    parser.add_argument("--only", help=f"play the game of this number alone, or games of one box ({', '.join(BOXES)})")
    options = parser.parse_args(arguments)
    alone = options.only is not None and options.only.isdecimal()
    if options.only is not None and not alone and options.only not in BOXES:
        parser.error(f"argument --only: '{options.only}' is no number and no box")
    started = time.time()
    if alone:
        options.games = 1
        total = chunk(options.seed, [int(options.only)], float("inf"))
    else:
        total = run(options.seed, options.games, options.seconds, options.jobs, options.only)
    if total.violation:
        print(total.violation)
    print(summary(total, options.seed, options.games, time.time() - started))
    return 1 if total.violation else 130 if total.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
