"""What is in the box: tiles, money, scoring cards, the start tile and the market squares."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config, Seeded, new, score, view
from tests.clauses import clause
from tests.support.builders import NAMES, table, words
from tests.support.plain import TILES, pile

TYPES = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}


@clause("A-1")
def test_fifty_four_tiles_are_drawn_from() -> None:
    seen = view(new(Config("classic", 3), Seeded(1)), None, memory=True)
    assert sorted([*seen.market, *seen.memory.supply]) == sorted(NAMES)
    assert len(set(NAMES)) == 54


@clause("A-1")
@pytest.mark.parametrize("name", TYPES)
def test_each_type_has_its_number_of_tiles_and_its_range_of_prices(name: str) -> None:
    tiles = table().kit.tiles
    prices = [int(tiles.prices[tiles.numbers[tile]]) for tile in NAMES if tile.startswith(name)]
    assert (len(prices), min(prices), max(prices)) == TYPES[name]
    assert set(prices) == set(range(min(prices), max(prices) + 1))


@clause("A-1")
def test_a_tile_has_at_most_three_walls() -> None:
    tiles = table().kit.tiles
    counts = Counter(int(tiles.shapes[tiles.numbers[name]]).bit_count() for name in NAMES)
    assert set(counts) == {0, 1, 2, 3}
    assert all(
        int(tiles.shapes[tiles.numbers[name]]) == sum(1 << "NESW".index(side) for side in TILES[name].walls)
        for name in NAMES
    )


@clause("A-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_copies_of_each_card_of_four_currencies(seats: int) -> None:
    seen = view(new(Config("classic", seats), Seeded(2)), None, memory=True)
    found = Counter([card for hand in seen.memory.hands for card in hand] + [*seen.display, *seen.memory.money_pile])
    assert found == {f"{letter}{value}": 3 for letter in "ygbo" for value in range(1, 10)}
    assert found.total() == 108


@clause("A-3")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_scoring_cards_are_in_the_pile(seats: int) -> None:
    hidden = pile(new(Config("classic", seats), Seeded(3)))
    assert (hidden.count("first"), hidden.count("second")) == (1, 1)


@clause("A-4")
def test_a_palace_begins_with_the_fountain_and_an_empty_reserve() -> None:
    seen = view(new(Config("classic", 4), Seeded(4)), None)
    assert [[(laid.tile, laid.place) for laid in palace.tiles] for palace in seen.palaces] == [[("fountain", "c")]] * 4
    assert seen.reserves == ((),) * 4


@clause("A-4")
def test_the_fountain_has_no_walls_no_type_and_no_price() -> None:
    state = table(reserves=["tower-12"])
    assert words(state, "lay") == {f"lay:tower-12@{place}" for place in ("n1", "e1", "s1", "w1")}
    assert score(state).now.gains == ()
    assert state.kit.prices[state.kit.tiles.start] == 0


@clause("A-4")
def test_a_reserve_holds_any_number_of_tiles() -> None:
    state = table(hands=["y9"], market="pavilion-2 tower-12 tower-11-none -", spare_tiles=0, phase="act")
    assert len(view(state, 0).reserves[0]) == 51
    keeping = table(phase="lay", asides=["pavilion-2"], market="- - - -", spare_tiles=0)
    assert "keep:pavilion-2" in words(keeping)


@clause("A-5")
def test_market_squares_one_to_four_take_florins_dirhams_dinars_and_ducats() -> None:
    state = table(market="pavilion-8 seraglio-8 arcades-8-N chambers-8", hands=["y8 g8 b8 o8"])
    assert words(state, "buy") == {"buy:1:y8", "buy:2:g8", "buy:3:b8", "buy:4:o8"}
