"""Every pair of modules with a module of the sixth expansion, and all of them, with every number of players (K-1)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import score
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.invariants import (
    checks_agree,
    comes_back,
    copies_are_independent,
    tells_nothing,
    undo_restores,
    views_hide,
    words_and_codes_agree,
)
from tests.support.play import STYLES, walk
from tests.support.sets import legal_sets
from tests.support.six_builders import SIX
from tests.support.watch import Watch

# The pairs of other modules are played in `test_combinations`.
PAIRS = [chosen for chosen in legal_sets("classic") if len(chosen) == 2 and set(chosen) & set(SIX)]
SETS = [*PAIRS, SIX, legal_sets("classic")[-1]]


@clause("K-1", "K-14", "K-15")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", SETS, ids=["+".join(chosen) for chosen in SETS])
@pytest.mark.played
def test_a_game_with_a_pair_of_modules_holds_together(modules: tuple[str, ...], seats: int) -> None:
    index, watch = SETS.index(modules), Watch()
    luck = Random(f"{modules}/{seats}")
    style = STYLES[(index + seats) % 3]
    for number, state in enumerate(walk(seats, f"{modules}/{seats}", style, modules)):
        watch.look(state)
        if number % 20 == 3:
            words_and_codes_agree(state)
            comes_back(state)
            checks_agree(state, luck, 10)
        if number == 20 + seats and (index + seats) % 5 == 0:
            copies_are_independent(state, index)
        if number % 70 == 15:
            secrets_stay(state, luck)
    sheet = score(state)
    assert state.actor is None and sheet.past[-1].number == 3
    comes_back(state)


def secrets_stay(state: PalaceState, luck: Random) -> None:
    """What others do not know changes nothing for them; a turn can be taken back up to what was drawn."""
    if state.actor is not None:
        views_hide(state, luck)
        tells_nothing(state, luck)
        undo_restores(state, luck)
