"""Bots look ahead with a module without weights by its own rules; if its slice cannot be read, no bot looks ahead."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, Seeded, State, apply, legal, new, parse_word, view, word
from alhambra.bots import BOTS, OTHERS, Budget, make_bot, sensing
from alhambra.bots.bot import Bot
from alhambra.bots.greedy import weighed
from alhambra.bots.heuristic.sense import Sense
from alhambra.bots.imagining import root_of
from alhambra.bots.imagining.dealing import PalaceRoot
from alhambra.bots.search import Search, Settings
from alhambra.modules import modules_of
from alhambra.palace.state import PalaceState
from tests.support.builders import table
from tests.support.toys import Refills, added, forget, lanterns

EVERY = {**BOTS, **OTHERS}
CONFIGS = [
    Config("classic", 3, modules_of("classic")),
    Config("red-palace", 2, modules_of("red-palace"), (("guard-board", "full"),)),
]


def searched(state: State, playouts: int = 40) -> Any:
    thought = Search(Settings(seed="1", learned=True)).think(view(state, state.actor, memory=True), None, playouts)
    assert thought is not None and thought.playouts == playouts
    return thought


@pytest.mark.played
@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.box)
def test_every_module_is_looked_ahead_of_without_a_word_of_its_own(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`from_view` and the base are enough to search: one decision in four is, from the beginning to the end."""
    monkeypatch.setattr(sensing, "part", lambda name, kind: None)
    forget()
    chance = Seeded("neutral")
    state = new(config, chance)
    decisions = 0
    while state.actor is not None:
        actions = legal(state)
        choice = actions[chance.below("anything", len(actions))]
        decisions += len(actions) > 1
        if len(actions) > 1 and decisions % 4 == 0:
            root = root_of(view(state, state.actor, memory=True))
            assert isinstance(root, PalaceRoot) and {type(sense) for sense in root.senses} == {Sense}
            thought = searched(state, 1)
            assert sum(thought.visits) == 1
            choice = next(action for action in thought.actions if action in actions)
        apply(state, choice, chance)
    forget()
    assert decisions > 50


# `garden-11` touches three tiles, `pavilion-8` the fountain and one, the others one.
PALACE = "pavilion-8@w1 garden-11@w2 seraglio-9@w3 chambers-10@n1w2"


@pytest.mark.parametrize("bots", [True, False], ids=["weights", "no-weights"])
class TestLanterns:
    """The example of the guide."""

    @pytest.mark.played
    def test_expert_puts_the_lantern_where_it_is_worth_most(self, bots: bool, tmp_path: Path) -> None:
        with lanterns(tmp_path, bots):
            state = lit_table()
            thought = searched(state, 120)
            visits = dict(zip((word(state, one) for one in thought.actions), thought.visits))
            lights = [count for said, count in visits.items() if said.startswith("light:")]
            assert word(state, thought.action) == "light:garden-11"
            assert sum(thought.visits) == 120 and len(lights) == 4 and lights[0] > 0
            expert = make_bot("expert", "1", state.game.config, Budget(playouts=120))
            assert word(state, expert.choose(view(state, state.actor, memory=True), legal(state))) == "light:garden-11"

    def test_a_careful_step_weighs_it_most_too(self, bots: bool, tmp_path: Path) -> None:
        with lanterns(tmp_path, bots):
            state = lit_table()
            good = make_bot("good", "1", state.game.config)
            assert word(state, good.choose(view(state, state.actor), legal(state))) == "light:garden-11"

    @pytest.mark.played
    def test_every_decision_of_a_game_is_searched(self, bots: bool, tmp_path: Path) -> None:
        with lanterns(tmp_path, bots):
            chance = Seeded("lanterns")
            state = new(Config("classic", 2, ("lanterns", "medinas")), chance)
            lit = 0
            while state.actor is not None:
                actions = legal(state)
                choice = actions[0]
                if len(actions) > 1:
                    thought = searched(state, 3)
                    assert sum(thought.visits) == 3
                    choice = thought.action
                lit += says(state, choice, "light")
                apply(state, choice, chance)
            assert lit > 0


def lit_table() -> PalaceState:
    """A palace to light, and nothing to buy."""
    return table(
        3, palaces=[PALACE], modules=("lanterns",), hands=["y1", "y1 g1", "b1 g1"], display="y1 g1 b1 o1",
        market="tower-13 garden-12 tower-11-S garden-10-W",
    )  # fmt: skip


def says(state: State, action: Any, verb: str) -> bool:
    return word(state, action).startswith(f"{verb}:")


def test_an_action_is_worth_what_it_brings_and_costs(tmp_path: Path) -> None:
    """By the base: three scorings of as many points as tiles touch."""
    with lanterns(tmp_path, bots=False):
        state = lit_table()
        root = root_of(view(state, state.actor))
        assert root is not None
        words = ["light:garden-11", "light:seraglio-9", "light:pavilion-8"]
        assert weighed(root, [parse_word(state, one) for one in words]) == [9.0, 3.0, 6.0]


@pytest.mark.parametrize("name", EVERY)
def test_where_a_slice_cannot_be_read_every_bot_takes_any_action(name: str) -> None:
    """It plays by its seed; it never plays as another bot, and never pretends to search."""
    with added("refills", Refills):
        config = Config("classic", 3, ("refills",))
        chance = Seeded("refills")
        state = new(config, chance)
        look, actions = view(state, state.actor), legal(state)
        assert root_of(look, config) is None and root_of(look) is None
        choices = [make_bot(name, str(seed), config).choose(look, actions) for seed in range(100)]
        assert set(choices) == set(actions)
        assert choices == [make_bot("random", str(seed), config).choose(look, actions) for seed in range(100)]
        bots = [make_bot(name, str(seat), config) for seat in range(3)]
        while state.actor is not None:
            apply(state, bots[state.actor].choose(view(state, state.actor), legal(state)), chance)


def test_a_search_that_finds_nothing_legal_says_so(caplog: pytest.LogCaptureFixture) -> None:
    class AnyOf(Bot):
        name = "any"

        def choose(self, view: Any, actions: Any) -> Any:
            return self.first_of(view, actions)

    bot = AnyOf("1")
    assert bot.choose(["c", "b"], ["a", "b"]) == "b" and not caplog.records
    with caplog.at_level(logging.WARNING):
        assert bot.choose(["c"], ["a"]) == "a"
    assert [record.getMessage() for record in caplog.records] == ["what a bot imagined does not fit its view"]
