"""The naive referee: scorings, the neutral player and the end of the game."""

import pytest

from tests.oracle import money
from tests.oracle.classic.positions import IDS, bare, last_purchase, put_on_market


def test_a_scoring_card_is_replaced_and_scored() -> None:
    table = bare()
    table.display = ["y9", "g9", "b9", "o9"]
    table.pile = ["first", "y5", "y6"]
    table.palaces[1] |= {"n1": "tower-11-N", "n1w1": "tower-9-NW"}
    table.palaces[2] |= {"e1": "garden-9", "s1": "tower-11-S"}
    table.reserves[0] = ["tower-12", "tower-13", "tower-10"]
    table.play("take:y9")
    assert table.display == ["y5", "g9", "b9", "o9"]
    (held,) = table.scorings
    assert (held["which"], held["wall"]) == (1, [0, 3, 1])
    assert held["types"]["tower"] == [0, 6, 0]
    assert held["types"]["garden"] == [0, 0, 5]
    assert table.scores == [0, 9, 6]
    assert table.actor == 1


def test_both_scoring_cards_in_one_refill() -> None:
    table = bare(2)
    table.pile = ["second", "first", "y5"]
    before = table.supply_left
    table.play(min(word for word in table.legal() if "," not in word))
    assert [held["which"] for held in table.scorings] == [1, 2]
    assert len(table.neutral) == 6 + 6 + (before - 6) // 3


@pytest.mark.parametrize(("left", "given"), [(20, 6), (6, 6), (4, 4), (0, 0)])
def test_the_neutral_player_after_the_first_scoring(left: int, given: int) -> None:
    table = bare(2)
    table.supply = table.supply[:left]
    table.pile = ["first", "y5"]
    table.play(min(word for word in table.legal() if "," not in word))
    assert len(table.neutral) == 6 + given
    assert table.supply_left == left - given
    assert table.phase == "action"


def test_the_neutral_player_scores_before_it_gets_more() -> None:
    table = bare(2)
    table.neutral = ["pavilion-2", "pavilion-3", "tower-7"]
    table.palaces[0]["n1"] = "tower-11-N"
    table.pile = ["second", "y5"]
    table.supply = [tile for tile in IDS if table.tiles[tile].type == "tower"][2:10]
    table.play(min(word for word in table.legal() if word.startswith("take")))
    (held,) = table.scorings
    assert held["wall"] == [1, 0, 0]
    assert held["types"]["tower"] == [9, 0, 9]
    assert held["types"]["pavilion"] == [0, 0, 8]
    assert table.scores == [10, 0, 17]
    assert len(table.neutral) == 3 + 2


def test_a_gift_to_the_neutral_player() -> None:
    table = bare(2)
    tile = table.market[0]
    assert tile is not None
    price = table.tiles[tile].price
    table.hands[0] = ["y9", f"y{price - 9}"] if price > 9 else [f"y{price}"]
    table.play("buy:1:" + ",".join(money.ordered(table.hands[0])))
    table.play("done")
    assert f"give:{tile}" in table.legal()
    table.play(f"give:{tile}")
    assert tile in table.neutral
    assert len(table.neutral) == 7


def test_no_gift_with_three_players() -> None:
    table = bare(3)
    put_on_market(table, "pavilion-2")
    table.hands[0] = ["y3"]
    table.play("buy:1:y3")
    assert not any(word.startswith("give") for word in table.legal())


def test_the_last_tile_of_the_supply_does_not_end_the_game() -> None:
    table = last_purchase(3)
    table.supply = ["tower-13"]
    table.play("keep:pavilion-2")
    assert (table.phase, table.actor, table.supply_left) == ("action", 1, 0)
    table.play("take:y9")
    assert (table.phase, table.actor) == ("action", 2)


def test_left_over_tiles_go_around_from_the_next_player() -> None:
    table = last_purchase(3)
    table.hands = [["g5"], ["g2", "o1"], ["g3", "b1"]]
    table.play("keep:pavilion-2")
    assert table.market == [None] * 4
    assert table.aside == [["pavilion-8"], ["tower-12"], ["seraglio-9"]]
    assert (table.actor, table.phase) == (1, "left over")
    sides = ("n1", "e1", "s1", "w1")
    assert table.legal() == {"keep:tower-12"} | {f"lay:tower-12@{p}" for p in sides}
    table.play("lay:tower-12@n1")
    assert table.actor == 2
    table.play("keep:seraglio-9")
    assert table.actor == 0
    table.play("lay:pavilion-8@s1")
    assert table.over
    assert table.actor is None
    assert table.legal() == set()
    assert table.scores == [16, 21, 0]
    assert table.winners == [1]


def test_two_tiles_for_one_receiver_in_any_order() -> None:
    table = last_purchase(2)
    table.hands = [["o1"], ["g2", "b2"]]
    table.play("give:pavilion-2")
    assert table.aside == [["tower-12"], ["pavilion-8", "seraglio-9"]]
    assert not any(word.startswith("give") for word in table.legal())
    table.play("lay:seraglio-9@e1")
    assert table.actor == 1
    assert "lay:pavilion-8@e2" in table.legal()
    table.play("lay:pavilion-8@e2")
    assert table.actor == 0
    table.play("keep:tower-12")
    assert table.over


def test_ties_leave_tiles_on_the_market() -> None:
    table = last_purchase(3)
    table.hands = [["g5", "o2"], ["g5", "o2"], ["g1"]]
    table.play("keep:pavilion-2")
    assert table.over
    assert table.market == [None, "pavilion-8", "seraglio-9", "tower-12"]
    assert [held["which"] for held in table.scorings] == [3]
    assert table.winners == [0, 1, 2]


def test_a_scoring_card_in_the_last_refill_is_scored_first() -> None:
    table = last_purchase(3)
    table.display[0] = None
    table.pile = ["second", "y8"]
    table.play("lay:pavilion-2@n1")
    assert [held["which"] for held in table.scorings] == [2, 3]
    assert table.scorings[0]["types"]["pavilion"] == [8, 0, 0]
    assert table.scores == [8 + 3 + 16 + 3, 0, 0]


def test_the_neutral_player_cannot_win() -> None:
    table = last_purchase(2)
    table.play("give:pavilion-2")
    assert table.over
    assert table.scores[2] > max(table.scores[:2])
    assert table.winners == [0, 1]
