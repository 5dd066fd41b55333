"""Whole games side by side with the oracle's referee: the same legal words and the same table after each action."""

from __future__ import annotations

import pytest

from tests.support.lockstep import lockstep

# Three players have the longest games and the largest palaces; the referee is slow there.
GAMES = [(2, "any kind"), (2, "buy and lay"), (3, "buy and lay"), (4, "any action"), (4, "any kind"), (5, "any action")]


@pytest.mark.parametrize(("seats", "style"), [*GAMES, (5, "buy and lay"), (6, "any kind"), (6, "any action")])
@pytest.mark.played
def test_engine_and_referee_play_the_same_game(seats: int, style: str) -> None:
    assert max(lockstep(seats, f"lockstep/{seats}", style)) > 80
