"""Card, plaza and exact change (R-37 to R-39)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import view
from alhambra.modules.guards.events import PlazaTaken
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.extras import scored
from tests.support.red_builders import guard_board, play, red_table, refusal, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5


@clause("R-37")
def test_any_one_card_of_the_display_is_taken() -> None:
    state = red_table(display="y9 g1 g1 o7")
    assert words(state, "use:card") == {"use:card:y9", "use:card:g1", "use:card:o7"}
    play(state, "use:card:g1")
    seen = view(state, 0)
    assert (seen.hand, seen.display) == (("g1",), ("y9", None, "g1", "o7"))
    assert "take:g1" in words(state)  # the other one


@clause("R-37")
def test_the_slot_is_filled_at_the_end_of_the_turn() -> None:
    state = red_table(display="y9 g1 g1 o7", pile="b2 b3")
    play(state, "use:card:y9", "take:o7", "done")
    assert view(state, None).display == ("b2", "g1", "g1", "b3")


@clause("R-37")
def test_a_card_that_is_not_on_the_display_is_refused() -> None:
    assert refused(red_table(), "use:card:y8") == ("R-37", "not-on-display")
    assert refusal(red_table(), "use:card:y8").message == "The display does not hold y8."


@clause("R-37")
def test_not_with_an_empty_display() -> None:
    state = red_table(display="- - - -", spare_cards=1)
    assert not words(state, "use:card")
    assert refused(state, "use:card:y1") == ("R-37", "not-on-display")
    taken = red_table(display="- - - y1", spare_cards=1)
    play(taken, "take:y1")
    assert not words(taken, "use:card")


@clause("R-38")
def test_a_plaza_is_treated_as_a_building_bought_this_turn() -> None:
    state = red_table()
    assert play(state, "use:plaza")[1:] == [PlazaTaken(0, "plaza-1")]
    assert view(state, None).asides[0] == ("plaza-1",) and guard_board(state).plazas == 5
    assert refused(state, "keep:plaza-1") == ("A-44", "not-now")
    play(state, "take:y9", "done")
    assert words(state) == {"keep:plaza-1", *(f"lay:plaza-1@{place}" for place in ("n1", "e1", "s1", "w1"))}
    play(state, "lay:plaza-1@n1")
    assert [one.tile for one in view(state, None).palaces[0].tiles] == ["plaza-1", "fountain"]


@clause("R-38")
def test_a_plaza_is_put_into_the_reserve_laid_removed_and_swapped() -> None:
    used: dict[str, Any] = {"used": "card wall plaza exact-change"}
    kept = red_table(phase="lay", asides=["plaza-1"], **used)
    play(kept, "keep:plaza-1")
    assert view(kept, None).reserves[0] == ("plaza-1",)
    laid = red_table(reserves=["plaza-1"], **used)
    play(laid, "lay:plaza-1@e1")
    assert view(laid, None).palaces[0].tiles[1].tile == "plaza-1"
    removed = red_table(palaces=["plaza-1@e1"], **used)
    play(removed, "remove:plaza-1")
    assert view(removed, None).reserves[0] == ("plaza-1",)
    swapped = red_table(palaces=["plaza-1@e1"], reserves=["terrain-22"], **used)
    play(swapped, "swap:plaza-1/terrain-22")
    assert view(swapped, None).reserves[0] == ("plaza-1",)


@clause("R-38", "R-63")
def test_a_plaza_has_no_type_no_token_and_no_guard() -> None:
    state = red_table(phase="lay", asides=["plaza-1"], tokens="")
    play(state, "lay:plaza-1@n1")
    assert "plaza-1" not in view(state, None).types
    assert guard_board(state).guards == {} and guard_board(state).supply == 32
    for number in (1, 2, 3):
        assert scored(state, number, "") == [0, 0, 0]


@clause("R-38", "R-83")
def test_a_plaza_cannot_be_given_away() -> None:
    state = red_table(2, phase="lay", asides=["plaza-1"])
    assert not words(state, "give")
    assert refused(state, "give:plaza-1") == ("R-38", "not-given")
    assert refusal(state, "give:plaza-1").message == "plaza-1 is a plaza: it cannot be given away."


@clause("R-38")
def test_plazas_while_the_supply_lasts() -> None:
    state = red_table(reserves=["", "plaza-1 plaza-2 plaza-3 plaza-4 plaza-5"])
    play(state, "use:plaza")
    assert view(state, None).asides[0] == ("plaza-6",)
    without = red_table(reserves=["", "plaza-1 plaza-2 plaza-3 plaza-4 plaza-5 plaza-6"])
    assert not words(without, "use:plaza")
    assert refused(without, "use:plaza") == ("R-38", "none-left")
    assert refusal(without, "use:plaza").message == "No plaza is left."


def overpaid(**settings: Any) -> PalaceState:
    state = red_table(**{"market": CHEAP, "hands": ["y3 g3 b9 o9"], "used": "plaza wall"} | settings)
    play(state, "buy:1:y3")
    return state


@clause("R-39")
def test_an_overpayment_counts_as_exact_and_gives_the_further_action() -> None:
    state = overpaid()
    assert words(state, "use:exact") == {"use:exact-change"} and not words(state, "take")
    play(state, "use:exact-change")
    seen = view(state, 0)
    assert (seen.phase, seen.earned, seen.scores) == ("act", True, (4, 5, 5))
    assert seen.hand == ("g3", "b9", "o9")  # no change is given
    assert {"take:y9", "buy:2:g3", "buy:3:b9", "done"} <= words(state)


@clause("R-39")
def test_other_abilities_may_come_between() -> None:
    state = overpaid()
    play(state, "use:card:y9", "use:exact-change", "take:g9")
    assert view(state, 0).hand == ("y9", "g3", "g9", "b9", "o9")


@clause("R-39")
def test_it_is_used_once_a_turn() -> None:
    state = overpaid(used="plaza wall card")
    play(state, "use:exact-change", "buy:3:b9")
    assert view(state, None).phase == "lay"
    again = overpaid()
    play(again, "use:exact-change", "buy:3:b9")
    assert refused(again, "use:exact-change") == ("R-22", "used-up")


@clause("R-39")
@pytest.mark.parametrize("moves", [(), ("buy:2:g3",), ("take:y9",), ("buy:2:g3", "take:y9"), ("remove:terrain-30",)])
def test_without_an_overpayment_it_is_refused(moves: tuple[str, ...]) -> None:
    state = red_table(market=CHEAP, hands=["y3 g3"], palaces=["terrain-30@n1"])
    play(state, *moves)
    assert not words(state, "use:exact")
    assert refused(state, "use:exact-change") == ("R-39", "not-overpaid")
    assert "not just overpaid" in refusal(state, "use:exact-change").message


@clause("R-39")
def test_it_is_declared_before_laying() -> None:
    state = overpaid()
    play(state, "done")
    assert refused(state, "use:exact-change") == ("R-22", "not-now")


@clause("R-39")
def test_an_overpayment_after_an_exact_purchase_counts_too() -> None:
    state = red_table(market=CHEAP, hands=["y3 g3"], used="card plaza wall")
    play(state, "buy:2:g3", "buy:1:y3")
    assert words(state) == {"use:exact-change", "done"}


@clause("R-39")
def test_an_overpayment_of_an_earlier_turn_does_not_count() -> None:
    state = overpaid()
    play(state, "done", "keep:terrain-01", "take:y9", "done", "take:g9", "done")
    assert state.actor == 0 and refused(state, "use:exact-change") == ("R-39", "not-overpaid")


@clause("R-39", "B-3")
def test_it_does_not_allow_to_overpay_for_a_bazaar() -> None:
    state = red_table(market=CHEAP, hands=["y3"], modules=("bazaars",), slices={"bazaars": "bazaar-2"})
    assert not words(state, "bazaar")
    assert refused(state, "bazaar:bazaar-2:y3") == ("B-3", "not-exact")


@clause("R-39", "R-35")
def test_it_does_not_allow_to_overpay_on_the_preview_board() -> None:
    state = red_table(
        preview="terrain-03 terrain-45 terrain-46", hands=["y3 y4 g1"],
        abilities="exact-change preview-purchase card plaza",
    )  # fmt: skip
    play(state, "use:preview-purchase:g1")
    assert words(state) == {"preview:1:y3"}
    assert refused(state, "preview:1:y4") == ("R-35", "not-exact")
