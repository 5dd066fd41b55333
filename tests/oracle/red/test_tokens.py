"""The referee of The Red Palace: new tokens and the purchase that follows (R-40)."""

from tests.oracle.luck import Luck
from tests.oracle.red.positions import own, red_bare, words
from tests.oracle.red.referee import RedReferee


def test_new_token() -> None:
    table = red_bare(3, "new-token", "wall")
    assert not words(table, "use:new")
    table.hands[0] = ["g9"]
    table.market[2] = None
    assert words(table, "use:new") == {"use:new-token:1", "use:new-token:2", "use:new-token:4"}
    table.bag = ["seraglio", "arcades"]
    table.luck = Luck([("token", 1)])
    table.play("use:new-token:1")
    assert table.tokens["terrain-32"] == "arcades" and table.bag == ["seraglio", "garden"]
    assert table.legal() == {"buy:2:g9"}
    table.play("buy:2:g9")
    assert not table.bound and table.phase == "further" and words(table, "use") == {"use:wall"}


def test_new_token_not_with_an_empty_bag_or_without_tokens() -> None:
    table = red_bare(3, "new-token", modules=("medinas", "camps"))
    table.hands[0] = ["g9"]
    table.market = ["medina-03", "medina-09", "camp-1", None]
    assert not words(table, "use")
    table.market[0] = "terrain-32"
    assert words(table, "use") == {"use:new-token:1"}
    table.bag = []
    assert not words(table, "use")


def test_new_token_then_a_preview_purchase_or_a_bazaar() -> None:
    table = red_bare(3, "new-token", "preview-purchase", modules=("bazaars",))
    table.beside = ["bazaar-2"]
    table.hands[0] = ["y8", "b2", "b8"]
    table.market[2] = None
    table.luck = Luck([("token", 0)])
    table.play("use:new-token:4")
    assert table.legal() == {"buy:1:y8", "bazaar:bazaar-2:y8", "use:preview-purchase:y8"}
    table.play("use:preview-purchase:y8")
    table.play("preview:1:b2,b8")
    assert table.phase == "further" and not table.bound


def preview_only(*abilities: str) -> RedReferee:
    """Return a game in which seat 0 has the money for nothing but a building of 10 on the preview board."""
    table = red_bare(3, "new-token", "preview-purchase", *abilities)
    table.market[1] = None
    table.hands[0] = ["g1", "g9", "b2"]
    return table


def test_new_token_where_only_a_building_of_the_preview_can_be_paid() -> None:
    table = preview_only()
    table.scores[0] = 2
    assert words(table, "use:new") == {f"use:new-token:{number}" for number in (1, 3, 4)}
    table.play("use:new-token:4")
    assert table.bound and table.legal() == {"use:preview-purchase:b2"}
    table.play("use:preview-purchase:b2")
    table.play("preview:1:g1,g9")
    assert (table.scores[0], table.bound, table.phase) == (0, False, "further")


def test_the_price_of_a_new_token_leaves_that_of_the_preview_purchase() -> None:
    table = preview_only()
    table.scores[0] = 1
    assert words(table, "use") == {"use:preview-purchase:b2"}
    own(table, 0, {"e1": "terrain-22"})
    assert words(table, "use:new")
    table.scores[0] = 0
    assert not words(table, "use:new")
    own(table, 0, {"w1": "terrain-23"})
    assert words(table, "use:new")
    table.used = {"preview-purchase"}
    assert not words(table, "use")
    table.used, table.abilities = set(), ["new-token"]
    assert not words(table, "use")


def test_abilities_before_the_purchase_that_a_new_token_asks_for() -> None:
    table = red_bare(3, "new-token", "card", "half-building", "march")
    own(table, 0, {"e1": "terrain-22", "w1": "terrain-23", "-1": "terrain-05", "-2": "terrain-08"}, "arcades")
    table.hands[0] = ["y8"]
    table.play("use:new-token:1")
    table.play("pay:terrain-05-S")
    assert {"use:card:b9", "use:half-building:tower", "use:march"} <= table.legal()
    table.play("use:card:b9")
    assert words(table, "pay") == table.legal()
    table.play("pay:terrain-08-N")
    table.play("use:march")
    table.play("pay:terrain-22-E")
    table.play("march:terrain-23-W/terrain-22-E")
    table.play("use:half-building:tower")
    assert table.scores[0] == 4 and table.bound
    assert table.legal() == {"buy:1:y8", "buy:3:b9"}
    table.play("buy:3:b9")
    assert not table.bound and "done" in table.legal()


def test_an_exchange_does_not_spend_the_card_that_buys() -> None:
    table = red_bare(3, "new-token", "exchange")
    own(table, 0, {"-1": "terrain-50"})
    table.aside[0], table.reserves[0] = table.reserves[0], []
    table.hands[0] = ["y1", "y8", "g3"]
    table.play("use:new-token:1")
    assert words(table, "use") == {"use:exchange:terrain-50:1:y1", "use:exchange:terrain-50:2:g3"}
    table.hands[0] = ["y1", "y7", "g9"]
    assert words(table, "use") == {f"use:exchange:terrain-50:{paid}" for paid in ("1:y1", "1:y7", "2:g9")}
    table.hands[0] = ["y1", "y7"]
    assert not words(table, "use")


def test_a_guard_is_not_spent_that_the_purchase_needs() -> None:
    table = preview_only("card", "plaza")
    own(table, 0, {"e1": "terrain-22", "w1": "terrain-23"})
    table.scores[0] = 0
    table.play("use:new-token:1")
    table.play("pay:terrain-22-E")
    # A card that buys a tile of the market by itself may be taken: square 1 costs 8, square 3 costs 9.
    assert words(table, "use") == {"use:preview-purchase:b2", "use:card:y9", "use:card:b9"}
    table.scores[0] = 1
    assert {"use:plaza", "use:card:g9", "use:card:o9"} <= table.legal()
