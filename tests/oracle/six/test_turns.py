"""The referee's turns with the modules of the sixth expansion, clause by clause."""

import pytest

from tests.oracle.luck import Luck
from tests.oracle.positions import own
from tests.oracle.six.certificates import Certificate
from tests.oracle.six.falcons import Falcon
from tests.oracle.six.gatehouses import Gate
from tests.oracle.six.positions import six_bare, six_game
from tests.oracle.six.referee import SixReferee
from tests.oracle.six.words import DRAW


def words(table: SixReferee, verb: str) -> set[str]:
    """Return the legal words of a verb."""
    return {word for word in table.legal() if word.partition(":")[0] == verb}


def gate_table(seats: int = 3, *cards: str) -> SixReferee:
    """Return a game with gatehouses alone; seat 0 has cards and a tower on the market."""
    table = six_bare(seats, ("gatehouses",))
    table.hands[0] = list(cards)
    return table


def test_a_tile_with_a_gatehouse_in_one_payment() -> None:
    table = gate_table(3, "y8", "y9")
    assert words(table, "gatehouse") == {"gatehouse:1:y8,y9"}
    assert words(table, "buy") == {"buy:1:y8,y9"}
    table.play("gatehouse:1:y8,y9")
    assert table.phase == "further" and table.gate_piles["tower"] == 2 and table.to_lay == ["tower"]
    table.play("done")
    assert table.phase == "laying" and not words(table, "gate") and len(words(table, "lay")) == 4
    table.play("lay:tower-11-none@e1")
    assert table.actor == 0 and table.legal() == words(table, "gate")
    table.play("gate:tower@n1e1-NE")
    assert table.gates[0] == {"n1e1": Gate("tower", "NE")} and table.actor == 1


def test_the_price_falls_with_the_scorings() -> None:
    table = gate_table(3, "y8", "y9")
    assert table.gate_price() == 6
    for price in (4, 2):
        table._score(1)
        assert table.gate_price() == price
    assert words(table, "gatehouse") == {"gatehouse:1:y8,y9"}
    table.hands[0] = ["y4", "y9"]
    assert words(table, "gatehouse") == {"gatehouse:1:y4,y9"}


def test_a_gatehouse_without_a_place_goes_back() -> None:
    table = gate_table(2, "y8", "y9")
    table.play("gatehouse:1:y8,y9")
    table.play("done")
    assert words(table, "give") == {"give:tower-11-none"}
    table.play("keep:tower-11-none")
    assert table.gate_piles["tower"] == 3 and not table.to_lay and table.actor == 1


def test_a_gatehouse_leans_on_any_building_of_its_type() -> None:
    table = gate_table(3, "y8", "y9")
    own(table, 0, {"e1": "tower-11-S", "n1": "garden-11"})
    table.play("gatehouse:1:y8,y9")
    table.play("done")
    assert words(table, "gate")
    table.play("keep:tower-11-none")
    assert table.legal() == words(table, "gate") != set()


def test_a_gatehouse_without_a_place_waits_for_another_one_that_has_one() -> None:
    table = gate_table(3, "y8", "y9")
    own(table, 0, {"n1": "garden-11"})
    table.play("gatehouse:1:y8,y9")
    table.gate_piles["garden"] -= 1
    table.to_lay = ["garden", "tower"]
    table.play("done")
    table.play("keep:tower-11-none")
    assert table.to_lay == ["garden", "tower"] and {word[:11] for word in table.legal()} == {"gate:garden"}
    table.play(min(table.legal()))
    assert table.gate_piles == {**dict.fromkeys(table.gate_piles, 3), "garden": 2} and table.actor == 1


def test_an_empty_pile_sells_nothing() -> None:
    table = gate_table(3, "y8", "y9")
    table.gate_piles["tower"] = 0
    assert not words(table, "gatehouse")


def test_no_gatehouse_with_tiles_of_other_modules() -> None:
    modules = ("gatehouses", "building-sites", "medinas", "camps")
    table = six_bare(3, modules, ["medina-02", "camp-1", "tower-7", "garden-6"])
    table.hands[0] = ["y8", "y2", "g9", "b9", "b4"]
    assert words(table, "gatehouse") == {"gatehouse:3:b4,b9"}
    assert {word.split(":")[1] for word in words(table, "site")} == {"1", "3"}


