"""The naive referee: set-up, actions and refill, with the rulebooks' examples."""

import pytest

from tests.oracle import money
from tests.oracle.classic.positions import IDS, bare, dealt, first_on_top, put_on_market
from tests.oracle.luck import Luck
from tests.oracle.table import place_name, square_of


def test_places() -> None:
    names = {
        (0, 0): "c",
        (1, 2): "n2e1",
        (0, -1): "s1",
        (-3, 0): "w3",
        (-1, -1): "s1w1",
    }
    for square, name in names.items():
        assert place_name(square) == name
        assert square_of(name) == square


def test_set_up() -> None:
    table = dealt(3, first_on_top(["y9", "y9", "y2"], 3), None, 3, 5)
    assert table.hands[0] == ["y2", "y9", "y9"]
    held = sum(map(len, table.hands))
    assert table.market == IDS[:4]
    assert table.supply_left == 50
    assert table.money_left == 108 - 4 - held
    assert len(table.pile) == table.money_left + 2
    assert table.scores == [0, 0, 0]
    assert table.palaces == [{"c": "fountain"}] * 3
    assert table.neutral == []


def test_scoring_cards_lie_in_the_second_and_fourth_pile() -> None:
    """Nine cards are dealt and four laid out: 95 are left, five piles of 19."""
    hands = ["y9", "y9", "y2", "g9", "g9", "g2", "b9", "b9", "b2"]
    table = dealt(3, first_on_top(hands, 3), 0, 0, 19)
    assert table.pile.index("first") == 19
    assert table.pile.index("second") == 4 * 19 + 1
    with pytest.raises(ValueError, match="second scoring: 20"):
        dealt(3, first_on_top(hands, 3), 0, 0, 20)


def test_the_first_piles_take_the_extra_cards() -> None:
    """Ten cards are dealt and four laid out: 94 are left."""
    hands = ["y9", "y9", "y2", "g9", "g9", "g2", "b9", "b8", "b2", "b1"]
    table = dealt(3, first_on_top(hands, 3), 0, 0, 19)
    assert table.pile.index("first") == 19
    assert table.pile.index("second") == 4 * 19 + 1
    assert len(table.pile) == 4 * 19 + 18 + 2


def test_two_players_set_up() -> None:
    table = dealt(2, money.deck(2))
    assert table.neutral == IDS[:6]
    assert table.market == IDS[6:10]
    assert table.supply_left == 44
    assert len(table.scores) == 3


def test_wrong_components_are_refused() -> None:
    with pytest.raises(ValueError, match=r"tiles: .* is no order"):
        dealt(3, money.deck(3), tiles=IDS[1:])
    with pytest.raises(ValueError, match=r"money: .* is no order"):
        dealt(2, money.deck(3))


def test_who_starts() -> None:
    three, low = ["y9", "y9", "y5"], ["g9", "g9", "g2"]
    four = ["b5", "b5", "b5", "b6"]
    assert dealt(3, first_on_top(four + three + low, 3)).turn == 2
    tied = first_on_top([*four, *low, "o9", "o9", "o2"], 3)
    assert dealt(3, tied, 0).turn == 1
    assert dealt(3, tied, 1).turn == 2
    with pytest.raises(ValueError, match="asks for 'start'"):
        dealt(3, tied)
    with pytest.raises(ValueError, match="the next luck is 'start'"):
        dealt(3, first_on_top(four + three + low, 3), 0)


def test_example_take_two_or_one() -> None:
    table = bare()
    table.display = ["b3", "y2", "o7", "g9"]
    takes = {"take:y2", "take:b3", "take:g9", "take:o7", "take:y2,b3"}
    assert table.legal() == takes
    drawn = table.pile[:2]
    table.play("take:y2,b3")
    assert table.hands[0] == ["y2", "b3"]
    assert table.display == [*drawn, "o7", "g9"]
    assert (table.actor, table.phase) == (1, "action")


def test_example_eleven_for_a_garden_of_ten() -> None:
    table = bare()
    put_on_market(table, "tower-13", "tower-12", "garden-10-N", "chambers-11")
    table.hands[0] = ["b5", "b6"]
    assert {w for w in table.legal() if w[:3] == "buy"} == {"buy:3:b5,b6"}
    table.play("buy:3:b5,b6")
    assert (table.actor, table.phase) == (0, "laying")
    assert table.legal() == {"keep:garden-10-N"} | {f"lay:garden-10-N@{place}" for place in ("n1", "e1", "w1")}
    assert table.discards == ["b5", "b6"]
    table.play("lay:garden-10-N@n1")
    assert table.palaces[0] == {"c": "fountain", "n1": "garden-10-N"}
    assert (table.actor, table.phase) == (1, "action")


