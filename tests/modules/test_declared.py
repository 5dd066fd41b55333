"""Modules say of which types their views, actions and events are, and so do the games: random games make no others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

from alhambra import BOXES, Config, Seeded, State, legal, open_game, view
from alhambra.core.event import Event
from alhambra.palace.actions import ACTIONS
from alhambra.palace.events import EVENTS
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit
from alhambra.sheet import actions as sheet_actions
from alhambra.sheet import events as sheet_events
from alhambra.sheet import views as sheet_views
from tests.support.play import Player
from tests.support.sets import every_module
from tests.support.typed import is_a

FULL = (("guard-board", "full"),)
CONFIGS = [
    Config("classic", 2),
    Config("classic", 3, BOXES["classic"].modules),
    Config("classic", 2, BOXES["classic"].modules),
    Config("red-palace", 3, BOXES["red-palace"].modules, FULL),
    Config("red-palace", 2, BOXES["red-palace"].modules),
]
SHEETS = [Config("roll-and-write", 1), Config("roll-and-write", 3)]


def played(config: Config, number: int = 0) -> Iterator[tuple[State, list[Event]]]:
    """A whole game at random: the state before each decision and at the end, and what has happened since the last."""
    game, chance, player = open_game(config), Seeded(f"{config} {number}"), Player(config, "any kind")
    events: list[Any] = []
    state = game.new(chance, events)
    while state.actor is not None:
        yield state, events
        events = []
        game.play(state, player.choose(game.codes(state)), chance, events)
    yield state, events


def kit_of(config: Config) -> Kit:
    game = open_game(config)
    assert isinstance(game, PalaceGame)
    return game.kit


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.box}-{config.seats}-{len(config.modules)}")
def test_a_palace_game_makes_nothing_but_what_is_declared(config: Config) -> None:
    modules = kit_of(config).modules
    actions = {*ACTIONS, *(kind for module in modules for kind in module.ACTIONS)}
    events = {*EVENTS, *(kind for module in modules for kind in module.EVENTS)}
    for number, (state, told) in enumerate(played(config)):
        assert all(type(event) in events and is_a(event, type(event)) for event in told)
        assert {type(action) for action in legal(state)} <= actions
        if number % 7 == 0:
            for seat in (None, 0):
                shown = view(state, seat).modules
                assert all(is_a(shown[module.name], module.VIEW) for module in modules)


@pytest.mark.parametrize("config", SHEETS, ids=lambda config: f"{config.seats}")
def test_a_sheet_game_makes_nothing_but_what_is_declared(config: Config) -> None:
    for number, (state, told) in enumerate(played(config)):
        assert all(type(event) in sheet_events.EVENTS and is_a(event, type(event)) for event in told)
        assert {type(action) for action in legal(state)} <= set(sheet_actions.ACTIONS)
        assert number % 7 or is_a(view(state, 0), sheet_views.View)


def test_each_type_is_declared_once_and_its_name_is_its_own() -> None:
    """In a record an event is known by its name, on the page a view and an action too."""
    every = every_module()
    kinds = [*ACTIONS, *EVENTS]
    for module in every.values():
        kinds += [*module.ACTIONS, *module.EVENTS]
        assert bool(module.VERBS) == bool(module.ACTIONS)
        assert all(is_dataclass(kind) for kind in module.ACTIONS + module.EVENTS)
        assert all(issubclass(kind, Event) for kind in module.EVENTS)
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
    assert every.keys() == {module.name for config in CONFIGS for module in kit_of(config).modules}


@pytest.mark.played
def test_every_action_and_event_of_a_module_is_met_in_random_games() -> None:
    """What is listed nowhere else is at least played: a new action or event that no game reaches is found here."""
    declared = {kind for module in every_module().values() for kind in (*module.ACTIONS, *module.EVENTS)}
    met: set[type[Any]] = set()
    for number in range(20):
        for config in CONFIGS[1:]:
            for state, told in played(config, number):
                met.update(type(event) for event in told)
                met.update(type(action) for action in legal(state))
        if met >= declared:
            break
    assert {kind.__name__ for kind in declared - met} == set()
