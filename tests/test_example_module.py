"""The example of docs/adding-a-module.md is a complete module: it needs no files besides its three folders.

A copy of the repository gets the example. The tests that report incomplete modules run there, and games are played.
`make example` runs the whole suite there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import make
from tests.support.guide import guide_files

MODULE = "lanterns"
# The commands of `make written`, without the types of the page, which need Node.
WRITTEN = (
    ("-m", "alhambra.catalogue.table"),
    ("-m", "tools.rules"),
    ("-m", "tests.names"),
    ("-m", "alhambra.server.protocol.schema"),
    ("web/src/fixtures/make_refusals.py",),
)
# The tests that report an incomplete module.
TESTS = (
    "tests/catalogue/test_engine_speaks_in_data.py",
    "tests/catalogue/test_languages.py",
    "tests/catalogue/test_refusals_drawn.py",
    "tests/catalogue/test_refusals_of_the_page.py",
    "tests/catalogue/test_table.py",
    "tests/catalogue/test_usage.py",
    "tests/modules/lanterns",
    "tests/modules/test_declared.py",
    "tests/core/test_clauses.py",
    "tests/cli/test_faces.py",
    "tests/bots/test_sensing.py",
    "tests/server/test_schema.py",
    "tests/test_glossary.py",
    "tests/test_messages.py",
    "tests/test_names.py",
    "tests/test_names_no_module.py",
    "tests/test_parity.py",
    "tests/test_rules_written.py",
)
PLAY = """
from alhambra import Config, Seeded, Turn, apply, legal, new, parse_position, position, view, word
from alhambra.bots import make_bot
from alhambra.cli.palace.moves import moves_of

config = Config("classic", 3, ("lanterns", "medinas"))
chance, bots = Seeded(1), [make_bot("greedy", str(seat)) for seat in range(3)]
state, said = new(config, chance), []
while state.actor is not None:
    assert moves_of(view(state, state.actor), legal(state))
    action = bots[state.actor].choose(view(state, state.actor), legal(state))
    said.append(word(state, action))
    apply(state, action, chance)
    assert position(parse_position(position(state))) == position(state)
assert sum(one.startswith("light:") for one in said) > 2, said

turn = Turn(new(config, chance), chance)
while not (light := [one for one in legal(turn.state) if word(turn.state, one).startswith("light:")]):
    turn.play(legal(turn.state)[-1])
    if turn.ready:
        turn.commit()
before = position(turn.state)
turn.play(light[0])
turn.undo()
assert position(turn.state) == before
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the example in it."""
    folder = tmp_path_factory.mktemp("house") / "alhambra"
    make(folder)
    for words in WRITTEN:
        run(folder, *words)
    return folder


def test_the_example_is_three_folders() -> None:
    folders = {f"src/alhambra/modules/{MODULE}", f"web/src/modules/{MODULE}", f"tests/modules/{MODULE}"}
    assert {name.rpartition("/")[0] for name in guide_files()} == folders


def run(folder: Path, *words: str, typed: str = "") -> str:
    ours = ("COV_", "PYTEST_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    env |= {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]), "NO_COLOR": "1", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, input=typed, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.played
def test_nothing_is_missing(house: Path) -> None:
    run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not played", *TESTS)


@pytest.mark.played
def test_greedy_records_positions_and_undo_work(house: Path) -> None:
    run(house, "-c", PLAY)


@pytest.mark.played
def test_the_fuzzer_plays_it(house: Path) -> None:
    assert "lanterns" in run(house, "-m", "alhambra", "play", "--help")
    run(house, "-m", "tests.fuzz", "--box", "classic", "--games", "40", "--seed", "12")


@pytest.mark.played
def test_a_record_of_it_is_verified(house: Path) -> None:
    games = ("--modules", "lanterns", "--bots", "greedy", "--games", "2", "--seed", "3", "--records", "games.jsonl")
    run(house, "-m", "alhambra", "simulate", *games)
    assert "light:" in (house / "games.jsonl").read_text(encoding="utf-8")
    run(house, "-m", "alhambra", "verify", "games.jsonl")


@pytest.mark.played
def test_it_is_typed_in_the_terminal(house: Path) -> None:
    typed = "help\nwhy light tower-7\nquit\n"
    shown = run(house, "-m", "alhambra", "play", "--modules", "lanterns", "--seed", "3", typed=typed)
    assert "light tower-7" in shown and "tower-7 is no tile of your palace that takes a lantern." in shown
    assert "Instead of another action a player may put a lantern" in shown
