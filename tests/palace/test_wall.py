"""The longest wall (A-71)."""

from __future__ import annotations

from random import Random

from alhambra import score, view
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.geometry.wall import longest_walls
from tests.clauses import clause
from tests.oracle import geometry
from tests.oracle.geometry import Palace
from tests.oracle.positions import fortress, grown
from tests.oracle.table import place_name
from tests.support.builders import say, table
from tests.support.palaces import drawn, made


def wall(palace: str | Palace) -> int:
    """The longest wall in the view, which is what a scoring gives."""
    laid = drawn(palace) if isinstance(palace, str) else palace
    state = made(laid)
    length: int = view(state, None).palaces[0].wall
    gains = [gain for gain in score(state).now.gains if gain.reason == "wall"]
    assert [gain.points for gain in gains] == [length] * bool(length)
    assert all(len(set(gain.segments)) == gain.points for gain in gains)
    return length


@clause("A-71")
def test_picture_a_wall_of_eight_beside_a_shorter_one_and_an_inner_one() -> None:
    laid = drawn(
        """
        .   N   NS  NE
        .   -   N   E
        SW  c   S   ES
        """
    )
    assert geometry.violations(laid) == set()
    assert sorted(map(len, geometry.unbroken(laid))) == [2, 8]
    assert wall(laid) == 8


@clause("A-71")
def test_no_wall_is_worth_nothing() -> None:
    assert wall("c") == 0
    assert wall("- -\nc -") == 0


@clause("A-71")
def test_each_segment_counts_one() -> None:
    assert wall("N\nc") == 1
    assert wall("NE\nc") == 2
    assert wall("NEW\nc") == 3


@clause("A-71")
def test_an_open_side_breaks_the_wall() -> None:
    assert wall("N - N\n- c -") == 1
    assert wall("N N -\n- c -") == 2


@clause("A-71")
def test_a_wall_goes_on_around_corners_of_both_kinds() -> None:
    assert wall(". W\nN -\nc .") == 2
    assert wall(". NEW\nN -\nc .") == 4


@clause("A-71")
def test_opposite_walls_of_a_tile_are_two_walls() -> None:
    assert wall("c NS") == 1
    assert wall("c NES") == 3


@clause("A-71")
def test_a_wall_all_the_way_round_counts_all_its_segments() -> None:
    assert wall(fortress()) == 12
    assert wall({**fortress(), (0, 1): ""}) == 11
    assert wall({**fortress(), (0, 1): "", (1, 0): ""}) == 8


@clause("A-71")
def test_walls_between_two_tiles_score_nothing() -> None:
    assert wall("NE NW\nc -") == 2
    assert wall("E W\nc -") == 0


@clause("A-71")
def test_the_longest_wall_alone_counts() -> None:
    state = table(palaces=["pavilion-2@n1 chambers-9-S@s1 pavilion-7@e1"], pile="1st y5")
    (scored,) = [event for event in say(state, "take:y9") if type(event).__name__ == "Scored"]
    walls = [gain for gain in scored.gains if gain.reason == "wall"]
    assert walls == [Gain(0, 3, "A-71", "wall", 3, segments=("n1-W", "n1-N", "n1-E"))]


@clause("A-71")
def test_the_wall_is_that_of_the_oracle_on_random_palaces() -> None:
    luck = Random(71)
    for _ in range(100):
        laid = grown(luck, luck.randrange(1, 40))
        assert wall(laid) == geometry.longest_wall(laid)


@clause("A-71")
def test_the_longest_walls_are_those_of_the_oracle_segment_by_segment() -> None:
    luck = Random(72)
    for _ in range(80):
        laid = grown(luck, luck.randrange(1, 25))
        found = [
            frozenset((int(place), "NESW"[side]) for place, side in wall) for wall in longest_walls(made(laid).plans[0])
        ]
        expected = geometry.unbroken(laid)
        length = geometry.longest_wall(laid)
        assert {frozenset((number(at), side) for at, side in one) for one in expected if len(one) == length} == set(
            found
        )


def number(square: geometry.Square) -> int:
    """A square as the engine numbers places."""
    return int(parse_place(place_name(square)))
