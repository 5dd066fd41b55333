"""Score tiles in classic Alhambra (R-12, R-60, R-61, K-1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from alhambra import NotationError, Recording, Seeded, parse_position, view
from alhambra.modules.score_tiles.rules import ScoreTiles
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle.scoring import TYPES, line_of, line_points, majority
from tests.support.builders import game_of, table
from tests.support.extras import FACTS, MODULES, ORDERS, laid, scored
from tests.support.palaces import counted
from tests.support.plain import fields, line
from tests.support.play import every, walk

ONLY = ("score-tiles",)


def held(counts: Sequence[int], kind: str, tiles: str) -> PalaceState:
    """Palaces with so many tiles of a type, and these score tiles."""
    rows = [[count if name == kind else 0 for name in TYPES] for count in counts]
    return counted(rows, 1, modules=[ScoreTiles()], kept=tiles)


def tile_with(kind: str, place: int) -> int:
    """The number of a score tile on which a type has this place."""
    return next(n for n, order in enumerate(ORDERS, 1) if order[place - 1] == kind)


@clause("R-12", "K-1")
def test_three_score_tiles_are_drawn_and_open_from_the_start() -> None:
    chance = Recording(Seeded(3))
    state = game_of(3, ONLY).new(chance)
    what, order = chance.outcomes[0]
    assert what == "score tiles" and isinstance(order, bytes) and sorted(order) == list(range(len(ORDERS)))
    shown = view(state, None).modules["score-tiles"]
    assert shown == tuple(tuple(ORDERS[tile]) for tile in order[:3])
    assert all(sorted(kinds) == sorted(TYPES) for kinds in ORDERS)
    assert fields(state)["modules"] == ",".join(str(tile + 1) for tile in order[:3])


@clause("R-12")
@pytest.mark.parametrize("text", ["1,2", "1,1,2", "0,1,2", "1,2,99", "a,b,c", "."])
def test_other_score_tiles_are_no_position(text: str) -> None:
    words = fields(table(3, modules=ONLY))
    with pytest.raises(NotationError, match="no three score tiles"):
        parse_position(line(words | {"modules": text}))


@clause("R-60")
def test_the_wall_comes_first_and_each_scoring_has_its_places() -> None:
    state = held([2, 1, 0], "seraglio", "18,1,7")
    for number, players in ((1, {0}), (2, {0, 1}), (3, {0, 1})):
        gains = [gain for gain in scored_now(state, number).gains if gain.reason == "seraglio"]
        assert {gain.player for gain in gains} == players
    walled = table(3, palaces=["medina-08@s1"], modules=MODULES)
    assert scored_now(walled, 1).gains[0].reason == "wall"


@clause("R-61")
def test_example_chambers_third_at_the_first_scoring() -> None:
    third = tile_with("chambers", 3)
    other = 1 if third != 1 else 2
    state = held([1, 0, 0], "chambers", f"{third},{other},18")
    assert scored(state, 1, "chambers") == [3, 0, 0]


@clause("R-61")
def test_example_tower_sixth_at_the_second_scoring_two_tied() -> None:
    state = held([1, 1, 0], "tower", f"1,{tile_with('tower', 6)},18")
    assert scored(state, 2, "tower") == [9, 9, 0]


@clause("R-61")
def test_example_garden_second_at_the_third_scoring() -> None:
    state = held([3, 2, 1], "garden", f"1,18,{tile_with('garden', 2)}")
    assert scored(state, 3, "garden") == [17, 9, 2]


@clause("R-61")
@pytest.mark.parametrize("place", range(1, 7))
def test_each_place_takes_its_line(place: int) -> None:
    number = 3 * place
    kind = ORDERS[number - 1][place - 1]
    rest = [n for n in range(1, 4) if n != number][:2]
    state = held([2, 1, 0], kind, f"{rest[0]},{rest[1]},{number}")
    expected = [line_points(ORDERS[number - 1], kind, 3, n) for n in (1, 2)]
    assert scored(state, 3, kind) == [*expected, 0]


@clause("R-60", "R-61")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.played
def test_majorities_are_those_of_the_oracle_in_random_games(seats: int) -> None:
    for state in every(walk(seats, f"score/{seats}", "buy and lay", MODULES), 15):
        seen = view(state, None)
        owned = [list(laid(state, seat).values()) for seat in range(seats)] + [list(seen.neutral or ())]
        owned = owned[: len(seen.scores)]
        for number in (1, 2, 3):
            order = seen.modules["score-tiles"][number - 1]
            for kind in TYPES:
                counts = [sum(FACTS[tile].get("type") == kind for tile in tiles) for tiles in owned]
                assert scored(state, number, kind) == majority(counts, line_of(order, kind), number)
