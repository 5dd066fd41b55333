"""A turn of The Red Palace: actions, and abilities beside them (R-20 to R-22, R-53)."""

from __future__ import annotations

import pytest

from alhambra import view
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import guard_board, play, red_table, refusal, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
ALL_USED = "card wall plaza exact-change"


@clause("R-20")
def test_the_action_is_to_take_money_to_buy_or_to_redesign() -> None:
    state = red_table(
        market=CHEAP, hands=["y2 g4"], palaces=["terrain-30@n1"], reserves=["terrain-32"], display="y1 g3 - -",
        used=ALL_USED,
    )  # fmt: skip
    assert words(state) == {
        "take:y1", "take:g3", "take:y1,g3", "buy:1:y2", "buy:2:g4", "remove:terrain-30", "swap:terrain-30/terrain-32",
        *(f"lay:terrain-32@{place}" for place in ("e1", "s1", "w1", "n1e1", "n1w1")),
    }  # fmt: skip
    assert refused(state, "done") == ("A-20", "compulsory")


@clause("R-20")
def test_an_exact_purchase_earns_another_action_and_an_overpaid_one_does_not() -> None:
    state = red_table(market=CHEAP, hands=["y2 g4"])
    play(state, "buy:1:y2")
    assert (view(state, None).phase, view(state, None).earned) == ("act", True)
    assert {"buy:2:g4", "take:y9", "done"} <= words(state)
    play(state, "buy:2:g4")
    assert (view(state, None).phase, view(state, None).earned) == ("after", False)


@clause("R-20")
def test_the_limit_of_five_actions_does_not_hold() -> None:
    state = red_table(
        market=CHEAP, preview="terrain-03 terrain-44 terrain-45", hands=["y1 y2 y3 g3 b4 o5"], scores="20 0 0",
        abilities="card wall preview-purchase exact-change",
    )  # fmt: skip
    play(state, "buy:1:y2", "buy:2:g3", "buy:3:b4", "buy:4:o5", "use:preview-purchase:y1", "preview:1:y3")
    assert view(state, None).earned and len(view(state, None).asides[0]) == 5
    play(state, "take:y9")  # the sixth action
    assert view(state, 0).hand == ("y9",)


@clause("R-20")
def test_five_exact_purchases_and_a_sixth() -> None:
    """With a bazaar beside the board more can be bought than lies on the market."""
    state = red_table(
        market=CHEAP, preview="terrain-03 terrain-44 terrain-45", hands=["y1 y2 y2 y3 g3 b4 o5"], modules=("bazaars",),
        slices={"bazaars": "bazaar-2"}, abilities="card wall preview-purchase exact-change",
    )  # fmt: skip
    play(state, "bazaar:bazaar-2:y2", "buy:1:y2", "buy:2:g3", "buy:3:b4", "buy:4:o5")
    play(state, "use:preview-purchase:y1", "preview:1:y3", "take:y9")
    assert len(view(state, None).asides[0]) == 6


@clause("R-21")
def test_buildings_bought_are_set_aside_and_laid_at_the_end_of_the_turn() -> None:
    state = red_table(market=CHEAP, hands=["y2 g3"], palaces=["terrain-32@n1"])
    play(state, "buy:1:y2")
    assert view(state, None).asides[0] == ("terrain-01",)
    assert not words(state, "lay") and not words(state, "keep")
    assert refused(state, "keep:terrain-01") == ("A-44", "not-now")
    assert refused(state, "lay:terrain-01@s1") == ("A-44", "set-aside")
    assert refused(state, "swap:terrain-32/terrain-01") == ("A-44", "set-aside")
    play(state, "buy:2:g3", "done")
    assert view(state, None).phase == "lay"
    assert words(state, "keep") == {"keep:terrain-01", "keep:terrain-02"}
    play(state, "lay:terrain-02@s1", "keep:terrain-01")
    seen = view(state, None)
    assert (seen.reserves[0], seen.actor, len(seen.palaces[0].tiles)) == (("terrain-01",), 1, 3)


def before() -> PalaceState:
    return red_table(market=CHEAP, hands=["y2"])


@clause("R-22")
def test_an_ability_before_the_action_is_no_action() -> None:
    state = before()
    play(state, "use:card:g9")
    assert view(state, 0).hand == ("y2", "g9")
    assert view(state, None).phase == "act" and not view(state, None).earned
    assert refused(state, "done") == ("A-20", "compulsory")
    assert {"take:y9", "buy:1:y2"} <= words(state)


