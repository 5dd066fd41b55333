"""The Red Palace with every set of modules, every scoring, both guard boards and every number of players (K-2)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from alhambra import BOXES, legal
from alhambra.modules import MODULES
from alhambra.modules.guards.board import NAMES
from alhambra.palace.state import ACT, LAY, PalaceState
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
from tests.support.red_play import KITS, OPTIONS, red_game, red_sample, red_walk
from tests.support.watch import Watch


@clause("K-2", "K-14", "K-15")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", KITS, ids=["+".join(kit) or "none" for kit in KITS])
@pytest.mark.played
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


def test_every_kind_of_action_and_every_ability_is_met() -> None:
    verbs: set[str] = set()
    for number in (0, 1, 2, 5, 9):
        game = red_game(2, KITS[-1])
        for state in red_walk(game, f"kinds/{number}"):
            texts = [game.word(action) for action in legal(state)]
            verbs |= {text.split(":")[0] for text in texts}
            verbs |= {":".join(text.split(":")[:2]) for text in texts if text.startswith("use:")}
    plain = "take buy lay keep give remove swap done bazaar pile use pay preview march wall"
    wanted = {*plain.split(), *(f"use:{name}" for name in NAMES)}
    of_modules = {verb for name in BOXES["red-palace"].modules for verb in MODULES[name].VERBS}
    assert wanted <= verbs <= wanted | of_modules | {"pass"}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: setattr(state, "reserves", [bytes([0]), b"", b""]), "in 2 places"),
        (lambda state: setattr(state, "money", state.money[:-1]), "instead of 3|scoring card"),
        (lambda state: setattr(state, "types", bytes(len(state.types))), "token"),
        (lambda state: setattr(state.plan_to_change(0), "links", 7), "edge of the palace"),
        (lambda state: state.scores.__setitem__(1, 99), "player 1 has 99 points"),
        (lambda state: setattr(state, "phase", int(LAY)), "nothing to lay"),
    ],
)
def test_what_is_wrong_after_a_look_is_found_at_the_next(spoil: Callable[[PalaceState], None], fault: str) -> None:
    state, watch = red_sample(red_game(3), "watch", 8)[1], Watch()
    assert state.phase == ACT
    watch.look(state)
    watch.look(state)
    spoil(state)
    with pytest.raises(AssertionError, match=fault):
        watch.look(state)
