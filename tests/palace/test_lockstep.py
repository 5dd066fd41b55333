"""Whole games side by side with the oracle's referee: the same legal words and the same table after each action."""

from __future__ import annotations

import pytest

from tests.support.lockstep import lockstep
from tests.support.play import STYLES


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_engine_and_referee_play_the_same_game(seats: int, style: str) -> None:
    assert max(lockstep(seats, f"lockstep/{seats}", style)) > 80
