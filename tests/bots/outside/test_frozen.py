"""Bots of other commits, run by `tools/frozen_bot.py` with the commit's types. Here it is the present commit."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, Seeded, legal, new, view
from alhambra.bots import Budget
from alhambra.bots.outside.lines import OVER, Decide, Start
from alhambra.bots.outside.speaking import answers
from alhambra.wire import write_view
from tests.bots.outside.programs import played, started
from tools import frozen, frozen_bot

GAMES = [
    Config("classic", 2, ("building-sites", "exchange-certificates", "falconers", "gatehouses")),
    Config("classic", 3, ("bazaars", "camps", "medinas")),
    Config("red-palace", 2, (), (("guard-board", "full"),)),
    Config("roll-and-write", 2),
]


def lines(config: Config) -> Iterator[str]:
    """The lines for a program at some moments of a game between others."""
    chance = Seeded("lines")
    state = new(config, chance)
    yield Start(state.game.config, 0, "seed", Budget(playouts=16)).to_line()
    while state.actor is not None:
        actions = legal(state)
        if chance.below("shown", 2 if config.box == "roll-and-write" else 24) == 0:
            seen = view(state, state.actor, memory=chance.below("memory", 2) == 0)
            yield Decide(seen, [one.word() for one in actions]).to_line()
        action = actions[chance.below("action", len(actions))]
        state.game.play(state, state.game.code(state, action), chance)
    yield OVER


@pytest.mark.parametrize("config", GAMES, ids=Config.to_text)
def test_it_answers_as_the_bots_of_its_commit_do(config: Config) -> None:
    told = list(lines(config))
    said = [[line.replace(" ", "") for line in one("casual", told)] for one in (answers, frozen_bot.answers)]
    assert said[0] == said[1]
    assert len(said[0]) == len(told) - 1 > 3


def test_it_is_a_program() -> None:
    path = [str(Path(frozen_bot.__file__)), "good"]
    name = started(f"sys.argv = {path!r}", "import runpy", "runpy.run_path(sys.argv[0], run_name='__main__')")
    budget = Budget(limit=300)
    words, bots = played(Config("classic", 2), [name, "beginner"], "shim", budget, 30)
    assert bots[0].fault is None
    assert words == played(Config("classic", 2), ["good", "beginner"], "shim", budget, 30)[0]


def test_another_protocol_ends_it() -> None:
    start = next(lines(GAMES[0])).replace('"protocol":1', '"protocol":2')
    with pytest.raises(SystemExit, match="protocol 2 is not spoken here, but 1"):
        list(frozen_bot.answers("good", [start]))


def test_what_the_commit_does_not_have_is_left_out() -> None:
    state = new(Config("classic", 2), Seeded(1))
    seen: Any = view(state, 0)
    data = json.loads(write_view(seen))
    data["palaces"][0]["colour"] = "red"
    assert frozen_bot.view_of({**data, "weather": "fair"}) == seen


def test_a_commit_that_has_the_command_speaks_itself(tmp_path: Path) -> None:
    python = Path("/somewhere/python")
    shim = Path(frozen_bot.__file__).resolve()
    assert frozen.named(tmp_path, "greedy-1", python) == f"exec:{python} -I {shim} greedy-1"
    (tmp_path / frozen.SPEAKS).parent.mkdir(parents=True)
    (tmp_path / frozen.SPEAKS).touch()
    assert frozen.named(tmp_path, "expert", python) == f"exec:{python} -I -m alhambra bot expert"
    assert (frozen.ROOT / frozen.SPEAKS).is_file(), "today's does"


@pytest.mark.skipif(shutil.which("git") is None or not (frozen.ROOT / ".git").exists(), reason="no repository")
def test_the_files_of_a_commit_are_unpacked(tmp_path: Path) -> None:
    frozen.unpack("HEAD", tmp_path / "tree")
    assert (tmp_path / "tree" / "setup.py").is_file()
    assert (tmp_path / "tree" / "requirements" / "run.txt").is_file()
    with pytest.raises(subprocess.CalledProcessError):
        frozen.build("no-such-commit")
