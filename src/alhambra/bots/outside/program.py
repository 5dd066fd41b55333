"""A bot that is a program, named `exec:COMMAND`: it is started once for a game and asked line by line.

Its answers are never trusted: only one of the legal words counts. A program that is late, ends or gives any other
answer is not asked again in that game; random legal actions, drawn from the seed, are played for it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.outside.lines import PROTOCOL, Decide, Start
from alhambra.bots.outside.running import Fault, Running, words_of
from alhambra.boxes import open_game
from alhambra.core.plain import shown
from alhambra.palace.views import View as PalaceView

MARK: Final = "exec:"
LIMIT: Final = 10.0  # seconds for a decision; those of its budget are added
START: Final = 60.0  # seconds to start and to answer the first line


def is_program(name: str) -> bool:
    """Whether a name is that of a program."""
    return name.startswith(MARK)


def program(name: str) -> Callable[[str], ProgramBot]:
    """Makes the bots of a name. The name comes from the person who runs alhambra, never from a client."""
    return partial(ProgramBot, words_of(name.removeprefix(MARK)))


class ProgramBot(Bot):
    """Asks a program."""

    remembers = True  # it passes the memory on only to a program that asks for it
    clock = staticmethod(time.perf_counter)

    def __init__(self, words: Sequence[str], seed: str, heard: bool = True, start: float = START) -> None:
        """`heard`: pass on the program's standard error; `start`: its seconds to begin."""
        super().__init__(seed)
        self._words = words
        self._heard = heard
        self._start = start
        self._running: Running | None = None
        self._memory = False
        self._told = Budget()  # the budget that the program was told

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if self.fault is None:
            try:
                return self._answer(view, actions)
            except Fault as fault:
                self.fault = fault.said
                self._end(at_once=True)
        return self.any_of(actions)

    def end(self) -> None:
        self._end(at_once=False)

    def _end(self, at_once: bool) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.end(at_once)

    def _answer(self, view: Any, actions: Sequence[Any]) -> Any:
        running = self._running or self._started(view)
        if not self._memory and isinstance(view, PalaceView):
            view = replace(view, memory=None)
        words = [action.word() for action in actions]
        budget = None if self.budget == self._told else self.budget
        self._told = self.budget
        answer = _object(running.ask(Decide(view, words, budget).to_line(), self._limit()), "program-no-answer")
        word = answer.get("word")
        if word not in words:
            raise Fault("program-not-legal", word=shown(word))
        return actions[words.index(word)]

    def _started(self, view: Any) -> Running:
        assert self.config is not None, "a program is told what is played"
        self._told = self.budget
        self._running = Running(self._words, self._heard)
        start = Start(open_game(self.config).config, view.seat, self.chance.seed, self.budget)
        answer = _object(self._running.ask(start.to_line(), self._start), "program-no-start")
        if answer.get("protocol") != PROTOCOL:
            raise Fault("program-other-protocol", theirs=shown(answer.get("protocol")), ours=PROTOCOL)
        self._memory = answer.get("memory") is True
        return self._running

    def _limit(self) -> float:
        return self.budget.limit or LIMIT + (self.budget.seconds or 0.0)


def _object(line: str, fault: str) -> dict[str, Any]:
    """An answer, which must be a JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Fault(fault, answer=shown(line.rstrip("\r\n")))
    return data
