"""Every set of modules with every number of players (K-1, K-14 to K-17)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import Config, ConfigError, open_game, score
from alhambra.palace.explain import scored_now
from tests.clauses import clause
from tests.support.builders import table
from tests.support.extras import MODULES
from tests.support.invariants import (
    checks_agree,
    comes_back,
    copies_are_independent,
    sound,
    undo_restores,
    views_hide,
    words_and_codes_agree,
)
from tests.support.play import STYLES, walk
from tests.support.sets import legal_sets
from tests.support.six_builders import SIX

# Those with a module of the sixth expansion are played in `test_pairs`.
SETS = [chosen for chosen in legal_sets("classic") if not set(chosen) & set(SIX)]


@clause("K-1", "K-14", "K-15")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", SETS, ids=["+".join(chosen) or "none" for chosen in SETS])
@pytest.mark.played
def test_a_game_with_any_modules_holds_together(modules: tuple[str, ...], seats: int) -> None:
    index = SETS.index(modules)
    luck = Random(f"{modules}/{seats}")
    for number, state in enumerate(walk(seats, f"{modules}/{seats}", STYLES[(index + seats) % 3], modules)):
        sound(state)
        if number % 12 == 3:
            words_and_codes_agree(state)
            comes_back(state)
            checks_agree(state, luck, 12)
        if number == 20 + seats:
            copies_are_independent(state, index)
        if number % 40 == 15 and state.actor is not None:
            views_hide(state, luck)
            undo_restores(state, luck)
    sheet = score(state)
    assert state.actor is None and sheet.past[-1].number == 3
    for player, points in enumerate(sheet.scores):
        assert points == sum(held.points(player) for held in sheet.past)
    comes_back(state)


@clause("K-1", "K-17")
@pytest.mark.parametrize(
    ("modules", "message", "rule"),
    [
        (("caves",), "'caves' is no module of Classic Alhambra", "K-1"),
        (("medina",), "did you mean 'medinas'? There are score-tiles, ", "K-1"),
        (("camps", "camps"), "A module can be added once only", "K-17"),
        (("classic-scoring",), "is no module", "K-1"),
    ],
)
def test_modules_that_do_not_exist_or_come_twice_are_refused(modules: tuple[str, ...], message: str, rule: str) -> None:
    with pytest.raises(ConfigError) as found:
        open_game(Config("classic", 3, modules))
    assert message in str(found.value) and found.value.clause == rule


@clause("K-1")
def test_the_order_of_modules_does_not_matter() -> None:
    one, other = (walk(3, "order", "any kind", chosen) for chosen in (MODULES, MODULES[::-1]))
    for here, there in zip(one, other, strict=True):
        assert here.game.position(here) == there.game.position(there)


@clause("K-15")
def test_module_tiles_of_the_neutral_player_do_nothing_but_medinas() -> None:
    neutral = "camp-1 camp-6 bazaar-1 bazaar-2 medina-03 seraglio-3 arcades-4"
    state = table(2, modules=MODULES, neutral=neutral)
    for number in (1, 2, 3):
        assert not [gain for gain in scored_now(state, number).gains if gain.reason.startswith(("camp", "bazaar"))]
    lost = {gain.player: gain.points for gain in scored_now(state, 1).gains if gain.reason == "medinas"}
    assert lost == {0: -3, 1: -3}


@clause("K-16")
def test_the_order_of_scoring_is_wall_majorities_camps_bazaars_medinas() -> None:
    palace = "medina-08@s1 camp-1@s2 bazaar-1@e1 seraglio-9@n1"
    state = table(3, palaces=[palace], modules=MODULES[::-1])
    reasons = [gain.reason for gain in scored_now(state, 3).gains]
    assert reasons == ["wall", "seraglio", "camp-1", "bazaar-1", "medinas", "medinas", "medinas"]
    assert score(state).now is not None
