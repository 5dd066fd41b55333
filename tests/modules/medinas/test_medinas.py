"""Medinas (M-1 to M-8)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Seeded, score, view
from alhambra.modules.medinas.rules import losses
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle import medinas as oracle
from tests.support.builders import game_of, say, table, words
from tests.support.extras import MODULES, medinas_of, scored
from tests.support.play import every, walk

ONLY = ("medinas",)
WALLS = {2: "SW", 3: "ES", 4: "NE", 5: "NW", 6: "E", 7: "W", 8: "S", 9: "N", 10: ""}
PLACES = {2: "w1", 3: "s1", 4: "e1", 5: "n1", 6: "e1", 7: "w1", 8: "s1", 9: "n1"}


def owning(*prices: str, seats: int = 0, **settings: Any) -> PalaceState:
    """Palaces with medinas of these prices."""
    palaces = [" ".join(f"medina-{int(p):02}@{PLACES[int(p)]}" for p in owned.split()) for owned in prices]
    return table(seats or len(prices), palaces=palaces, modules=ONLY, **settings)


@clause("M-1", "K-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_nine_medinas_are_in_the_supply(seats: int) -> None:
    state = game_of(seats, ONLY).new(Seeded(seats))
    kit = state.kit
    assert kit.tiles.start == 63
    for price, walls in WALLS.items():
        number = kit.tiles.numbers[f"medina-{price:02}"]
        assert kit.prices[number] == price and kit.types[number] == 6
        assert kit.shapes[number] == sum(1 << "NESW".index(side) for side in walls)
    assert sum(1 for name in kit.tiles.names if name.startswith("medina")) == 9


@clause("M-2")
def test_a_medina_is_bought_laid_and_kept_like_a_building() -> None:
    market = "medina-02 medina-03 tower-12 tower-13"
    state = table(market=market, hands=["y2 g3"], supply="medina-04 medina-05", pile="y9 y9", modules=ONLY)
    say(state, "buy:1:y2", "buy:2:g3", "done")
    assert words(state, "keep:") == {"keep:medina-02", "keep:medina-03"}
    assert words(state, "lay:medina-02") == {"lay:medina-02@w1", "lay:medina-02@s1"}
    say(state, "lay:medina-02@w1", "keep:medina-03")
    assert view(state, 0).market == ("medina-04", "medina-05", "tower-12", "tower-13")
    assert view(state, 0).reserves[0] == ("medina-03",)


@clause("M-2")
def test_a_medina_is_redesigned_like_a_building() -> None:
    state = table(palaces=["medina-07@w1"], reserves=["medina-06 medina-10"], modules=ONLY)
    assert words(state, "remove") == {"remove:medina-07"}
    assert words(state, "swap") == {"swap:medina-07/medina-10"}  # medina-06 is walled towards the fountain


@clause("M-3")
@pytest.mark.parametrize(("number", "expected"), [(1, [-3, 0, 0, 0]), (2, [-6, -3, 0, 0]), (3, [-9, -6, -3, 0])])
def test_the_fewest_medinas_lose_points(number: int, expected: list[int]) -> None:
    assert scored(owning("5", "6", "2 9", "3 4 7"), number, "medinas") == expected


@clause("M-3")
def test_among_three_all_lose_at_the_third_scoring() -> None:
    assert scored(owning("5", "2 9", "3 4 7"), 3, "medinas") == [-9, -6, -3]


@clause("M-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_medinas_are_judged_last_and_lose_at_their_scoring(number: int) -> None:
    held = range(1, number)
    state = owning("5", "2 9", "3 4 7", held=tuple(held), pile=("1st", "2nd", "")[number - 1])
    reasons = [gain.reason for gain in scored_now(state, number).gains]
    assert set(reasons[reasons.index("medinas") :]) == {"medinas"} and reasons[0] == "wall"
    if number < 3:
        say(state, "take:y9")
        sheet = score(state)
        assert sheet.past[-1].number == number
        assert all(sheet.scores[seat] == sheet.past[-1].points(seat) for seat in range(3))


@clause("M-4")
def test_example_equal_numbers_are_decided_by_the_most_expensive() -> None:
    assert scored(owning("8 7 6", "5 3 2", "9"), 3, "medinas") == [-3, -6, -9]


@clause("M-4")
def test_only_medinas_in_the_palace_count() -> None:
    state = owning("5", "6", "7", reserves=["medina-02 medina-09"])
    assert scored(state, 1, "medinas") == [-3, 0, 0]


@clause("M-5")
@pytest.mark.parametrize(("number", "expected"), [(1, -4), (2, -8), (3, -12)])
def test_who_has_none_loses_more(number: int, expected: int) -> None:
    assert scored(owning("", "6", "2 9", "3 4 7"), number, "medinas")[0] == expected


@clause("M-6")
@pytest.mark.parametrize(
    ("number", "prices", "expected"),
    [
        (1, ["", "", "9", "7 8"], [-3, -3, 0, 0]),  # 3 shared is 2 each, and 1
        (1, ["", "", "", "7 8"], [-2, -2, -2, 0]),
        (2, ["", "", "9", "7 8"], [-7, -7, 0, 0]),  # 9 shared is 5 each, and 2
        (2, ["", "", "", "9"], [-5, -5, -5, 0]),
        (3, ["", "", "9", "7 8"], [-11, -11, -3, 0]),  # the example
        (3, ["", "", "", "9"], [-9, -9, -9, 0]),
        (3, ["", "", "", ""], [-8, -8, -8, -8]),  # 18 shared is 5 each, rounded up, and 3
    ],
)
def test_players_without_a_medina_share_the_losses(number: int, prices: list[str], expected: list[int]) -> None:
    assert scored(owning(*prices), number, "medinas") == expected


@clause("M-7")
def test_a_score_may_fall_below_0() -> None:
    state = owning("", "6", "9", pile="1st")
    say(state, "take:y9")
    assert score(state).scores[0] == -4
    assert view(state, 1).scores[0] == -4


@clause("M-7")
def test_medinas_are_no_building_type() -> None:
    gains = scored_now(owning("5", "6", "9"), 1).gains
    assert {gain.reason for gain in gains} == {"wall", "medinas"}
    beside = table(3, palaces=["bazaar-1@e1 medina-10@n1"], modules=("medinas", "bazaars"))
    assert scored(beside, 3, "bazaar") == [0, 0, 0]


@clause("M-8", "K-15")
def test_example_the_neutral_player_is_a_third_player() -> None:
    assert scored(owning("6", "", seats=2), 1, "medinas") == [0, -3, -3]
    gift = owning("6", "", seats=2, neutral="medina-02")
    assert medinas_of(gift) == [[6], [], [2]]
    assert scored(gift, 1, "medinas") == [0, -4, 0]


@clause("M-3", "M-4", "M-5", "M-6", "M-8")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.played
def test_losses_are_those_of_the_oracle_in_random_games(seats: int) -> None:
    for state in every(walk(seats, f"medinas/{seats}", "buy and lay", MODULES), 12):
        owned = medinas_of(state)
        for number in (1, 2, 3):
            expected = oracle.losses(owned, number)
            assert scored(state, number, "medinas") == expected
            assert losses(owned, number) == [-points for points in expected]