def test_example_two_exact_purchases_and_a_redesign() -> None:
    table = bare()
    put_on_market(table, "pavilion-2", "seraglio-9", "tower-7", "garden-6")
    table.hands[0] = ["y2", "g4", "g5"]
    table.palaces[0]["e1"] = "arcades-8-E"
    table.reserves[0] = ["garden-9"]
    table.play("buy:1:y2")
    assert table.phase == "further"
    assert "done" in table.legal()
    table.play("buy:2:g4,g5")
    words = {word for word in table.legal() if not word.startswith("take")}
    assert words == {"done", "remove:arcades-8-E", "swap:arcades-8-E/garden-9"} | {
        f"lay:garden-9@{place}" for place in ("n1", "s1", "n1e1", "s1e1")
    }
    table.play("swap:arcades-8-E/garden-9")
    assert table.palaces[0]["e1"] == "garden-9"
    assert table.reserves[0] == ["arcades-8-E"]
    assert (table.actor, table.phase) == (0, "laying")
    table.play("keep:seraglio-9")
    table.play("lay:pavilion-2@n1")
    assert table.reserves[0] == ["seraglio-9", "arcades-8-E"]
    assert table.actor == 1


def test_example_five_actions_in_a_row() -> None:
    table = bare()
    put_on_market(table, "pavilion-2", "seraglio-3", "arcades-4", "chambers-5")
    table.hands[0] = ["y2", "g3", "b4", "o5"]
    table.display = ["y9", "g9", "b9", "o9"]
    for word in ("buy:1:y2", "buy:2:g3", "buy:3:b4", "buy:4:o5"):
        table.play(word)
    assert table.legal() == {"take:y9", "take:g9", "take:b9", "take:o9", "done"}
    table.play("take:y9")
    assert table.aside[0] == ["pavilion-2", "seraglio-3", "arcades-4", "chambers-5"]
    for tile in list(table.aside[0]):
        table.play(f"keep:{tile}")
    assert table.actor == 1


def test_example_squares_two_and_four_are_refilled() -> None:
    table = bare()
    put_on_market(table, "pavilion-2", "seraglio-3", "arcades-4", "chambers-5")
    table.hands[0] = ["g3", "o5"]
    upper = table.supply[:2]
    for word in ("buy:4:o5", "buy:2:g3", "done"):
        table.play(word)
    assert table.market == ["pavilion-2", None, "arcades-4", None]
    table.play("keep:chambers-5")
    table.play("keep:seraglio-3")
    assert table.market == ["pavilion-2", upper[0], "arcades-4", upper[1]]


def test_a_bought_tile_takes_no_part_in_a_redesign() -> None:
    table = bare()
    put_on_market(table, "pavilion-8")
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    assert not any("pavilion-8" in word for word in table.legal())


def test_pass_only_without_any_action() -> None:
    table = bare()
    table.display = [None] * 4
    table.pile = []
    assert table.legal() == {"pass"}
    table.play("pass")
    assert table.actor == 1
    table.palaces[1]["n1"] = "pavilion-6"
    assert table.legal() == {"remove:pavilion-6"}


def test_done_alone_when_no_further_action_exists() -> None:
    table = bare()
    put_on_market(table, "pavilion-8")
    table.display = [None] * 4
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    assert table.legal() == {"done"}


def test_an_illegal_word_is_refused() -> None:
    table = bare()
    for word in ("done", "pass", "take:y1,y9", "buy:1:y9", "remove:fountain", ""):
        with pytest.raises(ValueError, match="not legal now"):
            table.play(word)


def test_reshuffle_in_the_middle_of_a_refill() -> None:
    table = bare()
    table.display = ["y1", "g2", "b2", "o9"]
    table.pile, table.discards = ["g9"], ["y3", "b5", "b6"]
    table.luck = Luck([("discards", ["b6", "y3", "b5"])])
    table.play("take:y1,g2,b2")
    assert table.display == ["g9", "b6", "y3", "o9"]
    assert (table.pile, table.discards, table.luck.outcomes) == (["b5"], [], [])


def test_no_reshuffle_before_it_is_needed() -> None:
    table = bare()
    table.display = ["y1", "g2", "b2", "o9"]
    table.pile, table.discards = ["g9"], ["y3"]
    table.play("take:o9")
    assert table.display == ["y1", "g2", "b2", "g9"]
    assert (table.pile, table.discards) == ([], ["y3"])


def test_the_display_stays_short() -> None:
    table = bare()
    table.display = ["y1", "g2", "b2", "o9"]
    table.pile, table.discards = ["g9"], ["y3"]
    table.play("take:y1,g2,b2")
    assert table.display == ["g9", "y3", None, "o9"]
    table.play("take:o9")
    assert table.display == ["g9", "y3", None, None]


def test_a_wrong_reshuffle_is_refused() -> None:
    table = bare()
    table.display = ["y1", "g2", "b2", "o9"]
    table.pile, table.discards, table.luck = [], ["y3"], Luck([("discards", ["y4"])])
    with pytest.raises(ValueError, match="discards"):
        table.play("take:o9")
