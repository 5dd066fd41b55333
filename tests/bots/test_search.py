"""Search: the same answer for the same question, from a view alone."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import Config, Seeded, legal, view
from alhambra.bots import Budget, make_bot
from alhambra.bots.imagining import root_of
from alhambra.bots.search import Search, Settings
from alhambra.bots.search.tree import Tree
from alhambra.palace.state import PalaceState
from tests.bots.table import play
from tests.bots.test_imagining import ADDED, CLASSIC, EIGHT, FULL, moments, told
from tests.support.hidden import permuted

CONFIGS = [
    Config("classic", 2),
    Config("classic", 4),
    Config("classic", 3, ("score-tiles", "medinas")),
    Config("classic", 3, EIGHT),
    Config("red-palace", 2, (), FULL),
    Config("red-palace", 4, ("medinas",), (("scoring", "classic"),)),
    Config("roll-and-write", 1),
    Config("roll-and-write", 3),
]


@pytest.mark.parametrize("config", CONFIGS, ids=Config.to_text)
def test_the_same_seed_and_playouts_give_the_same_answer(config: Config) -> None:
    for state in list(moments(config, "same", 11))[:4]:
        look = view(state, state.actor, memory=True)
        one, two = (Search(Settings(seed="7")).think(look, playouts=24) for _ in range(2))
        assert one == two
        assert one is not None
        assert one.action == one.actions[0] == one.line[0]
        assert set(one.actions) >= set(legal(state)) >= set(told(state))
        assert sum(one.visits) == one.playouts == 24
        assert list(one.visits) == sorted(one.visits, reverse=True)
        assert all(0 <= value <= 1 for value in one.values)


@pytest.mark.parametrize(
    "config", [Config("classic", 3), *CLASSIC[3:], Config("red-palace", 3, ADDED, FULL)], ids=Config.to_text
)
def test_what_is_hidden_changes_nothing(config: Config) -> None:
    luck = Random(3)
    for state in list(moments(config, "hidden", 13))[2 : 5 if config.modules else 7]:
        assert isinstance(state, PalaceState)
        for memory in (False, True):
            other = permuted(state, luck, state.actor, hands=not memory)
            looks = [view(one, state.actor, memory) for one in (state, other)]
            one, two = (Search().think(look, playouts=12) for look in looks)
            assert one == two is not None


@pytest.mark.parametrize("config", [Config("classic", 2), Config("red-palace", 3, ADDED, FULL)], ids=Config.to_text)
def test_what_is_hidden_changes_nothing_for_values_that_were_trained(config: Config) -> None:
    luck, settings = Random(3), Settings(learned=True, rounds=0)
    for state in list(moments(config, "trained", 17))[:3]:
        assert isinstance(state, PalaceState)
        other = permuted(state, luck, state.actor, hands=False)
        looks = [view(one, state.actor, memory=True) for one in (state, other)]
        one, two = (Search(settings).think(look, playouts=20) for look in looks)
        assert one is not None
        assert one == two
        assert one != Search(Settings(rounds=0)).think(looks[0], playouts=20)  # values by hand are others


def test_who_plays_alone_looks_ahead_by_playouts_whatever_was_trained() -> None:
    state = next(iter(moments(Config("roll-and-write", 1), "alone", 9)))
    look = view(state, state.actor)
    by_hand, trained = Settings(seed="7"), Settings(seed="7", learned=True)
    assert Search(trained).think(look, playouts=24) == Search(by_hand).think(look, playouts=24)
    assert Search(trained).think(look, playouts=24) != Search(Settings(seed="7", rounds=0)).think(look, playouts=24)


@pytest.mark.parametrize("config", [*CONFIGS, Config("red-palace", 3, ADDED, FULL)], ids=Config.to_text)
def test_who_decides_may_do_the_same_in_every_world(config: Config) -> None:
    """The first action is chosen before the world is dealt."""
    luck = Seeded("worlds")
    for state in moments(config, "worlds", 7):
        root = root_of(view(state, state.actor, memory=True), config)
        assert root is not None
        codes = root.state.game.codes(root.state)
        assert all(root.state.game.codes(root.world(luck)) == codes for _ in range(3))


def test_all_actions_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(iter(moments(Config("classic", 2), "paired", 5)))
    root = root_of(view(state, state.actor, memory=True))
    assert root is not None
    dealt: list[bytes] = []
    deal = root.world

    def world(chance: Seeded) -> PalaceState:
        made: PalaceState = deal(chance)
        dealt.append(bytes(made.money))
        return made

    monkeypatch.setattr(root, "world", world)
    tree = Tree(root, 2, "7", turns=1, noise=1000, exploration=1.5, warmth=2500.0, hope=0.0)
    tree.grow(40)
    visits = sorted((int(child.visits) for child in tree.root.children.values()), reverse=True)
    assert visits[1] > 1, "more than one action was tried more than once"
    assert len(set(dealt)) == visits[0], "the most tried one has seen every world"


def test_playouts_go_as_far_as_the_values_want_it() -> None:
    trained, by_hand, asked = Settings(learned=True), Settings(), Settings(learned=True, rounds=3)
    assert [trained.rounds_among(seats) for seats in (1, 2, 3, 6)] == [2, 1, 1, 1]
    assert {by_hand.rounds_among(seats) for seats in (1, 2, 6)} == {2}
    assert {asked.rounds_among(seats) for seats in (1, 2, 6)} == {3}


def test_it_can_be_stopped_and_has_an_answer_all_the_same() -> None:
    state = next(iter(moments(Config("classic", 2), "stop", 5)))
    thought = Search().think(view(state, state.actor), playouts=10_000, stop=lambda: True)
    assert thought is not None
    assert thought.playouts == 16
    assert thought.action in legal(state)


def test_seconds_are_a_budget_too() -> None:
    state = next(iter(moments(Config("classic", 2), "seconds", 5)))
    thought = Search().think(view(state, state.actor), seconds=0.01)
    assert thought is not None
    assert thought.playouts >= 16


def test_the_bot_plays_whole_games() -> None:
    state = next(iter(moments(Config("classic", 2), "bot", 5)))
    bot = make_bot("search", "a", state.game.config, Budget(playouts=16))
    again = make_bot("search", "a", None, Budget(playouts=16))
    look = view(state, state.actor, bot.remembers)
    assert bot.remembers
    assert bot.choose(look, legal(state)) == again.choose(look, legal(state))


@pytest.mark.played
def test_with_few_playouts_it_holds_its_own_against_greedy() -> None:
    points = [play(2, ["search", "greedy"], f"few/{number}", playouts=40).points for number in range(3)]
    assert sum(one for one, _ in points) > sum(two for _, two in points) - 30
