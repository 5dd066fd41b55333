"""States that are imagined from a view: everything that the view shows is as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, copy, legal, new, position, view
from alhambra.bots.imagining import root_of
from alhambra.modules import modules_of
from alhambra.modules.exchange_certificates.words import Store
from alhambra.palace.audit import audit
from alhambra.palace.cards import KINDS
from alhambra.palace.state import PalaceState
from tests.modules.guards.test_walls import laying
from tests.modules.tokens.test_begun_purchases import BETWEEN, begun, preview_alone
from tests.support.builders import words
from tests.support.hidden import permuted
from tests.support.red_builders import play

EIGHT = modules_of("classic")
CLASSIC = [
    Config("classic", 2),
    Config("classic", 4),
    Config("classic", 3, ("score-tiles", "medinas")),
    *(Config("classic", 2 + number % 2, (name,)) for number, name in enumerate(EIGHT[1:-1])),
    Config("classic", 3, EIGHT),
]
FULL = (("guard-board", "full"),)
ADDED = modules_of("red-palace")
RED = [
    Config("red-palace", 2, (), FULL),
    Config("red-palace", 3, ADDED, FULL),
    Config("red-palace", 4, ("medinas",), (("scoring", "classic"),)),
    Config("red-palace", 6),
]
SHEETS = [
    Config("roll-and-write", 3),
    Config("roll-and-write", 1, (), (("fictitious", "3"), ("solo", "duel"))),
    Config("roll-and-write", 2),
]


def moments(config: Config, seed: str, every: int) -> Iterator[Any]:
    """States of a random game in which somebody has something to choose."""
    chance = Seeded(seed)
    state = new(config, chance)
    number = 0
    while state.actor is not None:
        codes = state.game.codes(state)
        if number % every == 0 and len(codes) > 1:
            yield copy(state)
        state.game.play(state, codes[chance.number(len(codes))], chance)
        number += 1


def told(state: Any) -> list[Any]:
    """The legal actions; but a view does not say whether something has to be stored (X-7)."""
    return [action for action in legal(state) if action != Store("none")]


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("config", CLASSIC + RED, ids=Config.to_text)
def test_a_world_shows_what_the_view_shows(config: Config, memory: bool) -> None:
    luck = Seeded("worlds")
    seen = 0
    for state in moments(config, "shown", 7 if len(config.modules) < 3 else 11):
        look = view(state, state.actor, memory)
        root = root_of(look)
        assert root is not None
        for _ in range(3):
            world = root.world(luck)
            assert view(world, state.actor, memory) == look
            assert told(world) == told(state)
            assert [fault for fault in audit(world) if "census" not in fault] == []
            seen += 1
    assert seen > 30


def imagined(state: Any) -> PalaceState:
    """A world of what the actor sees, that looks the same and goes on in the same ways."""
    for memory in (False, True):
        look = view(state, state.actor, memory)
        root = root_of(look)
        assert root is not None
        world: PalaceState = root.world(Seeded("imagined"))
        assert view(world, state.actor, memory) == look
        assert told(world) == told(state)
        assert [fault for fault in audit(world) if "census" not in fault] == []
    return world


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("move", ["keep:terrain-32", "lay:terrain-32@n1"])
def test_a_tile_that_was_left_bare_leaves_the_loose_section_to_the_last_one(move: str, seats: int) -> None:
    """R-36."""
    state = laying("terrain-32 terrain-39", seats)
    imagined(state)
    play(state, move)
    assert words(imagined(state)) == {f"wall:terrain-39-{side}" for side in "NESW"}


@pytest.mark.parametrize("ability", BETWEEN)
def test_an_ability_between_a_new_token_and_the_purchase_is_imagined_there(ability: str) -> None:
    """R-40."""
    state = begun(ability)
    for at, move in enumerate(BETWEEN[ability]):
        play(state, move)
        world = imagined(state)
        play(world, *BETWEEN[ability][at + 1 :])
        assert view(world, None).bound == "purchase"
        assert words(world, "buy") and not words(world, "take") and "done" not in words(world)


def test_any_card_that_is_imagined_leaves_the_purchase_that_was_begun() -> None:
    """R-40: also where only the preview board has something to buy, with the guard that is left."""
    state = preview_alone(
        palaces=["terrain-30@n1"], reserves=["terrain-25"], guards="terrain-30-N terrain-25-N terrain-25-E",
        scores="0 0 0", display="b9 g9 o9 y9",
    )  # fmt: skip
    play(state, "use:new-token:1", "pay:terrain-25-N", "use:card:y9")
    world = imagined(state)
    play(world, "pay:terrain-25-E")
    assert "b9" in view(world, state.actor).hand and view(world, None).bound == "purchase"
    assert words(world, "use:preview-purchase") and words(world, "use:preview-purchase") == words(world)


@pytest.mark.parametrize("config", SHEETS, ids=Config.to_text)
def test_a_view_of_sheets_shows_the_whole_state(config: Config) -> None:
    for state in moments(config, "sheets", 1):
        for given in (None, state.game.config):
            root = root_of(view(state, state.actor), given)
            assert root is not None
            assert position(root.state) == position(state)
            assert position(root.world(Seeded(1))) == position(state)


def test_worlds_differ_in_what_is_hidden_and_the_table_stays_as_it_is() -> None:
    state = next(iter(moments(Config("classic", 4), "differ", 40)))
    root = root_of(view(state, state.actor))
    assert root is not None
    before = view(root.state, state.actor)
    worlds = [root.world(Seeded(number)) for number in range(5)]
    assert len({world.supply for world in worlds}) == len({world.money for world in worlds}) == 5
    assert len({tuple(world.hand((state.actor + 1) % 4)) for world in worlds}) > 1
    assert view(root.state, state.actor) == before


def test_who_remembers_knows_the_hands() -> None:
    for state in moments(Config("classic", 3), "memory", 25):
        root = root_of(view(state, state.actor, memory=True))
        assert root is not None
        world = root.world(Seeded(2))
        assert [world.hand(seat) for seat in range(3)] == [state.hand(seat) for seat in range(3)]
        assert world.discarded() == state.discarded()
        hidden = [card for card in state.money[state.money_at :] if card < KINDS]
        assert sorted(card for card in world.money if card < KINDS) == sorted(hidden)


def test_scoring_cards_lie_about_where_they_can() -> None:
    """A-15, as far as who has not counted the cards can know: within a few cards."""
    for state in moments(Config("classic", 4), "scoring", 30):
        root = root_of(view(state, state.actor))
        assert root is not None
        for number in (36, 37):
            hidden = state.money[state.money_at :]
            world = root.world(Seeded(number))
            assert (number in hidden) == (number in world.money)
            if number in hidden:
                found = [root.world(Seeded(luck)).money.index(number) for luck in range(40)]
                assert min(found) - 8 <= hidden.index(number) <= max(found) + 8


@pytest.mark.parametrize("config", [Config("classic", 3), *CLASSIC[3:], *RED[:3]], ids=Config.to_text)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(config: Config) -> None:
    luck = Random(5)
    for state in moments(config, "permuted", 20):
        assert isinstance(state, PalaceState)
        other = permuted(state, luck, state.actor, hands=not state.ending)  # when hands are shown
        one, two = root_of(view(state, state.actor)), root_of(view(other, state.actor))
        assert one is not None and two is not None
        assert position(one.world(Seeded(3))) == position(two.world(Seeded(3)))


def test_markers_of_others_and_falcons_below_the_open_ones_are_any_that_there_can_be() -> None:
    config = Config("classic", 3, ("building-sites", "falconers"))
    differing = 0
    for state in moments(config, "secrets", 30):
        root = root_of(view(state, state.actor, memory=True))
        assert root is not None
        secrets = [position(root.world(Seeded(number))).split(" modules=")[1].split()[0] for number in range(6)]
        differing += len(set(secrets)) > 1
        assert all(len(text) == len(secrets[0]) for text in secrets)
    assert differing > 3


def test_modules_that_no_box_has_together_are_not_imagined() -> None:
    state = next(iter(moments(Config("classic", 3), "odd", 9)))
    look = replace(view(state, state.actor), modules={"bridges": None})
    assert root_of(look) is None
