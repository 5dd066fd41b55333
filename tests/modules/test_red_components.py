"""What is in the box of The Red Palace (R-1 to R-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Seeded, view
from alhambra.palace.building import walls_word
from alhambra.palace.events import Scored, ScoringCardTurned
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.support.builders import say
from tests.support.extras import scored
from tests.support.plain import pile
from tests.support.red_builders import ABILITIES, DATA, TERRAIN, guard_board, play, red_game, red_script, red_table


@clause("R-1")
def test_54_terrain_tiles_with_price_walls_and_guard_towers_on_walls() -> None:
    kit = red_game().kit
    assert list(TERRAIN) == kit.tiles.names[:54] == [f"terrain-{number:02}" for number in range(1, 55)]
    for number, tile in enumerate(TERRAIN.values()):
        assert kit.prices[number] == tile["price"] > 0
        assert walls_word(int(kit.shapes[number])) == tile["walls"]
        assert len(tile["walls"]) <= 3 and len(tile["guard_towers"]) <= 2
        assert set(tile["guard_towers"]) <= set(tile["walls"])
    assert {len(tile["walls"]) for tile in TERRAIN.values()} == {0, 1, 2, 3}
    assert {len(tile["guard_towers"]) for tile in TERRAIN.values()} == {0, 1, 2}


@clause("R-1")
def test_every_terrain_tile_is_shuffled_into_the_supply_once() -> None:
    assert sorted(red_game().kit.tiles.drawn) == list(range(54))


@clause("R-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_54_tokens_nine_of_each_type_are_in_the_bag_or_on_tiles(seats: int) -> None:
    seen = view(red_game(seats).new(Seeded(1)), None)
    on_tiles = Counter(seen.types.values())
    assert on_tiles.total() == 7 + 6 * (seats == 2)
    bag = seen.modules["tokens"].bag
    assert {name: bag[name] + on_tiles[name] for name in TYPES} == dict.fromkeys(TYPES, 9)


@clause("R-2")
def test_the_type_of_a_building_is_that_of_its_token() -> None:
    garden = red_table(palaces=["terrain-32@n1"], tokens="terrain-32:garden")
    tower = red_table(palaces=["terrain-32@n1"], tokens="terrain-32:tower")
    assert view(garden, None).types["terrain-32"] == "garden"
    assert scored(garden, 1, "garden") != [0, 0, 0] == scored(garden, 1, "tower")
    assert scored(tower, 1, "tower") != [0, 0, 0] == scored(tower, 1, "garden")


@clause("R-2")
def test_any_token_of_the_bag_may_be_drawn() -> None:
    game = red_game()
    types = "tower tower garden pavilion seraglio arcades chambers"
    state = game.new(red_script(game, tokens=types, money="y9 y9 y2 g9 g9 g3 b9 b9 b4"))
    assert [view(state, None).types[f"terrain-{number:02}"] for number in range(1, 8)] == types.split()


@clause("R-3")
@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (6, 3)])
def test_money_as_in_classic(seats: int, copies: int) -> None:
    seen = view(red_game(seats).new(Seeded(seats)), None, memory=True)
    assert seen.memory is not None
    dealt = [card for pile in seen.modules["draft"].piles.values() for card in pile]
    found = Counter([*dealt, *seen.memory.money_pile])
    assert found == {f"{letter}{value}": copies for letter in "ygbo" for value in range(1, 10)}


@clause("R-3")
def test_a_scoring_card_only_says_when_a_scoring_is_held() -> None:
    """Score tile 18 has towers first: they bring the points of the pavilions in the classic table."""
    state = red_table(
        palaces=["terrain-32@n1"], tokens="terrain-32:tower", pile="1st y5", slices={"score-tiles": "18,1,2"}
    )
    events = play(state, "take:y9", "done")
    assert ScoringCardTurned(1) in events
    (held,) = [event for event in events if isinstance(event, Scored)]
    assert [(gain.reason, gain.points) for gain in held.gains] == [("tower", 1)]
    assert view(state, None).scores == (6, 5, 5)
    assert "first" not in pile(state) and view(state, None).discards_left == 0  # it has left the game


@clause("R-4")
def test_boards_guards_and_tiles() -> None:
    state = red_game().new(Seeded(1))
    seen = view(state, None)
    assert len(seen.modules["preview"]) == 3
    assert guard_board(state).supply == 32
    assert len(guard_board(state).abilities) == 4 and len(guard_board(state).placement) == 8
    assert len(DATA["placement_tiles"]) == 11
    assert len(ABILITIES) == len(set(ABILITIES)) == 9
    assert len(seen.modules["score-tiles"]) == 3 and len(DATA["score_tiles"]) == 18


@clause("R-4")
def test_as_many_guards_as_guard_towers() -> None:
    assert sum(len(tile["guard_towers"]) for tile in TERRAIN.values()) == 32


@clause("R-5")
def test_supplies_of_sections_plazas_and_half_buildings() -> None:
    shown = guard_board(red_game().new(Seeded(1)))
    assert (shown.sections, shown.plazas) == (6, 6)
    assert shown.halves == dict.fromkeys(TYPES)


@clause("R-5")
def test_a_plaza_has_neither_walls_nor_a_building() -> None:
    kit = red_game().kit
    for number in range(1, 7):
        tile = kit.tiles.numbers[f"plaza-{number}"]
        assert (kit.shapes[tile], kit.types[tile], kit.prices[tile]) == (0, 6, 0)
        assert tile not in kit.tiles.drawn


def test_a_position_of_the_red_palace_is_made_to_order() -> None:
    state = red_table(guards="terrain-30-N", palaces=["terrain-30@n1"], posted=4)
    assert guard_board(state).supply == 27
    assert [tile.guards for tile in guard_board(state).placement] == [3, 1, 0, 0, 0, 0, 0, 0]
    say(state, "use:card:y9")