def test_start_a_site() -> None:
    table = six_bare(3, ("building-sites",))
    table.hands[0] = ["y5", "y9"]
    assert words(table, "site") == {"site:1:y5", "site:1:y9"}
    table.luck = Luck([("marker", 2), ("marker", 2)])
    table.play("site:1:y5")
    assert table.legal() == {DRAW}
    table.play(DRAW)
    assert (table.drawn, table.bag) == (["g", "g"], ["y", "y", "b", "b", "o", "o"])
    assert table.legal() == {"marker:1", "marker:2"}
    table.play("marker:2")
    assert table.markers == {"tower-11-none": "g"} and table.bag == ["y", "y", "g", "b", "b", "o", "o"]
    assert table.phase == "laying" and "lay:tower-11-none@n1" in table.legal()


def test_the_last_marker_is_taken_and_then_there_are_no_sites() -> None:
    table = six_bare(2, ("building-sites",))
    table.hands[0], table.hands[1] = ["y5"], ["g9"]
    table.bag = ["o"]
    table.luck = Luck([("marker", 0)])
    table.play("site:1:y5")
    table.play(DRAW)
    assert table.markers == {"tower-11-none": "o"} and not words(table, "give")
    table.play("keep:tower-11-none")
    assert table.actor == 1 and not words(table, "site")


@pytest.mark.parametrize("place", ["n1", "-1"])
def test_finish_a_site(place: str) -> None:
    table = six_bare(3, ("building-sites",))
    own(table, 0, {place: "tower-7"})
    table.markers["tower-7"] = "b"
    table.hands[0] = ["b3", "b4", "b9"]
    assert words(table, "finish") == {"finish:tower-7:b3,b4", "finish:tower-7:b9"}
    assert table._majority("tower", 2) == [0, 0, 0]
    table.play("finish:tower-7:b3,b4")
    assert table.phase == "further" and not table.markers and len(table.bag) == 8
    assert table._majority("tower", 2) == ([13, 0, 0] if place == "n1" else [0, 0, 0])


def test_store_what_is_overpaid() -> None:
    table = six_bare(3, ("exchange-certificates",))
    table.hands[0] = ["y9", "y8"]
    table.play("buy:1:y8,y9")
    assert table.legal() == {f"store:{name}" for name in ("y", "g", "b", "o", "none")}
    table.play("store:b")
    assert table.certificates[0] == Certificate("b", 6) and table.pawns["b"] == 1
    assert table.phase == "laying"


def test_superfluous_cards_must_be_stored() -> None:
    table = six_bare(3, ("exchange-certificates",), ["pavilion-5", "tower-12", "tower-13", "garden-12"])
    table.hands[0] = ["y5", "y2"]
    assert words(table, "buy") == {"buy:1:y5", "buy:1:y2,y5"}
    table.play("buy:1:y2,y5")
    assert table.legal() == {"store:y", "store:g", "store:b", "store:o"}


def test_pay_with_the_certificate() -> None:
    table = six_bare(2, ("exchange-certificates",), ["pavilion-5", "tower-12", "tower-13", "garden-12"])
    table.certificates[0] = Certificate("y", 3)
    table.pawns["y"] = 0
    table.hands[0] = ["y2", "y5"]
    assert words(table, "buy") == {"buy:1:y5", "buy:1:y2,x", "buy:1:y5,x", "buy:1:y2,y5,x"}
    table.play("buy:1:y2,x")
    assert table.phase == "further" and table.certificates[0] is None and table.pawns["y"] == 1


def test_a_site_that_is_overpaid_is_stored_before_the_markers() -> None:
    table = six_bare(3, ("exchange-certificates", "building-sites"))
    table.hands[0] = ["y5", "y9"]
    assert words(table, "site") == {"site:1:y5", "site:1:y9"}
    table.play("site:1:y9")
    assert words(table, "store") == table.legal()
    table.play("store:o")
    assert table.certificates[0] == Certificate("o", 4) and table.legal() == {DRAW}


