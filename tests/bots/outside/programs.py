"""Programs for tests, each a few lines of Python, and the games that they play in."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from alhambra import Config, Seeded, legal, new, view
from alhambra.bots import Bot, Budget, make_bot, playing
from alhambra.bots.outside.program import MARK

# Reads and writes lines; `answer(n, message)`, which follows, makes each answer.
FRAME = """\
import json, os, sys, time
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
READY = '{"protocol": 1, "memory": false}\\n'
def first(message):
    return json.dumps({"word": message["legal"][0]}) + "\\n"
"""
LOOP = """
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
    if message["type"] == "over":
        break
    say(READY if message["type"] == "start" else answer(number, message))
"""
FIRST = "answer = lambda number, message: first(message)"


def command(folder: Path, body: str, loop: str = LOOP) -> str:
    """The name of a bot that is a program with this body."""
    path = folder / f"program_{len(list(folder.iterdir()))}.py"
    path.write_text(f"{FRAME}{body}\n{loop}", encoding="utf-8")
    return MARK + shlex.join([sys.executable, "-I", str(path)])


def own(name: str) -> str:
    """One of our bots, as a program, of the tree that is tested."""
    return started(f"sys.argv[1:] = ['bot', '{name}']", "from alhambra.cli import main", "sys.exit(main())")


def started(*lines: str) -> str:
    """A Python program that can import what the tests import, in any environment."""
    source = "; ".join(["import sys", f"sys.path[:0] = {list(filter(None, sys.path))!r}", *lines])
    return MARK + shlex.join([sys.executable, "-c", source.replace("'", '"')])


def played(
    config: Config, names: Sequence[str], seed: str, budget: Budget, most: int = 1000
) -> tuple[list[str], list[Bot]]:
    """The words of a game, up to a limit, and its bots."""
    chance = Seeded(seed)
    state = new(config, chance)
    bots = [make_bot(name, f"{seed}/{seat}", state.game.config, budget) for seat, name in enumerate(names)]
    words: list[str] = []
    with playing(bots):
        while state.actor is not None and len(words) < most:
            bot = bots[state.actor]
            action = bot.choose(view(state, state.actor, bot.remembers), legal(state))
            words.append(action.word())
            state.game.play(state, state.game.code(state, action), chance)
    return words, bots
