"""The referee of The Red Palace: guard abilities, one after another."""

import pytest

from tests.oracle.red.parts import ABILITIES
from tests.oracle.red.positions import own, red_bare, words
from tests.oracle.red.referee import RedReferee


def with_guards(*abilities: str) -> RedReferee:
    """Return a game in which seat 0 has guards on 22-E and 23-W in the palace, and 05-S in the reserve."""
    table = red_bare(3, *abilities)
    own(table, 0, {"e1": "terrain-22", "w1": "terrain-23", "-1": "terrain-05"})
    return table


def test_a_guard_is_chosen_and_goes_onto_the_placement_tiles() -> None:
    table = with_guards("card")
    table.play("use:card:g9")
    assert table.display == ["y9", "g9", "b9", "o9"] and table.hands[0] == []
    assert (table.using, table.owed) == ("card", 1)
    assert table.legal() == {"pay:terrain-22-E", "pay:terrain-23-W", "pay:terrain-05-S"}
    table.play("pay:terrain-05-S")
    assert table.hands[0] == ["g9"] and table.display == ["y9", None, "b9", "o9"]
    assert table.guards == {"terrain-22": "E", "terrain-23": "W"}
    assert table.placement() == [1, 0, 0, 0, 0, 0, 0, 0]
    assert (table.phase, table.actor, table.using) == ("action", 0, None)
    assert not words(table, "use")


def test_each_ability_once_a_turn_and_again_in_the_next() -> None:
    table = with_guards("card")
    table.play("use:card:g9")
    table.play("pay:terrain-05-S")
    table.play("take:y9")
    assert table.actor == 1 and words(table, "use")
    table.turn = 0
    assert words(table, "use")


def test_all_guards_go_without_asking() -> None:
    table = red_bare(3, "half-building")
    own(table, 0, {"e1": "terrain-22", "-1": "terrain-05"})
    table.play("use:half-building:garden")
    assert table.guards == {} and table.spent == 2 and table.scores[0] == 5
    assert table.halves["garden"] == 0
    table.play("take:y9")
    assert words(table, "use") == {f"use:half-building:{t}" for t in table.halves if t != "garden"}


