"""The Red Palace with every set of modules, every scoring, both guard boards and every number of players (K-2)."""

from __future__ import annotations

from random import Random

import pytest

from tests.clauses import clause
from tests.support.counting import conserved
from tests.support.invariants import (
    checks_agree,
    comes_back,
    copies_are_independent,
    scores_add_up,
    tells_nothing,
    undo_restores,
    views_hide,
    words_and_codes_agree,
)
from tests.support.red_play import KITS, OPTIONS, red_game, red_walk
from tests.support.watch import Watch


@clause("K-2", "K-14", "K-15")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", KITS, ids=["+".join(kit) or "none" for kit in KITS])
def test_a_game_with_any_modules_and_options_holds_together(modules: tuple[str, ...], seats: int) -> None:
    index = KITS.index(modules)
    for number, options in enumerate(OPTIONS):
        watch, seed = Watch(), f"{modules}/{seats}/{options}"
        closely = Random(seed) if number == (index + seats) % len(OPTIONS) else None
        for step, state in enumerate(red_walk(red_game(seats, modules, options), seed)):
            watch.look(state)
            if closely and step % 30 == 3:
                conserved(state)
                words_and_codes_agree(state)
                comes_back(state)
                checks_agree(state, closely, 16)
            if closely and step % 60 == 20 and state.actor is not None:
                tells_nothing(state, closely)
                undo_restores(state, closely)
            if closely and step == 90 + 7 * seats:
                copies_are_independent(state, index)
                views_hide(state, closely)
        assert state.actor is None and step > 120
        scores_add_up(state)
        comes_back(state)
