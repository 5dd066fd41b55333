"""The referee of The Red Palace: refill, scoring, end of the game, two players, modules."""

import pytest

from tests.oracle.luck import Luck
from tests.oracle.red.positions import give_token, own, red_bare
from tests.oracle.red.referee import RedReferee

CHAMBERS_THIRD = ["seraglio", "arcades", "chambers", "tower", "garden", "pavilion"]
TOWER_SIXTH = ["arcades", "chambers", "garden", "seraglio", "pavilion", "tower"]
GARDEN_SECOND = ["pavilion", "garden", "tower", "arcades", "seraglio", "chambers"]


def test_example_refill_from_the_preview() -> None:
    table = red_bare()
    twelve, five, nine = "terrain-53", "terrain-09", "terrain-36"
    table.market[0] = table.market[2] = None
    table.preview = [nine, five, twelve]
    for tile, name in ((nine, "pavilion"), (five, "seraglio"), (twelve, "tower")):
        give_token(table, tile, name)
        table.supply.remove(tile)
    drawn = table.supply[:2]
    table.play("take:y9")
    assert table.market == [twelve, "terrain-39", five, "terrain-44"]
    assert table.preview == [*drawn, nine]
    assert [table.tokens[tile] for tile in (twelve, five, nine)] == ["tower", "seraglio", "pavilion"]


def test_preview_squares_stay_empty_and_play_goes_on() -> None:
    table = red_bare()
    table.supply, table.market[1] = ["terrain-53"], None
    table.play("take:y9")
    assert table.market[1] == "terrain-49" and table.preview == ["terrain-53", "terrain-45", "terrain-46"]
    table.market[1] = None
    table.play("take:b9")
    assert table.market[1] == "terrain-46" and table.preview == [None, "terrain-53", "terrain-45"]
    table.market = [None, None, "terrain-40", "terrain-44"]
    table.play("take:g9")
    assert table.market[:2] == ["terrain-45", "terrain-53"]
    assert (table.phase, table.preview) == ("action", [None] * 3)


def test_the_market_is_filled_from_the_supply_with_the_preview_empty() -> None:
    table = red_bare()
    table.market = [None] * 4
    table.supply = ["terrain-01", "terrain-02"]
    table.luck = Luck([("token", 0), ("token", 0)])
    table.play("take:y9")
    assert table.market == ["terrain-49", "terrain-46", "terrain-45", "terrain-01"]
    assert table.preview == ["terrain-02", None, None]


def test_bazaars_on_the_way_are_laid_out_first() -> None:
    table = red_bare(modules=("bazaars",))
    table.market[0], table.preview, table.supply = None, [None] * 3, ["bazaar-3", "bazaar-1"]
    table.play("take:y9")
    assert table.beside == ["bazaar-1", "bazaar-3"]
    assert table.over and table.display[0] is None


def test_the_end_comes_before_the_display() -> None:
    table = red_bare()
    table.pile = ["first", "y5"]
    table.market, table.preview, table.supply = [None, "terrain-39", "terrain-40", "terrain-44"], [None] * 3, []
    table.market[3] = "terrain-24"
    give_token(table, "terrain-24", "arcades")
    table.hands = [["g5"], ["g2", "o1"], ["b1"]]
    table.play("take:y9")
    assert (table.phase, table.actor, table.display[0]) == ("left over", 1, None)
    assert table.aside == [["terrain-39"], ["terrain-24"], ["terrain-40"]]
    table.play("lay:terrain-24@e1")
    assert table.guards == {"terrain-24": "NS"}
    table.play("keep:terrain-40")
    table.play("lay:terrain-39@n1")
    assert [held["which"] for held in table.scorings] == [3]
    assert table.scores == [5 + 21, 5 + 18 + 3, 5]
    assert table.winners == [0, 1]


def test_no_guard_left_in_the_supply() -> None:
    table = red_bare()
    table.guard_supply, table.spent = 1, 31
    table.market[0] = "terrain-24"
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    table.play("done")
    table.play("keep:terrain-24")
    assert table.guards == {"terrain-24": "N"} and table.guard_supply == 0


def test_guards_stay_through_a_redesign() -> None:
    table = red_bare()
    own(table, 0, {"e1": "terrain-22"})
    table.play("remove:terrain-22")
    assert table.guards == {"terrain-22": "E"} and table.reserves[0] == ["terrain-22"]


def buildings(table: RedReferee, seat: int, name: str, tiles: list[str]) -> None:
    """Lay tiles without walls in a row to the north."""
    own(table, seat, {f"n{number}": tile for number, tile in enumerate(tiles, 1)}, name)


PLAIN = ["terrain-50", "terrain-51", "terrain-53"]


@pytest.mark.parametrize(
    ("order", "name", "which", "counts", "points"),
    [
        (CHAMBERS_THIRD, "chambers", 1, [2, 1, 0], [3, 0, 0]),
        (TOWER_SIXTH, "tower", 2, [1, 1, 0], [9, 9, 0]),
        (GARDEN_SECOND, "garden", 3, [1, 2, 0], [9, 17, 0]),
    ],
)
def test_example_score_tiles(order: list[str], name: str, which: int, counts: list[int], points: list[int]) -> None:
    table = red_bare()
    table.orders = [order] * 3
    tiles = list(PLAIN)
    for seat, count in enumerate(counts):
        buildings(table, seat, name, [tiles.pop() for _ in range(count)])
    table._score(which)
    assert table.scorings[0]["types"][name] == points
    assert sum(table.scorings[0]["majority"]) == sum(points)