def test_a_bazaar_is_paid_exactly_with_the_certificate() -> None:
    table = six_bare(3, ("exchange-certificates", "bazaars"))
    table.beside = ["bazaar-2"]
    table.certificates[0] = Certificate("y", 2)
    table.hands[0] = ["y9", "y3"]
    assert words(table, "bazaar") == {"bazaar:bazaar-2:y9,x"}
    table.play("bazaar:bazaar-2:y9,x")
    assert table.phase == "further" and table.certificates[0] is None


SQUARE = {"n1": "tower-7", "e1": "garden-9", "n1e1": "pavilion-2"}


def test_buy_a_falcon() -> None:
    table = six_bare(3, ("falconers",))
    own(table, 0, SQUARE)
    table.falcons_open = {"white": ("garden", "tower"), "brown": ("arcades", "tower"), "black": None}
    table.falcon_piles["white"] = [("pavilion", "seraglio")]
    table.hands[0] = ["y3", "g2", "b1"]
    assert words(table, "falcon") == {"falcon:white@n1"}
    table.play("falcon:white@n1")
    assert table.legal() == {"pay:y3,g2"}
    table.play("pay:y3,g2")
    assert table.falcons[0] == [Falcon("white", ("garden", "tower"), (0, 1))]
    assert table.actor == 1 and table.falcons_open["white"] == ("pavilion", "seraglio")
    table.turn, table.hands[0] = 0, ["y9"]
    assert not words(table, "falcon") and not words(table, "remove")
    assert table.discards == ["y3", "g2"]


def test_an_unfinished_site_shows_no_type_to_falcons() -> None:
    table = six_bare(3, ("falconers", "building-sites"))
    own(table, 0, SQUARE)
    table.falcons_open["white"] = ("garden", "tower")
    table.hands[0] = ["y9"]
    assert "falcon:white@n1" in table.legal()
    table.markers["tower-7"] = "y"
    assert "falcon:white@n1" not in table.legal()
    table.hands[0] = ["y4"]
    table.markers.clear()
    assert not words(table, "falcon")


def test_markers_are_turned_before_tiles_are_left_over() -> None:
    table = six_bare(3, ("building-sites", "exchange-certificates"))
    own(table, 0, {"n1": "tower-7"})
    own(table, 1, {"-1": "tower-8"})
    table.markers = {"tower-7": "y", "tower-8": "g"}
    table.hands = [["y9", "g2"], ["g5", "b1"], ["y1", "o2"]]
    table.certificates = [Certificate("y", 6), None, Certificate("o", 1)]
    table.pawns |= {"y": 1, "o": 1}
    table._leave_over()
    assert table.hands == [["g2"], ["g5", "b1"], ["y1", "o2"]]
    assert table.aside == [[], ["tower-12", "tower-13"], ["garden-12", "tower-11-none"]]
    assert table.certificates == [None, None, Certificate("o", 1)] and table.actor == 1
    assert table.voided == [(0, Certificate("y", 6))] and (table.pawns["y"], table.pawns["o"]) == (2, 1)


def test_stored_money_counts_for_what_is_left_over() -> None:
    table = six_bare(3, ("exchange-certificates",))
    table.hands = [["y5"], ["y3"], []]
    table.certificates[1] = Certificate("y", 3)
    table._leave_over()
    assert table.aside == [[], ["tower-11-none"], []]


def test_gatehouses_and_sites_do_not_break_a_camp_line() -> None:
    table = six_bare(3, ("gatehouses", "camps", "building-sites"))
    own(table, 0, {"e1": "tower-7", "e2": "tower-11-none", "w1": "chambers-9-W", "w2": "camp-2"})
    table.gates[0] = {"e3": Gate("tower", "NE")}
    assert table._camps(0) == 4
    table.markers["tower-7"] = "y"
    assert table._camps(0) == 3
    own(table, 0, {"e4": "tower-10"})
    assert table._camps(0) == 4


def test_the_module_tiles_of_a_new_game() -> None:
    table = six_game(2)
    assert len(table.neutral) == 6 and None not in table.market
    assert table.pawns == dict.fromkeys("ygbo", 1) and len(table.bag) == 8
    assert all(len(pile) == 4 for pile in table.falcon_piles.values())
    assert len(table.tiles) == 54 + 8 + 8 + 9 + 1
