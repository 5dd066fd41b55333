"""Whether the attacks happen, and whether a missed bar would be noticed. What is fast enough is measured elsewhere."""

from __future__ import annotations

import asyncio

import pytest

from tests import attacks
from tests.attacks import Outcome
from tests.siege import bystanders
from tests.siege.attackers import ATTACKS
from tests.siege.bystanders import Bystanders


def outcome(quiet: float, under: float, memory: float = 60e6, log: float = 0, refused: tuple[str, ...] = ()) -> Outcome:
    """Times are in milliseconds."""
    seen = [Bystanders([time / 1000] * 100) for time in (quiet, under)]
    seen[1].refused += refused
    return Outcome("pings", seen[0], seen[1], int(memory), log)


def test_every_bar_can_be_missed() -> None:
    assert outcome(1, 24).missed() == [] and outcome(20, 59).missed() == []
    assert outcome(1, 26).missed() and outcome(20, 61).missed()
    assert outcome(1, 1, memory=201e6).missed()
    assert outcome(1, 1, log=1.1e6).missed()
    assert outcome(1, 1, refused=("a newcomer got 429",)).missed() == ["a newcomer got 429"]


def test_an_attack_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        attacks.main(["tickling"])
    assert "tickling" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["pings", "slow-bodies", "long-heads", "questions-of-a-network"])
def test_others_are_not_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bystanders, "LATE", 60.0)  # on a busy machine
    assert name in ATTACKS
    (found,) = asyncio.run(attacks.besiege([name], 2.0, 1))
    assert found.under.times and found.under.came and found.under.refused == []
    assert found.log < attacks.LOG and found.memory < attacks.MEMORY
