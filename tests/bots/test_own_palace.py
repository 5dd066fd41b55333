"""The palace as the greedy bot rebuilds it from a view."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config, Seeded, copy, legal, new, score, view
from alhambra.bots import make_bot
from alhambra.bots.modules.guards.stations import INNER, LONGEST, OUTER, Stations
from alhambra.palace.actions import Lay, Remove, Swap
from alhambra.palace.geometry.places import parse_place, place_word
from tests.bots.table import own_palace, palace, table, table_with


def test_the_fountain_alone_has_a_place_for_every_tile_but_no_wall() -> None:
    mine = own_palace(table())
    assert mine.shape.wall == mine.shape.outer == 0
    assert {place_word(place) for place in mine.places("tower-11-none")} == {"n1", "e1", "s1", "w1"}
    assert [place_word(place) for place in mine.places("tower-7")] == ["n1"]  # open in the south only


def test_outer_walls_and_the_longest_of_them() -> None:
    shape = own_palace(table_with(palace("tower-9-NE@e1", "tower-10@w1"))).shape
    assert (shape.wall, shape.outer) == (2, 3)


def test_room_shrinks_with_walls_in_the_way() -> None:
    palaces = [palace(), palace("tower-7@n1"), palace("tower-7@n1", "arcades-4@w1")]
    rooms = [own_palace(table_with(one)).shape.room for one in palaces]
    assert rooms[0] > rooms[1] > 0 and rooms[0] > rooms[2] > 0


@pytest.mark.parametrize("config", [Config("classic", 2), Config("red-palace", 2, ("camps",))], ids=lambda one: one.box)
@pytest.mark.played
def test_every_change_is_foreseen_as_the_engine_makes_it(config: Config) -> None:
    chance = Seeded("palace")
    state = new(config, chance)
    looked_at = set()
    while state.actor is not None:
        seat, codes, actions = state.actor, state.game.codes(state), legal(state)
        mine = own_palace(view(state, seat))
        for code, action in zip(codes, actions, strict=True):
            match action:
                case Lay(tile, place):
                    assert parse_place(place) in mine.places(tile)
                    foreseen = mine.with_tile(tile, parse_place(place))
                case Remove(tile):
                    foreseen = mine.without(tile)
                case Swap(old, tile):
                    foreseen = mine.with_instead(tile, old)
                case _:
                    continue
            after = copy(state)
            state.game.play(after, code, None)
            assert foreseen == own_palace(view(after, seat)).shape
            assert foreseen.wall == view(after, seat).palaces[seat].wall
            looked_at.add(type(action))
        state.game.play(state, codes[chance.below("test", len(codes))], chance)
    assert looked_at == {Lay, Remove, Swap}


def test_guards_stand_where_the_engine_counts_them() -> None:
    chance = Seeded("guards")
    state = new(Config("red-palace", 3), chance)
    bots = [make_bot("greedy", f"guards/{seat}") for seat in range(3)]
    while state.actor is not None:
        codes, actions = state.game.codes(state), legal(state)
        action = bots[state.actor].choose(view(state, state.actor), actions)
        state.game.play(state, codes[actions.index(action)], chance)
    counted = {gain.player: gain.count for gain in score(state).past[-1].gains if gain.reason == "guards"}
    palaces = [own_palace(view(state, seat)) for seat in range(3)]
    assert {seat: one.shape.seen[0][LONGEST] for seat, one in enumerate(palaces)} == counted
    for one in palaces:
        stations = Counter(one.once(Stations).all.values())
        assert (stations[LONGEST], stations[OUTER], stations[INNER]) == one.shape.seen[0]
