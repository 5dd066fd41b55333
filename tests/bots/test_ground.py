"""The palace as the greedy bot rebuilds it from a view."""

from __future__ import annotations

from alhambra import Config, Seeded, copy, legal, new, view
from alhambra.bots.ground import Ground
from alhambra.palace.actions import Lay, Remove, Swap
from alhambra.palace.places import parse_place, place_word
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


def test_every_change_is_foreseen_as_the_engine_makes_it() -> None:
    chance = Seeded("ground")
    state = new(Config("classic", 2), chance)
    looked_at = set()
    while state.actor is not None:
        seat, codes, actions = state.actor, state.game.codes(state), legal(state)
        ground = Ground(view(state, seat).palaces[seat].tiles)
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
            assert foreseen == Ground(view(after, seat).palaces[seat].tiles).shape
            assert foreseen.wall == view(after, seat).palaces[seat].wall
            looked_at.add(type(action))
        state.game.play(state, codes[chance.below("test", len(codes))], chance)
    assert looked_at == {Lay, Remove, Swap}