@clause("R-22")
def test_an_ability_between_the_actions() -> None:
    state = before()
    play(state, "buy:1:y2", "use:card:g9", "use:plaza")
    assert view(state, None).asides[0] == ("terrain-01", "plaza-1")
    assert view(state, None).earned and {"take:y9", "done"} <= words(state)


@clause("R-22")
def test_the_turn_does_not_end_by_itself_after_the_last_action() -> None:
    state = before()
    play(state, "take:y9")
    seen = view(state, None)
    assert (seen.actor, seen.phase, seen.display) == (0, "after", (None, "g9", "b9", "o9"))
    assert words(state) == {"use:card:g9", "use:card:b9", "use:card:o9", "use:plaza", "done"}
    play(state, "use:card:g9")
    assert (view(state, None).actor, view(state, None).phase) == (0, "after")
    play(state, "done")
    assert view(state, None).actor == 1


@clause("R-22")
@pytest.mark.parametrize("move", ["take:g9", "buy:1:y2", "lay:terrain-32@s1", "remove:terrain-30"])
def test_no_action_is_taken_when_the_actions_are_over(move: str) -> None:
    state = red_table(market=CHEAP, hands=["y2"], palaces=["terrain-30@n1"], reserves=["terrain-32"])
    play(state, "take:y9")
    assert refused(state, move) == ("R-22", "not-now")
    assert "use an ability or say done" in refusal(state, move).message


@clause("R-22")
def test_who_can_use_nothing_goes_on_at_once() -> None:
    state = red_table(used=ALL_USED)
    play(state, "take:y9")
    assert state.actor == 1
    poor = red_table(scores="0 0 0", market=CHEAP, hands=["y3"])  # neither guards nor points
    play(poor, "buy:1:y3")
    assert view(poor, None).phase == "lay"
    last = red_table(scores="1 0 0", display="y9 - - -")  # a single point for a single ability
    play(last, "take:y9", "use:plaza")
    assert view(last, None).phase == "lay"


@clause("R-22")
def test_each_ability_at_most_once_a_turn() -> None:
    state = before()
    play(state, "use:card:g9")
    assert not words(state, "use:card")
    assert refused(state, "use:card:b9") == ("R-22", "used-up")
    assert refusal(state, "use:card:b9").message == "card was used this turn already."
    play(state, "buy:1:y2", "take:y9")
    assert refused(state, "use:card:b9") == ("R-22", "used-up")


@clause("R-22")
@pytest.mark.parametrize("move", ["use:card:y9", "use:plaza", "use:wall", "use:exact-change"])
def test_no_ability_once_laying_starts(move: str) -> None:
    state = before()
    play(state, "buy:1:y2", "done")
    assert words(state, "use") == set()
    assert refused(state, move) == ("R-22", "not-now")
    assert refusal(state, move).message == "Abilities are used before the tiles are laid."


@clause("R-22")
@pytest.mark.parametrize("move", ["use:preview-purchase:y1", "use:new-token:2"])
def test_preview_purchase_and_new_token_need_an_action_left(move: str) -> None:
    state = red_table(
        market=CHEAP, preview="terrain-03 terrain-44 terrain-45", hands=["y1 y2 y3 g9"],
        abilities="card plaza preview-purchase new-token",
    )  # fmt: skip
    assert move in words(state)
    play(state, "buy:1:y2")
    assert move in words(state)
    play(state, "take:y9")
    assert view(state, None).phase == "after" and move not in words(state)
    assert refused(state, move) == ("R-22", "not-now")


@clause("R-22")
def test_who_passes_may_use_abilities_before() -> None:
    state = red_table(display="- - - -", spare_cards=1, used="card wall exact-change")
    assert words(state) == {"pass", "use:plaza"}
    play(state, "use:plaza")
    assert words(state) == {"pass"}
    play(state, "pass")
    assert view(state, None).phase == "lay"


@clause("R-53")
def test_the_abilities_are_available_again_after_the_turn() -> None:
    state = before()
    play(state, "use:card:g9", "use:plaza", "take:y9", "done", "keep:plaza-1")
    assert state.actor == 1
    assert not any(ability.used for ability in guard_board(state).abilities)
    assert {"use:card:b9", "use:plaza"} <= words(state)
    play(state, "use:plaza", "take:b9", "done", "keep:plaza-2")
    play(state, "take:o9", "done")
    assert (state.actor, "use:plaza" in words(state)) == (0, True)


@clause("R-22", "R-11")
def test_an_ability_that_is_not_on_the_board_is_refused() -> None:
    for move in ("use:march", "use:half-building:tower", "use:new-token:1", "use:preview-purchase:y2"):
        assert refused(before(), move) == ("R-11", "no-ability")
    assert "does not have march" in refusal(before(), "use:march").message
