"""Who shows the guard board is told why an ability cannot be used now, and nobody else is."""

from __future__ import annotations

import pytest

from alhambra import Config, Seeded, legal, open_game, view
from alhambra.bots import make_bot
from alhambra.catalogue.files import MODULES, languages
from alhambra.core.play import apply
from alhambra.modules.guards.actions import Use
from alhambra.modules.guards.why import WORDS
from tests.clauses import clause

GAME = Config("red-palace", 3, (), (("guard-board", "full"),))


@clause("R-22", "R-30", "R-32")
@pytest.mark.parametrize("seed", range(6))
def test_the_seat_on_turn_is_told_why_and_only_what_is_so(seed: int) -> None:
    chance, bot = Seeded(seed), make_bot("random", str(seed))
    state = open_game(GAME).new(chance)
    told: set[str] = set()
    for _ in range(150):
        if state.actor is None:
            break
        seen, actions = view(state, state.actor), legal(state)
        usable = {action.ability for action in actions if isinstance(action, Use)}
        for ability in seen.modules["guards"].abilities:
            if seen.phase in ("act", "after"):
                assert (ability.why is None) == (ability.name in usable), (ability, seen.bound)
            if ability.name in usable:
                assert ability.points is not None
            told |= {ability.why} - {None}
        others = [view(state, seat).modules["guards"] for seat in (None, (state.actor + 1) % 3)]
        assert all(one.why is None for other in others for one in other.abilities)
        apply(state, bot.choose(seen, actions), chance)
    assert told and told <= set(WORDS)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_every_reason_in_few_words(language: str) -> None:
    text = (MODULES / "guards" / f"{language}.ftl").read_text("utf-8")
    said = {line.split(" = ")[0]: line.split(" = ")[1] for line in text.splitlines() if line.startswith("guards-why-")}
    assert set(said) == {f"guards-why-{word}" for word in WORDS}
    assert all(len(words) <= 45 for words in said.values()), said