def test_example_a_half_decides() -> None:
    table = red_bare()
    buildings(table, 0, "garden", ["terrain-50", "terrain-51"])
    own(table, 1, {"n1": "terrain-53", "n1e1": "terrain-52"}, "garden")
    table.halves["garden"] = 1
    table._score(1)
    assert table.scorings[0]["types"]["garden"] == [0, 5, 0]
    table.halves["tower"] = 2
    table._score(2)
    assert table.scorings[1]["types"]["tower"] == [0, 0, 0]


def test_example_three_guards_on_the_longest_wall() -> None:
    table = red_bare()
    # the longest wall runs over the two tiles in the east, a shorter one in the west
    own(table, 0, {"e1": "terrain-30", "e2": "terrain-25", "w1": "terrain-23"})
    table.spent = 9
    assert table.number() == 4
    table._score(3)
    assert table.extras[0]["guards"] == [12, 0, 0]
    table._score(2)
    assert table.extras[1]["guards"] == [0, 0, 0]


def test_camps_are_no_end_of_a_wall() -> None:
    table = red_bare(modules=("camps",))
    own(table, 0, {"e1": "terrain-54", "e2": "camp-4"})
    table.spent = 1
    table._score(3)
    assert table.scorings[0]["wall"] == [1, 0, 0]
    assert table.extras[0]["guards"] == [1, 0, 0]
    assert table.extras[0]["camps"] == [2, 0, 0]  # the tile and the fountain


def test_example_camps_and_a_plaza() -> None:
    table = red_bare(modules=("camps",))
    own(table, 0, {"w1": "terrain-38", "e1": "plaza-1", "e2": "terrain-36", "w2": "camp-2", "e3": "camp-4"})
    own(table, 0, {"n1": "terrain-41", "n2": "camp-3"})
    table._score(1)
    assert table.extras[0]["camps"] == [10, 0, 0]


def test_a_camp_and_its_wall_in_a_redesign() -> None:
    table = red_bare(modules=("camps",))
    own(table, 0, {"e1": "terrain-54", "e2": "camp-4", "-1": "terrain-50"})
    words = table.legal()
    assert "remove:camp-4" in words and "remove:terrain-54" not in words
    assert not {word for word in words if word.startswith("swap") and word.endswith("terrain-50")}


def test_example_price_of_a_bazaar() -> None:
    table = red_bare(modules=("bazaars", "medinas"))
    table.beside, table.market[0] = ["bazaar-1", "bazaar-2"], "medina-04"
    table.hands[0] = ["y1", "y3", "y5"]
    assert {word for word in table.legal() if word.startswith("bazaar")} == {"bazaar:bazaar-2:y1,y3"}
    table.play("bazaar:bazaar-2:y1,y3")
    assert (table.phase, table.beside, table.aside[0]) == ("further", ["bazaar-1"], ["bazaar-2"])
    assert table.discards == ["y1", "y3"]
    table.market[1] = None
    table.hands[0] = [f"g{n}" for n in range(1, 10)]
    assert not {word for word in table.legal() if word.startswith("bazaar")}


def test_a_bazaar_counts_tokens_around_it() -> None:
    table = red_bare(modules=("bazaars",))
    own(table, 0, {"n1": "bazaar-2", "n1e1": "terrain-50"}, "tower")
    own(table, 0, {"n1w1": "terrain-51", "e1": "terrain-53"}, "seraglio")
    table._score(2)
    assert table.extras[0]["bazaars"] == [0, 0, 0]
    table._score(3)
    assert table.extras[1]["bazaars"] == [6, 0, 0]


def test_example_medinas() -> None:
    table = red_bare(modules=("medinas",))
    for seat, prices in enumerate((("08", "07", "02"), ("05", "04", "03"), ("10",))):
        table.palaces[seat] |= {f"n{number}": f"medina-{price}" for number, price in enumerate(prices, 1)}
    table._score(3)
    assert table.extras[0]["medinas"] == [-3, -6, -9]
    assert table.scores[2] == 5 - 9


def test_example_medinas_and_the_neutral_player() -> None:
    table = red_bare(2, modules=("medinas",))
    table.palaces[0]["n1"] = "medina-10"
    table._score(1)
    assert table.extras[0]["medinas"] == [0, -3, -3]


def test_the_neutral_player_gets_tiles_tokens_and_guards() -> None:
    table = red_bare(2)
    table.pile = ["first", "y5"]
    table.supply = ["terrain-01", "terrain-17", "terrain-24", "terrain-09", "terrain-50", "terrain-51", "terrain-53"]
    table.play("take:y9")
    assert len(table.neutral) == 6 and table.spent == 3  # five towers
    assert all(tile in table.tokens for tile in table.neutral)
    assert table.supply == ["terrain-53"]


def test_a_third_of_the_supply_after_the_second_scoring() -> None:
    table = red_bare(2, modules=("medinas",))
    table.pile = ["second", "y5"]
    table.supply = ["terrain-01", "medina-02", "medina-03", "medina-04", "terrain-05"]
    table.play("take:y9")
    assert table.neutral == ["terrain-01"] and table.spent == 1


def test_a_gift_brings_a_guard_for_each_tower() -> None:
    table = red_bare(2)
    table.market[0] = "terrain-24"
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    table.play("done")
    table.play("give:terrain-24")
    assert table.neutral == ["terrain-24"] and (table.spent, table.guards) == (2, {})


def test_an_illegal_word_is_refused() -> None:
    table = red_bare(3, "march")
    for word in ("done", "pass", "use:march", "use:card:y9", "pay:terrain-22-E", "wall:plaza-1-N", "pile:1", ""):
        with pytest.raises(ValueError, match="not legal now"):
            table.play(word)
