"""The example in JavaScript plays whole games of every box and never fails."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from alhambra import BOXES, Config
from alhambra.bots import Budget
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.holding import hold
from alhambra.lab.arena.results import Results
from tests.cli.running import run
from tools.npm import machine_node, wheel_node

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "docs" / "examples" / "miser.js"
PATIENT = Budget(limit=300)


@pytest.fixture(scope="module")
def miser() -> str:
    return "exec:" + shlex.join([str(machine_node() or wheel_node()), str(EXAMPLE)])


@pytest.mark.parametrize("box", BOXES)
def test_it_plays_every_box_to_the_end(box: str, miser: str) -> None:
    results = Results(Contest(Config(box, 2), (miser, "beginner"), "example", PATIENT))
    for _ in hold(results, 2):
        pass
    assert results.faults == []
    assert len(results.outcomes) == 2 and results.decisions[miser] > 20


def test_it_wins_against_chance(miser: str) -> None:
    results = Results(Contest(Config("classic", 2), (miser, "random"), "example", PATIENT))
    for _ in hold(results, 4):
        pass
    assert results.faults == []
    assert sum(outcome.share(outcome.lineup.index(0)) for outcome in results.outcomes) == 4


def test_the_command_of_the_guide_says_nothing_of_faults(miser: str) -> None:
    ran = run("arena", "--bots", f"{miser},beginner", "--games", "2", "--seed", "1", "--jobs", "2", "--limit", "300")
    assert (ran.code, ran.err) == (0, "")
    assert f"exec:1 = {miser.removeprefix('exec:')}" in ran.out
    guide = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert '"exec:node docs/examples/miser.js,beginner"' in guide and "examples/miser.js)" in guide