@pytest.mark.parametrize(("held", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_points_for_missing_guards(held: int, cost: int) -> None:
    table = red_bare(3, "half-building", "plaza")
    table.scorings = [{"which": n + 1, "wall": [], "majority": [], "types": {}} for n in range(held)]
    own(table, 0, {"e1": "terrain-22"})
    table.play("use:half-building:tower")
    assert (table.scores[0], table.spent) == (5 - cost, 1)
    table.scores[0] = cost
    table.play("use:plaza")
    assert (table.scores[0], table.spent) == (0, 1)


def test_not_enough_points() -> None:
    table = red_bare(3, "half-building")
    table.scores[0] = 1
    assert not words(table, "use")
    own(table, 0, {"e1": "terrain-22"})
    assert len(words(table, "use")) == 6
    table.scores[0] = 0
    assert not words(table, "use")


def test_two_guards_of_three_are_chosen_one_by_one() -> None:
    table = with_guards("half-building")
    table.play("use:half-building:tower")
    table.play("pay:terrain-22-E")
    assert table.owed == 1 and table.halves["tower"] is None
    assert table.legal() == {"pay:terrain-23-W", "pay:terrain-05-S"}
    table.play("pay:terrain-23-W")
    assert table.halves["tower"] == 0 and table.spent == 2


def test_exchange() -> None:
    table = red_bare(3, "exchange")
    table.hands[0] = ["y9", "g3", "g3", "o1"]
    assert not words(table, "use")
    table.play("buy:1:y9")
    assert table.phase == "after"
    assert table.legal() == {"use:exchange:terrain-32:2:g3", "use:exchange:terrain-32:4:o1", "done"}
    table.play("use:exchange:terrain-32:2:g3")
    assert (table.tokens["terrain-32"], table.tokens["terrain-39"]) == ("tower", "garden")
    assert table.discards == ["y9", "g3"] and table.hands[0] == ["g3", "o1"]
    assert (table.scores[0], table.phase) == (4, "laying")


def test_exchange_only_between_tokens() -> None:
    table = red_bare(3, "exchange", modules=("medinas", "camps"))
    table.hands[0] = ["y3", "y8", "g3", "b3", "o3"]
    table.market = ["terrain-32", "medina-05", "camp-3", None]
    table.play("buy:1:y8")
    assert not words(table, "use")
    table.market[0] = "medina-06"
    assert not words(table, "use")
    table.market[0] = "terrain-39"
    assert words(table, "use") == {"use:exchange:terrain-32:1:y3"}


def test_preview_purchase() -> None:
    table = red_bare(3, "preview-purchase", "new-token")
    table.hands[0] = ["g1", "g9", "b2", "b8"]
    assert words(table, "use:preview") == {f"use:preview-purchase:{card}" for card in ("g1", "g9", "b2", "b8")}
    table.hands[0] = ["g1", "g9", "b2", "o5"]
    assert words(table, "use:preview") == {"use:preview-purchase:b2", "use:preview-purchase:o5"}
    table.play("use:preview-purchase:o5")
    assert table.discards == ["o5"]
    assert table.legal() == {"preview:1:g1,g9", "preview:2:g1,g9"}
    table.play("preview:2:g1,g9")
    assert (table.phase, table.preview) == ("further", ["terrain-45", None, "terrain-49"])
    assert table.aside[0] == ["terrain-46"] and "done" in table.legal()
    table.play("done")
    drawn = table.supply[0]
    table.play("keep:terrain-46")
    assert table.preview == [drawn, "terrain-45", "terrain-49"]


def test_preview_purchase_needs_an_action() -> None:
    table = red_bare(3, "preview-purchase", "plaza")
    table.hands[0] = ["g1", "g9", "b2"]
    table.play("take:y9")
    assert (table.phase, table.legal()) == ("after", {"use:plaza", "done"})


def test_card_not_with_an_empty_display() -> None:
    table = red_bare(3, "card")
    table.display = ["y9", "y9", None, None]
    assert words(table, "use") == {"use:card:y9"}
    table.play("use:card:y9")
    assert table.display == [None, "y9", None, None]
    table.used = set()
    table.play("use:card:y9")
    table.used = set()
    table.hands[0] = []
    assert table.legal() == {"pass"}


def test_plazas() -> None:
    table = red_bare(3, "plaza", "wall")
    table.play("use:plaza")
    assert table.aside[0] == ["plaza-1"] and table.phase == "action"
    table.play("take:y9")
    assert table.phase == "after"  # the wall can still be used
    table.play("done")
    table.play("lay:plaza-1@n1")
    table.turn = 0
    assert {"remove:plaza-1"} <= table.legal()
    table.plazas = []
    assert not words(table, "use:plaza")


def test_exact_change() -> None:
    table = red_bare(3, "exact-change")
    table.hands[0] = ["y9", "g9", "g1"]
    assert not words(table, "use")
    table.play("buy:1:y9")
    assert table.legal() == {"use:exact-change", "done"}
    table.play("use:exact-change")
    assert table.phase == "further" and {"done", "buy:2:g9"} <= table.legal()
    table.play("buy:2:g9")
    table.play("take:g9")
    assert table.phase == "laying"


def test_exact_change_not_after_an_exact_purchase() -> None:
    table = red_bare(3, "exact-change")
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    table.play("take:y9")
    assert table.phase == "laying"


def test_bought_tiles_have_no_guards_yet() -> None:
    table = red_bare(3, "card")
    table.market[0] = "terrain-22"
    table.hands[0] = ["y7"]
    table.play("buy:1:y7")
    assert table.own_guards() == []
    table.play("done")
    table.play("lay:terrain-22@e1")
    assert table.guards == {"terrain-22": "E"} and table.guard_supply == 31


def test_a_turn_ends_by_itself_without_abilities_left() -> None:
    table = red_bare(3, "card")
    table.scores = [0, 0, 0]
    table.play("take:y9")
    assert (table.actor, table.phase) == (1, "action")


def test_the_clauses_of_the_abilities() -> None:
    assert {ability.clause for ability in ABILITIES.values()} == {f"R-{n}" for n in range(34, 43)}
