"""The palace as the greedy bot rebuilds it from a view."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config, Seeded, copy, legal, new, score, view
from alhambra.bots import make_bot
from alhambra.bots.modules.guards.garrison import INNER, LONGEST, OUTER, watch_of
from alhambra.bots.palace.own_palace import Ground
from alhambra.palace.actions import Lay, Remove, Swap
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.views import View
from tests.bots.table import palace


def test_the_fountain_alone_has_a_place_for_every_tile_but_no_wall() -> None:
    ground = Ground(palace().tiles)
    assert ground.shape.wall == ground.shape.outer == 0
    assert {place_word(place) for place in ground.places("tower-11-none")} == {"n1", "e1", "s1", "w1"}
    assert [place_word(place) for place in ground.places("tower-7")] == ["n1"]  # open in the south only


def test_outer_walls_and_the_longest_of_them() -> None:
    shape = Ground(palace("tower-9-NE@e1", "tower-10@w1").tiles).shape
    assert (shape.wall, shape.outer) == (2, 3)


def test_room_shrinks_with_walls_in_the_way() -> None:
    shapes = [Ground(palace(*words).tiles).shape for words in ((), ("tower-7@n1",), ("tower-7@n1", "arcades-4@w1"))]
    rooms = [shape.room for shape in shapes]
    assert rooms[0] > rooms[1] > 0 and rooms[0] > rooms[2] > 0


def ground_of(table: View, seat: int) -> Ground:
    """The palace of a seat, with everything that a view says about it."""
    return Ground(table.palaces[seat].tiles, table.types, table.walls, watch_of(table, seat))


@pytest.mark.parametrize("config", [Config("classic", 2), Config("red-palace", 2, ("camps",))], ids=lambda one: one.box)
@pytest.mark.played
def test_every_change_is_foreseen_as_the_engine_makes_it(config: Config) -> None:
    chance = Seeded("ground")
    state = new(config, chance)
    looked_at = set()
    while state.actor is not None:
        seat, codes, actions = state.actor, state.game.codes(state), legal(state)
        ground = ground_of(view(state, seat), seat)
        for code, action in zip(codes, actions, strict=True):
            match action:
                case Lay(tile, place):
                    assert parse_place(place) in ground.places(tile)
                    foreseen = ground.with_tile(tile, parse_place(place))
                case Remove(tile):
                    foreseen = ground.without(tile)
                case Swap(old, tile):
                    foreseen = ground.with_instead(tile, old)
                case _:
                    continue
            after = copy(state)
            state.game.play(after, code, None)
            assert foreseen == ground_of(view(after, seat), seat).shape
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
    grounds = [ground_of(view(state, seat), seat) for seat in range(3)]
    assert {seat: ground.shape.guards[LONGEST] for seat, ground in enumerate(grounds)} == counted
    for ground in grounds:
        stations = Counter(ground.stations.values())
        assert (stations[LONGEST], stations[OUTER], stations[INNER]) == ground.shape.guards
